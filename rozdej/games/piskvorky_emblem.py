"""What stands for Piškvorky on the start screen."""

PICTURES = ('stone-x', 'stone-o', 'stone-x')
"""Names of pictures, from left to right."""
