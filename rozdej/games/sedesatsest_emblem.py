"""What stands for Šedesát šest on the start screen."""

PICTURES = ('figure-1-glad', 'figure-2-calm')
"""Names of pictures, from left to right."""
