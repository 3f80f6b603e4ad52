"""Writes the pages into a folder that any web server can serve, without files of teachers."""

import hashlib
import html
import io
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from string import Template

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import emblem as emblem_of
from rozdej.core.exercises.lesson import Lesson
from rozdej.core.student.implementation import Implementation
from rozdej.teacher.handout.contents import contents
from rozdej.teacher.site import build as build_lessons
from rozdej.teacher.site import check_free
from rozdej.teacher.web.vendored import BUNDLE, PAGES, fetch_parts

MARK = '<meta name="generator" content="rozdej web">'
"""A line in the first page. A folder whose index has it may be replaced."""

COPIED = 'app.js', 'atlas.js', 'console.js', 'python.js', 'start.js', 'store.js', 'table.js', 'worker.js', 'style.css'
PICTURES = 'deck.png', 'deck4.png', 'pieces.png', 'deck.json', 'pieces.json'
NOT_INSIDE = re.compile(
    r'(static|rozdej/window/display|rozdej/teacher/isolation)/|(start|ui)\.py$|README\.md$|.*/obrazky/'
)
"""Files of a handout that need a window or a terminal."""

NOT_IMPORTED = re.compile(r'pygments/(lexers/(?!__init__|_mapping|python|diff)|styles/(?!__init__|_mapping|default))')
"""Files of the libraries that are never imported: most of Pygments is other languages and styles."""

IS_RUN = re.compile(r'^if __name__ == .__main__.:', re.MULTILINE)
"""A line in modules that can be run as programs."""

INSIDE = (
    'rozdej/teacher/web/__init__.py',
    'rozdej/window/browser/console_game.py',
    'rozdej/window/browser/pyodide_bridge.py',
)


def write_site(root: Path, exercises: list[Exercise], until: int | None, folder: Path) -> None:
    """Write the pages of these exercises into a folder that is new, empty, or has earlier pages. Raises `CannotRun`."""
    check_free(folder, MARK, 'pages of rozdej web')
    fetched = fetch_parts(root / 'requirements.lock')
    files = contents(root, exercises, until)
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / 'site'
        made.mkdir()
        build_lessons(exercises, made / 'lekce', until)
        shutil.copytree(fetched / 'pyodide', made / 'pyodide')
        for bundle in BUNDLE:
            shutil.copy(fetched / bundle, made)
        for page in COPIED:
            shutil.copy(PAGES / page, made)
        (made / 'static').mkdir()
        for picture in PICTURES:
            shutil.copy(root / 'static' / picture, made / 'static')
        (made / 'kit.zip').write_bytes(zip_files(kit_files(root, files)))
        (made / 'libraries.zip').write_bytes(zip_files(wheel_files(fetched / 'wheels')))
        for exercise in exercises:
            (made / f'{exercise.name}.html').write_text(exercise_page(exercise, until), encoding='utf-8')
            given = {path: files[f'zadani/{exercise.name}/{path}'].decode() for path in student_files(exercise)}
            (made / f'{exercise.name}.json').write_text(json.dumps(given, ensure_ascii=False), encoding='utf-8')
        (made / 'index.html').write_text(start_page(root, exercises, until), encoding='utf-8')
        write_offline(made)
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(made, folder)


