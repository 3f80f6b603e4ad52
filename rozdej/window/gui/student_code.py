"""Calls a student's functions for a window; no other module does.

A call ends as a value, as a `Refused` (the function raised `ValueError`, as it should) or as a `StudentCodeError` (the
function is wrong). It raises nothing else.
"""

import copy
import marshal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from traceback import clear_frames
from typing import Any

from rozdej.core.feedback.explanations import WINDOW, WINDOW_ASKED, Host
from rozdej.core.student.calls import CallObserver, Running
from rozdej.core.student.facade import facades_of, installed_in_sys_modules
from rozdej.core.student.failures import (
    BrokenFile,
    CallAborted,
    Ended,
    LoadProblem,
    MissingFile,
    MissingFunction,
    NotAFunction,
    TooSlow,
    Unusable,
)
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CALL_SECONDS, HANGS_FOR_AN_END, WINDOW_OUTPUT_CHARACTERS, WINDOW_TIMES
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.tracebacks import error_text, is_raised_in
from rozdej.core.student.watchdog import places_in
from rozdej.window.gui import texts
from rozdej.window.gui.student_code_errors import (
    NotWritten,
    StudentCodeError,
    ended,
    in_lesson,
    not_written,
    stuck_after,
    unexpected,
    unusable,
)
from rozdej.window.gui.wire import End

CHANGED = ('parametry zůstanou, jak byly', 'funkce je změnila')
"""Expected and got for functions that only have to say something."""


Wrong = Callable[[Any], tuple[str, str] | None]
"""What was expected and what came, when that is not the same."""


class Refused(Exception):
    """The function raised `ValueError` itself; its text is meant for the player."""


