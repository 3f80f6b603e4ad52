"""What stands for Blackjack on the start screen."""

PICTURES = ('Pi-1', 'Sr-11', 'coin-100')
"""Names of pictures, from left to right."""