def kit_files(root: Path, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of a handout that Python in the browser needs, by path."""
    found = {path: data for path, data in files.items() if not NOT_INSIDE.match(path)}
    return {**found, **{path: (root / path).read_bytes() for path in INSIDE}}


def wheel_files(folder: Path) -> dict[str, bytes]:
    """Return the files of all wheels in a folder, by path."""
    found: dict[str, bytes] = {}
    for wheel in sorted(folder.glob('*.whl')):
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if not name.endswith('/') and not NOT_IMPORTED.match(name)]
            found |= {name: archive.read(name) for name in names}
    return found


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """Zip the files. The same files give the same bytes."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            # Without a time, a `ZipInfo` has the earliest one, so the same files give the same bytes.
            archive.writestr(zipfile.ZipInfo(path), files[path], zipfile.ZIP_DEFLATED)
    return target.getvalue()


def student_files(exercise: Exercise) -> list[str]:
    """Return the names of the files that a student edits."""
    program = Implementation(exercise, exercise.given)
    return [f'{module}.py' for module in program.modules if module not in program.given_modules]


def consoles(exercise: Exercise) -> list[str]:
    """Return the names of the files that can be run as programs."""
    files = (exercise.given / f'{module}.py' for module in Implementation(exercise, exercise.given).modules)
    return [file.name for file in files if IS_RUN.search(file.read_text(encoding='utf-8'))]


def _section(lesson: Lesson, test: str) -> str:
    """Return the section of the lesson for a test file, by the level in its name."""
    number = re.match(r'test_(\d+)', test)
    level = lesson.levels.get(int(number[1])) if number else None
    return level.section if level else ''


def exercise_page(exercise: Exercise, until: int | None) -> str:
    """Make the page of an exercise."""
    lesson = exercise.lesson
    levels = [number for number in lesson.levels if until is None or number <= until]
    names = [path.name for path in sorted(exercise.tests.glob('test_*.py'))]
    tests = {f'tests/{exercise.name}/{name}': _section(lesson, name) for name in names}
    files = student_files(exercise)
    data = {'name': exercise.name, 'files': files, 'levels': levels, 'tests': tests}
    options = ''.join(f'<option value="{number}">{number}</option>' for number in levels)
    buttons = ''.join(
        f'<button type="button" role="tab" data-file="{name}" aria-controls="editor">{name}</button>' for name in files
    )
    title = html.escape(lesson.title)
    return fill_template(
        'page.html',
        f'{title} · Rozdej!',
        name=title,
        data=json.dumps(data, ensure_ascii=False).replace('<', '\\u003c'),
        lesson=f'lekce/{exercise.name}/{lesson.path.stem}.html',
        files=buttons,
        levels=options,
        consoles=''.join(f'<option>{name}</option>' for name in consoles(exercise)),
    )


def start_page(root: Path, exercises: list[Exercise], until: int | None) -> str:
    """Make the page with links to all exercises."""
    regions = {
        name: (sheet, box)
        for sheet in ('deck', 'pieces')
        for name, box in json.loads((root / f'static/{sheet}.json').read_text(encoding='utf-8')).items()
    }
    games = ''
    for exercise in exercises:
        levels = exercise.lesson.levels.items()
        count = sum(not level.is_voluntary for number, level in levels if until is None or number <= until)
        pictures = ''.join(emblem(*regions[name]) for name in emblem_of(exercise.name))
        games += (
            f'<li><a href="{exercise.name}.html" data-name="{exercise.name}" data-levels="{count}">'
            f'<span class="emblem" aria-hidden="true">{pictures}</span>'
            f'<strong>{html.escape(exercise.lesson.title)}</strong> <span class="state">Levelů: {count}</span>'
            f'<progress hidden aria-hidden="true"></progress> <span class="go">Začít</span></a></li>'
        )
    return fill_template('index.html', 'Rozdej!', games=games)


def emblem(sheet: str, box: list[int]) -> str:
    """Make SVG of the picture in that box of a sheet."""
    return f'<svg viewBox="{" ".join(map(str, box))}" class="{sheet}"><image href="static/{sheet}.png"/></svg>'


def fill_template(page: str, title: str, **parts: str) -> str:
    """Fill a template with its parts and its head. `title` is that of the browser's window."""
    head, body = (Template((PAGES / name).read_text(encoding='utf-8')) for name in ('head.html', page))
    return body.substitute(head=head.substitute(title=title), **parts)


def write_offline(made: Path) -> None:
    """Write `offline.js`, which stores the pages in the browser: the list of files, and their edition."""
    files = sorted(path for path in made.rglob('*') if path.is_file())
    edition = hashlib.sha256(b''.join(path.read_bytes() for path in files)).hexdigest()[:12]
    names = json.dumps(['./', *(path.relative_to(made).as_posix() for path in files)])
    text = (PAGES / 'offline.js').read_text(encoding='utf-8')
    (made / 'offline.js').write_text(text.replace('@EDITION@', edition).replace("['@FILES@']", names), encoding='utf-8')
