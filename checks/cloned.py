"""Makes clones of the kit, with changes that are not committed yet, for tests that change files."""

import os
import shutil
import subprocess
from pathlib import Path

from checks.running import ROOT
from rozdej.core.exercises.exercise import MANIFEST
from rozdej.teacher.handout.writing import Handout

NOBODY = {
    **{name: value for name, value in os.environ.items() if not name.startswith('GIT_')},
    'GIT_CONFIG_GLOBAL': os.devnull,
    'GIT_CONFIG_NOSYSTEM': '1',
    **{f'GIT_{who}_{what}': 'nobody' for who in ('AUTHOR', 'COMMITTER') for what in ('NAME', 'EMAIL')},
}
"""Environment of a git without settings of a user."""


KLONDIKE_KIT = (
    *('LICENSE', 'README.md', 'conftest.py', 'docs', 'pyproject.toml', 'rozdej', 'start.py', 'static', 'ui.py'),
    *(f'{top}/klondike' for top in ('reseni', 'tests', 'zadani')),
)
"""Parts of the kit for a teacher with one exercise."""


def git(folder: Path, *arguments: str) -> str:
    """Run git in the folder and return its output."""
    done = subprocess.run(['git', *arguments], cwd=folder, env=NOBODY, check=True, capture_output=True, timeout=120)
    return done.stdout.decode()


def clone(folder: Path, *parts: str) -> Path:
    """Clone the kit, or these parts of it, into the folder, and commit everything there."""
    names = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', *parts).split('\0')
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    git(folder, 'init', '-q')
    commit(folder)
    return folder


def klondike_alone(folder: Path) -> Path:
    """Copy the kit into a new folder, with Klondike as its only exercise, without machinery and samples."""
    (folder / 'checks').mkdir(parents=True)
    for name in ('zadani', 'reseni', 'tests'):
        unneeded = shutil.ignore_patterns('__pycache__')
        shutil.copytree(ROOT / name / 'klondike', folder / name / 'klondike', ignore=unneeded)
    for name in ('conftest.py', 'pyproject.toml', 'start.py', 'ui.py'):
        shutil.copy(ROOT / name, folder / name)
    return folder


def klondike_handed_out(folder: Path) -> Path:
    """Copy the same as a handout has it: without the solution, with a list of the files."""
    kit = klondike_alone(folder)
    for name in ('checks', 'reseni'):
        shutil.rmtree(kit / name)
    files = {path.relative_to(kit).as_posix(): path.read_bytes() for path in kit.rglob('*') if path.is_file()}
    (kit / MANIFEST).write_bytes(Handout(files, ['klondike'], None).manifest)
    return kit


def commit(folder: Path) -> None:
    """Commit all changes in the clone."""
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'As it is')
