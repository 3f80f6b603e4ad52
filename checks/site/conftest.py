"""The site of all lessons, built once, and a browser to look at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.browser import Browser
from checks.running import ROOT
from rozdej.exercises import Exercise, find_exercises
from rozdej.site import build

EXERCISES: list[Exercise] = find_exercises(ROOT)


@pytest.fixture(scope='session')
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp('stránky lekcí') / 'lekce'
    build(EXERCISES, folder, guide=ROOT / 'docs' / 'students.md')
    return folder


@pytest.fixture(scope='session')
def _started(tmp_path_factory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp('browser')) as started:
        yield started


@pytest.fixture
def browser(_started: Browser) -> Iterator[Browser]:
    """A browser of a usual width in light colours; whatever it opens comes from the disk, without an error."""
    _started.resize(1300)
    _started.dark(False)
    _started.open('data:text/html,')
    _started.requests.clear()
    _started.errors.clear()
    yield _started
    assert not _started.errors
    assert all(address.startswith('file://') for address in _started.requests), _started.requests
