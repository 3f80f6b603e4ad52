"""Compares lesson, stub, solution, tests and scene of an exercise. Runs only the lesson's examples."""

import ast
import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any
from warnings import catch_warnings

from rozdej.author.check import Problem
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.game_parts import game_folder
from rozdej.core.exercises.hints import FILE as OTHER_WAYS
from rozdej.core.exercises.stubs import LEVEL_MARK, level_of
from rozdej.core.feedback.values import error_line
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.source import SourceFile

PICTURE = re.compile(r'!\[(?P<alternative>[^\]]*)\]\((?P<target>[^)\s]+)')

CALLS = frozenset({'call', 'answer', 'ask', 'is_written', 'look_for', 'unexpected'})
"""Methods by which a scene uses a student's function: `code.call('name', …)`."""

PYTEST = frozenset({'--level', '--impl', '--hint', '--watch', '--overview', '--tb', '-k', '-x', '-v'})
OPTIONS = {'pytest': PYTEST, 'python': frozenset({'-i', '-m'}), 'cd': frozenset()}
"""Options that a lesson may name, by program. The command `rozdej` is in no handout."""

RUN_BY_PYTHON = {
    'start.py': PYTEST,
    'ui.py': frozenset({'--impl', '--seed', '--friend', '--two', '--connect', '--name', '--table'}),
    'rozdej': frozenset({'--impl', '--host', '--port'}),
}

FREE = frozenset({'--seed', '--friend', '-k', '--tb', '-m', '--connect', '--name', '--table', '--host', '--port'})
"""Options with any value."""

FOR_STUDENTS = frozenset({'serve'})
"""Commands of `rozdej` that students have."""

ALMOST_A_LEVEL = re.compile(r'\s*[*-] (?:Level \d|level \d+\s*(?!:|\d)\S)')

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class TestFunction:
    """A level test as it stands in its file."""

    __test__ = False
    path: Path
    line: int
    name: str
    level: int | None
    docstring: str | None
    has_mark: bool


def tests_of(exercise: Exercise) -> list[TestFunction]:
    """Return all level tests of the exercise, in file order."""
    found = []
    for path in sorted(exercise.tests.glob('test_*.py')):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith('test_'):
                mark = any(LEVEL_MARK in ast.unparse(decorator) for decorator in node.decorator_list)
                found.append(TestFunction(path, node.lineno, node.name, level_of(node), ast.get_docstring(node), mark))
    return found


def check_syntax(exercise: Exercise) -> Iterator[Problem]:
    """Check that Python can read every file of the exercise."""
    for path in sorted(exercise.given.glob('*.md')):
        data = path.read_bytes()
        try:
            data.decode('utf-8')
        except UnicodeDecodeError as error:
            yield Problem(path, data.count(b'\n', 0, error.start) + 1, 'is not in UTF-8', 'Save it in that encoding.')
    samples = exercise.samples
    folders = (exercise.given, exercise.solution, exercise.tests, samples)
    files = [path for folder in folders for path in sorted(folder.rglob('*.py'))]
    for path in [*files, *scene_files(exercise)]:
        try:
            with catch_warnings(action='ignore'):  # samples contain what Python warns of
                compile(path.read_bytes(), str(path), 'exec', dont_inherit=True)
        except (SyntaxError, ValueError) as error:
            line = getattr(error, 'lineno', None) or 0
            yield Problem(
                path, line, f'Python cannot read it: {error}', 'Mend the syntax; nothing else is checked before.'
            )


def check_levels(exercise: Exercise) -> Iterator[Problem]:
    """Check that lesson and tests have the same levels, and every test a level and a docstring."""
    lesson = exercise.lesson
    tests = tests_of(exercise)
    if not lesson.levels:
        yield Problem(lesson.path, 0, 'has no levels', 'Write them as list items: "* level 1: The rule."')
    for path in lesson.files:
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), start=1):
            if ALMOST_A_LEVEL.match(line):
                what = 'looks like a level, but is not read as one'
                yield Problem(path, number, what, 'Write "* level NUMBER: The rule."')
    previous = 0
    for level in lesson.level_lines:
        if level.number <= previous:
            yield Problem(
                level.path,
                level.line,
                f'level {level.number} comes after level {previous}',
                'Number the levels upwards, each number once.',
            )
        previous = max(previous, level.number)
        if level.number not in {test.level for test in tests}:
            yield Problem(
                level.path,
                level.line,
                f'no test has level {level.number}',
                f'Write one in tests/{exercise.name}: @pytest.mark.level({level.number}), or drop the line.',
            )
    for number in lesson.milestones.keys() - lesson.levels.keys():
        yield Problem(
            lesson.path, 0, f'invites to the window after level {number}, which is not there', 'Correct the number.'
        )
    highest = 0
    first: dict[tuple[Path, str], int] = {}
    for test in tests:
        yield from _check_test(test, lesson.path, set(lesson.levels), highest)
        highest = max(highest, test.level or 0)
        if (before := first.setdefault((test.path, test.name), test.line)) != test.line:
            what = f'{test.name} stands at line {before}, too, and only the last one is run'
            yield Problem(test.path, test.line, what, 'Give one of them another name.')


