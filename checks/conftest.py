"""What the kit's own tests share: kits and students' folders to play with."""

import shutil
from pathlib import Path

import pytest

from checks.running import ROOT


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """A copy of the kit that a test may change, with Klondike as its only exercise."""
    folder = tmp_path / 'kit'
    folder.mkdir()
    for name in ('zadani', 'reseni', 'tests', 'checks'):
        shutil.copytree(
            ROOT / name / 'klondike', folder / name / 'klondike', ignore=shutil.ignore_patterns('__pycache__')
        )
    for name in ('conftest.py', 'pyproject.toml', 'start.py', 'ui.py'):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def author_kit(kit: Path) -> Path:
    """A copy of the kit that an author can add an exercise to: with its machinery, and a player for the window."""
    unneeded = shutil.ignore_patterns('__pycache__', 'make')
    for name in ('rozdej', 'static', 'checks/window'):
        shutil.copytree(ROOT / name, kit / name, ignore=unneeded)
    for path in (ROOT / 'checks').glob('*.py'):
        shutil.copy(path, kit / 'checks' / path.name)
    return kit


@pytest.fixture
def submission(tmp_path: Path):
    """`submission(text)` is a folder with that klondike.py; `submission(fragment, on='solution')`
    puts the text behind the reference solution, so that it redefines what it defines."""

    def make(text: str | bytes, *, on: str | None = None, file: str = 'klondike.py') -> Path:
        folder = tmp_path / 'odevzdano'
        folder.mkdir(exist_ok=True)
        if on == 'solution':
            text = (ROOT / 'reseni' / 'klondike' / file).read_text(encoding='utf-8') + '\n\n' + str(text)
        data = text if isinstance(text, bytes) else text.encode()
        (folder / file).write_bytes(data)
        return folder

    return make
