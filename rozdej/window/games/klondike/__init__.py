"""Klondike: `EMBLEM` are the pictures that stand for the game in lists, from left to right."""

EMBLEM = ('Pi-1', 'Sr-13', 'Kr-12')