def _check_test(test: TestFunction, lesson: Path, levels: set[int], highest: int) -> Iterator[Problem]:
    if test.level is None and test.has_mark:
        fix = f'Write one number: @{LEVEL_MARK}(NUMBER).'
        yield Problem(test.path, test.line, f'the level of {test.name} is not one whole number', fix)
    elif test.level is None:
        yield Problem(test.path, test.line, f'{test.name} has no level', f'Put @{LEVEL_MARK}(NUMBER) above it.')
    elif test.level not in levels:
        yield Problem(
            test.path,
            test.line,
            f'{test.name} has level {test.level}, which the lesson does not know',
            f'Add "* level {test.level}: …" to {lesson.name}, or correct the number.',
        )
    elif test.level < highest:
        yield Problem(
            test.path,
            test.line,
            f'{test.name} (level {test.level}) stands below a test of level {highest}',
            'Put the tests in teaching order.',
        )
    if not test.docstring:
        yield Problem(test.path, test.line, f'{test.name} has no docstring', 'State the rule it tests, in Czech.')
    if not test.name.isascii():
        yield Problem(test.path, test.line, f'{test.name} is not ASCII', 'Name it without diacritics.')


def check_signatures(exercise: Exercise) -> Iterator[Problem]:
    """Check that lesson, stub and solution have the same functions, parameters and docstrings."""
    taught = exercise.lesson.functions
    for module in exercise.modules:
        stub = SourceFile(exercise.given / f'{module}.py')
        solution = SourceFile(exercise.solution / f'{module}.py')
        if not (stub.path.is_file() and solution.path.is_file()):
            continue  # check_files reports it
        if not stub.has_unwritten:
            if stub.path.read_bytes() != solution.path.read_bytes():
                yield Problem(
                    solution.path,
                    0,
                    f'a given file differs from {stub.path.relative_to(exercise.root)}',
                    'Copy the right one over the other.',
                )
            continue
        for name, function in stub.functions.items():
            if name not in taught:
                yield Problem(
                    stub.path,
                    function.lineno,
                    f'{name} is not in the lesson',
                    'Show its def with the docstring in a ```python block, or drop it.',
                )
            if name not in solution.functions:
                yield Problem(
                    solution.path, 0, f'{name} is missing', f'Write it; the stub has it at line {function.lineno}.'
                )
            else:
                yield from _compare(name, function, solution.path, solution.functions[name])
            if name in taught:
                yield from _compare_with_lesson(exercise, name, stub, function)
    yield from _check_stubs_are_complete(exercise)
    yield from _check_helpers(exercise)


def _compare(name: str, one: Function, other_path: Path, other: Function) -> Iterator[Problem]:
    if ast.unparse(one.args) != ast.unparse(other.args):
        yield Problem(
            other_path,
            other.lineno,
            f'{name} takes ({ast.unparse(other.args)}), in the stub ({ast.unparse(one.args)})',
            'Make the parameters those of the stub, which are those of the lesson.',
        )
    if ast.get_docstring(one) != ast.get_docstring(other):
        yield Problem(
            other_path,
            other.lineno,
            f"the docstring of {name} is not the stub's",
            'Copy it from the stub, which has it from the lesson.',
        )


def _compare_with_lesson(exercise: Exercise, name: str, source: SourceFile, function: Function) -> Iterator[Problem]:
    told = exercise.lesson.functions[name]
    fix = f'Copy it from {told.path.relative_to(exercise.root)}:{told.line}, or change it there too.'
    header = f'{name}({ast.unparse(function.args)})'
    if header != told.header:
        yield Problem(source.path, function.lineno, f'{header} is {told.header} in the lesson', fix)
    if told.docstring != ast.get_docstring(function):
        yield Problem(source.path, function.lineno, f'the docstring of {name} is not the one in the lesson', fix)


