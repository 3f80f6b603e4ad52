"""Somebody at a page of the browser edition: what they see and do; and the server that they have it from."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from checks.browser import Browser, Pages
from rozdej.window.browser.page_server import Handler, listening

READY = "document.documentElement.dataset.python === 'ready'"
SECONDS = 120
"""For anything that Python does in a page, also on a very busy machine."""


NO_FAULTS = '"source": "worker", "level": "warning"', 'Measure loop restarted'
"""What Python writes to stderr; what the editor says of a machine too busy to draw, before it draws again."""


def by_id(name: str) -> str:
    """The script for an element."""
    return f'document.getElementById({json.dumps(name)})'


class Service:
    """A web server with the pages, which can be slow or end; `asked` has the paths of what it gave.

    Some `scripts` it may give otherwise than they lie there, by their names.
    """

    def __init__(self, folder: Path):
        self.folder = folder
        self.server = listening(folder, '127.0.0.1', 0)
        self.server.RequestHandlerClass = partial(Noting, self, directory=folder)
        self.asked: list[str] = []
        self.delay = 0.0
        self.scripts: dict[str, str] = {}
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,))

    def __enter__(self) -> 'Service':
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def address(self, host: str = '127.0.0.1') -> str:
        """Where it is, for a computer that knows this one by that name."""
        return f'http://{host}:{self.server.server_port}/'

    def add(self, name: str, more: str) -> None:
        """Give a script with something more at its end."""
        self.scripts[name] = f'{(self.folder / name).read_text(encoding="utf-8")}\n{more}\n'

    def end(self) -> None:
        """Give nothing any more."""
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()


class Noting(Handler):
    """Gives files as a service says."""

    def __init__(self, service: Service, *arguments: object, **more: object):
        self._service = service
        super().__init__(*arguments, **more)

    def do_GET(self) -> None:
        self._service.asked.append(self.path)
        time.sleep(self._service.delay)
        script = self._service.scripts.get(self.path.strip('/'))
        if script is None:
            super().do_GET()
        else:
            self.send_response(200)
            self.send_header('Content-Type', 'text/javascript')
            self.end_headers()
            self.wfile.write(script.encode())


class Visitor:
    """Somebody who has opened pages at `address`, in any browser."""

    def __init__(self, pages: Pages, address: str):
        self.pages = pages
        self.address = address

    def open(self, page: str = 'klondike.html') -> None:
        """Open a page and wait until Python is there."""
        self.look(page)
        self.ready()

    def look(self, page: str = 'klondike.html') -> None:
        """Open a page and wait for the editor only."""
        self.pages.open(self.address + page)
        self.pages.until("document.querySelectorAll('.cm-line').length > 1", SECONDS)

    def ready(self) -> None:
        """Wait until Python is there."""
        self.pages.until(READY, SECONDS)

    def text(self, name: str) -> str:
        """What is written in an element, by its `id`."""
        return self.pages.run(f'{by_id(name)}.textContent')

    def click(self, name: str) -> None:
        """Click an element, by its `id`."""
        self.pages.run(f'{by_id(name)}.click()')

    def test(self, level: int | None = None) -> str:
        """Run the tests, up to a level; gives what they say."""
        self.begin_tests(level)
        return self.answer()

    def begin_tests(self, level: int | None = None) -> None:
        """The same, and wait for nothing."""
        if level:
            self.choose_level(level)
        self.click('run')

    def choose_level(self, level: int | None) -> None:
        """Choose up to which level tests are run; None: all."""
        self.pages.run(f'{by_id("level")}.value = "{level or ""}"')

    def answer(self) -> str:
        """What the tests that run now will have said, with the commands that buttons stand for."""
        self.pages.until(f'{by_id("stop")}.hidden', SECONDS)
        return self.pages.run(f"[...{by_id('answer')}.childNodes].map((one) => one.title || one.textContent).join('')")

    @property
    def program(self) -> str:
        """The text in the editor, as far as it is drawn."""
        return self.pages.run("[...document.querySelectorAll('.cm-line')].map((e) => e.textContent).join('\\n')")


class ChromiumVisitor(Visitor):
    """Somebody with Chromium, of whom nothing is known there yet; `folder` is where their files are."""

    def __init__(self, browser: Browser, address: str, folder: Path):
        super().__init__(browser, address)
        self.browser = browser
        self.folder = folder
        self.name = browser.person()
        self.tab = browser.tab(self.name)
        browser.downloads(self.name, folder)
        browser.resize(1400)

    def put(self, text: str | bytes, name: str = 'klondike.py') -> str:
        """Put a file into the page; gives what is said of it."""
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        self.browser.run(f'{by_id("state")}.textContent = ""')
        self.browser.choose_file('#upload-file', path)
        self.browser.until(f'{by_id("state")}.textContent.includes("Nahráno")', SECONDS)
        return self.text('state')

    def download(self, name: str) -> Path:
        """Take the work away; gives the file."""
        self.click('download')
        path, limit = self.folder / name, time.monotonic() + SECONDS
        while not path.is_file():
            assert time.monotonic() < limit, 'nothing was downloaded'
            self.browser.run('1')
            time.sleep(0.02)
        return path

    # The table.

    def play(self) -> None:
        """Open the table and wait until it is there."""
        self.click('play')
        self.browser.until("document.querySelectorAll('.things button').length > 3", SECONDS)

    def heard(self) -> list[str]:
        """What a screen reader finds at the table."""
        return self.browser.run("[...document.querySelectorAll('.things > *')].map((e) => e.textContent)")

    def hears(self, words: str) -> None:
        """Wait until words are there."""
        self.browser.until(f"document.querySelector('.things')?.textContent.includes({json.dumps(words)})", SECONDS)

    def choose_place(self, name: str) -> None:
        """Choose a place of the table, whatever lies on it."""
        [label] = [label for label in self.heard() if label in (f'místo {name}', f'místo {name}, prázdné')]
        self.choose(label)

    def choose(self, label: str) -> None:
        """Choose a thing at the table by its name."""
        one = f"[...document.querySelectorAll('.things button')].find((e) => e.textContent === {json.dumps(label)})"
        self.browser.run(f'{one}.click()')

    def where(self, label: str) -> tuple[float, float]:
        """The middle of a thing at the table, in the page."""
        one = f"[...document.querySelectorAll('.things > *')].find((e) => e.textContent === {json.dumps(label)})"
        box = self.browser.run(f'(({{ x, y, width, height }}) => [x, y, width, height])({one}.getBoundingClientRect())')
        x, y, width, height = box
        return x + width / 2, y + height / 2


@contextmanager
def visiting(browser: Browser, service: Service, folder: Path) -> Iterator[ChromiumVisitor]:
    """Somebody without a past; nothing may go wrong in their pages, or be loaded from elsewhere."""
    browser.requests.clear()
    browser.errors.clear()
    first = browser.tab()
    made = ChromiumVisitor(browser, service.address(), folder)
    yield made
    browser.leave(made.name, first)
    assert not [error for error in browser.errors if not any(words in error for words in NO_FAULTS)]
    ours = (made.address, service.address(), 'blob:', 'data:')
    assert not [address for address in browser.requests if not address.startswith(ours)]
