"""What the tests of handing out share: a handout, and the Python of a student who has installed what it needs."""

import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pyglet
import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement

from checks.running import Person, Run, run
from rozdej.teacher.handout.writing import TOP

# Windows of this process are never shown. To be said before anything imports `pyglet.window`.
pyglet.options.headless = True


WITHOUT_PAGES = """
import sys
import rozdej.teacher.handout.command as command
from rozdej.cli import main

command.pages = lambda files, names: {}
"""
"""Making the pages of the lessons takes most of the time, and they are made of nothing but the other files."""


def run_handout(*arguments: object, pages: bool = True, **how) -> Run:
    """Run the command as a teacher does; it is much quicker without the `pages` of the lessons."""
    start = ['-m', 'rozdej'] if pages else ['-c', f'{WITHOUT_PAGES}sys.exit(main(sys.argv[1:]))']
    return run(sys.executable, *start, 'handout', *arguments, **how)


def hand_out(*arguments: object, **how) -> Run:
    """Run the command with the exercises as they are here: an author tests before committing."""
    return run_handout('--uncommitted', *arguments, **how)


def zip_in(folder: Path, pages: bool) -> Path:
    """A handout of two exercises as a zip in that folder."""
    done = hand_out('klondike', 'sedesatsest', '--out', folder / 'kurz.zip', pages=pages)
    assert done.code == 0, done.output
    return folder / 'kurz.zip'


@pytest.fixture(scope='session')
def zipped(tmp_path_factory) -> Path:
    """A handout of two exercises as a zip, without the pages of their lessons."""
    return zip_in(tmp_path_factory.mktemp('zip'), pages=False)


@pytest.fixture(scope='session')
def zipped_with_pages(tmp_path_factory) -> Path:
    """The same with the pages."""
    return zip_in(tmp_path_factory.mktemp('zip'), pages=True)


def unpack(archive: Path, folder: Path) -> Path:
    """The handout unpacked on a path with a space and letters that ASCII lacks."""
    with zipfile.ZipFile(archive) as files:
        files.extractall(folder / 'Žluťoučký kůň')
    return folder / 'Žluťoučký kůň' / TOP


@pytest.fixture(scope='session')
def unpacked(zipped, tmp_path_factory) -> Path:
    """The handout, unpacked, for tests that only look at it."""
    return unpack(zipped, tmp_path_factory.mktemp('unpacked'))


@pytest.fixture(scope='session')
def unpacked_with_pages(zipped_with_pages, tmp_path_factory) -> Path:
    """The same with the pages of the lessons."""
    return unpack(zipped_with_pages, tmp_path_factory.mktemp('unpacked'))


def contents_of(folder: Path) -> dict[Path, bytes]:
    """What is in each file."""
    return {path: path.read_bytes() for path in folder.rglob('*') if path.is_file()}


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


class Student(Person):
    """A student in the unpacked handout: nothing but its requirements is installed, as links to what is here."""

    def __init__(self, folder: Path, home: Path):
        super().__init__(folder, home)
        for name in needed((folder / 'requirements.txt').read_text(encoding='utf-8').splitlines()):
            files = distribution(name).files or []
            for top in {Path(file).parts[0] for file in files if not str(file).startswith('..')}:
                if not (self.packages / top).exists():
                    (self.packages / top).symlink_to(distribution(name).locate_file(top))
            for entry in distribution(name).entry_points.select(group='console_scripts'):
                module, _, function = entry.value.partition(':')
                start = f'import sys; from {module} import {function}; sys.exit({function}())'
                self.add_command(entry.name, f"-c '{start}'")


@pytest.fixture
def student(zipped, tmp_path) -> Student:
    """A student with an empty home."""
    return Student(unpack(zipped, tmp_path), tmp_path / 'home')


@pytest.fixture(scope='module')
def onlooker(zipped, tmp_path_factory) -> Iterator[Student]:
    """A student whose commands change nothing, so that tests can share what is unpacked and installed."""
    place = tmp_path_factory.mktemp('onlooker')
    student = Student(unpack(zipped, place), place / 'home')
    before = contents_of(place)
    yield student
    assert contents_of(place) == before
