"""What is in a handout: the path of each file -> its bytes."""

import re
import tempfile
import tomllib
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import game_folder
from rozdej.core.exercises.lesson import commands_until
from rozdej.teacher.handout.truncate import cut
from rozdej.teacher.site import build

PAGES = 'stranky'
"""The folder of a handout with the lessons as web pages."""

BROWSER = 'prohlizec'
"""The folder of a handout with the whole kit as web pages, where that is wanted; `start.py` knows it, too."""

IN_A_BROWSER = f"""\
## Bez instalace, v prohlížeči

Lekce, testy i hry máš také na stránkách ve složce `{BROWSER}`. Otevře ti je jeden příkaz. Stačí k němu Python, nic
dalšího se neinstaluje (v macOS a Linuxu napiš `python3` místo `python`):

```console
python start.py --web
```

Co na stránkách napíšeš, zůstává v prohlížeči, ve kterém to píšeš. Do souboru si to uložíš tlačítkem „Stáhnout moji
práci“. Chceš raději pracovat ve svém editoru a hrát v okně? Pak pokračuj tady.

"""
"""What README says of these pages, before its first chapter."""

ENTRANCES = (
    'rozdej.core.testing.plugin',  # conftest.py
    'rozdej.window.display.main',  # ui.py
    'rozdej.window.play',  # the process with the game
    'rozdej.core.student.script_runner',  # started as a file of its own
    'rozdej.core.mutation_hints.service',  # the process that looks for a line or follows a call
)
SERVER = (
    'rozdej.__main__',  # python -m rozdej serve, which windows start too
    'rozdej.network.server_process',  # a server that a supervisor has started
)
"""The same for games over a network."""

TEACHERS = 'rozdej.cli'
"""The command line of teachers; it is imported only where it lies."""

SERVING = 'rozdej/window/browser/__init__.py', 'rozdej/window/browser/page_server.py'
COPIED = ('LICENSE', 'conftest.py', 'start.py', 'ui.py')
SETTINGS = 'tool.pytest'
IMPORT = re.compile(r'^ *(?:from (rozdej[\w.]*) import (\([^)]*\)|.*)|import (rozdej[\w.]*))', re.MULTILINE)
LINK = re.compile(r'(?<!!)\[([^\]]*)\]\(\.\./(\w+)/[^)]*\)')
CACHES = ('__pycache__', '.pytest_cache', '.ruff_cache')


def contents(root: Path, exercises: list[Exercise], until: int | None) -> dict[str, bytes]:
    """The files of a handout by their paths in it, sorted; all but the pages of its lessons.

    With `until`, which goes with a single exercise, nothing of later levels is in it. The exercises may lie elsewhere
    than the rest of the kit, which is taken from `root`.
    """
    names = [exercise.name for exercise in exercises]
    files = {name: (root / name).read_bytes() for name in COPIED}
    readme = (root / 'docs/students.md').read_text(encoding='utf-8')
    files['README.md'] = (readme if until is None else commands_until(readme, until)).encode()
    files['pyproject.toml'] = _settings(root).encode()
    files['requirements.txt'] = _requirements(root).encode()
    for path in student_modules(root, names):
        files[path.as_posix()] = (root / path).read_bytes()
    for path in sorted((root / 'static').iterdir()):
        if path.suffix in ('.png', '.json'):
            files[f'static/{path.name}'] = path.read_bytes()
    for exercise in exercises:
        own = exercise_files(exercise)
        files |= own if until is None else cut(exercise, own, until)
    for name in [name for name in files if name.endswith('.md')]:
        files[name] = _without_links_elsewhere(files[name], names)
    return dict(sorted(files.items()))


def exercise_files(exercise: Exercise) -> dict[str, bytes]:
    """What of the exercise is handed out, by paths in the kit."""
    root = exercise.root
    folders = (exercise.given, exercise.tests)
    found = (path for folder in folders for path in folder.rglob('*') if path.is_file())
    kept = (path.relative_to(root) for path in found if not path.name.startswith('.'))
    return {path.as_posix(): (root / path).read_bytes() for path in kept if not set(path.parts) & set(CACHES)}


def _settings(root: Path) -> str:
    """The part of pyproject.toml that pytest reads, as it is written there."""
    text = (root / 'pyproject.toml').read_text(encoding='utf-8')
    part = re.search(rf'^\[{re.escape(SETTINGS)}\]\n(?:[^\[\n].*\n)*', text, re.MULTILINE)
    if part is None:
        raise ValueError(f'pyproject.toml has no part [{SETTINGS}]')
    return part[0]


def _requirements(root: Path) -> str:
    """The libraries of students in the ranges that are tested, one to a line."""
    project = tomllib.loads((root / 'pyproject.toml').read_text(encoding='utf-8'))['project']
    return ''.join(f'{line}\n' for line in project['dependencies'])


def _without_links_elsewhere(text: bytes, names: list[str]) -> bytes:
    """Links to lessons that are not in the handout become plain words."""
    return LINK.sub(lambda link: link[0] if link[2] in names else link[1], text.decode()).encode()


def student_modules(root: Path, exercises: list[str]) -> list[Path]:
    """The files of `rozdej` that students of these exercises need, relative to the kit in `root`, sorted.

    They are those that the students' commands import, however deep. The modules of a game (its scene, opponents,
    network) are looked up by the exercise's name, so they are entrances as well.
    """
    folders = [folder for name in exercises if (folder := game_folder(name, root))]
    parts = (path for folder in folders for path in folder.glob('*.py'))
    own = ['.'.join(path.relative_to(root).with_suffix('').parts).removesuffix('.__init__') for path in parts]
    is_far = any(folder.is_relative_to(root / 'rozdej/network') for folder in folders)
    waiting = [*ENTRANCES, *own, *(SERVER if is_far else ())]
    found: dict[str, Path | None] = {TEACHERS: None}
    while waiting:
        if (name := waiting.pop()) in found:
            continue
        place = root.joinpath(*name.split('.'))
        found[name] = path = next(filter(Path.is_file, (place.with_suffix('.py'), place / '__init__.py')), None)
        if path is None:  # it is something within a module
            continue
        waiting += filter(None, [name.rpartition('.')[0]])
        for module, names, alone in IMPORT.findall(path.read_text(encoding='utf-8')):
            waiting += [module or alone, *(f'{module}.{word}' for word in re.findall(r'\w+', names))]
    return sorted(path.relative_to(root) for path in found.values() if path)


def pages(files: dict[str, bytes], names: list[str]) -> dict[str, bytes]:
    """The pages of the lessons that are in the files of a handout, by their paths in it.

    They are built from these files alone, so nothing can be in them that is not handed out: no later level, no hint
    of one, no solution. The same files give the same pages. Raises `CannotRun`.
    """
    with tempfile.TemporaryDirectory() as temporary:
        root, site = Path(temporary) / 'handout', Path(temporary) / 'pages'
        for path, data in files.items():
            if path == 'README.md' or path.startswith('zadani/'):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_bytes(data)
        build([Exercise(name, root) for name in names], site, guide=root / 'README.md')
        made = (path for path in site.rglob('*') if path.is_file())
        return {f'{PAGES}/{path.relative_to(site).as_posix()}': path.read_bytes() for path in made}
