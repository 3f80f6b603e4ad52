"""Collects the files of a handout: the bytes of each by its path."""

import re
import tempfile
import tomllib
from pathlib import Path

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import game_folder
from rozdej.core.exercises.lesson import commands_until
from rozdej.teacher.handout.truncate import truncate
from rozdej.teacher.site import build

PAGES = 'stranky'
"""The folder of a handout with the lessons as web pages."""

BROWSER = 'prohlizec'
"""The folder of a handout with the whole kit as web pages, if wanted. `start.py` uses the same name."""

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
"""The text about these pages in README, before its first chapter."""

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
"""Entrances of games over a network."""

TEACHERS = 'rozdej.cli'
"""The command line of teachers, which `rozdej.__main__` imports only if it exists."""

SERVING = 'rozdej/window/browser/__init__.py', 'rozdej/window/browser/page_server.py'
COPIED = ('LICENSE', 'conftest.py', 'start.py', 'ui.py')
SETTINGS = 'tool.pytest'
IMPORT = re.compile(r'^ *(?:from (rozdej[\w.]*) import (\([^)]*\)|.*)|import (rozdej[\w.]*))', re.MULTILINE)
LINK = re.compile(r'(?<!!)\[([^\]]*)\]\(\.\./(\w+)/[^)]*\)')
CACHES = ('__pycache__', '.pytest_cache', '.ruff_cache')


def contents(root: Path, exercises: list[Exercise], until: int | None) -> dict[str, bytes]:
    """Return the files of a handout by path, sorted, without the pages of its lessons.

    `until` ends a single exercise at that level. The exercises may be in another folder than the rest of the kit, which
    is taken from `root`.
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
        files |= own if until is None else truncate(exercise, own, until)
    for name in [name for name in files if name.endswith('.md')]:
        files[name] = _without_links_elsewhere(files[name], names)
    return dict(sorted(files.items()))


def exercise_files(exercise: Exercise) -> dict[str, bytes]:
    """Return the files of an exercise that are handed out, by their paths in the kit."""
    root = exercise.root
    folders = (exercise.given, exercise.tests)
    found = (path for folder in folders for path in folder.rglob('*') if path.is_file())
    kept = (path.relative_to(root) for path in found if not path.name.startswith('.'))
    return {path.as_posix(): (root / path).read_bytes() for path in kept if not set(path.parts) & set(CACHES)}


def _settings(root: Path) -> str:
    """Return the part of pyproject.toml that pytest reads."""
    text = (root / 'pyproject.toml').read_text(encoding='utf-8')
    part = re.search(rf'^\[{re.escape(SETTINGS)}\]\n(?:[^\[\n].*\n)*', text, re.MULTILINE)
    if part is None:
        raise ValueError(f'pyproject.toml has no part [{SETTINGS}]')
    return part[0]


def _requirements(root: Path) -> str:
    """Return the libraries for students with their tested versions, one on a line."""
    project = tomllib.loads((root / 'pyproject.toml').read_text(encoding='utf-8'))['project']
    return ''.join(f'{line}\n' for line in project['dependencies'])


def _without_links_elsewhere(text: bytes, names: list[str]) -> bytes:
    """Replace links to lessons that are not in the handout by plain words."""
    return LINK.sub(lambda link: link[0] if link[2] in names else link[1], text.decode()).encode()


def student_modules(root: Path, exercises: list[str]) -> list[Path]:
    """Return the files of `rozdej` that students of these exercises need, relative to the kit in `root`, sorted.

    They are all modules that the students' commands import, directly or not. The modules of a game (scene, opponents,
    network) are found by the exercise's name, so they are entrances as well.
    """
    folders = [folder for name in exercises if (folder := game_folder(name, root))]
    parts = (path for folder in folders for path in folder.glob('*.py'))
    own = ['.'.join(path.relative_to(root).with_suffix('').parts).removesuffix('.__init__') for path in parts]
    is_far = any(folder.is_relative_to(root / 'rozdej/network') for folder in folders)
    waiting = [*ENTRANCES, *own, *(SERVER if is_far else ())]
    # A disk may find a module in a name that differs in case (`Exercise`), an import does not.
    modules = {path.relative_to(root).as_posix() for path in (root / 'rozdej').rglob('*.py')}
    found: dict[str, str | None] = {TEACHERS: None}
    while waiting:
        if (name := waiting.pop()) in found:
            continue
        place = name.replace('.', '/')
        found[name] = path = next((one for one in (f'{place}.py', f'{place}/__init__.py') if one in modules), None)
        if path is None:  # a name within a module
            continue
        waiting += filter(None, [name.rpartition('.')[0]])
        for module, names, alone in IMPORT.findall((root / path).read_text(encoding='utf-8')):
            waiting += [module or alone, *(f'{module}.{word}' for word in re.findall(r'\w+', names))]
    return sorted(Path(path) for path in found.values() if path)


def pages(files: dict[str, bytes], names: list[str]) -> dict[str, bytes]:
    """Build the pages of the lessons in a handout, by their paths in it. Raises `CannotRun`.

    They are built from the files of the handout only, so they hold nothing else: no later level, hint or solution. The
    same files give the same pages.
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
