"""Runs in the page's Python (Pyodide): runs the tests and is the game side of a table.

The page's function `post` takes a kind of message and its text or bytes. It sends them at once, also during a call.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rozdej.core.exercises import find_exercises
from rozdej.core.mutation_hints import process
from rozdej.core.student.implementation import find_implementations
from rozdej.core.testing.progress import remembered, remembered_in, written_path
from rozdej.window.gui.application import Application
from rozdej.window.gui.layout import Space
from rozdej.window.gui.pipe import MESSAGE_SECONDS, PROCESS_END_SECONDS, CallReporter, Terminal
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.sounds import SOUNDS
from rozdej.window.gui.wire import (
    EVENTS,
    Calling,
    Drawing,
    End,
    Memory,
    Moment,
    Printed,
    Reply,
    Returned,
    Running,
    decode,
    encode_body,
)
from rozdej.window.play import offers

Post = Callable[[str, Any], None]

COURSE = 'zadani'
"""The folder with what the student writes."""

ARGUMENTS = ('--quiet', '-o', 'console_output_style=classic', '--capture=sys')
"""Lines as long as a terminal's do not fit beside a lesson: pytest's headline, and its dots with a share behind them.

What is printed all goes through Python here; pytest's other way to catch it changes the descriptors of files for every
test, which a browser's Python is slow at.
"""

POINT = 1.41
"""Pixels of a page that a point of the table has, so that its smallest letters are twelve pixels high."""

KEPT = 'nastaveni'
"""The folder with what is kept for the player."""


def follow_here(*facts: Any) -> list[str]:
    """What happens in a call of a test, line by line; see `follow`."""
    from rozdej.core.mutation_hints.service import follow  # tests and table need not wait for it

    return follow(*facts)


process.follow_here = follow_here


class LevelTold:
    """Tells the page which test has begun, in case it never ends."""

    def __init__(self, post: Post):
        self._post = post

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._post('test', nodeid)


def send_to(post: Post, message: NamedTuple) -> None:
    """Tell the page a message of the wire; what is to be remembered goes there as it is, for the next Python."""
    match message:
        case Memory():
            post('memory', encode_body(message))
        case Calling(module, function):
            post('calling', json.dumps([f'{module}.{function}', function, '']))
            post('work', encode_body(message))
        case Running(module):
            post('calling', json.dumps(['', '', f'{module}.py']))
            post('work', encode_body(message))
        case Returned():
            post('returned', '')
        case Printed(_, text):
            post('text', text)


class PageStore(SettingsStore):
    """Saves into the page as well: the files here disappear with this Python."""

    def __init__(self, root: Path, post: Post):
        super().__init__(root / KEPT)
        self._post = post

    def _write(self, name: str, data: dict[str, Any]) -> None:
        super()._write(name, data)
        self._post('kept', json.dumps([f'{KEPT}/{name}', json.dumps(data, ensure_ascii=False)]))


class PyodideBridge:
    """The methods that the page's JavaScript calls. `root` is the kit's folder."""

    def __init__(self, root: str, post: Post):
        self.root = Path(root)
        self.post = post
        self.application: Application | None = None
        sys.path.insert(0, root)
        os.chdir(root)

    def write(self, path: str, text: str) -> None:
        """A file of the student's is like this now; `path` is relative to the kit."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode('utf-8', 'replace')
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)

    def test(self, exercise: str, level: int | None, option: str = '') -> int:
        """Run the tests of an exercise, up to a level, with an option like `--hint`; send their output at once."""
        stream = Terminal(partial(send_to, self.post), 'stdout')
        more = [option] if option else []
        levels = [] if level is None else ['--level', str(level)]
        with redirect_stdout(stream), redirect_stderr(stream), chdir(self.root):
            code = pytest.main([f'tests/{exercise}', *ARGUMENTS, *levels, *more], plugins=[LevelTold(self.post)])
            stream.flush()
        self._tell_progress(exercise)
        return int(code)

    def _tell_progress(self, exercise: str) -> None:
        [offer] = [
            one for one in offers(self.root / COURSE, find_exercises(self.root)) if one.exercise.name == exercise
        ]
        done, total = offer.done
        passed = sorted(remembered(self.root, self.root / COURSE / exercise, exercise))
        self.post('progress', json.dumps({'done': done, 'total': total, 'words': offer.state, 'passed': passed}))

    def remember(self, exercise: str, passed: str) -> None:
        """Restore levels that passed in an earlier Python; do nothing when tests were run in this one."""
        file = remembered_in(self.root)
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            folder = written_path(self.root / COURSE / exercise)
            file.write_text(json.dumps({folder: {exercise: json.loads(passed)}}), encoding='utf-8')

    def console(self, exercise: str, file: str, seed: int, lines: str) -> str:
        """Play a console game with the lines (a list as JSON) that were typed up to now; gives `Transcript`."""
        from rozdej.window.browser.console_game import play  # tests and table need not wait for it

        self.post('console', file)
        found = find_implementations(self.root / COURSE, find_exercises(self.root))
        implementation = next(one for one in found if one.exercise.name == exercise)
        return json.dumps(play(implementation, file, seed, json.loads(lines)))

    # The table.

    def begin(self, exercise: str, seed: int | None, memory: bytes, work: bytes, seconds: float, why: str) -> str:
        """Show the exercise's game; with a `memory`, go on from there. Gives what the display needs to know."""
        exercises = find_exercises(self.root)
        chosen = next(found for found in exercises if found.name == exercise)
        reporter = CallReporter(partial(send_to, self.post))  # what does not return is ended by the page
        folder, store = self.root / COURSE, PageStore(self.root, self.post)
        self.application = Application(lambda: offers(folder, exercises), store, chosen, seed, observers=[reporter])
        self.application.wake = lambda: self.post('wake', '')
        reporter.memory = self.application.memory
        told, during = here(memory), here(work)
        if told:
            end = End(decode(during), False, seconds, [], why) if during else None
            self.application.go_on(decode(told), end)
        else:
            self.application.begin()
        return json.dumps({'patience': MESSAGE_SECONDS, 'limit': PROCESS_END_SECONDS, 'sounds': SOUNDS})

    def tell(self, now: float, kind: str, parts: str) -> str:
        """Something has happened at the table; gives the reply."""
        assert self.application is not None
        values = json.loads(parts)
        if kind == 'space':
            width, height, density = values
            what: Any = Space(width, height, density * POINT)
        else:
            what = EVENTS[kind](*values) if kind in EVENTS else Moment(kind)
        return json.dumps(plain(self.application.answer(now, what)))

    def leave(self) -> None:
        """The table is closed."""
        if self.application is not None:
            self.application.close()
            self.application = None


def here(data: Any) -> bytes:
    """Bytes that may come from the page, as Python's own."""
    return bytes(data.to_py() if hasattr(data, 'to_py') else data)


def plain(reply: Reply) -> dict[str, Any]:
    """A reply as a page reads it."""
    drawing: Drawing | None = reply.picture
    return {**reply._asdict(), 'picture': None if drawing is None else drawing._asdict()}
