"""Measures how many random small changes of `rozdej/` the fast run of the kit's own tests catches.

    python bench/mutants.py [--count N] [--seed N] [--again] [--below FOLDER] [--tests PATH …]

Each mutant is one change of one place, drawn under the seed. It is judged in a copy of the kit, by those tests of the
fast run that reach the changed statement, the quickest first, until one fails or hangs. The list of all mutants goes to
`bench/results/mutants.txt`. Those that change nothing that a test could see stand in `bench/equivalent_mutants.txt`,
with the reason, like those of the solutions.

What was found is kept in `build/mutants/`: a run that was interrupted goes on, and `--again` judges only those again
that survived. Changes of the kit meanwhile are not seen. `--below FOLDER --tests FOLDER` asks how well one part is
guarded by its own tests, and only prints the list.
"""

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.mutation import Mutant, changed_line, read_equivalents  # noqa: E402
from checks.cloned import clone  # noqa: E402

RESULTS = ROOT / 'bench' / 'results' / 'mutants.txt'
EQUIVALENT = ROOT / 'bench' / 'equivalent_mutants.txt'
KEPT = ROOT / 'build' / 'mutants'
AT_ONCE = 2
DRAW = '1'
"""The seed of the sample programs that the tests draw."""

ELSEWHERE = 'rozdej/teacher/isolation', 'rozdej/core/student', 'rozdej/teacher/grading', 'rozdej/network'
"""Packages that also run in processes which outlive a test, or in a sandbox: all tests of the same folder are asked."""

MOST_RED = 50
"""When one of so many tests fails without a mutant, something is wrong with the run itself."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


@cache
def source_of(file: str) -> str:
    """The text of a file when it was first asked for."""
    return (ROOT / file).read_text(encoding='utf-8')


class Change(NamedTuple):
    """A node of a file's tree, the statement it is in, and what stands in its place in the mutant."""

    file: str
    node: ast.stmt | ast.expr
    statement: ast.stmt
    new: ast.stmt | ast.expr

    def mutant(self) -> Mutant:
        """The mutant of the file as it is here."""
        source = source_of(self.file)
        lines = source.encode().splitlines(keepends=True)
        first, last = self.node.lineno - 1, (self.node.end_lineno or 0) - 1
        before = b''.join(lines[:first]) + lines[first][: self.node.col_offset]
        after = lines[last][self.node.end_col_offset :] + b''.join(lines[last + 1 :])
        new = ast.unparse(self.new)
        if isinstance(self.new, ast.expr):
            new = f'({new})'
        text = (before + new.encode() + after).decode()
        return Mutant(self.file, *changed_line(source, text), text)


