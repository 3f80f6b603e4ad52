"""The scenes: one module for each exercise, under its name, with the class `Game` in it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

EMBLEMS: Mapping[str, Sequence[str]] = {
    'klondike': ('Pi-1', 'Sr-13', 'Kr-12'),
    'piskvorky': ('stone-x', 'stone-o', 'stone-x'),
    'blackjack': ('Pi-1', 'Sr-11', 'coin-100'),
    'srdce': ('Sr-1', 'Pi-12', 'Sr-13'),
    'sedesatsest': ('figure-1-glad', 'figure-2-calm'),
}
"""What stands for each exercise on the start screen: names of pictures, from left to right."""


def has_scene(exercise: str) -> bool:
    """Whether the exercise of that name can be played in a window."""
    return (Path(__file__).parent / f'{exercise}.py').is_file()
