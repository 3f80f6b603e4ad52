"""What the tests of handing out share: a handout, and the Python of a student who has installed what it needs."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pyglet
import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement

from checks.running import TIME_LIMIT, Run, run
from rozdej.handout.writing import TOP

# Windows of this process are never shown. To be said before anything imports `pyglet.window`.
pyglet.options.headless = True


def hand_out(*arguments: object, **how) -> Run:
    """Run the command as a teacher does, with the exercises as they are here: an author tests before committing."""
    return run(sys.executable, '-m', 'rozdej', 'handout', '--uncommitted', *arguments, **how)


@pytest.fixture(scope='session')
def zipped(tmp_path_factory) -> Path:
    """A handout of two exercises as a zip."""
    file = tmp_path_factory.mktemp('zip') / 'kurz.zip'
    done = hand_out('klondike', 'sedesatsest', '--out', file)
    assert done.code == 0, done.output
    return file


@pytest.fixture
def unpacked(zipped, tmp_path) -> Path:
    """The handout unpacked on a path with a space and letters that ASCII lacks."""
    folder = tmp_path / 'Žluťoučký kůň'
    with zipfile.ZipFile(zipped) as archive:
        archive.extractall(folder)
    return folder / TOP


def needed(requirements: list[str]) -> set[str]:
    """Names of the distributions that these requirements bring, whatever else is installed here."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.marker and not requirement.marker.evaluate({**default_environment(), 'extra': ''}):
            continue
        installed = distribution(requirement.name)
        assert requirement.specifier.contains(installed.version), f'{requirement} and not {installed.version}'
        if requirement.name not in found:
            found.add(requirement.name)
            waiting += installed.requires or []
    return found


class Student:
    """A student at the command line of the unpacked handout: nothing but its requirements is installed.

    No network is needed: the environment is made of links to what is installed here.
    """

    def __init__(self, folder: Path, home: Path):
        self.folder = folder
        self.home = home
        home.mkdir()
        environment = folder / '.venv'
        venv.create(environment, symlinks=True)
        self.bin = environment / 'bin'
        (packages,) = environment.glob('lib/python*/site-packages')
        self.install((folder / 'requirements.txt').read_text(encoding='utf-8').splitlines(), packages)

    def install(self, requirements: list[str], packages: Path | None = None) -> None:
        """Link what the requirements bring into the environment, with its commands."""
        if packages is None:
            (packages,) = (self.folder / '.venv').glob('lib/python*/site-packages')
        for name in needed(requirements):
            files = distribution(name).files or []
            for top in {Path(file).parts[0] for file in files if not str(file).startswith('..')}:
                if not (packages / top).exists():
                    (packages / top).symlink_to(distribution(name).locate_file(top))
            for entry in distribution(name).entry_points.select(group='console_scripts'):
                module, _, function = entry.value.partition(':')
                script = self.bin / entry.name
                script.write_text(
                    f'#!/bin/sh\nexec "$(dirname "$0")/python" -c '
                    f'\'import sys; from {module} import {function}; sys.exit({function}())\' "$@"\n'
                )
                script.chmod(0o755)

    @property
    def variables(self) -> dict[str, str]:
        """What such a student's processes find in their environment, with the environment of Python active."""
        kept = {name: value for name, value in os.environ.items() if not re.match('PY|ROZDEJ|XDG|HOME|VIRTUAL', name)}
        path = f'{self.bin}{os.pathsep}{os.environ["PATH"]}'
        return {**kept, 'PATH': path, 'HOME': str(self.home), 'LC_ALL': 'C.UTF-8', 'PYTHONDONTWRITEBYTECODE': '1'}

    def types(self, command: str, *, where: str = '.', **more: str) -> Run:
        """What comes of a line typed in a folder of the handout."""
        done = subprocess.run(
            ['/bin/sh', '-c', command],
            cwd=self.folder / where,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TIME_LIMIT,
            env={**self.variables, **more},
        )
        return Run(done.stdout.decode(), done.returncode)


@pytest.fixture
def student(unpacked, tmp_path) -> Student:
    """A student with an empty home."""
    return Student(unpacked, tmp_path / 'home')
