"""Collects the facts about a failed test."""

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any, NamedTuple

from rozdej.core.feedback.assert_wording import RESULT, AssertionRewriter, made_in, names_in
from rozdej.core.feedback.values import call_lines, labelled, text_block
from rozdej.core.student.calls import NOTHING, Call, freeze
from rozdej.core.student.program import KeptName, Program
from rozdej.core.student.source import SourceFile
from rozdej.core.student.tracing import CallEnd

ADDRESS = re.compile(r' at 0x[0-9a-f]+(?=>)')
"""Where in memory a function is: Python shows it, but it means nothing, and is another in every run."""


class Comparison(NamedTuple):
    """`left operator right` was not true: what made an assert fail, as pytest's assertion rewriting reports it."""

    operator: str
    left: Any
    right: Any


class Objection(AssertionError):
    """What a fixture, and not the test itself, has to say against the last call; the text is Czech."""


@dataclass
class Evidence:
    """A failed test: what it raised, the statement it failed at, and what was called."""

    program: Program
    exception: BaseException
    comparison: Comparison | None
    statement: ast.stmt | None
    raises: str | None
    lines: tuple[int, int] = (0, 0)
    """First and last line on which the compared value was made: of calls with the same result, it is the one there."""
    right: frozenset[tuple[str, str]] = frozenset()
    """Functions that other tests found right: (module, name)."""
    most: int = 5
    """Most lines of one value where it is shown."""
    most_of_argument: int = 0
    """Most lines of an argument, if it is whole then."""
    file: Path | None = None
    values: dict[str, Any] = field(default_factory=dict)
    """The file of the test, and what its names meant when it failed."""

    def shown(self, label: str, value: Any) -> list[str]:
        """A labelled value, within the lines it may take."""
        return labelled(label, value, self.most)

    def shown_text(self, text: str) -> list[str]:
        """Printed text, within the lines it may take."""
        return text_block(text, self.most + 2)

    def first_to_show(self, one: list[str], other: list[str]) -> int:
        """Return the line (from 0) from which two texts are shown, so that the first difference is seen."""
        differing = [index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
        first = differing[0] if differing else min(len(one), len(other))
        return 0 if first < self.most + 1 or max(len(one), len(other)) <= self.most + 2 else first - 1

    def shown_call(self) -> list[str]:
        """The call that the failure is about, as a student would type it; [] when there is none."""
        lines = self._shown_call()
        return [*lines[:-1], f'  {self.result_name}{lines[-1][2:]}'] if lines else []

    def _shown_call(self) -> list[str]:
        return self.shown_lines(self.call, self.most, self.most_of_argument) if self.call else []

    def shown_lines(self, call: Call, most: int, whole: int = 0) -> list[str]:
        """Return a call as a student would type it, each value within `most` lines, or `whole` ones if it fits."""
        parameters = self.parameters(call.function)
        made = self.made if call is self.call else None
        return call_lines(call.function, call.arguments_before, call.keywords_before, parameters, most, whole, made)

    @cached_property
    def made(self) -> dict[str, Any]:
        """What right functions of the student's that take nothing give, by the call as one types it.

        Only when the call was given a list of lists, maybe in a dictionary: an empty board is `vytvor_plan()`.
        """
        call, lesson, made = self.call, self.program.implementation.exercise.lesson, {}
        given = call.arguments_before if call is not None else ()
        given += tuple(item for one in given if type(one) is dict for item in one.values())
        if call is None or not any(type(one) is list and one and type(one[0]) is list for one in given):
            return {}
        for module, name in sorted(self.right):
            signature = lesson.signatures.get(name)
            if module != call.module or signature is None or signature.parameters or lesson.prints(name):
                continue
            alone = self.program.alone(Call(module, name, (), {}, freeze(())), ())
            if alone is not None:
                made[f'{name}()'] = alone[0]
        return made

    def parameters(self, function: str) -> tuple[str, ...]:
        """The parameters that the lesson gives the function; () when it does not know it."""
        signature = self.program.implementation.exercise.lesson.signatures.get(function)
        return signature.parameters if signature else ()

    @cached_property
    def call(self) -> Call | None:
        """The call that the failure is about.

        The one that raised; else the one whose result or argument was compared; else the last, unless only the result
        of an earlier one has a name in the assert. A test that makes its data with functions of given files
        is not about these.
        """
        every = list(self.program.log.calls)
        is_given = self.program.implementation.is_given
        calls = [call for call in every if not is_given(call.module)] or every
        for call in reversed(calls):
            if call.exception is self.exception:
                return call
        if self.comparison is not None:
            left = self.comparison.left
            returned = [call for call in calls if self.is_result_of(call)]
            if returned:
                first, last = self.lines
                return next((call for call in reversed(returned) if first <= call.line <= last), returned[-1])
            for call in reversed(calls):
                if any(same(argument, left) for argument in call.arguments):
                    return call
        return self._named_call(calls) or (calls[-1] if calls else None)

    def _named_call(self, calls: Sequence[Call]) -> Call | None:
        """The call whose result has a name in the failed assert, where the last one, of the same function, has none.

        None, too, where the last one got that result, and may have changed it.
        """
        named = []
        for name in names_in(getattr(self.statement, 'test', None)) & self._made.keys() & set(self.values):
            first, last = self._made[name].lineno, self._made[name].end_lineno or 0
            made = [call for call in calls if call.result is self.values[name] and first <= call.line <= last]
            named += made if isinstance(self.values[name], list | dict | set | tuple) else []
        found = max(named, key=lambda call: call.number, default=None)
        if found is None or found.function != calls[-1].function:
            return None
        return None if any(given is found.result for given in calls[-1].arguments) else found

    def is_result_of(self, call: Call) -> bool:
        """Whether what the test compares is what that call returned.

        None in a place of something else is not, though a call that returns nothing gives None, too.
        """
        left = getattr(getattr(self.statement, 'test', None), 'left', None)
        is_compared = self.comparison is not None and same(call.result, self.comparison.left)
        return is_compared and (call.result is not None or not isinstance(left, ast.Attribute | ast.Subscript))

    @cached_property
    def ending(self) -> CallEnd | None:
        """How the call ended, if it ends like this once more."""
        return self.program.ending(self.call) if self.call is not None else None

    def alone(self, names: Sequence[KeptName]) -> tuple[Any, str, list[bool]] | None:
        """Return what the call gives as the only one of the program, and which names matter; see `Program.alone`."""
        return self.program.alone(self.call, names) if self.call is not None else None

    @cached_property
    def result_name(self) -> str:
        """How the result of the call is kept, `sloupecky = `, if it is shown what is claimed with these names.

        Where the result itself is compared there is no such name: who types the call wants to see what comes.
        """
        is_compared = self.comparison is not None and self.comparison.operator in ('==', 'is')
        if self.call is None or (self.message and not is_compared):
            return ''
        if is_compared and self.is_result_of(self.call):
            return ''
        claim = self.claim_left if is_compared else self.claim
        names = names_in(ast.parse(claim))
        found = next((kept for kept in (self._kept, RESULT) if names & set(kept.split(', '))), '')
        return f'{found} = ' if found else ''

    @cached_property
    def _kept(self) -> str:
        """What the test calls the result: a name, or several for its items; '' for none that still means it."""
        call = self.call
        kept = _statement_at(self.file, call.line)[0] if self.file and call is not None else None
        if not isinstance(kept, ast.Assign) or not isinstance(kept.value, ast.Call) or len(kept.targets) != 1:
            return ''
        called = kept.value.func.attr if isinstance(kept.value.func, ast.Attribute) else ''
        [target] = kept.targets
        if call is None or called != call.function or isinstance(target, ast.Attribute | ast.Subscript):
            return ''
        names = ast.unparse(target).strip('()')
        is_other = names in self.values and not same(self.values[names], call.result)
        return '' if is_other else names

    @property
    def message(self) -> str:
        """The Czech sentence that the test's assert or a fixture brings along, if it does."""
        if isinstance(self.exception, Objection):
            return str(self.exception)
        if not isinstance(self.statement, ast.Assert) or self.statement.msg is None:
            return ''
        if not isinstance(self.exception, AssertionError):
            return ''
        return ADDRESS.sub('', str(self.exception).split('\nassert ', 1)[0]).replace('<function ', '<funkce ')

    @cached_property
    def claim(self) -> str:
        """The condition of the failed assert, as one types it below the student's file."""
        return self._rewording.typed(self.statement.test) if isinstance(self.statement, ast.Assert) else ''

    @cached_property
    def claim_left(self) -> str:
        """The left side of the failed comparison, as one types it below the student's file."""
        test = getattr(self.statement, 'test', None)
        return self._rewording.typed(test.left) if isinstance(test, ast.Compare) else ''

    @property
    def constant(self) -> tuple[SourceFile, str] | None:
        """The file and the name of what is compared, when that is a value of a student's file and not of a call."""
        module, _, name = self.claim_left.partition('.')
        if self.call is not None or not name.isidentifier() or module not in self.program.implementation.modules:
            return None
        source = self.program.implementation.source(module)
        return (source, name) if source and source.is_readable else None

    @property
    def is_left_known(self) -> bool:
        """Whether the left side, if there is one, is one that a student knows, too, and not only the test."""
        return not self.claim_left or self._rewording.knows(ast.parse(self.claim_left, mode='eval').body)

    @cached_property
    def _rewording(self) -> AssertionRewriter:
        shown = self._shown_call()[-1].strip() if self.call else ''
        parameters = self.parameters(self.call.function) if self.call else ()
        return AssertionRewriter(self.call, shown, parameters, self._kept, self.values, self._made, self.file)

    @cached_property
    def _made(self) -> Mapping[str, ast.expr]:
        """What the names of the test are made from, as far as it is given to them once."""
        line = getattr(self.statement, 'lineno', 0)
        return made_in(_function_at(self.file, line) if self.file else None, line)

    def is_output(self, value: Any) -> bool:
        """Whether that is what the call has printed, or what the test has made of it, and not a result or argument."""
        call = self.call
        if call is None or not isinstance(value, str | list) or any(value is argument for argument in call.arguments):
            return False
        is_result = call.result is not NOTHING and same(call.result, value)
        return not is_result and bool(call.printed or self.is_about_output)

    def line_numbers(self, value: Any) -> list[int]:
        """Which of the lines that the call has printed (from 1) are in that list; [] when it is no list of all lines.

        Tests leave out what they do not care for: spaces at the ends of lines, and lines with nothing else.
        """
        if self.call is None or not isinstance(value, list) or not self.is_output(value):
            return []
        lines = [line.strip() if isinstance(line, str) else line for line in value]
        printed = [line.strip() for line in self.call.printed.splitlines()]
        every = range(1, len(printed) + 1)
        for numbers in list(every), [number for number in every if printed[number - 1]]:
            if [printed[number - 1] for number in numbers] == lines:
                return numbers
        return []

    @property
    def is_about_output(self) -> bool:
        """Whether the test compares what was printed."""
        names = names_in(getattr(getattr(self.statement, 'test', None), 'left', None))
        return 'capsys' in names.union(*(names_in(self._made.get(name)) for name in names))


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same object, or equal constants of the same type."""
    if isinstance(one, str | int | float | None):
        return type(one) is type(other) and one == other
    return one is other


def gather(
    program: Program,
    exception: BaseException,
    comparison: Comparison | None,
    test_file: Path,
    right: frozenset[tuple[str, str]] = frozenset(),
) -> Evidence:
    """Evidence from the exception that ended a test; `right` are functions that other tests found right."""
    line, values = _place_in(exception.__traceback__, test_file)
    statement, raises = _statement_at(test_file, line) if line else (None, None)
    if not isinstance(exception, AssertionError) or not isinstance(statement, ast.Assert):
        comparison = None
    elif (
        comparison
        and comparison.operator != 'in'
        and isinstance(statement.test, ast.Compare)
        and isinstance(statement.test.left, ast.Constant)
    ):  # `assert '[A♠ ]' == f()`: what is written out is what is expected
        comparison = Comparison(comparison.operator, comparison.right, comparison.left)
    lines = _lines_of_value(test_file, statement)
    return Evidence(program, exception, comparison, statement, raises, lines, right, file=test_file, values=values)


@lru_cache(maxsize=4096)
def _lines_of_value(file: Path, statement: ast.stmt | None) -> tuple[int, int]:
    """The lines of a failed assert, or of the assignment before it where the asserted name got its value."""
    if not isinstance(statement, ast.Assert):
        return 0, 0
    made: ast.stmt = statement
    if isinstance(statement.test, ast.Compare) and isinstance(statement.test.left, ast.Name):
        name = statement.test.left.id
        for node in _statements(file):
            named = isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
            if named and node.lineno < statement.lineno and (made is statement or node.lineno > made.lineno):
                made = node
    return made.lineno, made.end_lineno or made.lineno


def _place_in(traceback: TracebackType | None, file: Path) -> tuple[int, dict[str, Any]]:
    """The last line of the file that the exception came through, and what the names meant there; 0 for none."""
    line, values = 0, {}
    for frame, frame_line in walk_tb(traceback):
        if frame.f_code.co_filename == str(file):
            line, values = frame_line, frame.f_locals
    return line, values


@lru_cache(maxsize=256)
def _statements(file: Path) -> list[ast.stmt]:
    """All statements of a test file, outer ones first."""
    found: list[ast.stmt] = []
    level: list[ast.AST] = [ast.parse(file.read_bytes())]
    while level:  # not `ast.walk`: it looks into every expression, and tests are full of literal data
        level = [child for node in level for child in _blocks_of(node)]
        found += [node for node in level if isinstance(node, ast.stmt)]
    return found


def _blocks_of(node: ast.AST) -> list[ast.AST]:
    """The statements and handlers that stand right inside a statement."""
    parts = [getattr(node, name, ()) for name in ('body', 'orelse', 'finalbody', 'handlers', 'cases')]
    return [child for part in parts if isinstance(part, list) for child in part]


def _function_at(file: Path, line: int) -> ast.stmt | None:
    """The innermost function of a test file around the line."""
    functions = (node for node in _statements(file) if isinstance(node, ast.FunctionDef))
    return next((node for node in reversed([*functions]) if node.lineno <= line <= (node.end_lineno or line)), None)


@lru_cache(maxsize=4096)
def _statement_at(file: Path, line: int) -> tuple[ast.stmt | None, str | None]:
    """The innermost statement on the line, and the exception a `with pytest.raises` around it awaits."""
    innermost = None
    raises = None
    for node in _statements(file):
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            innermost = node
            if isinstance(node, ast.With):
                raises = _awaited(node) or raises
    return innermost, raises


def _awaited(node: ast.With) -> str | None:
    for item in node.items:
        call = item.context_expr
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith('raises') and call.args:
            return ast.unparse(call.args[0])
    return None
