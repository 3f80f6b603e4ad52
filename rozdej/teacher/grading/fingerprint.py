"""Computes fingerprints of tests, kit and settings. A result with other fingerprints has to be graded again."""

import hashlib
import platform
from collections.abc import Iterable
from dataclasses import asdict
from importlib.metadata import version

from rozdej import KIT, __version__
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import game_folder
from rozdej.core.student.limits import Limits
from rozdej.teacher.fresh_cases import fresh_file

DECIDES_NOTHING = ('window/', 'network/', 'author/', 'teacher/grading/report')
"""Parts of the kit on which no verdict depends."""


def tests_fingerprint(exercise: Exercise) -> str:
    """The fingerprint of an exercise's tests, lesson, given files and fresh cases."""
    files = [*exercise.tests.rglob('*.py'), *exercise.given.glob('*.py'), *exercise.lesson.files]
    if (fresh := fresh_file(exercise)).is_file():
        parts = fresh.parent.glob('*.py') if fresh.stem == '__init__' else [fresh]
        files += [*sorted(parts), *exercise.solution.glob('*.py')]
    return _fingerprint((file.relative_to(exercise.root).as_posix(), file.read_bytes()) for file in files)


def kit_fingerprint(*games: str) -> str:
    """The fingerprint of the code that verdicts, or results of these games, depend on, and of the versions of Python
    and pytest."""
    package = KIT / 'rozdej'
    folders = [game_folder(game, KIT) for game in games]
    decides = tuple(f'{folder.relative_to(package).as_posix()}/' for folder in folders if folder)
    files = ((file.relative_to(package).as_posix(), file) for file in package.rglob('*.py'))
    parts = [
        (name, file.read_bytes())
        for name, file in files
        if name.startswith(decides) or not name.startswith(DECIDES_NOTHING)
    ]
    return _fingerprint([*parts, ('versions', versions().encode())])


def versions() -> str:
    """The versions of the kit, Python and pytest, in words."""
    return f'rozdej {__version__}, Python {platform.python_version()}, pytest {version("pytest")}'


def settings_text(limits: Limits, until: int | None, isolation: str, seed: str = '') -> str:
    """The settings of a run in words, the same for the same settings."""
    fresh = f'fresh cases with --seed {seed}' if seed else 'no fresh cases'
    numbers = ', '.join(_limit(name, value) for name, value in asdict(limits).items())
    return f'{isolation}; levels up to {until or "the last"}; {fresh}; {numbers}; {versions()}'


def _limit(name: str, value: float) -> str:
    """A limit in words: `memory_bytes` of 512 * 2**20 is "memory 512 MB", `seconds_per_call` of 2.0 "2 s per call"."""
    words = name.replace('_', ' ')
    if name.startswith('seconds'):
        return f'{value:g} s{words.removeprefix("seconds")}'
    if name.endswith('bytes'):
        megabytes, rest = divmod(int(value), 1 << 20)
        return f'{words.removesuffix("bytes")}{f"{value} bytes" if rest else f"{megabytes} MB"}'
    return f'{words} {value}'


def _fingerprint(parts: Iterable[tuple[str, bytes]]) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(parts):
        digest.update(f'{name}\n{len(content)}\n'.encode())
        digest.update(content)
    return digest.hexdigest()