class StudentCode:
    """The functions of one module of an implementation.

    `printed` collects what they print, `faults` what is wrong with functions that were only asked (`ask`), until
    somebody takes it. `host` names the caller in messages. The `observers` get each call. `left_out` are statements
    (module, index) that are not to be run, `faulty` the functions that are not to be asked any more.
    """

    def __init__(
        self,
        implementation: Implementation,
        module: str,
        host: Host = WINDOW,
        observers: Sequence[CallObserver] = (),
    ):
        self.implementation = implementation
        self.module = module
        self.host = host
        self.observers = observers
        self.program = LocalProgram(implementation, Guard(CALL_SECONDS, WINDOW_OUTPUT_CHARACTERS))
        self.program.guard.at_most_times = WINDOW_TIMES
        self._facades = facades_of(self.program)  # once: making them takes longer than most calls
        self.program.observers = observers
        self.program.modules.on_statement = self._run_statement if observers else None
        self._statement: Running | None = None
        self.printed = ''
        self.faults: list[StudentCodeError] = []
        self.faulty: set[str] = set()
        self.left_out: set[tuple[str, int]] = set()

    def _run_statement(self, module: str, index: int) -> None:
        self._statement = Running(module, index, sorted(self.left_out))
        for observer in self.observers:
            observer.before(self._statement)

    def load(self) -> StudentCodeError | None:
        """Run the module. Raises `StudentCodeError` if it is unusable; returns one if only a part is."""
        if not self.module:
            return None
        try:
            with self._at_home():
                self.program.module(self.module)
        except (MissingFile, BrokenFile) as error:
            raise unusable(self.program, error) from None
        finally:
            if self._statement:
                for observer in self.observers:
                    observer.after(self._statement)
        return self.half_loaded()

    def half_loaded(self, then: str = 'Hrát se dá s tím, co se povedlo.') -> StudentCodeError | None:
        """What is wrong with the files that were loaded, or that another process has not loaded to their ends.

        `then` says what becomes of the game.
        """
        problem = next(iter(self.program.problems.values()), None)
        if problem is None:
            return None
        from rozdej.core.feedback.missing_functions import (
            explain_load_problem,  # a start without trouble need not wait for it
        )

        lines = [line.strip() for line in explain_load_problem(self.implementation, problem)]
        return StudentCodeError(f'Soubor {problem.source.path.name} se nenačetl celý. {then}', *lines)

    def lost_since(self, before: 'StudentCode') -> StudentCodeError | None:
        """What is to be said about functions that were written `before`, and are no longer."""
        asked = self.implementation.exercise.lesson.signatures
        lost = [name for name in asked if before.is_written(name) and not self.is_written(name)]
        if not lost:
            return None
        try:
            self.look_for(lost[0])
        except StudentCodeError as trouble:
            others = [texts.LOST_TOO.format(', '.join(lost[1:]))] if lost[1:] else []
            return NotWritten(trouble.title, *trouble.lines, *others, texts.RELOADED)
        return None

    def is_written(self, name: str) -> bool:
        """Whether the function exists and is not a stub."""
        try:
            self.program.attribute(self.module, name)
        except Unusable:
            return False
        source = self.implementation.source(self.module)
        return source is not None and not source.is_unwritten(name)

    def why_silent(self, name: str) -> str:
        """Why nothing is known of what the function says."""
        return f'funkce {name} {"má chybu" if self.is_written(name) else "ještě není napsaná"}'

    def call(self, name: str, *arguments: Any, wordless: bool = False) -> Any:
        """What the function returns. Raises `Refused`, `NotWritten` or another `StudentCodeError`.

        A `ValueError` of Python's own (`[].index(3)`, `float('x')`) is a mistake, for its words are no rule of
        the game. Where the words do not matter (`wordless`) it refuses as well as any other.
        """
        try:
            return self._run(name, arguments)
        except ValueError as error:
            if not (wordless or is_raised_in(error, self.program.implementation.owns)):
                raise ended(self.program, self.module, name, arguments, error, self.host) from None
            raise Refused(' '.join(error_text(error).split())) from None

    def answer(self, name: str, *arguments: Any, wrong: Wrong = lambda result: None, keeps: bool = False) -> Any:
        """What a function returns that has nothing to refuse: there `ValueError` is a mistake like any other.

        So is a result with which something is `wrong`: what was expected and what came. One that `keeps` its arguments
        as they are is given copies.
        """
        given = copy.deepcopy(arguments) if keeps else arguments
        try:
            result = self._run(name, given)
        except ValueError as error:
            raise ended(self.program, self.module, name, given, error, self.host) from None
        if mismatch := CHANGED if keeps and given != arguments else wrong(result):
            raise self.unexpected(name, arguments, *mismatch)
        return result

    def _run(self, name: str, arguments: tuple[Any, ...]) -> Any:
        """What the function returns; `ValueError` passes, everything else becomes `StudentCodeError`."""
        self.look_for(name)
        self.program.refresh(self.host.forgets_hangs)
        try:
            with self._at_home():
                return self.program.call(self.module, name, arguments, {})
        except Unusable as error:
            raise unusable(self.program, error) from None
        except ValueError:
            raise
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and not is_raised_in(error, self.program.implementation.owns):
                raise  # Ctrl+C in the terminal
            if isinstance(error, MemoryError):
                clear_frames(error.__traceback__)  # what took all of it is kept there
            raise ended(self.program, self.module, name, arguments, error, self.host) from None
        finally:
            self.printed += self.program.guard.printed

    def ask(self, name: str, *arguments: Any, wrong: Wrong, instead: str = '') -> Any:
        """What the function says about something that is only shown; None when it is not written or says nonsense.

        `wrong` gives what was expected and what came, if that is not the same. A function with
        a fault is not asked again: the game goes on without it until the code is loaded anew; `instead` says how.
        """
        if name in self.faulty:
            return None
        self.faulty.add(name)  # until it has come back
        try:
            answer = self.answer(name, *arguments, wrong=wrong, keeps=True)
        except NotWritten:
            answer = None
        except StudentCodeError as fault:
            lines = (*fault.lines, instead) if instead else fault.lines
            self.faults.append(StudentCodeError(fault.title, *lines, details=fault.details))
            return None
        self.faulty.discard(name)
        return answer

    @contextmanager
    def _at_home(self) -> Iterator[None]:
        """Surroundings of a running student's program: its modules can be imported, and nobody sits at the keyboard."""
        with installed_in_sys_modules(self.program, self._facades), self.program.keyboard.plugged_in():
            yield

    def look_for(self, name: str) -> Any:
        """The function of that name, there and written. Raises `NotWritten` or another `StudentCodeError`."""
        try:
            value = self.program.attribute(self.module, name)
            if not callable(value):
                raise NotAFunction(self.module, name, value)
        except MissingFunction as error:
            trouble = unusable(self.program, error)
            raise NotWritten(trouble.title, *trouble.lines, *in_lesson(self.program, name)) from None
        except Unusable as error:
            raise unusable(self.program, error) from None
        if not self.is_written(name):
            raise not_written(self.program, self.module, name)
        return value

    def memory(self) -> dict[str, Any]:
        """What is known of the functions, for another process."""
        return {'faulty': sorted(self.faulty), 'left_out': sorted(self.left_out)}

    def remember(self, memory: dict[str, Any], end: End | None) -> None:
        """What another process knew, which ended in the midst of a statement or a call, or of something else."""
        self.faulty.update(memory['faulty'])
        self.left_out.update(memory['left_out'])
        if end and isinstance(end.during, Running) and not end.has_returned:
            self.left_out = {*end.during.left_out, (end.during.module, end.during.number)}
        for module, index in sorted(self.left_out):
            self.program.modules.memory.leave_out(module, index, HANGS_FOR_AN_END)
            source = self.implementation.source(module)
            if source and source.is_readable and index < len(source.statements):
                line = source.statements[index].line
                failure = self._failure_of(end) if end else Ended()
                self.program.problems[module] = LoadProblem(module, source, line, failure, line)

    def ended(self, end: End) -> StudentCodeError | None:
        """What is wrong with the function in which a process ended; None when it was not in a function."""
        if isinstance(end.during, Running):
            return None
        name, frozen = end.during.function, end.during.arguments
        arguments = None if frozen is None else marshal.loads(frozen)
        if end.has_returned:
            return stuck_after(self.program, end.during.module, name, arguments, end.why == 'itself')
        host = WINDOW_ASKED if end.why == 'player' else self.host
        return ended(self.program, end.during.module, name, arguments, self._failure_of(end), host)

    def _failure_of(self, end: End) -> CallAborted:
        """What a process ended by."""
        places = places_in(end.places, [source.path for source in self.implementation.sources()])
        if end.why == 'itself':
            return Ended(places)
        return TooSlow(min(end.seconds, WINDOW_TIMES * CALL_SECONDS), places=places)

    def unexpected(self, name: str, arguments: tuple[Any, ...], expected: str, got: str) -> StudentCodeError:
        """StudentCodeError for a wrong result."""
        return unexpected(self.program, self.module, name, arguments, expected, got)

    def take_printed(self) -> str:
        """What was printed since the last time somebody asked."""
        printed, self.printed = self.printed, ''
        return printed


def report(trouble: StudentCodeError) -> None:
    """Write the trouble with its traceback to the terminal, where there is room for all of it."""
    if sys.stderr is not None:
        print(trouble.text, end='\n\n', file=sys.stderr)
