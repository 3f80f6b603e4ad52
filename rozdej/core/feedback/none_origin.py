"""Finds where a None came from, and how long a list was, by a repeated call and the program's tree."""

import ast
import re
from pathlib import Path

from rozdej.core.feedback.evidence import Evidence
from rozdej.core.student.source import SourceFile
from rozdej.core.student.tracebacks import error_text
from rozdej.core.student.tracing import CallEnd

GIVE_NOTHING = dict.fromkeys(('append', 'extend', 'insert', 'reverse', 'shuffle', 'sort'), 'seznam')
GIVE_NOTHING |= dict.fromkeys(('add', 'clear', 'remove', 'update'), 'hodnotu')
"""What changes the value that it is called on, or given, and returns None; and what that value is called."""

LOOKED_INTO = re.compile(r"cannot unpack|'NoneType' object (?:is not (?:iterable|subscriptable)|has no attribute)")
"""How errors begin that are about the one value which is taken apart."""


def why_none(evidence: Evidence) -> str:
    """Why the call returned None (Czech), as far as that is proven; '' when nothing is."""
    ending, call = evidence.ending, evidence.call
    source = evidence.program.implementation.source(call.module) if call else None
    function = source.functions.get(call.function) if source and call else None
    if call is None or source is None or function is None:
        return ''
    if ending is None or not function.lineno <= ending.line <= (function.end_lineno or 0):
        return ''
    last = _statement(function, ending.line)
    if not isinstance(last, ast.Return):
        return f'{_last_step(last, ending, call.printed)} bez return, a tak vrátila None.'
    if last.value is None or (isinstance(last.value, ast.Constant) and last.value.value is None):
        return f'Funkci ukončil řádek {ending.line}: {ast.unparse(last)}'
    if isinstance(last.value, ast.Name) and last.value.id in ending.nones:
        return none_since(source, ending, last.value.id)
    if (name := called(last.value)) == 'print':
        return 'Za return je print. Ten výsledek jen vypíše a sám nic nevrátí (None). Nech tam return bez print.'
    if name in GIVE_NOTHING:
        return f'Za return je {name}. To {GIVE_NOTHING[name]} jen změní a samo nic nevrátí (None).'
    if name in source.functions:
        return f'None vrátila funkce {name}, kterou volá řádek {ending.line}.'
    return f'None je to, co stojí za return na řádku {ending.line}.'


def _last_step(last: ast.stmt | None, ending: CallEnd, printed: str) -> str:
    """Say how a function ended that ran to its end without `return`. Beginners may take `print` for returning."""
    line = ending.line
    if printed.strip():
        return f'Funkce něco vypsala, ale skončila na řádku {line}'
    if isinstance(last, ast.If):
        return f'Podmínka na řádku {line} neplatila a funkce skončila'
    if isinstance(last, ast.For | ast.While):
        has_run = last.body[0].lineno == line or any(part.lineno in ending.lines for part in last.body)
        return f'Cyklus na řádku {line} {"doběhl" if has_run else "neproběhl ani jednou"} a funkce skončila'
    return f'Funkce skončila na řádku {line}'


def where_none(evidence: Evidence) -> str:
    """Since when a name on the line of an error is None; '' when it is none of them, or more, or nobody knows."""
    ending = evidence.ending
    if ending is None:
        return ''
    source = SourceFile(Path(ending.file))
    values = [value for node in source.nodes if (value := _used(node, ending.line))]
    used = {called(value) for value in values} & GIVE_NOTHING.keys()
    if len(used) == 1 and not used & source.functions.keys():
        return f'Tady má být hodnota, ale {only_changes(used.pop())}'
    named = {
        node.id for node in source.nodes if isinstance(node, ast.Name) and node.lineno == ending.line
    } & ending.nones.keys()
    if len(named) == 1:
        return none_since(source, ending, named.pop())
    others = {called(value) for value in values if not isinstance(value, ast.Name)}
    is_taken = LOOKED_INTO.match(error_text(evidence.exception))
    is_own = is_taken and not named and len(others) == 1 and others <= source.functions.keys()
    return f'None vrátila funkce {others.pop()}.' if is_own else ''


def _used(node: ast.AST, line: int) -> ast.expr | None:
    """What the part walks through, takes apart, looks into or is given alone, if it stands on the line."""
    if getattr(node, 'lineno', 0) != line:
        return None
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
        return node.value
    if isinstance(node, ast.For):
        return node.iter
    if isinstance(node, ast.Subscript | ast.Attribute):
        return node.value
    return node.args[0] if isinstance(node, ast.Call) and len(node.args) == 1 else None


def how_long(evidence: Evidence) -> str:
    """Say how long the sequence is whose index was too large; '' when the line has several."""
    ending = evidence.ending
    source = SourceFile(Path(ending.file)) if ending else None
    asked = [
        node.value
        for node in (source.nodes if source else ())
        if isinstance(node, ast.Subscript) and ending and node.lineno == ending.line
        if not isinstance(node.slice, ast.Slice)  # a part may begin and end anywhere
    ]
    if ending is None or len(asked) != 1 or not isinstance(asked[0], ast.Name) or asked[0].id not in ending.lengths:
        return ''
    name, length = asked[0].id, ending.lengths[asked[0].id]
    last = f'poslední index je {length - 1}' if length else 'nic tam není'
    return f'Saháš na místo, které tu není: {name} má délku {length}, {last}.'


def none_since(source: SourceFile, ending: CallEnd, name: str) -> str:
    """Say which line has made the name None."""
    line = ending.nones[name]
    function = source.function_around(line)
    made = _statement(function, line) if function else None
    if function is not None and line == function.lineno:
        return f'Parametr {name} je tu None.'
    if isinstance(made, ast.Assign) and (caller := called(made.value)) in GIVE_NOTHING:
        return f'Na řádku {line} se do {name} uložilo None: {only_changes(caller)}'
    if isinstance(made, ast.Assign) and (caller := called(made.value)) in source.functions:
        return f'Na řádku {line} se do {name} uložilo None, které vrátila funkce {caller}.'
    return f'Na řádku {line} se do {name} uložilo None.'


def only_changes(name: str) -> str:
    """Say that a function of `GIVE_NOTHING` returns nothing."""
    return f'{name} {GIVE_NOTHING[name]} jen změní a nic nevrátí.'


def called(value: ast.AST | None) -> str:
    """The name of the function or method whose result it is; '' when it is something else."""
    function = value.func if isinstance(value, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ''


def _statement(function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> ast.stmt | None:
    """The innermost statement of the function that the line belongs to."""
    found = None
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node is not function and node.lineno <= line <= (node.end_lineno or line):
            found = node  # what stands inside comes later
    return found
