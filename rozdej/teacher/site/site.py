"""Builds the site of lessons: a folder of pages that a browser opens without a network.

A lesson is copied as it is written, each file a page. Hints are inserted below their levels, a lesson may end at a
level, and given files that it links to become pages.
"""

import importlib.util
import io
import os
import re
import shutil
import tempfile
import textwrap
from collections.abc import Iterable
from pathlib import Path

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.hints import Hint
from rozdej.core.exercises.lesson import FENCE, LEVEL_LINE, lesson_until, logical_lines
from rozdej.teacher.commands import check_level

INDEX = 'index'
GUIDE = 'zacatek'
LINKED_FILE = re.compile(r'\]\((\w+\.py)\)')
WALL = '`' * 8
"""A code fence longer than any in the lessons."""

MARK = '<meta name="generator" content="rozdej lessons">'
"""A line in the first page of each site. A folder whose index has it may be replaced."""

COLOURS = re.compile('\x1b.*?m')
WARNING = re.compile(r'(?:(\S+\.md)(?::\d+)?: )?(?:WARNING|ERROR|CRITICAL): (.*?)(?: \[[\w.]+\])?')
"""A warning of Sphinx: file (the line is not the lesson's, because of inserted hints), text, kind."""


def write_sources(exercises: Iterable[Exercise], folder: Path, until: int | None, guide: Path | None) -> None:
    """Write the pages of these exercises and their index as Markdown files into a folder, for Sphinx."""
    pages = []
    if guide is not None:
        shutil.copy(guide, folder / f'{GUIDE}.md')
        pages.append(GUIDE)
    for exercise in exercises:
        pages += [f'{exercise.name}/{name}' for name in _write_exercise(exercise, folder / exercise.name, until)]
    tree = '\n'.join(['```{toctree}', ':hidden:', '', *pages, '```'])
    (folder / f'{INDEX}.md').write_text(f'# Rozdej!\n\n{tree}\n', encoding='utf-8')


def _write_exercise(exercise: Exercise, folder: Path, until: int | None) -> list[str]:
    """Write the pages of a lesson and return their names, in order."""
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
    """Yield the lines of a lesson, with the hints of each level below it."""
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


def build(exercises: Iterable[Exercise], folder: Path, until: int | None = None, guide: Path | None = None) -> None:
    """Write the lessons of these exercises as pages into `folder`, in teaching order, with `index.html`.

    `until` ends each lesson at that level. `guide` is a Czech Markdown file for the page of first steps, to which links
    to README lead. The folder may be missing, empty, or an earlier site, which is replaced. The same input gives the
    same bytes. Raises `CannotRun`.
    """
    exercises = sorted(exercises, key=lambda exercise: (exercise.order, exercise.name))
    if missing := [name for name in ('sphinx', 'myst_parser') if importlib.util.find_spec(name) is None]:
        raise CannotRun(
            f'lessons as pages need {missing[0]}: type pip install -e ".[teacher]" in the folder of the kit'
        )
    for exercise in exercises:
        if until is not None and until < min(exercise.lesson.levels, default=0):
            raise CannotRun(
                f'{exercise.name} has no level up to {until}; its first one is {min(exercise.lesson.levels)}'
            )
    check_level(exercises, until)
    check_free(folder, MARK, 'a site of lessons')
    with tempfile.TemporaryDirectory() as name:
        temporary = Path(name).resolve()
        source, pages = temporary / 'source', temporary / 'pages'
        source.mkdir()
        write_sources(exercises, source, until, guide)
        warnings = _run_sphinx(source, pages, temporary / 'doctrees')
        if warnings:
            raise CannotRun(_in_words(warnings[0], source))
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(pages, folder)


def check_free(folder: Path, mark: str, what: str) -> None:
    """Raise `CannotRun` when the folder holds something else than pages whose index has the mark."""
    if folder.exists() and not folder.is_dir():
        raise CannotRun(f'{folder} is a file: choose a folder with --out')
    if folder.is_dir() and any(folder.iterdir()):
        index = folder / 'index.html'
        if not index.is_file() or mark not in index.read_text(encoding='utf-8', errors='replace'):
            raise CannotRun(f'{folder} holds something else than {what}: choose another folder with --out')


def _in_words(warning: str, source: Path) -> str:
    found = WARNING.fullmatch(warning.replace(f'{source}{os.sep}', ''))
    if not found:
        return warning
    return f'zadani/{found[1]}: {found[2]}: mend it and build again' if found[1] else found[2]


def _run_sphinx(source: Path, pages: Path, doctrees: Path) -> list[str]:
    """Run Sphinx and return its warnings, one line each."""
    from sphinx.application import Sphinx
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    warnings = io.StringIO()
    with patch_docutils(source), docutils_namespace():
        app = Sphinx(
            source,
            None,
            pages,
            doctrees,
            'lessons',
            confoverrides={
                'project': 'Rozdej!',
                'language': 'cs',
                'extensions': ['myst_parser', 'rozdej.teacher.site.extension'],
                'html_theme': 'rozdej_lessons',
                'myst_all_links_external': True,
                'smartquotes': False,
                'html_copy_source': False,
                'html_use_index': False,
                'html_domain_indices': False,
            },
            status=None,
            warning=warnings,
            freshenv=True,
        )
        app.build()
    return [line for line in COLOURS.sub('', warnings.getvalue()).splitlines() if line.strip()]
