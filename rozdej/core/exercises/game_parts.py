"""Finds the modules of a game by the name of its exercise.

A game is a folder with the name of its exercise, below one of `FOLDERS`. Its modules are its parts: `scene` (the class
`Game`, for the window), and where there are any `opponents`, `tournament`, `network`, `watching`, `fixtures`, ….
"""

import importlib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from rozdej import KIT

FOLDERS = 'window/games', 'network'
"""Folders of `rozdej/` in which games lie."""


def game_folder(exercise: str, kit: Path) -> Path | None:
    """The folder of the exercise's game in the kit at that path; None when it has no scene."""
    folders = (kit / 'rozdej' / folder / exercise for folder in FOLDERS)
    return next((folder for folder in folders if (folder / 'scene.py').is_file()), None)


def find_part(exercise: str, part: str) -> ModuleType | None:
    """The module of that name in the exercise's game; None when it has none."""
    folder = game_folder(exercise, KIT)
    if folder is None or not (folder / f'{part}.py').is_file():
        return None
    return _imported(folder / part)


def has_scene(exercise: str) -> bool:
    """Whether the exercise of that name can be played in a window."""
    return game_folder(exercise, KIT) is not None


def emblem(exercise: str) -> Sequence[str]:
    """The pictures that stand for the exercise in lists of games, from left to right; none when it names none."""
    folder = game_folder(exercise, KIT)
    return getattr(_imported(folder), 'EMBLEM', ()) if folder else ()


def _imported(path: Path) -> ModuleType:
    return importlib.import_module('.'.join(path.relative_to(KIT).parts))
