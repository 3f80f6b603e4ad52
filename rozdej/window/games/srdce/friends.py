"""Lets friends play: programs from other files, each of which answers with `vyloz` in a process of its own.

Such a process is `python -m rozdej.window.games.srdce.friends ROOT EXERCISE FILE`. It reads `Values` of hand and
trick, and answers with `Values` of a card, or None, and of what is wrong: title and lines of each error.
"""

import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from rozdej.core.exercises import Exercise
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CALL_SECONDS, SERVER_BYTES
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.watchdog import WATCHDOG, last_words
from rozdej.core.system import SYSTEM
from rozdej.window.games.srdce.functions import card_at_the_table
from rozdej.window.games.srdce.rules import Card, Trick
from rozdej.window.gui.pipe import CallReporter, Pipe
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.wire import Calling, End, Reader, Returned, Running, Values, Work, encode


def name_of(file: Path) -> str:
    """Whose program it is: by the file, or by its folder where the file is called like everybody's."""
    return file.parent.name if file.stem == 'srdce' else file.stem


SECONDS = CALL_SECONDS + 1
"""For an answer by the clock: the window waits for it, and goes on before it looks stuck itself."""

INSTEAD_OF_PROGRAM = 'Do opravy hrají místo tohohle programu soupeři z okna.'


class FriendProcess:
    """A friend's program. Its process starts at once, and again at the first question after the file was saved."""

    def __init__(self, exercise: Exercise, file: Path):
        self.name = name_of(file)
        self._exercise = exercise
        self._file = file
        self._child: Child | None = None
        self._saved: float | None = None
        self._start_if_saved()

    def card(self, hand: set[Card], trick: Trick) -> tuple[Card | None, list[StudentCodeError]]:
        """An allowed card, or None when somebody else has to choose; and the errors to show."""
        self._start_if_saved()
        if self._child is None:
            return None, []
        try:
            card, troubles = self._answer(encode(Values([hand, trick])))
        except StudentCodeError as trouble:
            self.close()
            card, troubles = None, [[trouble.title, trouble.lines]]
        return card, [StudentCodeError(f'{self.name}: {title}', *lines) for title, lines in troubles]

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._child:
            self._child.close()
            self._child = None

    def _start_if_saved(self) -> None:
        before = self._saved
        with suppress(OSError):  # it is being saved, or gone: what is loaded goes on
            self._saved = self._file.stat().st_mtime
        if self._saved == before:
            return
        self.close()
        root = self._exercise.root
        command = [sys.executable, '-m', __name__, str(root), self._exercise.name, str(self._file)]
        self._child = Child(command, cwd=root)

    def _answer(self, question: bytes) -> list[Any]:
        """Return the process's answer. Raises `StudentCodeError` with the running line when the process ends."""
        reader, child = Reader(), self._child
        assert child is not None
        during: Work | None = None
        began = time.monotonic()
        with suppress(OSError, ValueError), child.within(SECONDS):
            child.write(question)
            for data in child.parts():
                for message in reader.messages(data):
                    match message:
                        case Values(what):
                            return what
                        case Calling() | Running():
                            during, began = message, time.monotonic()
                        case Returned():
                            during = None
        places, says_late = last_words(reader.rest)
        why = 'limit' if child.was_late or says_late else 'itself'
        raise self._ended(during and End(during, False, time.monotonic() - began, places, why), child.was_late)

    def _ended(self, end: End | None, was_late: bool) -> StudentCodeError:
        """Why the process has ended, in the words for a program of one's own; nothing of the friend's runs here."""
        if end is None:
            return StudentCodeError(
                'Program se včas nespustil.' if was_late else 'Program skončil.', INSTEAD_OF_PROGRAM
            )
        code = StudentCode(Implementation(self._exercise, self._file.parent), self._file.stem)
        if trouble := code.ended(end):
            return StudentCodeError(trouble.title, *trouble.lines, INSTEAD_OF_PROGRAM)
        code.remember({'faulty': [], 'left_out': []}, end)  # it was loading the file
        trouble = code.half_loaded(INSTEAD_OF_PROGRAM)
        assert trouble is not None
        return trouble


def main() -> None:
    """Answer for the file until nobody asks any more."""
    root, exercise, file = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    pipe = Pipe()
    WATCHDOG.run(1.0, int)  # its thread has to be there before there is no memory for one
    SYSTEM.limit_memory(SERVER_BYTES)
    reporter = CallReporter(pipe.send, SYSTEM.process_deadline(pipe.writing))
    code = StudentCode(Implementation(Exercise(exercise, root), file.parent), file.stem, observers=[reporter])
    try:
        troubles = [code.load()]
        code.look_for('vyloz')
    except StudentCodeError as trouble:
        troubles = [StudentCodeError(trouble.title, *trouble.lines, INSTEAD_OF_PROGRAM)]
        code.faulty.add('vyloz')
    code.faults += [trouble for trouble in troubles if trouble]
    for message in pipe.messages():
        card = card_at_the_table(code, *message.what)
        pipe.send(Values([card, [[fault.title, list(fault.lines)] for fault in code.faults]]))
        code.faults.clear()


if __name__ == '__main__':
    main()
