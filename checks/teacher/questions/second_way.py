"""Finds answers to questions in a second way, in a process without the kit: `second_way.py FOLDER < questions`.

It runs the program with a call of `_note` before and after each statement, instead of following it, and reads from the
questions what a person would read. Prints a JSON list of what does not fit. The programs have to be harmless: there is
no sandbox.
"""

import ast
import copy
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

DEFINING = ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For
ENDING = ast.Return, ast.Raise, ast.Continue, ast.Break
Edit = Callable[[ast.Module], ast.Module]


def is_harmless(node: ast.stmt) -> bool:
    """Whether a statement at the top of a file builds what functions need, and does not play or loop for ever."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute)
    if isinstance(node, ast.While):  # one that changes no name it looks at mostly never ends
        names = [name for name in ast.walk(node) if isinstance(name, ast.Name)]
        looked_at = {name.id for name in ast.walk(node.test) if isinstance(name, ast.Name)}
        return any(name.id in looked_at for name in names if isinstance(name.ctx, ast.Store))
    return isinstance(node, DEFINING)


class Notes:
    """What statements have noted: how often each began, and what one variable was before and after one line."""

    def __init__(self, watched: tuple[str, int, str] = ('', 0, '')):
        self.file, self.line, self.name = watched
        self.begun: Counter[tuple[str, int]] = Counter()
        self.last = ('', 0)
        self.before: list[Any] = []
        self.after: list[Any] = []

    def note(self, file: str, line: int, is_after: bool, names: dict[str, Any]) -> None:
        if not is_after:
            self.begun[file, line] += 1
            self.last = file, line
        if (file, line) == (self.file, self.line) and self.name in names:
            (self.after if is_after else self.before).append(copy.deepcopy(names[self.name]))


class Noting(ast.NodeTransformer):
    """Puts the notes around the statements of functions."""

    def __init__(self, file: str):
        self._file = file
        self._is_inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer, self._is_inside = self._is_inside, True
        self.generic_visit(node)
        self._is_inside = outer
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ('body', 'orelse', 'finalbody') if self._is_inside else ():
            block = getattr(node, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                setattr(node, field, [part for statement in block for part in self._noted(statement)])
        return node

    def _noted(self, node: ast.stmt) -> list[ast.stmt]:
        if isinstance(node, ast.Global | ast.Nonlocal):
            return [node]
        around = [
            ast.parse(f'_note({self._file!r}, {node.lineno}, {is_after}, locals())').body[0] for is_after in (0, 1)
        ]
        return [around[0], node] if isinstance(node, ENDING) else [around[0], node, around[1]]


class Program:
    """A program with notes, loaded once. `edit` changes the tree of `file` before."""

    def __init__(self, folder: Path, notes: Notes, file: str = '', edit: Edit = lambda tree: tree):
        self.namespace: dict[str, Any] = {}
        trees = {path.stem: ast.parse(path.read_bytes()) for path in sorted(folder.glob('*.py'))}
        modules = {name: ModuleType(name) for name in trees}
        self._waiting = dict(trees)
        self._folder, self._notes, self._file, self._edit = folder, notes, file, edit
        for name in trees:
            sys.modules[name] = modules[name]
        for name in trees:
            self._load(name)
        for name in trees:
            self.namespace |= vars(modules[name])

    def _load(self, name: str) -> None:
        tree = self._waiting.pop(name, None)
        if tree is None:
            return
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom | ast.Import):
                for wanted in [node.module] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]:
                    self._load(str(wanted))
        file = f'{name}.py'
        tree = Noting(file).visit(self._edit(tree) if file == self._file else tree)
        names = vars(sys.modules[name]) | {'_note': self._notes.note, '__name__': name}
        vars(sys.modules[name]).update(names)
        for statement in tree.body:
            if is_harmless(statement):
                try:
                    code = compile(ast.fix_missing_locations(ast.Module([statement], [])), file, 'exec')
                    exec(code, vars(sys.modules[name]))
                except Exception:  # the kit leaves it out as well
                    continue

    def call(self, lines: list[str]) -> tuple[str, Any, list[Any], list[Any]]:
        """Make a call as it is written. Returns the type of its exception, result, and arguments before and after."""
        exec('\n'.join(lines[:-1] if lines[-1].count('(') else lines), self.namespace)
        for number in range(len(lines)):  # the last expression may take several lines
            try:
                tree = ast.parse('\n'.join(lines[number:]), mode='eval')
            except SyntaxError:
                continue
            break
        call: Any = tree.body
        given = [eval(compile(ast.Expression(one), 'call', 'eval'), self.namespace) for one in call.args]
        before = copy.deepcopy(given)
        self._notes.begun.clear()
        self._notes.before.clear()
        self._notes.after.clear()
        try:
            result = self.namespace[call.func.id](*given)
        except Exception as error:
            return type(error).__name__, None, before, given
        return '', result, before, given


def line_numbers(text: str) -> list[int]:
    """`3–5, 8 a 10` as numbers."""
    found: list[int] = []
    for first, last in re.findall(r'(\d+)(?:–(\d+))?', text):
        found += range(int(first), int(last or first) + 1)
    return found


def change_of(text: str) -> Edit:
    """The change that a question speaks of."""
    match = re.search(r'řád\w+ ([\d–, a]+\d|\d+)', text)
    assert match, text
    lines = line_numbers(match[1])

    class Editing(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if getattr(node, 'lineno', 0) == lines[0] and isinstance(node, ast.stmt):
                if 'podmínka' in text:
                    if isinstance(node, ast.If):
                        node.test = ast.UnaryOp(ast.Not(), node.test)
                elif node.end_lineno == lines[-1]:
                    return ast.copy_location(ast.Pass(), node)
            return self.generic_visit(node)

    return Editing().visit


def code_in(text: str) -> str:
    """What stands between the first and the last backtick."""
    return text[text.index('`') + 1 : text.rindex('`')]


def fits(folder: Path, asked: dict[str, Any]) -> bool:
    """Whether the answer to a question is the one that the program gives now."""
    kind, text, answer, file = asked['kind'], asked['text'], asked['answer'], asked['code'][0][0]
    lines = asked['calls'][0] if asked['calls'] else []
    notes = Notes()
    if kind == 'variable':
        name, line = re.findall(r'`(\w+)`', text)[0], int(re.findall(r'\d+', text)[-1])
        notes = Notes((file, line, name))
    if kind == 'raises':
        ends = []
        for number, one in enumerate(asked['calls']):
            raised, *_ = Program(folder, notes).call(one)
            ends.append((raised, f'{"abc"[number]}), řádek {notes.last[1]}'))
        return [end for raised, end in ends if raised == 'ValueError'] == [answer]
    if kind == 'change':
        was = re.match(r'Teď (.*?)\.(?: Z levelů|$)', asked['why'])
        ends = (Program(folder, notes), was[1] if was else ''), (Program(folder, notes, file, change_of(text)), answer)
        return all(is_outcome(program, program.call(lines), words) for program, words in ends)
    program = Program(folder, notes)
    raised, result, before, after = program.call(lines)
    if kind == 'returns':
        return not raised and is_same(program, result, code_in(answer))
    if kind == 'variable':
        values = notes.after if 'hned po' in text else notes.before
        return len(values) == 1 and is_same(program, values[0], code_in(answer))
    if kind == 'line':
        options = line_numbers(text.partition('při')[0])
        runs = 'nepřijde' not in text
        right = [f'řádek {line}' for line in options if bool(notes.begun[file, line]) == runs]
        return len(options) == 3 and right == [answer]
    if kind == 'turns':
        times = notes.begun[file, int(re.findall(r'\d+', text)[-1])]
        return answer == ('jednou' if times == 1 else f'{times}krát')
    if kind == 'mutates':
        names = re.findall(r'`(\w+)`', text)
        nodes = ast.parse((folder / file).read_bytes()).body[::-1]
        function = next(node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == asked['function'])
        pairs = zip([one.arg for one in function.args.args], before, after, strict=False)
        changed_ones = [name for name, was, now in pairs if was != now]
        return set(changed_ones) <= set(names) and [f'`{name}`' for name in changed_ones] == [answer]
    raise ValueError(kind)


def is_outcome(program: Program, ended: tuple[str, Any, Any, Any], words: str) -> bool:
    """Whether a call ended as the words say."""
    if words.startswith('skončí chybou'):
        return ended[0] == code_in(words)
    return not ended[0] and is_same(program, ended[1], code_in(words))


def is_same(program: Program, value: Any, written: str) -> bool:
    """Whether a value is the one that is written down."""
    meant = eval(written, program.namespace)
    return type(meant) is type(value) and meant == value


def main() -> None:
    folder, wrong = Path(sys.argv[1]), []
    sys.path.insert(0, str(folder))
    sys.stdin, questions = None, json.loads(sys.stdin.read())  # type: ignore[assignment]  # nobody is asked
    out, sys.stdout = sys.stdout, open('/dev/null', 'w')  # noqa: SIM115  # until the end
    for asked in questions:
        try:
            if not fits(folder, asked):
                wrong.append(asked)
        except Exception as error:
            wrong.append({**asked, 'error': repr(error)})
    print(json.dumps(wrong), file=out)


if __name__ == '__main__':
    main()
