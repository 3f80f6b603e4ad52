"""What a student's command line names: an exercise, and a folder with a program of it."""

from difflib import get_close_matches
from pathlib import Path

from rozdej.exercises import Exercise
from rozdej.feedback.texts import describe_no_implementation
from rozdej.student.implementation import NoImplementation, find_implementations, folder_meant


class Impossible(Exception):
    """The command asks for something that is not there; the text is Czech."""


def chosen(name: str | None, exercises: list[Exercise]) -> Exercise | None:
    """The exercise of that name; None when no name was given. Raises `Impossible`."""
    by_name = {exercise.name: exercise for exercise in exercises}
    if name is None or name in by_name:
        return by_name[name] if name else None
    near = get_close_matches(name.lower(), by_name, n=1, cutoff=0.5)
    hint = f'Nemá to být {near[0]}? ' if near else ''
    raise Impossible(f'Cvičení {name} tu není. {hint}Jsou tu: {", ".join(by_name)}.')


def program_folder(impl: str | None, root: Path, exercises: list[Exercise]) -> Path:
    """The folder that `--impl` means, seen from here or from the kit. Raises `Impossible`."""
    folder = folder_meant(impl, root, Path.cwd())
    try:
        find_implementations(folder, exercises)
    except NoImplementation as error:
        raise Impossible(describe_no_implementation(error)) from None
    return folder
