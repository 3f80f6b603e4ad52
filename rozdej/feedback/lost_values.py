"""Mistakes that the tree proves of values that do not get where they should: lost, None, or shared by all calls."""

import ast
from collections.abc import Iterable

from rozdej.feedback.case import Case, Finding, inside
from rozdej.feedback.nothing import GIVE_NOTHING, called, only_changes
from rozdej.feedback.program_tree import Piece, called_name, given_to, gives_number
from rozdej.student.tracing import CallEnd

TEXT_ONLY = {name for name in dir(str) if not name.startswith('_')} - {*dir(list), *dir(dict), *dir(set)}
"""Methods that only texts have: each gives a new text and changes none."""


def list_that_is_made_once(case: Case) -> Finding | None:
    """A list of the header or of the file that each call of the function adds to, and returns; or a global number."""
    for piece, node in case.nodes(ast.Call, ast.AugAssign):
        is_sum = isinstance(node, ast.AugAssign)
        owner = node.target if is_sum else getattr(node.func, 'value', None)
        is_growing = isinstance(node.op, ast.Add) if is_sum else called(node) in ('append', 'extend', 'insert')
        if not is_growing or not isinstance(owner, ast.Name) or not _comes_back(piece, owner.id):
            continue
        made = [*_defaults(piece, owner.id), *_made_outside(piece, owner.id)]
        where = 'z hlavičky vznikl' if _defaults(piece, owner.id) else 'vznikl mimo funkci'
        told = ''
        if made and isinstance(made[-1], ast.List):
            told = f'Seznam {owner.id} {where} jen jednou, a každé volání přidává do něj. Vytvoř ho až uvnitř funkce.'
        elif made and is_sum:
            told = f'Proměnná {owner.id} vznikla mimo funkci jen jednou, a každé volání přidává k ní.'
            told += ' Vytvoř ji až uvnitř funkce.'
        if told:
            return Finding(told, piece.place(node))
    return None


def _comes_back(piece: Piece, name: str) -> bool:
    """Whether it is in what is returned, and the function neither asks for it, as calls may differ, nor clears it."""
    returned = (node for node in piece.nodes if isinstance(node, ast.Return))
    asked = (node.test for node in piece.nodes if isinstance(node, ast.If | ast.IfExp | ast.While))
    cleared = (node for node in piece.nodes if called(node) == 'clear')
    return _is_in(name, returned) and not _is_in(name, [*asked, *cleared])


def _is_in(name: str, nodes: Iterable[ast.AST]) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for node in nodes for part in ast.walk(node))


def _defaults(piece: Piece, name: str) -> list[ast.expr]:
    """The list that the header has for the parameter when it is not given."""
    arguments = piece.function.args
    places = [*arguments.posonlyargs, *arguments.args]
    defaults = zip(reversed(places), reversed(arguments.defaults), strict=False)
    return [value for place, value in defaults if place.arg == name and isinstance(value, ast.List)]


def _made_outside(piece: Piece, name: str) -> list[ast.expr]:
    """What the file gives to a name that is the same one in the function, and that no function makes anew."""
    made = given_to(name, piece.source.tree.body)
    if any(isinstance(part, ast.Global) and name in part.names for part in piece.source.nodes):
        return made if len(made) == len(given_to(name, piece.source.nodes)) else []
    return [] if name in piece.own_names else made


def text_that_is_thrown_away(case: Case) -> Finding | None:
    """A line that was run, makes a new text and does nothing with it: `radek.rstrip()`.

    Above an error only one whose old text the line that failed uses.
    """
    ending = case.evidence.ending
    lines = ((piece, node) for piece in case.pieces for node in piece.nodes if isinstance(node, ast.Expr))
    for piece, node in ((piece, node) for piece, node in lines if called(node.value) in TEXT_ONLY):
        is_why = _is_missed(piece, node, *case.passed[-1]) if case.passed else ending and _has_run(piece, node, ending)
        if is_why and (told := _thrown_away(case, piece, node)):
            return told
    return None


def _is_missed(piece: Piece, node: ast.Expr, file: str, line: int) -> bool:
    """Whether the line further down in the same function uses what the method was called on."""
    is_above = str(piece.source.path) == file and piece.function is piece.source.function_around(line)
    owner = getattr(node.value.func, 'value', None)  # type: ignore[attr-defined]
    below = (part for part in piece.nodes if getattr(part, 'lineno', 0) == line > node.lineno)
    return is_above and isinstance(owner, ast.Name) and _is_in(owner.id, below)


def result_that_is_thrown_away(case: Case) -> Finding | None:
    """A line that makes a new value and does nothing with it."""
    found = (_thrown_away(case, piece, node) for piece, node in case.nodes(ast.Expr))
    return None if case.passed else next(filter(None, found), None)


def _thrown_away(case: Case, piece: Piece, node: ast.Expr) -> Finding | None:
    if isinstance(node.value, ast.Compare) and isinstance(node.value.ops[0], ast.Eq):
        return Finding('Tenhle řádek jen porovnává (==). Ukládá se jedním rovnítkem.', piece.place(node))
    name = _without_effect(piece, node.value)
    call = case.evidence.call
    is_answer = call is not None and (call.function, call.result) == (piece.function.name, None)
    is_missed = is_answer and None not in case.expected and node is piece.function.body[-1]
    advice = 'Chybí tu return.' if is_missed else 'Ulož to do proměnné.'
    return Finding(f'Co {name} vrátí, se tu zahodí. {advice}', piece.place(node)) if name else None


