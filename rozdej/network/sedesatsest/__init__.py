"""Šedesát šest, over a network: `EMBLEM` are the pictures that stand for the game in lists, from left to right."""

EMBLEM = ('figure-1-glad', 'figure-2-calm')
