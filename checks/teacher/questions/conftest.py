"""What tests of `rozdej questions` share: classes, and runs of the command."""

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from checks.running import ROOT
from rozdej.core.exercises import find_exercises
from rozdej.teacher.questions.command import add_options, ask

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}


@pytest.fixture
def ask_class(bubblewrap: None, capsys: pytest.CaptureFixture) -> Callable[..., tuple[int, str]]:
    """`ask_class(folder, '--seed', 'a')` runs the command; gives the exit code and all output."""

    def run(*words: object) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        add_options(parser)
        code = ask(parser.parse_args([*map(str, words), '--jobs', '1']), [*EXERCISES.values()])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


def pages(out: Path) -> dict[str, str]:
    """The pages of a run by their names in the folder."""
    return {path.relative_to(out).as_posix(): path.read_text('utf-8') for path in out.rglob('*.html')}
