"""Measures how often `--hint` names the right line, a wrong one, or none: in mutants of the solutions and in samples.

    python bench/hints.py [--seconds N] [--count N] [--seed N] [--samples N] [--show WORD]

A mutant is a solution with one fault in it, of many kinds; what is taught after the level that fails is left empty, as
a student has it. Half of the mutants are the reverse of a change that is tried, half are not. A fresh set, drawn under
the next seed, was not looked at when the changes were chosen. Samples are programs of `samples/*/wrong`.

What was found is kept in `build/hints/`, so the command can end at any time (`--seconds`) and goes on where it was.
The result is written when all is done. Times are of the processor, for the search alone; the whole process of some
programs is measured, too. `--show WORD` prints the functions of programs whose names have the word in them, and what
was found.
"""

import argparse
import ast
import copy
import json
import random
import resource
import sys
import tempfile
import time
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rozdej.author.check.program_lists import wrong_programs  # noqa: E402
from rozdej.author.check.sample_programs import beginnings  # noqa: E402
from rozdej.author.check.solution_variants import SolutionFile, text_of  # noqa: E402
from rozdej.core.exercises import Exercise, find_exercises  # noqa: E402
from rozdej.core.mutation_hints import process  # noqa: E402
from rozdej.core.mutation_hints.changes import changes_of, scope_of  # noqa: E402
from rozdej.core.mutation_hints.search import Search  # noqa: E402
from rozdej.core.student.implementation import Implementation  # noqa: E402
from rozdej.core.student.program import LocalProgram  # noqa: E402
from rozdej.core.testing.level_selection import level_of  # noqa: E402
from rozdej.core.testing.pytest_session import CollectedTests  # noqa: E402

RESULTS = ROOT / 'bench' / 'results' / 'hints.txt'
KEPT = ROOT / 'build' / 'hints'
SECONDS = 4.5
"""Of the processor, for one search: what `--hint` has, without the start of its process."""

SETS = 'chosen', 'fresh', 'samples'

Path_ = tuple[tuple[str, int], ...]
"""The way to a statement: fields and places in them."""

COMPARED = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq, ast.GtE),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.FloorDiv: ast.Mod, ast.Mod: ast.FloorDiv, ast.Mult: ast.Add}
ALIKE = {
    'max': 'min',
    'min': 'max',
    'append': 'extend',
    'extend': 'append',
    'index': 'count',
    'items': 'keys',
    'keys': 'values',
    'any': 'all',
    'all': 'any',
    'count': 'index',
    'remove': 'append',
}
"""Functions that are mistaken for each other."""


class Faulty(NamedTuple):
    """A function with a fault, and the statements of which one is to be looked at."""

    function: ast.FunctionDef
    right: list[Path_]


class Fault(NamedTuple):
    """A kind of fault, and how a function gets it."""

    kind: str
    make: Callable[[], Faulty]


def faults_of(function: ast.FunctionDef) -> Iterator[Fault]:
    """Single faults that the function could have."""
    names = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    names |= {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for path in list(_statements(function)):
        statement = _at(function, path)
        for number, (_, field, _, child) in enumerate(_expressions(statement)):
            for kind, new in _wrong_expressions(field, child, sorted(names)):
                yield Fault(kind, partial(_with_expression, function, path, number, new))
        yield from _wrong_statements(function, path, sorted(names))


def _statements(node: ast.AST, path: Path_ = ()) -> Iterator[Path_]:
    for field in ('body', 'orelse', 'handlers', 'finalbody'):
        for index, inner in enumerate(getattr(node, field, [])):
            if isinstance(inner, ast.stmt) and not _is_docstring(inner):
                yield (*path, (field, index))
            if isinstance(inner, ast.stmt | ast.excepthandler):
                yield from _statements(inner, (*path, (field, index)))


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _at(node: Any, path: Path_) -> Any:
    for field, index in path:
        node = getattr(node, field)[index]
    return node


def _set(parent: ast.AST, field: str, index: int | None, new: ast.AST) -> None:
    if index is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[index] = new


def _with_expression(function: ast.FunctionDef, path: Path_, number: int, new: ast.expr) -> Faulty:
    changed = copy.deepcopy(function)
    parent, field, index, _ = list(_expressions(_at(changed, path)))[number]
    _set(parent, field, index, copy.deepcopy(new))
    return Faulty(changed, [path])


def _expressions(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.expr]]:
    """The expressions below a statement, with whose field each is; not those of statements in it."""
    for field, value in ast.iter_fields(node):
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.expr):
                if not isinstance(child, ast.FormattedValue) and not isinstance(node, ast.JoinedStr):
                    yield node, field, index if isinstance(value, list) else None, child
                yield from _expressions(child)
            elif isinstance(child, ast.comprehension | ast.keyword):
                yield from _expressions(child)


