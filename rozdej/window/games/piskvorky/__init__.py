"""Piškvorky: `EMBLEM` are the pictures that stand for the game in lists, from left to right."""

EMBLEM = ('stone-x', 'stone-o', 'stone-x')
