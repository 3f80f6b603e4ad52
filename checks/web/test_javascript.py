"""The pages' JavaScript: formatted, without what the linter warns of, and with types that agree.

`.venv/bin/python -m checks.web.tools` formats it.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from checks.web.tools import CONFIGURATION, biome, tools
from rozdej.web.site import PAGES

pytestmark = pytest.mark.whole(reason='needs what npm fetches')

BUNDLED = {'fflate.js': 'fflate', 'pyodide/pyodide.mjs': 'pyodide'}
"""What the pages find beside them, and the packages that it is made of."""


def test_it_is_formatted_and_the_linter_finds_nothing():
    done = biome('ci')
    assert done.returncode == 0, done.stdout + done.stderr


def types(folder: Path, extra: str = '') -> subprocess.CompletedProcess[str]:
    """What the checker of types says of the pages, with `extra` at the end of one of them."""
    shutil.copytree(PAGES, folder / 'pages')
    shutil.copy(CONFIGURATION / 'tsconfig.json', folder)
    (folder / 'node_modules').symlink_to(tools() / 'node_modules')
    for name, package in BUNDLED.items():
        path = folder / 'pages' / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"export * from '{package}';\n")
    with (folder / 'pages/store.js').open('a') as file:
        file.write(extra)
    compiler = tools() / 'node_modules/.bin/tsc'
    return subprocess.run([compiler, '-p', folder], capture_output=True, text=True, timeout=300)


def test_types_agree(tmp_path):
    done = types(tmp_path)
    assert done.returncode == 0, done.stdout


def test_types_that_do_not_agree_are_found(tmp_path):
    done = types(tmp_path, 'Store.open().then((store) => store.read(1));\n')
    assert 'store.js' in done.stdout
    assert 'TS2345' in done.stdout
