"""Loading a student's files.

A file is run at once, as Python does. Where something in it fails, asks for input, prints or never ends, it is run
anew, statement by statement: what fails is noted as a `LoadProblem` and left out, and the rest of the file is run all
the same. So a game started at the end of a file, or in the middle of it, does not hide the functions that a test wants
to see. Whichever way a file was run first, it is run in all later tests.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

from rozdej.core.student.failures import BrokenFile, LoadProblem, MissingFile, TooSlow
from rozdej.core.student.guard import Guard
from rozdej.core.student.limits import ENDLESS_UNTIL_HOPELESS, SECONDS_AFTER_A_HANG, SHORTEST_LOADING_SECONDS
from rozdej.core.student.source import SourceFile, Statement, imported
from rozdej.core.student.tracebacks import frames, is_raised_in
from rozdej.core.system import SYSTEM

if TYPE_CHECKING:
    from rozdej.core.student.implementation import Implementation


def unreadable(module: str, source: SourceFile) -> LoadProblem | None:
    """Why the file cannot be read, as a program would find it out; None when it can."""
    try:
        source.code  # noqa: B018 - it is kept
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, 'lineno', None) or 1
        return LoadProblem(module, source, line, error, line, is_unreadable=True)
    return None


@contextmanager
def _imported_by_python(implementation: 'Implementation') -> Iterator[None]:
    """Surroundings in which Python itself imports the program's files, and none has been yet. Nothing is left."""

    class Finder:
        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
            if name not in implementation.modules:
                return None
            if source := implementation.source(name):
                return spec_from_file_location(name, source.path)
            is_folder = any(module.startswith(f'{name}.') for module in implementation.modules)
            return ModuleSpec(name, None, is_package=True) if is_folder else None

    others = {name: sys.modules.pop(name) for name in implementation.modules if name in sys.modules}
    writes_no_code, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.meta_path.insert(0, Finder)
    try:
        yield
    finally:
        sys.meta_path.remove(Finder)
        sys.dont_write_bytecode = writes_no_code
        for name in implementation.modules:
            sys.modules.pop(name, None)
        sys.modules.update(others)


@dataclass
class LoadMemory:
    """What is known of files that do not run as they should, for the next process that loads them."""

    left_out: set[tuple[str, int]] = field(default_factory=set)
    """Statements that are not run any more: (module, index)."""
    hung: Counter[str] = field(default_factory=Counter)
    """Number of statements of each module that never ended."""
    is_careful: bool = False
    """Whether each statement is announced before it runs: a process has ended in one, nobody knows in which."""

    def leave_out(self, module: str, index: int, hangs: int = 0) -> None:
        """Do not run that statement any more; it counts as `hangs` endless ones."""
        self.left_out.add((module, index))
        self.hung[module] += hangs

    def forget(self) -> None:
        """Give every statement another chance."""
        self.left_out.clear()
        self.hung.clear()

    def plain(self) -> list[Any]:
        """Return all as plain data, which `of` reads."""
        return [sorted(self.left_out), dict(self.hung), self.is_careful]

    @classmethod
    def of(cls, plain: list[Any]) -> Self:
        """Read plain data that `plain` has made."""
        left_out, hung, is_careful = plain
        return cls({(module, index) for module, index in left_out}, Counter(hung), is_careful)


