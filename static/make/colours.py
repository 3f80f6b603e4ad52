"""Colours that several kinds of pictures share."""

PAPER = '#fffdf7'
EDGE = '#c9c1b2'
WHITE = '#fffaf0'
INK = '#2a1f24'
RED = '#bf1528'
BLACK = '#17171c'
GOLD, GOLD_DARK = '#f4bd3a', '#c4831a'
SILVER, SILVER_DARK = '#eaeef6', '#8f9bb8'
COPPER, COPPER_DARK = '#d9935c', '#9c5a2b'
