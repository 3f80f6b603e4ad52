"""What stands for Klondike on the start screen."""

PICTURES = ('Pi-1', 'Sr-13', 'Kr-12')
"""Names of pictures, from left to right."""
