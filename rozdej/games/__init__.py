"""The scenes: one module for each exercise, under its name, with the class `Game` in it."""

from pathlib import Path


def has_scene(exercise: str) -> bool:
    """Whether the exercise of that name can be played in a window."""
    return (Path(__file__).parent / f'{exercise}.py').is_file()
