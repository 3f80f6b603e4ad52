"""What the site is made from: the lessons as Sphinx wants them, in a folder of their own.

A lesson stays as it is written, each file a page, but for three things: hints stand under their levels, a lesson may
end at a level, and the given files it links to become pages.
"""

import re
import shutil
import textwrap
from collections.abc import Iterable
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.hints import Hint
from rozdej.core.exercises.lesson import FENCE, LEVEL_LINE, logical_lines
from rozdej.core.exercises.lesson_until import lesson_until

INDEX = 'index'
GUIDE = 'zacatek'
LINKED_FILE = re.compile(r'\]\((\w+\.py)\)')
WALL = '`' * 8
"""A fence longer than any in the lessons."""


def write_sources(exercises: Iterable[Exercise], folder: Path, until: int | None, guide: Path | None) -> None:
    """Write the pages of these exercises, and the index that leads to them, as Markdown files into the folder."""
    pages = []
    if guide is not None:
        shutil.copy(guide, folder / f'{GUIDE}.md')
        pages.append(GUIDE)
    for exercise in exercises:
        pages += [f'{exercise.name}/{name}' for name in _write_exercise(exercise, folder / exercise.name, until)]
    tree = '\n'.join(['```{toctree}', ':hidden:', '', *pages, '```'])
    (folder / f'{INDEX}.md').write_text(f'# Rozdej!\n\n{tree}\n', encoding='utf-8')


def _write_exercise(exercise: Exercise, folder: Path, until: int | None) -> list[str]:
    """The names of the lesson's pages, in order."""
    folder.mkdir()
    files = exercise.lesson.files
    lesson = [path.read_text(encoding='utf-8') for path in files]
    if until is not None:
        lesson = lesson_until(lesson, until)
    pages = [path.stem for path in files[: len(lesson)]]
    for page, text in zip(pages, lesson, strict=True):
        with_hints = '\n'.join(_with_hints(logical_lines(text), exercise)) + '\n'
        (folder / f'{page}.md').write_text(with_hints, encoding='utf-8')
    if (exercise.given / 'obrazky').is_dir():
        shutil.copytree(exercise.given / 'obrazky', folder / 'obrazky')
    for name in sorted(set(LINKED_FILE.findall('\n'.join(lesson)))):
        if (exercise.given / name).is_file():
            _write_given(exercise, name, folder)
    return pages


def _write_given(exercise: Exercise, name: str, folder: Path) -> None:
    code = (exercise.given / name).read_text(encoding='utf-8').rstrip('\n')
    text = (
        f'---\norphan: true\n---\n\n# {name}\n\nSoubor k lekci [{exercise.lesson.title}]({exercise.lesson.path.name}). '
        f'Najdeš ho ve složce `zadani/{exercise.name}`.\n\n{WALL}python\n{code}\n{WALL}\n'
    )
    (folder / f'{Path(name).stem}.md').write_text(text, encoding='utf-8')


def _with_hints(lines: list[str], exercise: Exercise) -> Iterable[str]:
    """The lesson's lines, with the hints of a level right under the level."""
    in_code = False
    for line in lines:
        yield line
        if FENCE.fullmatch(line):
            in_code = not in_code
        elif not in_code and (level := LEVEL_LINE.fullmatch(line)) and (hints := exercise.hints.of(int(level[1]))):
            yield ''
            yield from textwrap.indent('\n'.join(_directive(hints)), '  ').splitlines()


def _directive(hints: list[Hint]) -> Iterable[str]:
    yield WALL + '{hints}'
    for hint in hints:
        yield '* ' + textwrap.indent(hint.text, '  ').lstrip()
        yield ''
    yield WALL