def changes_of(file: str) -> Iterator[Change]:
    """All changes of a file that this script knows."""
    tree = ast.parse(source_of(file))
    for statement in _statements(tree.body):
        changed = [(node, new) for node in _parts(statement) for new in _changed(node)]
        if isinstance(statement, (ast.If, ast.While)):
            changed.append((statement.test, ast.UnaryOp(ast.Not(), statement.test)))
        for node, new in changed:
            yield Change(file, node, statement, ast.fix_missing_locations(ast.copy_location(new, node)))


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements below, at whatever depth; not what only a type checker reads."""
    for statement in body:
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == 'TYPE_CHECKING':
            continue
        yield statement
        for name in ('body', 'orelse', 'finalbody'):
            yield from _statements(getattr(statement, name, []))
        for part in [*getattr(statement, 'handlers', []), *getattr(statement, 'cases', [])]:
            yield from _statements(part.body)


def _parts(statement: ast.stmt) -> Iterator[ast.stmt | ast.expr]:
    """The statement itself and its expressions, without statements inside, annotations and f-strings."""
    yield statement
    waiting = [statement]
    while waiting:
        node: ast.AST = waiting.pop()
        for name, value in ast.iter_fields(node):
            if name in ('annotation', 'returns', 'decorator_list', 'type_params', 'bases'):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST) and not isinstance(part, (ast.stmt, ast.JoinedStr, ast.ExceptHandler)):
                    waiting.append(part)  # type: ignore[arg-type]  # parts of any kind lead to expressions
                    if isinstance(part, ast.expr):
                        yield part


def _changed(node: ast.stmt | ast.expr) -> Iterator[ast.stmt | ast.expr]:
    """What may stand instead of the node."""
    match node:
        case ast.Compare(left, [operator], right) if type(operator) in COMPARISONS:
            yield ast.Compare(left, [COMPARISONS[type(operator)]()], right)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(function, [ast.expr() as first, ast.expr() as second, *rest], keywords) if (
            not any(isinstance(argument, ast.Starred) for argument in (first, second))
            and ast.unparse(function) not in ('max', 'min')  # for which the order means nothing
        ):
            yield ast.Call(function, [second, first, *rest], keywords)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))


def draw(count: int, seed: int, below: str = 'rozdej') -> list[Change]:
    """So many changes of the machinery, or of a folder of it, without the skeleton of a new exercise."""
    files = sorted(path for path in (ROOT / below).rglob('*.py') if 'skeleton' not in path.parts)
    changes = [change for path in files for change in changes_of(path.relative_to(ROOT).as_posix())]
    return random.Random(seed).sample(changes, count)


class Copy:
    """A copy of the kit that tests may run in, with an environment in which `rozdej` is the copy's."""

    def __init__(self, folder: Path):
        self.root = folder / 'kit'
        self.temporary = folder / 'tmp'
        self.temporary.mkdir(parents=True)
        self.root.mkdir()
        clone(self.root)
        self._make_environment()

    def _make_environment(self) -> None:
        """Our libraries, but for the kit itself."""
        environment = self.root / '.venv'
        venv.create(environment, symlinks=True)
        ours = sysconfig.get_path('purelib')
        libraries = Path(sysconfig.get_path('purelib', 'venv', {'base': str(environment)}))
        (libraries / 'copy.pth').write_text(f'{self.root}\n{ours}\n', encoding='utf-8')
        shutil.copy(ROOT / 'bench' / 'reached.py', libraries)
        for script in Path(sys.executable).parent.iterdir():
            target = environment / 'bin' / script.name
            if script.is_file() and not target.exists() and script.read_bytes()[:2] == b'#!':
                _, _, text = script.read_text(encoding='utf-8').partition('\n')
                target.write_text(f'#!{environment}/bin/python\n{text}', encoding='utf-8')
                target.chmod(0o755)

    def pytest(self, *arguments: object, limit: float, **environment: str) -> tuple[str, bool]:
        """What a run of the tests prints, and whether it ended in time with all of them green."""
        variables = {**os.environ, 'TMPDIR': str(self.temporary), **environment}
        variables.pop('PYTHONDONTWRITEBYTECODE', None)
        with subprocess.Popen(
            [
                self.root / '.venv/bin/python',
                '-P',
                '-m',
                'pytest',
                '-q',
                '-p',
                'no:cacheprovider',
                *map(str, arguments),
            ],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=variables,
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=limit)
                return output.decode(errors='replace'), process.returncode == 0
            except subprocess.TimeoutExpired:
                return f'not done after {limit:.0f} s', False
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)  # what the tests started must not outlive them
                shutil.rmtree(self.temporary, ignore_errors=True)
                self.temporary.mkdir(exist_ok=True)

    def write(self, file: str, text: str) -> None:
        """Change a file; Python takes what it compiled for up to date when time and size are the same."""
        path = self.root / file
        later = path.stat().st_mtime + 2
        path.write_text(text, encoding='utf-8')
        os.utime(path, (later, later))


class Fast(NamedTuple):
    """The tests of the fast run that can judge."""

    seconds: dict[str, float]
    """Each test that passes -> how long it takes."""
    reaching: list[list[str]]
    """The tests that may see each change: those that were noted before others, and quick ones before slow ones."""