def _wrong_expressions(field: str, node: ast.expr, names: list[str]) -> Iterator[tuple[str, ast.expr]]:
    """What may stand instead of an expression in a program with a fault, and the kind of the fault."""
    match node:
        case ast.Name(name, ast.Load()) if field != 'func':
            yield from (('name', ast.Name(other, ast.Load())) for other in names if other != name and name in names)
        case ast.Name(name, ast.Store()):
            yield from (('target', ast.Name(other, ast.Store())) for other in names if other != name)
        case ast.Constant(bool() as value):
            yield 'constant', ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield 'constant', ast.Constant(value + 1)
            yield 'constant', ast.Constant(value - 1)
            yield 'another constant', ast.Constant(value * 2 + 3)
        case ast.Constant(str() as value) if value:
            yield 'text', ast.Constant(value.upper() if value.islower() else value.lower())
            yield 'text', ast.Constant(value + ' ')
            yield 'another text', ast.Constant(value[:-1])
        case ast.Compare(left, [operator], right):
            for kind in COMPARED[type(operator)]:
                yield 'comparison', ast.Compare(left, [kind()], right)
        case ast.BoolOp(operator, values):
            yield 'and, or', ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for value in values:
                rest = [other for other in values if other is not value]
                yield 'condition left out', ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.Not(), operand):
            yield 'negation', operand
        case ast.BinOp(left, operator, right):
            if type(operator) in OPERATORS:
                yield 'operator', ast.BinOp(left, OPERATORS[type(operator)](), right)
            yield 'operand left out', left
            yield 'operand left out', right
            yield 'swapped operands', ast.BinOp(right, operator, left)
        case ast.IfExp(test, body, orelse):
            yield 'negation', ast.IfExp(test, orelse, body)
            yield 'branch left out', body
        case ast.Call(ast.Name(name) as function, arguments, keywords):
            if name in ALIKE:
                yield 'another function', ast.Call(ast.Name(ALIKE[name], ast.Load()), arguments, keywords)
            if not arguments and not keywords:
                yield 'parentheses', function
            if len(arguments) == 1 and not keywords:
                yield 'call left out', arguments[0]
            if len(arguments) > 1:
                yield 'swapped arguments', ast.Call(function, [arguments[1], arguments[0], *arguments[2:]], keywords)
                yield 'argument left out', ast.Call(function, arguments[:-1], keywords)
        case ast.Call(ast.Attribute(value, name, _) as function, arguments, keywords):
            if name in ALIKE:
                other = ast.Attribute(value, ALIKE[name], ast.Load())
                yield 'another function', ast.Call(other, arguments, keywords)
            if not arguments:
                yield 'parentheses', function
                yield 'call left out', value
        case ast.Subscript(value, ast.Slice(lower, upper, step), ast.Load()):
            yield 'slice left out', value
            if upper:
                yield 'bound left out', ast.Subscript(value, ast.Slice(lower, None, step), ast.Load())
            if lower:
                yield 'bound left out', ast.Subscript(value, ast.Slice(None, upper, step), ast.Load())
                yield 'bounds', ast.Subscript(value, ast.Slice(upper, lower, step), ast.Load())
        case ast.Subscript(value, index, ast.Load()):
            yield 'index left out', value
            yield 'index', ast.Subscript(value, ast.BinOp(index, ast.Add(), ast.Constant(1)), ast.Load())
        case ast.Tuple([one, other, *rest], context):
            yield 'swapped items', ast.Tuple([other, one, *rest], context)
    if field == 'test':
        yield 'negation', ast.UnaryOp(ast.Not(), node)
        for name in names:
            yield 'condition too many', ast.BoolOp(ast.And(), [node, ast.Name(name, ast.Load())])
    if (
        field in ('args', 'value', 'iter', 'slice', 'elts')
        and isinstance(node, ast.Name | ast.Call | ast.Subscript)
        and not isinstance(getattr(node, 'ctx', None), ast.Store)
    ):
        yield 'index too many', ast.Subscript(node, ast.Constant(0), ast.Load())
        yield 'operand too many', ast.BinOp(node, ast.Add(), ast.Constant(1))
        for name in ('sorted', 'len', 'str', 'set'):
            yield 'call too many', ast.Call(ast.Name(name, ast.Load()), [node], [])