def _check_stubs_are_complete(exercise: Exercise) -> Iterator[Problem]:
    stubs = [SourceFile(path) for path in exercise.given.glob('*.py')]
    written = {name for stub in stubs for name in stub.functions}
    for name, signature in exercise.lesson.signatures.items():
        if name not in written:
            yield Problem(
                signature.path,
                signature.line,
                f'{name} is in no file of {exercise.given.relative_to(exercise.root)}',
                'Add it to the stub, or drop it from the lesson.',
            )


def _check_helpers(exercise: Exercise) -> Iterator[Problem]:
    """Check that the solution uses the helpers that the lesson proposes, which proves that they help."""
    paths = (exercise.solution / f'{module}.py' for module in exercise.modules)
    sources = [SourceFile(path) for path in paths if path.is_file()]
    for name, signature in exercise.lesson.functions.items():
        if not signature.is_voluntary:
            continue
        source = next((source for source in sources if name in source.functions), None)
        if source:
            yield from _compare_with_lesson(exercise, name, source, source.functions[name])
        else:
            yield Problem(
                signature.path,
                signature.line,
                f'{name} is in no file of {exercise.solution.relative_to(exercise.root)}',
                'Use it in the solution, or do not propose it.',
            )


def check_examples(exercise: Exercise) -> Iterator[Problem]:
    """Check the examples of the lesson and of the docstrings."""
    program = LocalProgram(Implementation(exercise, exercise.solution))
    runner = _Examples(optionflags=doctest.ELLIPSIS, verbose=False)
    with installed_in_sys_modules(program):
        namespace: dict[str, object] = {}
        for module in exercise.modules:
            namespace.update((k, v) for k, v in vars(program.module(module)).items() if not k.startswith('__'))
        for problem in program.problems.values():
            what = f'cannot be imported: {error_line(problem.cause)}' if problem.cause else 'prints when it is imported'
            yield Problem(problem.source.path, problem.inner_line, what, 'It has to, without a word: tests begin so.')
        for block in exercise.lesson.blocks:
            if block.language == 'pycon':
                yield from _run_examples(runner, block.text, namespace, block.path, block.line - 1)
        for module in exercise.modules:
            source = SourceFile(exercise.solution / f'{module}.py')
            for function in source.functions.values():
                text = ast.get_docstring(function) or ''
                yield from _run_examples(runner, text, dict(namespace), source.path, function.lineno)


class _Examples(doctest.DocTestRunner):
    """Runs examples and collects failed ones with what they give."""

    failed: list[tuple[doctest.Example, str]]

    def report_failure(self, out: object, test: object, example: doctest.Example, got: str) -> None:
        self.failed.append((example, got))

    def report_unexpected_exception(self, out: object, test: object, example: doctest.Example, exc_info: Any) -> None:
        self.failed.append((example, f'{exc_info[0].__name__}: {exc_info[1]}'))


def _run_examples(runner: _Examples, text: str, names: dict[str, object], path: Path, line: int) -> Iterator[Problem]:
    """Run the examples of a text that begins below that line. They may read and set the names."""
    try:
        test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), line)
    except ValueError as error:
        yield Problem(path, line + 1, f'cannot be read: {error}', 'Put a blank behind each ">>>" and "...".')
        return
    test.globs = names
    runner.failed = []
    with contextlib.redirect_stdout(io.StringIO()):
        runner.run(test, out=lambda text: None, clear_globs=False)
    for example, got in runner.failed:
        yield Problem(
            path,
            line + example.lineno + 1,
            f'the example {example.source.strip()!r} is not true',
            f'It gives: {got.strip()[:300]}',
        )


