"""What stands for Srdce on the start screen."""

PICTURES = ('Sr-1', 'Pi-12', 'Sr-13')
"""Names of pictures, from left to right."""