def _wrong_statements(function: ast.FunctionDef, path: Path_, names: list[str]) -> Iterator[Fault]:
    """Faults of a whole statement."""
    *up, (field, place) = path
    around: Path_ = tuple(up)

    def fault(kind: str, new: list[ast.stmt], right: list[int], end: int = 1) -> Fault:
        """These statements instead of the statement, and those right behind it up to `end`."""

        def make() -> Faulty:
            changed = copy.deepcopy(function)
            body = getattr(_at(changed, around), field)
            body[place : place + end] = copy.deepcopy(new)
            seen = [(*around, (field, place + n)) for n in right if 0 <= place + n < len(body)]
            seen = [one for one in seen if one != (('body', 0),) or not _is_docstring(_at(changed, one))]
            return Faulty(changed, seen or [around])

        return Fault(kind, make)

    statement = _at(function, path)
    body = getattr(_at(function, around), field)
    own = [node for node in body if not _is_docstring(node)]
    after = body[place + 1 :]
    if len(own) > 1:
        yield fault('statement left out', [], [-1, 0])
    if not isinstance(statement, ast.Return | ast.Raise):
        yield fault('statement too many', [statement, statement], [0, 1])
    if around and not after:
        kind = ast.Return(ast.Name(names[0], ast.Load())) if names else ast.Break()
        yield fault('end too many', [statement, kind], [1])
        yield fault('end too many', [statement, ast.Break()], [1])
    match statement:
        case ast.Return(ast.expr() as value):
            yield fault('return left out', [ast.Expr(value)], [0])
            yield fault('another value returned', [ast.Return(ast.Constant(None))], [0])
            for name in names[:1]:
                yield fault('another value returned', [ast.Return(ast.Name(name, ast.Load()))], [0])
        case ast.Expr(ast.Call()):
            yield fault('return', [ast.Return(statement.value)], [0])
        case ast.AugAssign(target, _, value):
            yield fault('adding', [ast.Assign([target], value, lineno=0)], [0])
        case ast.If(test, inside, orelse):
            yield fault('condition left out', inside, list(range(len(inside))))
            if orelse:
                yield fault('branch left out', [ast.If(test, inside, [])], [0, 1])
                yield fault('branch left out', orelse, [-1, *range(len(orelse))])
            elif after and isinstance(after[0], ast.If):
                elif_ = fault('elif', [ast.If(test, inside, [after[0]])], [0], 2)
                yield Fault('elif', lambda: elif_.make()._replace(right=[(*path, ('orelse', 0))]))
            if len(orelse) == 1 and isinstance(orelse[0], ast.If):
                yield fault('if for elif', [ast.If(test, inside, []), orelse[0]], [0, 1])
    if after:
        yield fault('swapped statements', [after[0], statement], [0, 1], 2)
    if isinstance(statement, ast.For | ast.While | ast.If):
        yield from _moved(function, path, fault)


def _moved(function: ast.FunctionDef, path: Path_, fault: Any) -> Iterator[Fault]:
    """A statement moved into a block or out of it."""
    statement = _at(function, path)
    after = getattr(_at(function, path[:-1]), path[-1][0])[path[-1][1] + 1 :]

    def block(inside: list[ast.stmt]) -> ast.stmt:
        new = copy.copy(statement)
        new.body = inside
        return new

    if len(statement.body) > 1:
        yield fault('moved out', [block(statement.body[:-1]), statement.body[-1]], [1])
        yield fault('moved out', [statement.body[0], block(statement.body[1:])], [0])
    if after and not statement.orelse:
        moved = fault('moved in', [block([*statement.body, after[0]])], [0], 2)
        right = [(*path, ('body', len(statement.body)))]
        yield Fault('moved in', lambda: moved.make()._replace(right=right))


class Program(NamedTuple):
    """A program to look at: its name, kind, files that differ from the solution, and the level that fails first.

    `right` are lines of `file` that are right to name; none where only a reader can tell.
    """

    name: str
    exercise: str
    kind: str
    is_reverse: bool
    files: dict[str, str]
    level: int
    file: str
    right: list[int]
    function: str