def find_tests(changes: list[Change], copy: Copy, notes: Path, paths: list[str]) -> Fast:
    """Run the tests below these paths once, in a copy that notes in a folder what they reach."""
    trees: dict[str, ast.Module] = {}
    for number, change in enumerate(changes):
        tree = trees.setdefault(change.file, ast.parse(source_of(change.file)))
        _Noting(change.statement, number).visit(tree)
    for file, tree in trees.items():
        copy.write(file, ast.unparse(ast.fix_missing_locations(tree)))
    options = ('-p', 'reached', '-n', AT_ONCE, '--dist', 'worksteal', '--draw', DRAW)
    output, _ = copy.pytest(*paths, *options, limit=7200, ROZDEJ_REACHED_IN=str(notes))
    print('\n'.join(output.splitlines()[-3:]))
    seconds: dict[str, float] = defaultdict(float)
    failed = set()
    for line in (notes / 'tests').read_text(encoding='utf-8').splitlines():
        test, outcome, duration = json.loads(line)
        seconds[test] += duration
        if str(copy.root.parent) in test:
            raise ValueError(f'{test} is called otherwise in another copy: give it an id')
        if outcome != 'passed':
            failed.add(test)
    if len(failed) > len(seconds) / MOST_RED:
        raise SystemExit(
            f'{len(failed)} of {len(seconds)} tests fail without any mutant: nothing can be judged by them.'
        )
    good = {test: duration for test, duration in seconds.items() if test not in failed}
    asking: dict[str, set[str]] = defaultdict(set)
    for line in (notes / 'fixtures').read_text(encoding='utf-8').splitlines():
        fixture, test = json.loads(line)
        asking[fixture].add(test)
    reaching = []
    for number, change in enumerate(changes):
        path = notes / str(number)
        lines = path.read_text(encoding='utf-8').splitlines() if path.exists() else []
        noted = {test for line in lines for test in asking.get(line, [line])}
        package = change.file.split('/')[1]
        found = set(noted)
        if not found or change.file.startswith(ELSEWHERE) or _is_at_import(change):
            found |= {test for test in good if test.startswith(f'checks/{package}/')}
        tests = (found or set(good)) & good.keys()
        reaching.append(sorted(tests, key=lambda test: (test not in noted, good[test])))
    return Fast(good, reaching)


def _is_at_import(change: Change) -> bool:
    """Whether the statement runs while its module is imported: then only the first test that imports it is noted."""
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    tree = ast.parse(source_of(change.file))
    line = change.statement.lineno
    inside = (node for node in ast.walk(tree) if isinstance(node, functions))
    return not any(node.lineno < line <= (node.end_lineno or 0) for node in inside)


class _Noting(ast.NodeTransformer):
    """Puts a note before a statement, which is known by its place."""

    def __init__(self, statement: ast.stmt, number: int):
        self.place = (statement.lineno, statement.col_offset, type(statement))
        # Without a name for the module: in the body of a class it would become a part of that.
        self.note = ast.parse(f"try:\n    __import__('reached').reached({number})\nexcept ImportError:\n    pass").body

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        if isinstance(node, ast.stmt) and (node.lineno, node.col_offset, type(node)) == self.place:
            if isinstance(node, ast.ImportFrom) and node.module == '__future__':
                return node
            return [*self.note, node]
        return node


def judge(copy: Copy, change: Change, tests: list[str], fast: Fast) -> str:
    """What kills the mutant: a test, also one that is skipped now, or that they do not end; '' when it survives."""
    mutant = change.mutant()
    listed = copy.root.parent / 'tests'
    listed.write_text('\n'.join(tests), encoding='utf-8')
    limit = 60 + 5 * sum(fast.seconds[test] for test in tests)
    options = ('-n', 0, '-x', '-p', 'no:randomly', '--draw', DRAW, '-rfEs')
    copy.write(mutant.file, mutant.text)
    try:
        output, green = copy.pytest(*options, f'@{listed}', limit=limit)
    finally:
        copy.write(mutant.file, source_of(mutant.file))
    lines = output.splitlines()
    skipped = [line for line in lines if line.startswith('SKIPPED ')]  # which CI takes for a failure
    if green:
        return skipped[0].partition('] ')[2] if skipped else ''
    named = [line.split(' - ')[0] for line in lines if line.startswith(('FAILED ', 'ERROR '))]
    if named:
        return named[0].partition(' ')[2]
    last = next(filter(None, map(str.strip, reversed(lines))), 'ended without a word')
    return last.replace(str(copy.root), 'the copy')


