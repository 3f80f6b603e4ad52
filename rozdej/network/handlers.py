"""The student's functions that make up the server: looked for, called within limits, loaded again when saved.

Everything that goes wrong in them comes out as a `StudentCodeError`: a Czech headline and lines that say who, what was
expected, what came, and where.
"""

import inspect
from collections.abc import Sequence
from typing import Any

from rozdej.core.feedback.explanations import SERVER
from rozdej.core.student.calls import CallObserver
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import SERVER_CALL_SECONDS, SERVER_TIMES
from rozdej.network.declaration import Declaration
from rozdej.network.room_state import Universe, WrongResult
from rozdej.network.state_json import UnknownClass
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError, beginning
from rozdej.window.gui.wire import End

NOT_TAKEN_OVER = 'Rozehranou hru nejde převzít do nového programu: chybí v něm {}.'


class Handlers:
    """The functions that a declaration names, in one implementation. What they print goes to the console.

    The `observers` hear of each call.
    """

    def __init__(
        self, implementation: Implementation, declaration: Declaration, observers: Sequence[CallObserver] = ()
    ):
        self.declaration = declaration
        self._observers = observers
        self._code = StudentCode(implementation, declaration.module, SERVER, observers)

    @property
    def implementation(self) -> Implementation:
        """The files that are in force."""
        return self._code.implementation

    def load(self, memory: dict[str, Any] | None = None, end: End | None = None) -> StudentCodeError | None:
        """Run the module and check its functions. Raises `StudentCodeError`; returns one that concerns only a part.

        `memory` is what another process knew of the program: statements `left_out`, `hangs` of functions; `end` how
        that ended while it loaded files.
        """
        if memory:
            self._code.remember(memory, end)
            for name, hangs in memory['hangs']:
                self._code.program.remember(hangs, self.declaration.module, name)
        trouble = self._code.load()
        self._code.program.guard.time_limit = SERVER_CALL_SECONDS
        self._code.program.guard.at_most_times = SERVER_TIMES
        for name, count in self.declaration.parameters.items():
            self._check(name, count)
        return trouble

    def reload(self, universes: list[Universe]) -> StudentCodeError | None:
        """Load the files as they are now. Raises `StudentCodeError` when that fails: then nothing has changed."""
        before = self._code
        implementation = Implementation(self.implementation.exercise, self.implementation.folder)
        self._code = StudentCode(implementation, self.declaration.module, SERVER, self._observers)
        try:
            trouble = self.load()
            for universe in universes:
                universe.reread()
        except BaseException as error:
            self._code = before
            for universe in universes:
                universe.reread()
            if isinstance(error, UnknownClass | ValueError):
                raise StudentCodeError(NOT_TAKEN_OVER.format(error)) from None
            raise
        finally:
            del before  # a problem that is kept has this frame behind it
        return trouble

    def _check(self, name: str, count: int) -> None:
        """Whether the function is there, written, and takes so many parameters. Raises `StudentCodeError`."""
        code = self._code
        function = code.look_for(name)
        try:
            signature = inspect.signature(function)
            signature.bind(*range(count))
        except TypeError:
            wanted = code.program.implementation.exercise.lesson.signatures.get(name)
            shown = f'{name}({", ".join(wanted.parameters)})' if wanted else f'{count} parametrů'
            title = f'Funkce {name} má jiný počet parametrů, než server potřebuje.'
            raise StudentCodeError(
                title, f'Čeká se: {shown}', f'Je tam: {name}{signature}', *beginning(code.program, code.module, name)
            ) from None
        except ValueError:  # a built-in that does not say what it takes
            return

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what the function returns. Raises `StudentCodeError`, after too many hangs until its file is saved."""
        try:
            return self._code.answer(name, *arguments)
        finally:
            self._code.take_printed()  # it is on the console already

    def make_universe(self) -> Universe:
        """A universe of these functions, which raises nothing but `StudentCodeError`."""
        return Universe(self.declaration, self.call, self.find_class, self.wrong_result)

    def wrong_result(self, error: WrongResult) -> StudentCodeError:
        """StudentCodeError for a wrong result."""
        return self._code.unexpected(error.function, error.arguments, error.expected, error.got)

    def ended(self, end: End) -> StudentCodeError:
        """StudentCodeError for a call with which a process ended."""
        trouble = self._code.ended(end)
        assert trouble is not None
        return trouble

    def find_class(self, name: str) -> Any:
        """The named tuple of that name in the student's program; None when there is none."""
        known = self._code.program.modules.loaded  # a state is made of what has been loaded
        for module in dict.fromkeys((self.declaration.module, *known)):
            found = vars(known[module]).get(name)
            if isinstance(found, type) and issubclass(found, tuple) and hasattr(found, '_fields'):
                return found
        return None