class Bench:
    """The programs of one exercise."""

    def __init__(self, exercise: Exercise, tests: CollectedTests):
        self.exercise = exercise
        self._tests = tests
        self._solution = {p.name: p.read_text(encoding='utf-8') for p in exercise.solution.glob('*.py')}
        self._begin = beginnings(exercise)

    def mutants(self, seed: int, count: int, known: 'Kept') -> Iterator[Program]:
        """So many mutants that are the reverse of a change, and as many that are not, of all kinds in turn."""
        luck = random.Random(f'{seed} {self.exercise.name}')
        waiting = self._kinds(luck)
        wanted = {True: count, False: count}
        while any(wanted.values()) and any(waiting.values()):
            for kind in sorted(waiting):
                while waiting[kind]:
                    module, fault = waiting[kind].pop()
                    faulty = fault.make()
                    key = f'{module} {kind} {ast.unparse(faulty.function)}'
                    if key not in known.faults:
                        known.add({'fault': key, 'is_reverse': self._is_reverse(module, faulty)})
                    fact = known.faults[key]
                    if not wanted[fact['is_reverse']]:
                        continue
                    if 'program' not in fact:
                        fact['program'] = self._program(module, kind, faulty, fact['is_reverse'])
                        known.add({**fact, 'program': fact['program'] and fact['program']._asdict()})
                    if known.faults[key]['program']:
                        wanted[fact['is_reverse']] -= 1
                        yield Program(**known.faults[key]['program'])
                        break

    def _kinds(self, luck: random.Random) -> dict[str, list[tuple[str, tuple[str, int]]]]:
        found: dict[str, list] = defaultdict(list)
        implementation = Implementation(self.exercise, self.exercise.solution)
        for module in self.exercise.modules:
            given = self.exercise.given / f'{module}.py'
            if given.is_file() and given.read_text(encoding='utf-8') == self._solution.get(f'{module}.py'):
                continue
            source = implementation.source(module)
            for function in source.functions.values() if source else ():
                for fault in faults_of(function):
                    found[fault.kind].append((module, fault))
        for faults in found.values():
            luck.shuffle(faults)
        return found

    def _is_reverse(self, module: str, fault: Faulty) -> bool:
        """Whether one of the changes that are tried makes the function right again."""
        original = ast.parse(self._solution[f'{module}.py'])
        functions = [node for node in original.body if isinstance(node, ast.FunctionDef)]
        [right] = [ast.dump(node) for node in functions if node.name == fault.function.name]
        function = ast.parse(ast.unparse(fault.function)).body[0]
        assert isinstance(function, ast.FunctionDef)
        program = LocalProgram(Implementation(self.exercise, self.exercise.solution))
        namespace = vars(program.module(module))
        places = [_at(function, path[: n + 1]) for path in fault.right for n in range(len(path))]
        lines = {place.lineno + n for place in places if isinstance(place, ast.stmt) for n in (-1, 0, 1)}
        for change in changes_of(function, lines, scope_of(function, namespace)):
            before = getattr(change.node, change.field)
            setattr(change.node, change.field, change.new)
            is_right = ast.dump(function) == right
            setattr(change.node, change.field, before)
            if is_right:
                return True
        return False

    def _program(self, module: str, kind: str, fault: Faulty, is_reverse: bool) -> Program | None:
        """The mutant; None when the tests do not see the fault."""
        file = f'{module}.py'
        text = self._with(file, fault.function)
        again = next(node for node in ast.parse(text).body if getattr(node, 'name', '') == fault.function.name)
        right = sorted({_at(again, path).lineno for path in fault.right})
        level = self.first_red({file: text})
        if level is None:
            return None
        later = {name: None for name, begin in self._begin.items() if begin > level}
        files = {}
        for name, whole in {**self._solution, file: text}.items():
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, name)
                path.write_text(whole, encoding='utf-8')
                cut = text_of(SolutionFile(path).emptied(later))
            if cut != self._solution[name]:
                files[name] = cut
        if self.first_red(files) != level:
            return None
        name = f'{self.exercise.name} {file} {fault.function.name} {right}: {kind}'
        return Program(name, self.exercise.name, kind, is_reverse, files, level, file, right, fault.function.name)

    def _with(self, file: str, function: ast.FunctionDef) -> str:
        """The file with the function as it is now."""
        text = self._solution[file]
        [old] = [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.name == function.name]
        lines = text.split('\n')
        new = ast.unparse(function).split('\n')
        lines[old.lineno - 1 : old.end_lineno] = new
        return '\n'.join(lines)

    def samples(self) -> Iterator[Program]:
        """The sample programs with a mistake."""
        for mistake in wrong_programs(self.exercise):
            file = f'{mistake.module}.py'
            text = text_of(SolutionFile(self.exercise.solution / file).with_mistake(mistake.code))
            yield Program(mistake.name, self.exercise.name, 'sample', False, {file: text}, mistake.level, file, [], '')

    def first_red(self, files: dict[str, str]) -> int | None:
        """The lowest level that fails with these files."""
        with self.written(files) as folder:
            program = LocalProgram(Implementation(self.exercise, Path(folder)))
            program.guard.time_limit = 0.25
            self._tests.under_test.replace(program)
            for item in self._tests.items:
                try:
                    if self._tests.error(item) is not None:
                        return level_of(item)
                except LookupError:
                    continue
        return None

    def written(self, files: dict[str, str]) -> tempfile.TemporaryDirectory:
        """A folder with the program, until it is left."""
        folder = tempfile.TemporaryDirectory(prefix='rozdej-')
        for name, text in {**self._solution, **files}.items():
            Path(folder.name, name).write_text(text, encoding='utf-8')
        return folder

    def look(self, program: Program, whole: bool) -> dict[str, Any]:
        """What a search finds; with `whole`, also the seconds of the processor that a process for it takes."""
        with self.written(program.files) as folder:
            implementation = Implementation(self.exercise, Path(folder))
            began = process_time()
            search = Search(self._tests, implementation, program.level, lambda: process_time() - began > SECONDS)
            found = search.result()
            took = {'seconds': process_time() - began, 'tried': search.tried}
            if whole:
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                process.look(self.exercise, Path(folder), program.level)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                took['whole'] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        place = found and {'file': Path(found.file).name, 'function': found.function, 'lines': sorted(found.lines)}
        return {**took, 'place': place}


