"""Makes programs in which one function remembers its earlier calls. Level tests have to fail on them.

Each function of the solution gives two programs: one returns its first answer for ever, one adds each answer to all
earlier ones. A function that makes a list, dict or set gives a third one, which puts each answer into the first object.
A test notices that when it calls the function twice, and looks at the first answer again. One of the function's own
levels has to fail first.
`samples/<exercise>/remembering.txt` lists the programs that no test can notice, each with the reason:

    first srdce.body_karet: every answer is the same
"""

import ast
import io
import re
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from pathlib import Path
from typing import Any

from rozdej.author.check import Problem
from rozdej.author.check.sample_programs import Expectation
from rozdej.author.check.solution_variants import SolutionFile, SourceLine
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.stubs import existence_levels, written_functions
from rozdej.core.student.source import SourceFile
from rozdej.teacher.fresh_cases import levels_of, load

WAYS = {
    'first': ('first_answer', 'gives its first answer for ever'),
    'kept': ('kept_answers', 'keeps its answers between calls'),
    'shared': ('shared_answer', 'puts each answer into the object that it returned first'),
}
"""Word of the list -> function of this module, and what messages call it."""

MADE = ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp
"""Expressions that make a list, dict or set."""

LINE = re.compile(rf'(?P<name>(?:{"|".join(WAYS)}) \w+\.\w+): (?P<reason>\S.*)')

PROGRAM = """
remembered_{name} = {name}


def {name}({parameters}):
    from rozdej.author.check.remembering import {way}

    return {way}(remembered_{name}, {arguments})
"""
"""The import stands in the function, so that importing the program stays the same."""


def list_path(exercise: Exercise) -> Path:
    """Return the path of the list of programs whose memory no test can see."""
    return exercise.samples / 'remembering.txt'


def remembering_programs(exercise: Exercise) -> Iterator[Expectation]:
    """Make the programs of each function that students write. Listed programs must pass all levels."""
    path = list_path(exercise)
    unseen = set(_read(exercise))
    fresh = load(exercise)
    about = levels_of(exercise.lesson, exercise.lesson.signatures, fresh.levels if fresh else {})
    only_exist = existence_levels(exercise).keys()
    voluntary = frozenset(level.number for level in exercise.lesson.levels.values() if level.is_voluntary)
    makers = _makers([node for *_, node in _functions(exercise)])
    for name, module, node in _functions(exercise):
        solution = SolutionFile(exercise.solution / f'{module}.py')
        files = {f'{other}.py': SolutionFile(exercise.solution / f'{other}.py').lines for other in exercise.modules}
        for way, (does, what) in WAYS.items():
            if way == 'shared' and node.name not in makers:
                continue
            text = PROGRAM.format(
                name=node.name, parameters=ast.unparse(node.args), way=does, arguments=_passed_on(node.args)
            )
            code = [SourceLine(line, solution.path, node.lineno) for line in text.strip().split('\n')]
            is_listed = f'{way} {name}' in unseen
            yield Expectation(
                f'remembering/{name}: {what}',
                path if is_listed else solution.path,
                {**files, solution.path.name: solution.with_mistake(code)},
                None,
                is_wrong=not is_listed,
                own=frozenset(about.get(node.name, ())) - only_exist,
                advice=f'Call {node.name} twice in a test of it, or write into {path.name} why nobody can see it.',
                line=0 if is_listed else node.lineno,
                may_be_red=voluntary,
            )


def check_remembering(exercise: Exercise) -> Iterator[Problem]:
    """Check the form of the list, and that each function in it exists."""
    known = {f'{way} {name}' for way in WAYS for name, *_ in _functions(exercise)}
    for name, line in _read(exercise).items():
        if name not in known:
            fix = f'Write "WAY MODULE.FUNCTION: the reason"; ways are {", ".join(WAYS)}.'
            yield Problem(list_path(exercise), line, f'{name!r} is no function of the solution and what it does', fix)


def _read(exercise: Exercise) -> dict[str, int]:
    """Map each entry of the list to its line."""
    path = list_path(exercise)
    lines = path.read_text(encoding='utf-8').splitlines() if path.is_file() else []
    told = ((number, line) for number, line in enumerate(lines, start=1) if line and not line.startswith('#'))
    return {found['name'] if (found := LINE.fullmatch(line)) else line: number for number, line in told}


