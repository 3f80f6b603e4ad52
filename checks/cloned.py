"""A fresh clone of the kit as it is here, with what has not been committed yet: for tests that change it."""

import os
import shutil
import subprocess
from pathlib import Path

from checks.running import ROOT

NOBODY = {
    **{name: value for name, value in os.environ.items() if not name.startswith('GIT_')},
    'GIT_CONFIG_GLOBAL': os.devnull,
    'GIT_CONFIG_NOSYSTEM': '1',
    **{f'GIT_{who}_{what}': 'nobody' for who in ('AUTHOR', 'COMMITTER') for what in ('NAME', 'EMAIL')},
}
"""The environment of a git that no user has set up."""


KLONDIKE_KIT = (
    *('LICENSE', 'README.md', 'conftest.py', 'docs', 'pyproject.toml', 'rozdej', 'start.py', 'static', 'ui.py'),
    *(f'{top}/klondike' for top in ('reseni', 'tests', 'zadani')),
)
"""The parts of a kit that a teacher works with, with one exercise."""


def git(folder: Path, *arguments: str) -> str:
    """Run git in the folder and give back what it prints."""
    done = subprocess.run(['git', *arguments], cwd=folder, env=NOBODY, check=True, capture_output=True, timeout=120)
    return done.stdout.decode()


def clone(folder: Path, *parts: str) -> Path:
    """Make the folder a clone of the kit, or of these parts of it, in which everything is committed."""
    names = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', *parts).split('\0')
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    git(folder, 'init', '-q')
    commit(folder)
    return folder


def klondike_alone(folder: Path) -> Path:
    """A copy of the kit in a new folder, with Klondike as its only exercise; without machinery and sample programs."""
    (folder / 'checks').mkdir(parents=True)
    for name in ('zadani', 'reseni', 'tests'):
        unneeded = shutil.ignore_patterns('__pycache__')
        shutil.copytree(ROOT / name / 'klondike', folder / name / 'klondike', ignore=unneeded)
    for name in ('conftest.py', 'pyproject.toml', 'start.py', 'ui.py'):
        shutil.copy(ROOT / name, folder / name)
    return folder


def commit(folder: Path) -> None:
    """Commit all that is in the clone."""
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'As it is')