def name_that_changes_alone(case: Case) -> Finding | None:
    """A part of something that is given a new value under a name of its own, which nobody reads any more."""
    for piece, node in case.nodes(ast.Assign, ast.AugAssign):
        target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
        if not isinstance(target, ast.Name) or not _is_only_stored(node):
            continue
        whole = _taken_from(piece, node, target.id)
        names = (part for part in piece.nodes if isinstance(part, ast.Name) and part.id == target.id)
        read = (part.lineno for part in names if isinstance(part.ctx, ast.Load))
        if whole and all(whole.lineno <= line <= node.end_lineno for line in read):
            told = f'Tím se změní jen proměnná {target.id}, ale {ast.unparse(whole)} ne.'
            return Finding(told, piece.place(node))
    return None


def _is_only_stored(node: ast.Assign | ast.AugAssign) -> bool:
    """Whether nothing but the one name can change: a list would grow itself, and a function could change it."""
    if isinstance(node, ast.AugAssign):
        return gives_number(node.value)
    return len(node.targets) == 1 and not any(isinstance(part, ast.Call) for part in ast.walk(node.value))


def _taken_from(piece: Piece, node: ast.stmt, name: str) -> ast.expr | None:
    """What the name stands for a part of, where it is given that: right before, or by the loop around."""
    above = piece.parent(node)
    siblings = getattr(above, 'body', [])
    before = siblings[: siblings.index(node)] if node in siblings else []
    taken = [value.value for value in given_to(name, before) if isinstance(value, ast.Subscript | ast.Attribute)]
    while above is not piece.function and not isinstance(above, ast.For | ast.While):
        above = piece.parent(above)
    if not taken and isinstance(above, ast.For) and _is_in(name, [above.target]):
        taken = [above.iter] if isinstance(above.iter, (ast.Name, ast.Attribute, ast.Subscript)) else []
    return taken[-1] if taken else None


def none_is_stored(case: Case) -> Finding | None:
    """`hra['V'] = hra['V'].append(karta)`, or the same in what is returned.

    None is among the values that came, and should not be.
    """
    call, ending = case.evidence.call, case.evidence.ending
    is_result = call is None or not case.evidence.comparison or case.evidence.is_result_of(call)
    came = [value for value in case.got if value is not None] if is_result else case.got[:1]
    if case.passed or None in case.expected or not any(value is None for value in inside(came)):
        return None
    stored = [
        (piece, node)
        for piece, node in case.nodes(ast.Call)
        if called(node) in GIVE_NOTHING
        and called(node) not in piece.source.functions
        and _is_stored(piece.parent(node))
        and (ending is None or _has_run(piece, node, ending))
    ]
    if len(stored) != 1:
        return None
    [(piece, node)] = stored
    above = piece.parent(node)
    told = (
        f'Do {ast.unparse(above.targets[0])} se tu uložilo None'
        if isinstance(above, ast.Assign)
        else f'Místo {ast.unparse(node)} tu bude None'
    )
    return Finding(f'{told}: {only_changes(called(node))}', piece.place(node))


def _is_stored(above: ast.AST) -> bool:
    """Whether what stands right inside is put into a place of something, or given on among other values."""
    if isinstance(above, ast.Assign):
        return isinstance(above.targets[0], ast.Subscript)
    if isinstance(above, ast.Call):
        return called_name(above) != 'print'
    return isinstance(above, ast.Dict | ast.Tuple | ast.List | ast.keyword)


def _has_run(piece: Piece, node: ast.stmt | ast.expr, ending: CallEnd) -> bool:
    """Whether the line was run; of functions that the call went through on its way nothing is known."""
    file, line = piece.place(node)
    is_in_last = file == ending.file and piece.function is piece.source.function_around(ending.line)
    return line in ending.lines or not is_in_last


def _without_effect(piece: Piece, value: ast.expr) -> str:
    """The name of the function that is called here and can do nothing but return something; '' if it is no such."""
    called = value.func if isinstance(value, ast.Call) else None
    if isinstance(called, ast.Attribute):
        first = called.value
        while isinstance(first, ast.Attribute):
            first = first.value
        of_module = isinstance(first, ast.Name) and piece.is_module(first.id)
        return called.attr if called.attr in {*TEXT_ONLY, '_replace'} and not of_module else ''
    if not isinstance(called, ast.Name) or not piece.is_function(called.id):
        return ''
    meant = piece.meant(called.id)
    if meant is None:
        return called.id if called.id in ('sorted', 'len', 'sum', 'max', 'min', 'abs', 'round') else ''
    promised = piece.implementation.exercise.lesson.signatures.get(meant[2].name)
    promise = promised.docstring if promised else ast.get_docstring(meant[2])
    is_pure = (promise or '').startswith('Vrátí')  # of the lesson's, other tests ask whether they do no more
    return called.id if is_pure and _returns(meant[2]) else ''


def none_is_printed(case: Case) -> Finding | None:
    """`print` around a function that prints by itself and returns nothing."""
    call = case.evidence.call
    if call is None or 'None' not in call.printed:
        return None
    for piece, node in case.nodes(ast.Call):
        for value in node.args if called_name(node) == 'print' and piece.is_function('print') else ():
            name = called_name(value)
            meant = piece.meant(name)
            if name == 'print' or (meant and not _returns(meant[2])):
                told = (
                    f'Funkce {name} vypisuje sama a nic nevrací, takže print kolem ní vypíše None. Zavolej ji bez něj.'
                )
                return Finding(told, piece.place(node))
    return None


def _returns(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    kinds = ast.Return, ast.Yield, ast.YieldFrom
    return any(isinstance(node, kinds) and node.value for node in ast.walk(function))
