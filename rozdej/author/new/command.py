"""The command `rozdej new`."""

import argparse
import keyword
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from rozdej import CannotRun
from rozdej.core.exercises import TAKEN, Exercise, find_exercises

SKELETON = Path(__file__).resolve().parent / 'skeleton'
GAMES = 'rozdej/window/games'

EXAMPLE = 'vzor'
"""Name of the exercise in the skeleton."""

PURPOSES = {
    'zadani/lekce.md': 'the lesson: levels, and what each function promises',
    'zadani/napovedy.md': 'hints for each level',
    f'zadani/{EXAMPLE}.py': 'the stub that students fill in',
    f'reseni/{EXAMPLE}.py': 'the solution',
    'tests/test_010_pridej.py': 'the tests of the levels',
    f'samples/wrong/{EXAMPLE}/pridej.py': 'mistakes that the tests must catch',
    f'samples/right/{EXAMPLE}.py': 'other ways of being right',
    'samples/rules.txt': 'the rules of the lesson, and the levels that ask for them',
    'scene/__init__.py': 'what stands for the game in the list of games',
    'scene/scene.py': 'the table of the game in the window',
}
"""Files of the skeleton, in the order of the printed list."""

ORDER_STEP = 10

FIXTURES = frozenset(
    {
        'cache',
        'capfd',
        'capfdbinary',
        'caplog',
        'capsys',
        'capsysbinary',
        'capteesys',
        'doctest_namespace',
        'jednou',
        'klavesnice',
        'level',
        'monkeypatch',
        'naimportuj',
        'platformdirs_isolated',
        'pytestconfig',
        'record_property',
        'record_testsuite_property',
        'record_xml_attribute',
        'recwarn',
        'request',
        'sit',
        'spust',
        'subtests',
        'testrun_uid',
        'tmp_path',
        'tmp_path_factory',
        'tmpdir',
        'tmpdir_factory',
        'worker_id',
    }
)
"""Fixtures of pytest, its plugins and the kit: a test would get these instead of the exercise."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the argument of the command."""
    command.add_argument('name', help='name of the exercise and of its module, like klondike')


def new(name: str, root: Path) -> int:
    """Make the skeleton of an exercise in the kit. Return the exit code: 0, or 2 when it cannot be made."""
    try:
        check_name(name, root)
        files = dict(_files(name, root))
        _write(files, name, root)
    except CannotRun as refusal:
        print(f'rozdej new: {refusal}', file=sys.stderr)
        return 2
    names = [path.relative_to(root).as_posix() for path in files]
    width = max(map(len, names))
    print(f'Made the exercise {name}:')
    for path, purpose in zip(names, PURPOSES.values(), strict=True):
        print(f'  {path:{width}}  {purpose}')
    print(f'Next: rozdej check {name}')
    return 0


DEVICES = re.compile(r'con|prn|aux|nul|com\d|lpt\d')


def check_name(name: str, root: Path) -> None:
    """Raise `CannotRun` if the exercise cannot have this name."""
    if not (root / GAMES).is_dir():
        raise CannotRun(f'{root} has no {GAMES}, where scenes live; work in a clone of the whole kit')
    if not name.isascii():
        raise CannotRun(f'{name!r} has letters with diacritics, which file names had better not have; write it without')
    if not re.fullmatch(r'[a-z][a-z0-9_]*', name):
        raise CannotRun(f'{name!r} cannot be the name of a module; use small letters, digits and _, a letter first')
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise CannotRun(f'{name!r} is a word of Python itself; take another name')
    if name in TAKEN or name.startswith('test_') or name in {'conftest', 'start', 'ui', EXAMPLE}:
        raise CannotRun(f'{name!r} is a name that Python, pytest or the kit has taken; take another one')
    if name in FIXTURES:
        raise CannotRun(f'tests already get something called {name!r} from pytest or the kit; take another name')
    if DEVICES.fullmatch(name):
        raise CannotRun(f'Windows can have no file called {name!r}; take another name')
    for exercise in find_exercises(root):
        if name in (exercise.name, *exercise.modules):
            raise CannotRun(f'{name!r} is already in the exercise {exercise.name}; take another name')
    for path in _places(name, root).values():
        if path.exists():
            raise CannotRun(f'{path.relative_to(root).as_posix()} is already there; take another name, or move it away')


def _places(name: str, root: Path) -> dict[str, Path]:
    """Map each folder of the skeleton to its place in the kit."""
    exercise = Exercise(name, root)
    return {
        'zadani': exercise.given,
        'reseni': exercise.solution,
        'tests': exercise.tests,
        'samples': exercise.samples,
        'scene': root / GAMES / name,
    }


def _files(name: str, root: Path) -> Iterator[tuple[Path, str]]:
    """Yield path and text of each file of the exercise."""
    order = max((exercise.order for exercise in find_exercises(root)), default=0)
    places = _places(name, root)
    for source in PURPOSES:
        folder, _, inside = _rename(source, name).partition('/')
        text = _rename((SKELETON / source).read_text(encoding='utf-8'), name)
        yield places[folder] / inside, text.replace('poradi: 0', f'poradi: {_after(order)}')


def _after(order: float) -> int:
    """Return the next place in the teaching order. Infinity stands for a lesson without a place."""
    return ORDER_STEP if order == float('inf') else int(order // ORDER_STEP + 1) * ORDER_STEP


def _rename(text: str, name: str) -> str:
    """Replace the skeleton's name by the exercise's."""
    return text.replace(EXAMPLE, name).replace(EXAMPLE.capitalize(), name.capitalize())


def _write(files: dict[Path, str], name: str, root: Path) -> None:
    """Write all files. Raise `CannotRun` and remove all if one cannot be written."""
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding='utf-8', newline='\n')
        except OSError as error:
            for folder in _places(name, root).values():  # check_name has found none of them before
                shutil.rmtree(folder, ignore_errors=True)
            raise CannotRun(f'cannot write {path}: {error.strerror}; nothing was made, mend that and repeat') from None