class Modules:
    """The modules of one implementation, each loaded when it is first needed."""

    def __init__(self, implementation: 'Implementation', guard: Guard):
        self.loaded: dict[str, ModuleType] = {}
        """The modules that are loaded now."""
        self.problems: dict[str, LoadProblem] = {}
        """Why files did not load as they should, by module."""
        self.seconds: dict[str, float] = {}
        """How long each file worked when it was loaded, with those that it imports."""
        self.memory = LoadMemory()
        """Which statements are not run again."""
        self.on_statement: Callable[[str, int], None] | None = None
        """If set, is called as `on_statement(module, index)` before each top-level statement is run."""
        self.on_failure: Callable[[], None] | None = None
        """If set, is called when the rest of a file is run behind a statement that failed."""
        self.at_once = True
        """Whether whole files are run; otherwise statement by statement."""
        self._implementation = implementation
        self._guard = guard
        self._in_parts: set[str] = set()

    def forget_trouble(self) -> None:
        """Give every statement another chance."""
        self.memory.forget()
        self.problems.clear()

    def module(self, name: str) -> ModuleType:
        """The student's module, run now if it was not yet.

        Raises `MissingFile` or, when not even a part of it can be used, `BrokenFile`.
        """
        if name not in self.loaded:
            began = SYSTEM.worked_seconds()
            self.loaded[name] = self._load(name)
            self.seconds[name] = SYSTEM.worked_seconds() - began
        return self.loaded[name]

    def load_afresh(self, name: str) -> None:
        """Run a module although it is loaded. Raises what `module` does."""
        self.loaded.pop(name, None)
        self.module(name)

    @contextmanager
    def afresh(self) -> Iterator[None]:
        """Surroundings in which each module is another one, run anew: those from before, and their values, stay."""
        before, self.loaded = self.loaded, {}
        try:
            yield
        finally:
            self.loaded = before

    def trouble_for_python(self, name: str) -> LoadProblem | None:
        """Why Python cannot import a module that has loaded here, where a file that fails is not the end of those that
        import it. None when it can: always, when the file imports nothing of the program but given files that do not.
        Of a given file nothing is said: what it imports is asked for by itself.
        """
        source = self._implementation.source(name)
        if source is None or not self.at_once or self.on_statement or self._implementation.is_given(name):
            return None
        if not self._imports_others(source):
            return None
        try:
            with _imported_by_python(self._implementation):
                self._guard.run(import_module, name, echo=False, seconds=self._seconds())
        except BaseException as error:
            self._let_pass(error)
            unread = error.filename if isinstance(error, SyntaxError) else None
            for module in self._implementation.modules if unread else ():
                other = self._implementation.source(module)
                if other and str(other.path) == unread and (problem := unreadable(module, other)):
                    return problem
            passed = [line for file, line, _ in frames(error, self._implementation.owns) if file == str(source.path)]
            return LoadProblem(name, source, (passed or [1])[0], error, (passed or [1])[-1])
        return None

    def _imports_others(self, source: SourceFile) -> bool:
        """Whether the file seems to import one of the program that is not given, or imports others in its turn."""
        own = {*self._implementation.modules}
        others = [(name, self._implementation.source(name)) for name in imported(source.data) & own]
        return any(
            not self._implementation.is_given(name) or (one and imported(one.data) & own) for name, one in others
        )

    def _load(self, name: str) -> ModuleType:
        source = self._implementation.source(name)
        if source is None:
            raise MissingFile(name)
        if problem := unreadable(name, source):
            self.problems[name] = problem
            raise BrokenFile(problem) from None
        failed: dict[int, BaseException] = {}
        is_known = name in self._in_parts or any(module == name for module, _ in self.memory.left_out)
        if self.at_once and not is_known and self.on_statement is None:
            if self._runs_whole(name, source, failed):
                return self.loaded[name]
            if self.on_failure:
                self.on_failure()
        self._in_parts.add(name)
        module = self._new_module(name, source)
        pending = [s for s in source.statements if (name, s.index) not in self.memory.left_out]
        while pending := self._worth_running(name, pending):
            self._run_statements(name, source, pending, failed)
            if pending and self.on_failure:
                self.on_failure()
        return module

    def _new_module(self, name: str, source: SourceFile) -> ModuleType:
        """An empty module for the file. Those that import each other find a half-run one, as in Python."""
        module = self.loaded[name] = ModuleType(name)
        module.__file__ = str(source.path)
        module.__package__ = name if source.path.name == '__init__.py' else name.rpartition('.')[0]
        return module

    def _runs_whole(self, name: str, source: SourceFile, failed: dict[int, BaseException]) -> bool:
        """Whether the file runs at once without trouble. If a statement fails, it is noted, to fail only once."""
        module = self._new_module(name, source)
        try:
            self._guard.run(exec, source.code, vars(module), echo=False, seconds=self._seconds())
        except BaseException as error:
            self._let_pass(error)
            if (index := source.statement_that_raised(error)) is not None:
                failed[index] = error
            return False
        return not self._guard.printed

    def _run_statements(
        self, name: str, source: SourceFile, pending: list[Statement], failed: dict[int, BaseException]
    ) -> None:
        """Run the statements up to the first that fails or prints, and take them off the list."""

        def run() -> None:
            while pending:
                statement = pending.pop(0)
                before = self._guard.count
                current.append(statement)
                if self.on_statement:
                    self.on_statement(name, statement.index)
                if statement.index in failed:
                    raise failed.pop(statement.index)
                exec(statement.code, vars(self.loaded[name]))
                if self._guard.count > before:
                    return

        current = pending[:1]
        cause: BaseException | None = None
        try:
            # Printing at import is a fault of its own; no test that looks at output shall see it.
            self._guard.run(run, echo=False, seconds=self._seconds())
        except BaseException as error:
            self._let_pass(error)
            cause = error
            self.memory.leave_out(name, current[-1].index, isinstance(error, TooSlow))
        if cause is not None or self._guard.printed:
            passed = frames(cause, self._implementation.owns) if cause else []
            inner = [line for file, line, _ in passed if file == str(source.path)]
            line = current[-1].line
            problem = LoadProblem(name, source, line, cause, inner[-1] if inner else line, self._guard.printed)
            known = self.problems.get(name)
            if known is None or (cause and not known.cause):  # what failed counts more than what was printed before
                self.problems[name] = problem

    def _let_pass(self, error: BaseException) -> None:
        """Raise it again when somebody pressed Ctrl+C."""
        if isinstance(error, KeyboardInterrupt) and not is_raised_in(error, self._implementation.owns):
            raise error

    def _worth_running(self, name: str, statements: list[Statement]) -> list[Statement]:
        """Return the statements that still run in a file in which too many others never ended."""
        if self.memory.hung[name] < ENDLESS_UNTIL_HOPELESS:
            return statements
        if self.memory.hung[name] < 2 * ENDLESS_UNTIL_HOPELESS:
            return [statement for statement in statements if statement.is_definition]
        return []

    def _seconds(self) -> float | None:
        """Seconds for what comes next in a file; None for as long as any call."""
        hung = self.memory.hung.total()
        return max(SHORTEST_LOADING_SECONDS, SECONDS_AFTER_A_HANG / 2 ** (hung - 1)) if hung else None