def check_files(exercise: Exercise) -> Iterator[Problem]:
    """Check that no file is missing or superfluous. A given file may have tests beside it."""
    if exercise.order == float('inf'):
        lines = 'Begin the lesson with the three lines "---", "poradi: 20", "---".'
        yield Problem(exercise.lesson.path, 1, 'has no place in the teaching order', lines)
    texts = {path.name for path in exercise.lesson.files} | {'napovedy.md'}
    for folder, expected in ((exercise.given, texts), (exercise.solution, set())):
        wanted = expected | {f'{module}.py' for module in exercise.modules}
        readable = {f'test_{module}.py' for module in exercise.modules if folder == exercise.given}
        readable |= {OTHER_WAYS} if folder == exercise.given else set()
        present = {path.name for path in folder.glob('*') if path.is_file()} - readable
        for name in sorted(wanted - present - {'napovedy.md'}):  # check_hints reports missing hints
            yield Problem(
                folder / name, 0, 'is missing', f'Every file of {exercise.given.name} is in zadani and in reseni.'
            )
        for name in sorted(present - wanted):
            yield Problem(folder / name, 0, 'does not belong here', 'Remove it, or add it to the exercise.')
    for path in sorted(exercise.tests.glob('*')):
        if path.is_file() and not (path.name.startswith('test_') and path.suffix == '.py'):
            yield Problem(path, 0, 'is not a test', 'Name it test_….py, or remove it.')
    yield from _check_pictures(exercise)


def _check_pictures(exercise: Exercise) -> Iterator[Problem]:
    used = set()
    for lesson in exercise.lesson.files:
        for number, line in enumerate(lesson.read_text(encoding='utf-8').splitlines(), start=1):
            for picture in PICTURE.finditer(line):
                target = (exercise.given / picture['target']).resolve()
                used.add(target)
                if not target.is_file():
                    what = f'the picture {picture["target"]} is missing'
                    yield Problem(lesson, number, what, 'Draw it, or drop the link.')
                if not picture['alternative'].strip():
                    what = f'{picture["target"]} has no alternative text'
                    yield Problem(lesson, number, what, 'Say in it what the picture shows.')
    for path in sorted(exercise.given.glob('obrazky/*')):
        if path.resolve() not in used:
            yield Problem(path, 0, 'no lesson shows this picture', 'Show it, or remove it.')


def scene_files(exercise: Exercise) -> list[Path]:
    """Return the modules of the exercise's scene."""
    folder = game_folder(exercise.name, exercise.root)
    return sorted(folder.glob('*.py')) if folder else []


def check_scene(exercise: Exercise) -> Iterator[Problem]:
    """Check that functions called by a literal name in the scene are the solution's."""
    sources = [SourceFile(path) for path in exercise.solution.glob('*.py')]
    known = {name for source in sources for name in source.functions}
    for path in scene_files(exercise):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Call(
                    ast.Attribute(ast.Name('code') | ast.Attribute(attr='code'), way), [ast.Constant(str(name)), *_]
                ) if way in CALLS and name not in known:
                    what = f'{name} is no function of {exercise.name}'
                    yield Problem(path, node.lineno, what, 'Call one that students write.')


def check_commands(exercise: Exercise) -> Iterator[Problem]:
    """Check that programs, options, levels and paths in the lesson's console blocks exist."""
    for block in exercise.lesson.blocks:
        if block.language == 'console':
            for line, text in enumerate(block.text.splitlines(), start=block.line):
                for what, fix in _command_faults(exercise, text):
                    yield Problem(block.path, line, what, fix)


def _command_faults(exercise: Exercise, text: str) -> Iterator[tuple[str, str]]:
    try:
        words = [word for part in shlex.split(text) for word in part.split('=', 1)]
    except ValueError as error:
        yield f'{text!r} cannot be typed: {error}', 'Close the quotation mark.'
        return
    program = words[0].replace('python3', 'python') if words else ''
    if program not in OPTIONS:
        yield f'{program!r} in a console block is no command of the kit', f'Known are: {", ".join(OPTIONS)}.'
        return
    known = OPTIONS[program].union(*(RUN_BY_PYTHON.get(word, ()) for word in words))
    for before, word in pairwise(words):
        if word.startswith('-'):
            if word not in known:
                yield f'{word} is no option of {text!r}', f'Known are: {", ".join(sorted(known)) or "none"}.'
        elif before == '--level':
            if not (word.isdecimal() and int(word) in {0, *exercise.lesson.levels}):
                yield f'level {word} in {text!r} does not exist', 'Name a level of this lesson.'
        elif before == 'rozdej':
            if word not in FOR_STUDENTS:
                yield f'{word} in {text!r} is nothing for students', f'Known are: {", ".join(sorted(FOR_STUDENTS))}.'
        elif before in {'ui.py', *FOR_STUDENTS}:
            if not (exercise.root / 'zadani' / word).is_dir():
                yield f'no exercise is called {word}', 'Name the folder of an exercise.'
        elif before not in FREE and not (exercise.root / word).exists():
            yield f'{word} in {text!r} is not there', 'Name a path as seen from the folder of the kit.'
