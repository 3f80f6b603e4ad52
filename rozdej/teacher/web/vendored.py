"""Fetches third-party parts of the pages: Python for browsers and the editor from npm, wheels from PyPI.

Their versions are in `package-lock.json` and in the kit's `requirements.lock`. They are fetched once, into the user's
cache folder. The pages themselves load nothing from other sites.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from rozdej import KIT, CannotRun
from rozdej.core.student.atomic_writes import put_in_place

HERE = Path(__file__).resolve().parent
LISTS = 'package.json', 'package-lock.json'
PAGES = KIT / 'rozdej/window/browser/pages'
EDITOR = PAGES / 'editor.js'
"""The only file of the kit that is bundled, as it imports the many small modules of the editor."""

WHEELS = 'pytest', 'pytest-level', 'pluggy', 'iniconfig', 'packaging', 'pygments', 'platformdirs'
PYODIDE = 'pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'
BUNDLE = 'editor.js', 'fflate.js'

IN_NODE = """
import { loadPyodide } from 'pyodide';
const python = await loadPyodide();
python.mountNodeFS('/made', process.argv[1]);
python.runPython(process.argv[2]);
"""
COMPILING = """
import os, py_compile, sys, zipfile

sys.path += [f'/made/wheels/{name}' for name in os.listdir('/made/wheels')]
import pytest, pytest_level, _pytest.assertion.rewrite, _pytest.terminal

ARCHIVE = '/made/pyodide/python_stdlib.zip'
origins = [getattr(module.__spec__, 'origin', None) or '' for module in sys.modules.values()]
HOME = next(place for place in sys.path if place.endswith('.zip'))
used = {origin.removeprefix(HOME + '/') for origin in origins if origin.startswith(HOME + '/')}
with zipfile.ZipFile(ARCHIVE) as before, zipfile.ZipFile('/tmp/after.zip', 'w', zipfile.ZIP_DEFLATED) as after:
    for info in before.infolist():
        name, data = info.filename, before.read(info)
        if name in used:
            with open('/tmp/source.py', 'wb') as source:
                source.write(data)
            always = py_compile.PycInvalidationMode.UNCHECKED_HASH
            made = py_compile.compile('/tmp/source.py', dfile=f'{HOME}/{name}', doraise=True, invalidation_mode=always)
            with open(made, 'rb') as compiled:
                name, data = name + 'c', compiled.read()
        after.writestr(zipfile.ZipInfo(name, info.date_time), data, zipfile.ZIP_DEFLATED, 9)
with open('/tmp/after.zip', 'rb') as made, open(ARCHIVE, 'wb') as target:
    target.write(made.read())
"""
"""Compiles the modules of Python's library that every start needs. Else each start in a page takes seconds longer."""


def fetch_parts(lock: Path) -> Path:
    """Return the folder with `pyodide/`, `wheels/` and the bundles, which are fetched if missing.

    `lock` is the kit's list of versions. Raises `CannotRun`.
    """
    contents = [*((HERE / name).read_bytes() for name in LISTS), *(path.read_bytes() for path in (EDITOR, lock))]
    key = hashlib.sha256(b'\0'.join([*contents, COMPILING.encode()])).hexdigest()[:16]
    folder = user_cache_path('rozdej', appauthor=False) / 'web' / key
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    print('What they are built from is fetched, once …', flush=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        made = Path(name) / 'parts'
        made.mkdir()
        _from_npm(Path(name), made)
        _wheels(lock, made / 'wheels')
        _compile(Path(name), made)
        try:
            put_in_place(made, folder)
        except OSError:  # another process was faster
            if not folder.is_dir():
                raise
    return folder


def install(work: Path, *options: str) -> None:
    """Install the npm packages into a folder, by default those that the pages need. Raises `CannotRun`."""
    npm = shutil.which('npm')
    if npm is None:
        raise CannotRun('npm is needed once, to fetch what the pages are built from: install Node.js')
    for name in LISTS:
        shutil.copy(HERE / name, work)
    _run([npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', *(options or ['--omit=dev'])], work)


def _from_npm(work: Path, made: Path) -> None:
    install(work)
    (made / 'pyodide').mkdir()
    for name in PYODIDE:
        shutil.copy(work / 'node_modules/pyodide' / name, made / 'pyodide')
    shutil.copy(EDITOR, work)
    bundler = shutil.which('esbuild', path=work / 'node_modules/.bin')
    for source, target in ((EDITOR.name, 'editor.js'), ('node_modules/fflate/esm/browser.js', 'fflate.js')):
        _run([bundler, source, '--bundle', '--format=esm', '--minify', f'--outfile={made / target}'], work)


def _compile(work: Path, made: Path) -> None:
    _run(['node', '--input-type=module', '--eval', IN_NODE, made, COMPILING], work)


def _wheels(lock: Path, folder: Path) -> None:
    pinned = dict(re.findall(r'^([\w.-]+)==([^\s;]+)', lock.read_text(encoding='utf-8'), re.MULTILINE))
    wanted = [f'{name}=={pinned[name]}' for name in WHEELS]
    _run(
        [sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '-d', folder, *wanted]
    )


def _run(command: list, folder: Path | None = None) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or 'no reason given').splitlines()
        name, why = Path(command[0]).name, next((line for line in lines if 'error' in line.lower()), lines[-1])
        raise CannotRun(
            f'the parts of the pages could not be fetched, which needs a network once: {name} says: {why.strip()}'
        )