def verdict(program: Program, place: dict[str, Any] | None) -> str:
    """What a student would have been told about the program."""
    if place is None:
        return 'nothing'
    is_right = place['file'] == program.file and place['function'] == program.function
    if len(place['lines']) > 1:
        return 'right function' if is_right else 'wrong function'
    return 'right line' if is_right and place['lines'][0] in program.right else 'wrong line'


class Kept:
    """What is kept of one set of programs of an exercise."""

    def __init__(self, name: str):
        self._file = KEPT / f'{name}.jsonl'
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self.faults: dict[str, dict[str, Any]] = {}
        """What is known of faults: whether they are the reverse of a change, and the programs made of them."""
        self.rows: list[dict[str, Any]] = []
        """Programs, and what was found in them."""
        self.is_whole = False
        for line in self._file.read_text(encoding='utf-8').splitlines() if self._file.exists() else []:
            self._take(json.loads(line))

    def _take(self, row: dict[str, Any]) -> None:
        if 'fault' in row:
            self.faults[row['fault']] = row
        elif row:
            self.rows.append(row)
        else:
            self.is_whole = True

    def add(self, row: dict[str, Any]) -> None:
        """Keep a fact; an empty one says that there are no more."""
        self._take(row)
        with self._file.open('a', encoding='utf-8') as file:
            file.write(json.dumps(row, ensure_ascii=False) + '\n')


def programs_of(bench: Bench, set_name: str, options: argparse.Namespace, kept: Kept) -> Iterator[Program]:
    """The programs of a set of an exercise."""
    if set_name != 'samples':
        yield from bench.mutants(options.seed + (set_name == 'fresh'), options.count, kept)
        return
    samples = list(bench.samples())
    random.Random(f'{options.seed} {bench.exercise.name}').shuffle(samples)
    yield from samples[: options.samples]


def measure(exercise: Exercise, set_name: str, options: argparse.Namespace, until: float) -> bool:
    """Look at the programs of a set that were not looked at yet; false when the time was over before."""
    kept = Kept(f'{set_name}-{options.seed}-{exercise.name}')
    if kept.is_whole:
        return True
    done = {row['program']['name'] for row in kept.rows}
    with CollectedTests(exercise) as tests:
        bench = Bench(exercise, tests)
        for number, program in enumerate(programs_of(bench, set_name, options, kept)):
            if time.monotonic() > until:
                return False
            if program.name not in done:
                kept.add({'program': program._asdict(), **bench.look(program, whole=number % 10 == 0)})
    kept.add({})
    return True