def _functions(exercise: Exercise) -> Iterator[tuple[str, str, ast.FunctionDef]]:
    """Yield `module.function`, module and definition of each function of the solution that is not given."""
    given = written_functions(exercise)
    for module in exercise.modules:
        if SourceFile(exercise.given / f'{module}.py').has_unwritten:
            for name, node in SourceFile(exercise.solution / f'{module}.py').functions.items():
                if name not in given and isinstance(node, ast.FunctionDef):
                    yield f'{module}.{name}', module, node


def _makers(functions: list[ast.FunctionDef]) -> set[str]:
    """Return the functions that return a list, dict or set made by themselves or by another one of them."""
    makers = {'list', 'dict', 'set', 'sorted', 'copy'}

    def is_made(node: ast.expr | None, names: Collection[str] = ()) -> bool:
        if isinstance(node, ast.Call):
            return getattr(node.func, 'id', getattr(node.func, 'attr', '')) in makers
        return isinstance(node, MADE) or (isinstance(node, ast.Name) and node.id in names)

    def makes(function: ast.FunctionDef) -> bool:
        nodes = [*ast.walk(function)]
        given = [node for node in nodes if isinstance(node, ast.Assign) and is_made(node.value)]
        names = {target.id for node in given for target in node.targets if isinstance(target, ast.Name)}
        return any(isinstance(node, ast.Return) and is_made(node.value, names) for node in nodes)

    while more := {one.name for one in functions if one.name not in makers and makes(one)}:
        makers |= more
    return makers


def _passed_on(parameters: ast.arguments) -> str:
    """Return the source of the arguments that pass on all parameters of a function."""
    given = [parameter.arg for parameter in (*parameters.posonlyargs, *parameters.args)]
    given += [f'*{parameters.vararg.arg}'] if parameters.vararg else []
    given += [f'{parameter.arg}={parameter.arg}' for parameter in parameters.kwonlyargs]
    given += [f'**{parameters.kwarg.arg}'] if parameters.kwarg else []
    return ', '.join(given)


def first_answer(function: Callable, *arguments: Any, **named: Any) -> Any:
    """Return and print what the first call did."""
    if not hasattr(function, 'first_answer'):
        with _copied_output() as printed:
            answer = function(*arguments, **named)
        function.first_answer = deepcopy(answer), printed.getvalue()  # type: ignore[attr-defined]
        return answer
    answer, text = function.first_answer
    print(text, end='')
    return deepcopy(answer)


def kept_answers(function: Callable, *arguments: Any, **named: Any) -> Any:
    """Return and print what all calls did till now."""
    before, text = getattr(function, 'kept_answers', (None, ''))
    print(text, end='')
    with _copied_output() as printed:
        answer = merge(before, function(*arguments, **named))
    function.kept_answers = deepcopy(answer), text + printed.getvalue()  # type: ignore[attr-defined]
    return answer


def shared_answer(function: Callable, *arguments: Any, **named: Any) -> Any:
    """Return the first object with the content of this answer, if both are lists, dicts or sets."""
    answer = function(*arguments, **named)
    first: Any = getattr(function, 'shared_answer', None)
    if type(first) is not type(answer) or not isinstance(answer, list | dict | set):
        function.shared_answer = answer  # type: ignore[attr-defined]
        return answer
    new = answer.copy()  # it may be the first one
    first.clear()
    if isinstance(first, list):
        first.extend(new)
    else:
        first.update(new)
    return first


def merge(before: Any, new: Any) -> Any:
    """Add a new value to an earlier one; return the new one alone if their types differ."""
    if type(before) is not type(new):
        return new
    match new:
        case bool() | set() | frozenset():
            return before | new
        case int() | float() | str() | list():
            return before + new
        case dict():
            return before | {key: merge(before.get(key), value) for key, value in new.items()}
        case tuple() if len(before) == len(new):
            return getattr(type(new), '_make', tuple)(map(merge, before, new))
    return new


class _Copied(io.StringIO):
    """Keeps a copy of what is printed."""

    def __init__(self) -> None:
        super().__init__()
        self._original = sys.stdout

    def write(self, text: str) -> int:
        self._original.write(text)
        return super().write(text)


@contextmanager
def _copied_output() -> Iterator[io.StringIO]:
    with redirect_stdout(_Copied()) as printed:
        yield printed
