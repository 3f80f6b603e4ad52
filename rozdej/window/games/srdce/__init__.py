"""Srdce: `EMBLEM` are the pictures that stand for the game in lists, from left to right."""

EMBLEM = ('Sr-1', 'Pi-12', 'Sr-13')
