"""The pages of all exercises, served from this computer, and somebody who opens them."""

from pathlib import Path

import pytest

from checks.browser import Browser
from checks.running import ROOT
from checks.web.visitors import ChromiumVisitor, Service
from rozdej.exercises import find_exercises
from rozdej.web.site import write_site

NO_FAULTS = '"source": "worker", "level": "warning"', 'Measure loop restarted'
"""What Python writes to stderr; what the editor says of a machine too busy to draw, before it draws again."""


@pytest.fixture(scope='session')
def pages(tmp_path_factory) -> Path:
    """The pages of all exercises, as teachers get them."""
    folder = tmp_path_factory.mktemp('web') / 'site'
    write_site(ROOT, find_exercises(ROOT), None, folder)
    return folder


@pytest.fixture
def service(pages):
    with Service(pages) as made:
        yield made


@pytest.fixture(scope='session')
def _chromium(tmp_path_factory):
    with Browser(tmp_path_factory.mktemp('chromium')) as started:
        yield started


@pytest.fixture
def person(_chromium, service, tmp_path):
    """Somebody with Chromium and no past; nothing may go wrong in their pages, or be loaded from elsewhere."""
    _chromium.requests.clear()
    _chromium.errors.clear()
    first = _chromium.tab()
    made = ChromiumVisitor(_chromium, service.address(), tmp_path)
    yield made
    _chromium.leave(made.name, first)
    assert not [error for error in _chromium.errors if not any(words in error for words in NO_FAULTS)]
    ours = (made.address, service.address(), 'blob:', 'data:')
    assert not [address for address in _chromium.requests if not address.startswith(ours)]
