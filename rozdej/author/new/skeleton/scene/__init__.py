"""The game of Vzor: `EMBLEM` are the pictures that stand for it in lists, from left to right."""

EMBLEM = ()
