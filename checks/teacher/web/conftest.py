"""The pages of all exercises, served from this computer, and somebody who opens them."""

import os
from pathlib import Path

import pytest

from checks.browser import Browser
from checks.processes import wait_for
from checks.running import ROOT
from checks.teacher.web.visitors import Service, visiting
from rozdej.core.exercises import find_exercises
from rozdej.teacher.web.site import write_site

QUICKLY = '--js-flags=--liftoff-only'
"""Chromium makes Python ready to run, and does not also work on making it faster, for longer than our tests last."""


@pytest.fixture(scope='session')
def pages(tmp_path_factory) -> Path:
    """The pages of all exercises, as teachers get them: written by one of the processes that run tests, for all."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if 'PYTEST_XDIST_WORKER' in os.environ else own
    folder, begun = shared / 'pages', shared / 'pages begun'
    try:
        begun.mkdir()
    except FileExistsError:
        wait_for(folder.is_dir, lambda: 'for the pages that another process writes')
    else:
        write_site(ROOT, find_exercises(ROOT), None, begun / 'site')
        (begun / 'site').rename(folder)
    return folder


@pytest.fixture
def service(pages):
    """Gives them without what keeps them for later, which copies all of their files."""
    with Service(pages) as made:
        made.scripts['offline.js'] = ''
        yield made


@pytest.fixture(scope='session')
def _chromium(tmp_path_factory):
    with Browser(tmp_path_factory.mktemp('chromium'), QUICKLY) as started:
        yield started


@pytest.fixture
def person(_chromium, service, tmp_path):
    """Somebody with Chromium and no past."""
    with visiting(_chromium, service, tmp_path) as made:
        yield made


@pytest.fixture
def writer(person, service):
    """The same, but Python never comes: for who only writes."""
    service.scripts['worker.js'] = ''
    return person