def main() -> int:
    """Draw, judge and list the mutants; return 1 when too few of them are killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--count', type=int, default=100)
    parser.add_argument('--seed', type=int, default=15)
    parser.add_argument('--again', action='store_true', help='judge those again that survived')
    parser.add_argument('--below', default='rozdej', metavar='FOLDER', help='change only files of this folder')
    parser.add_argument('--tests', nargs='+', default=['checks'], metavar='PATH', help='judge by these tests')
    options = parser.parse_args()
    changes = draw(options.count, options.seed, options.below)
    KEPT.mkdir(parents=True, exist_ok=True)
    about_all = (options.below, options.tests) == ('rozdej', ['checks'])
    kept = KEPT / f'{options.seed}{"" if about_all else "-" + options.below.replace("/", ".")}.json'
    killers = {tuple(key): killer for key, killer in (json.loads(kept.read_text()) if kept.exists() else [])}
    known = read_equivalents(EQUIVALENT)
    waiting = [
        change
        for change in changes
        if (key := change.mutant().key) not in known
        if key not in killers or (options.again and not killers[key])
    ]
    if waiting:
        with tempfile.TemporaryDirectory(prefix='rozdej-mutants-') as name:
            for change, killer in judge_all(waiting, Path(name), options.tests):
                killers[change.mutant().key] = killer
                kept.write_text(json.dumps([[*item] for item in killers.items()]), encoding='utf-8')
    lines, share = listed(options.seed, changes, killers, known)
    if about_all:
        RESULTS.write_text('\n'.join(lines), encoding='utf-8')
    else:
        print('\n'.join(lines))
    print(lines[0])
    return int(share < 0.85)


def judge_all(changes: list[Change], folder: Path, paths: list[str]) -> Iterator[tuple[Change, str]]:
    """The changes and what kills them."""
    copies: Queue[Copy] = Queue()
    for number in range(AT_ONCE):
        copies.put(Copy(folder / str(number)))
    notes = folder / 'reached'
    notes.mkdir()
    fast = find_tests(changes, Copy(folder / 'noting'), notes, paths)

    def judged(number: int) -> tuple[int, str]:
        copy = copies.get()
        try:
            return number, judge(copy, changes[number], fast.reaching[number], fast)
        finally:
            copies.put(copy)

    started = time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        futures = [pool.submit(judged, number) for number in range(len(changes))]
        for done, future in enumerate(as_completed(futures), start=1):
            number, killer = future.result()
            mutant = changes[number].mutant()
            print(
                f'{done} of {len(changes)}, {time.monotonic() - started:.0f} s: {mutant.file}: {mutant.before} -> '
                f'{mutant.after}: {killer or "SURVIVED"} ({len(fast.reaching[number])} tests)',
                flush=True,
            )
            yield changes[number], killer


def listed(seed: int, changes: list[Change], killers: dict, known: dict) -> tuple[list[str], float]:
    """The list of the mutants, opened by the score, and the share of those that are killed."""
    lines, survived, equivalent = [], 0, 0
    for change in sorted(changes, key=lambda change: (change.file, change.node.lineno)):
        mutant = change.mutant()
        if mutant.key in known:
            equivalent += 1
            end = f'equivalent: {known[mutant.key]}'
        else:
            survived += not killers[mutant.key]
            end = f'killed by {killers[mutant.key]}' if killers[mutant.key] else 'survived'
        lines += [f'{mutant.file}:{change.node.lineno}', f'- {mutant.before}', f'+ {mutant.after}', f'= {end}', '']
    real = len(changes) - equivalent
    share = (real - survived) / real if real else 1
    score = f'{real - survived} killed, {survived} survived, {equivalent} equivalent'
    score = f'{len(changes)} mutants (seed {seed}): {score}; {share:.0%} of those that are not equivalent are killed'
    return [score, '', *lines], share


if __name__ == '__main__':
    sys.exit(main())
