"""The pages of all exercises, served from this computer, and somebody who opens them."""

import threading
import time
from pathlib import Path

import pytest

from checks.browser import Browser
from checks.running import ROOT
from checks.web.visitors import ChromiumVisitor
from rozdej.exercises import find_exercises
from rozdej.web.command import Handler, listening
from rozdej.web.site import write_site


@pytest.fixture(scope='session')
def pages(tmp_path_factory) -> Path:
    """The pages of all exercises, as teachers get them."""
    folder = tmp_path_factory.mktemp('web') / 'site'
    write_site(ROOT, find_exercises(ROOT), None, folder)
    return folder


class Service:
    """A web server with the pages, which can be slow or end; `asked` has the paths of what it gave."""

    def __init__(self, folder: Path):
        self.server = listening(folder, '127.0.0.1', 0)
        self.asked: list[str] = []
        self.delay = 0.0
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,))
        self.thread.start()

    def address(self, host: str = '127.0.0.1') -> str:
        return f'http://{host}:{self.server.server_port}/'

    def end(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()


@pytest.fixture
def service(pages, monkeypatch):
    made = Service(pages)
    give = Handler.do_GET

    def slowly(self):
        made.asked.append(self.path)
        time.sleep(made.delay)
        give(self)

    monkeypatch.setattr(Handler, 'do_GET', slowly)
    yield made
    made.end()


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
    # What Python writes to stderr is no fault of the page.
    assert not [error for error in _chromium.errors if '"source": "worker", "level": "warning"' not in error]
    ours = (made.address, service.address(), 'blob:', 'data:')
    assert not [address for address in _chromium.requests if not address.startswith(ours)]