def table(exercises: list[Exercise], options: argparse.Namespace) -> Iterator[str]:
    """The result, line by line; of what is measured so far."""
    for set_name in SETS:
        rows = {e.name: Kept(f'{set_name}-{options.seed}-{e.name}').rows for e in exercises}
        whole = [row for name in rows for row in rows[name]]
        halves = {'': whole}
        if set_name != 'samples':
            halves = {
                f', {name}': [row for row in whole if row['program']['is_reverse'] == is_reverse]
                for name, is_reverse in (('reverse of a change', True), ('not the reverse', False))
            }
        for half, of_half in halves.items():
            yield f'{set_name}{half}: {len(of_half)} programs'
            for name in rows:
                own = [row for row in of_half if row['program']['exercise'] == name]
                yield f'  {name:12} {shares(own)}'
            yield f'  {"all":12} {shares(of_half)}'
        seconds = sorted(row['seconds'] for row in whole)
        processes = sorted(row['whole'] for row in whole if 'whole' in row)
        yield f'  seconds of the search: {spread(seconds)}; changes tried: {spread([row["tried"] for row in whole])}'
        yield f'  seconds of the whole process ({len(processes)} of the programs): {spread(processes)}'


def shares(rows: list[dict[str, Any]]) -> str:
    """How many of the rows had which verdict."""
    found = Counter(verdict(Program(**row['program']), row['place']) for row in rows)
    if rows and rows[0]['program']['kind'] == 'sample':
        found = Counter(name if name == 'nothing' else f'one {name.split()[1]}' for name in found.elements())
    return ', '.join(f'{name} {count} ({count / len(rows):.0%})' for name, count in sorted(found.items()))


def spread(numbers: list[float]) -> str:
    """Median, ninth tenth and most of sorted or unsorted numbers."""
    ordered = sorted(numbers) or [0.0]
    at = (ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10], ordered[-1])
    return 'median {:.4g}, p90 {:.4g}, most {:.4g}'.format(*at)


def show(exercises: list[Exercise], options: argparse.Namespace) -> None:
    """Print programs, with `>` at the lines that were found and `*` at those that are right."""
    for path in sorted(KEPT.glob(f'*-{options.seed}-*.jsonl')):
        for row in Kept(path.stem).rows:
            program, place = Program(**row['program']), row['place']
            if options.show not in f'{path.stem} {program.name} {verdict(program, place)}':
                continue
            print(f'\n{verdict(program, place)}: level {program.level}, {program.name}')
            file = place['file'] if place else program.file
            lines = program.files.get(file, '').split('\n')
            marked = {*(place['lines'] if place else ()), *program.right}
            for number, line in enumerate(lines, start=1):
                if any(abs(number - one) < 14 for one in marked):
                    sign = '>' if place and number in place['lines'] else ' '
                    print(f'{sign}{"*" if file == program.file and number in program.right else " "} {number:4} {line}')


def main() -> int:
    """Measure for some time, and write the result when all is measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--seconds', type=float, default=200.0, help='end after so many seconds')
    parser.add_argument('--count', type=int, default=32, help='mutants of each exercise and half in a set')
    parser.add_argument('--samples', type=int, default=40, help='samples of each exercise')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--show', metavar='WORD', help='only print what was found for some programs')
    parser.add_argument('exercise', nargs='*')
    options = parser.parse_args()
    warnings.simplefilter('ignore')
    exercises = find_exercises(ROOT)
    if options.show is not None:
        show(exercises, options)
        return 0
    until = time.monotonic() + options.seconds
    chosen = [e for e in exercises if not options.exercise or e.name in options.exercise]
    if not all([measure(exercise, set_name, options, until) for set_name in SETS for exercise in chosen]):
        print('not done yet: start it again')
        return 2
    if chosen == exercises:
        RESULTS.write_text('\n'.join(table(exercises, options)) + '\n', encoding='utf-8')
        print(RESULTS.read_text(encoding='utf-8'), end='')
    return 0


if __name__ == '__main__':
    sys.exit(main())
