"""Finds values that do not get where they should: lost, None, or shared by all calls. The tree proves it."""

import ast
from collections.abc import Iterable, Iterator
from typing import Any

from rozdej.core.feedback.detector_context import DetectorContext, Finding, inside
from rozdej.core.feedback.none_origin import GIVE_NOTHING, called, only_changes
from rozdej.core.feedback.program_tree import Piece, called_name, given_to, gives_number, stored_names
from rozdej.core.student.calls import Call
from rozdej.core.student.program import KeptName

MOST_KEPT = 6
"""Names of which is tried whether a call depends on what is left in them."""

CHANGING = {*dir(list), *dir(dict), *dir(set)} - {*dir(str), *dir(tuple), *dir(frozenset), 'get', 'items', 'values'}
"""Methods that change what they are called on."""

TEXT_ONLY = {name for name in dir(str) if not name.startswith('_')} - {*dir(list), *dir(dict), *dir(set)}
"""Methods that only texts have: each gives a new text and changes none."""


def list_that_is_made_once(case: DetectorContext) -> Finding | None:
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
            return Finding(told + _call_before(case), piece.place(node))
    return None


def value_that_is_kept(case: DetectorContext) -> Finding | None:
    """A name of the header or of the file in which something is left of earlier calls, and the call depends on that.

    It is proven: the call alone comes to something else, also when only that name means what it means by now.
    """
    call = case.evidence.call
    if case.passed or call is None:
        return None
    found: dict[KeptName, tuple[Piece, ast.stmt | ast.expr]] = {}
    for piece in case.pieces:
        for node in piece.nodes:
            for changed in _changed_by(node):
                if kept := _kept(piece, changed):
                    found.setdefault(kept, (piece, node))  # type: ignore[arg-type]
    names = [*found][:MOST_KEPT]
    alone = case.evidence.alone(names) if names else None
    if alone is None or not _would_be_right(case, *alone[:2]):
        return None
    mattering = [kept for kept, matters in zip(names, alone[2], strict=True) if matters]
    if len(mattering) != 1:
        return None
    [(_, header, name)] = mattering
    piece, node = found[mattering[0]]
    made = _default(piece, name) if header else given_to(name, piece.source.tree.body)[-1]
    kind = type(made).__name__ if isinstance(made, ast.List | ast.Dict | ast.Set) else called(made)
    what, in_it, it = KINDS.get(kind.lower(), KINDS[''])
    ending, where = ('a' if it == 'ji' else ''), ('z hlavičky' if header else 'mimo funkci')
    arose = f'{where} vznikl{ending}' if header else f'vznikl{ending} {where}'
    told = f'{what} {name} {arose} jen jednou a zůstalo v {in_it} něco z minulého volání.'
    alone_told = ' Když tohle volání zkusíš samotné, vyjde dobře.' if _is_compared(case) else ''
    return Finding(f'{told}\nVytvoř {it} až uvnitř funkce.{alone_told}{_call_before(case)}', piece.place(node))


def result_that_came_before(case: DetectorContext) -> Finding | None:
    """A list, dict or set that two calls returned, or that is in two dicts that they returned, and in no argument.

    Calls with equal arguments may share a result that is kept, as `functools.cache` does.
    """
    call = case.evidence.call
    if case.passed or call is None:
        return None
    made = [one for one in case.evidence.program.log.calls if one.function == call.function]
    given = {id(value) for one in made for value in inside([*one.arguments, *one.keywords.values()])}
    owners: dict[int, Call] = {}
    for one in made:
        within = [*one.result.values()] if isinstance(one.result, dict) else []
        for value in (one.result, *within):
            if not isinstance(value, list | dict | set) or id(value) in given:
                continue
            before = owners.setdefault(id(value), one)
            if before is one or (one.arguments and one.arguments_before == before.arguments_before):
                continue
            what, in_it, it = KINDS[next(kind.__name__ for kind in (list, dict, set) if isinstance(value, kind))]
            where = 'Výsledkem' if value is one.result else 'Ve výsledcích'
            same = 'tatáž' if it == 'ji' else 'tentýž'
            told = f'{where} dvou volání funkce {one.function} je {same} {what.lower()}:'
            return Finding(f'{told} co se v {in_it} změní, změní se v obou.\nVytvoř {it} při každém volání znovu.')
    return None


def _call_before(case: DetectorContext) -> str:
    """The call of the same function that the test had made before; '' for none."""
    call, calls = case.evidence.call, [*case.evidence.program.log.calls]
    earlier = calls[: calls.index(call)] if call in calls else []
    shown = [case.evidence.shown_lines(one, 2) for one in earlier if call and one.function == call.function][-1:]
    return '\n'.join(['', 'Předtím test zavolal:', *shown[0]]) if shown else ''


def argument_that_was_changed(case: DetectorContext) -> Finding | None:
    """An argument that is compared after the call, and should be what it was."""
    call, comparison = case.evidence.call, case.evidence.comparison
    if case.passed or call is None or call.before is None or comparison is None:
        return None
    for place, (now, was) in enumerate(zip(call.arguments, call.arguments_before, strict=False)):
        is_meant = now is comparison.left and isinstance(now, list | dict | set | tuple) and was == comparison.right
        names = [argument.arg for argument in case.pieces[0].function.args.args] if case.pieces else []
        if is_meant and now != was and comparison.operator in ('==', 'is') and place < len(names):
            piece, name = case.pieces[0], names[place]
            told = f'Argument {name} má zůstat, jak byl, ale funkce ho změnila.'
            lines = [piece.place(node) for node in piece.nodes if name in _changed_by(node)]  # type: ignore[arg-type]
            is_known = len(lines) == 1 and name not in stored_names(piece.nodes) and case.has_run(*lines[0])
            return Finding(told, lines[0] if is_known else None)
    return None


KINDS = {
    'list': ('Seznam', 'něm', 'ho'),
    'dict': ('Slovník', 'něm', 'ho'),
    'set': ('Množina', 'ní', 'ji'),
    '': ('Proměnná', 'ní', 'ji'),
}
"""What a value is called that is made so, and what stands in its place in a sentence."""


def _would_be_right(case: DetectorContext, result: Any, printed: str) -> bool:
    """Whether the call comes to what is right when it is the only one.

    Where that is not known, it comes to something else, and the test has made the same call before: that a second game
    is called the second one is no fault.
    """
    call, comparison = case.evidence.call, case.evidence.comparison
    if comparison is not None and _is_compared(case):
        return bool(result == comparison.right)
    return call is not None and _was_made_before(case, call) and bool((result, printed) != (call.result, call.printed))


def _was_made_before(case: DetectorContext, call: Call) -> bool:
    """Whether the test had called the same function with equal arguments."""
    made = [(one.function, one.arguments_before, one.keywords_before) for one in case.evidence.program.log.calls]
    return made.count((call.function, call.arguments_before, call.keywords_before)) > 1


def _is_compared(case: DetectorContext) -> bool:
    """Whether it is the result of the call that is compared with what is right."""
    call, comparison = case.evidence.call, case.evidence.comparison
    is_equal = comparison is not None and comparison.operator in ('==', 'is')
    return is_equal and call is not None and case.evidence.is_result_of(call)


def _changed_by(node: ast.AST) -> Iterator[str]:
    """Names whose values are changed there, or that are given others."""
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    else:
        targets = [node.target] if isinstance(node, ast.AugAssign) else []
    for target in targets:
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name):
            yield target.id
    if called(node) in CHANGING and isinstance(owner := getattr(node.func, 'value', None), ast.Name):  # type: ignore[attr-defined]
        yield owner.id


def _kept(piece: Piece, name: str) -> KeptName | None:
    """The name, if it means one thing in all calls of the function; None if each has its own."""
    if any(isinstance(part, ast.Global) and name in part.names for part in piece.source.nodes):
        return (piece.module, '', name) if given_to(name, piece.source.tree.body) else None
    if _default(piece, name):
        return piece.module, piece.function.name, name
    is_own = name in piece.own_names or not given_to(name, piece.source.tree.body)
    return None if is_own else (piece.module, '', name)


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
    default = _default(piece, name)
    return [default] if isinstance(default, ast.List) else []


def _default(piece: Piece, name: str) -> ast.expr | None:
    """Return the default value of the parameter in the header."""
    arguments = piece.function.args
    places = [*arguments.posonlyargs, *arguments.args]
    defaults = zip(reversed(places), reversed(arguments.defaults), strict=False)
    return next((value for place, value in defaults if place.arg == name), None)


def _made_outside(piece: Piece, name: str) -> list[ast.expr]:
    """Return the values that the file gives to a name which no function makes anew."""
    made = given_to(name, piece.source.tree.body)
    if any(isinstance(part, ast.Global) and name in part.names for part in piece.source.nodes):
        return made if len(made) == len(given_to(name, piece.source.nodes)) else []
    return [] if name in piece.own_names else made


def text_that_is_thrown_away(case: DetectorContext) -> Finding | None:
    """A line that was run, makes a new text and does nothing with it: `radek.rstrip()`.

    Above an error only one whose old text the line that failed uses.
    """
    ending = case.evidence.ending
    lines = ((piece, node) for piece in case.pieces for node in piece.nodes if isinstance(node, ast.Expr))
    for piece, node in ((piece, node) for piece, node in lines if called(node.value) in TEXT_ONLY):
        has_run = ending is not None and case.has_run(*piece.place(node))
        is_why = _is_missed(piece, node, *case.passed[-1]) if case.passed else has_run
        if is_why and (told := _thrown_away(case, piece, node)):
            return told
    return None


def _is_missed(piece: Piece, node: ast.Expr, file: str, line: int) -> bool:
    """Whether the line further down in the same function uses what the method was called on."""
    is_above = str(piece.source.path) == file and piece.function is piece.source.function_around(line)
    owner = getattr(node.value.func, 'value', None)  # type: ignore[attr-defined]
    below = (part for part in piece.nodes if getattr(part, 'lineno', 0) == line > node.lineno)
    return is_above and isinstance(owner, ast.Name) and _is_in(owner.id, below)


def result_that_is_thrown_away(case: DetectorContext) -> Finding | None:
    """A line that makes a new value and does nothing with it."""
    found = (_thrown_away(case, piece, node) for piece, node in case.nodes(ast.Expr))
    return None if case.passed else next(filter(None, found), None)


def result_lost_in_loop(case: DetectorContext, file: str, line: int) -> Finding | None:
    """A line of the loop that begins there, and goes on for ever, by which a result of a function is lost."""
    for piece in case.pieces:
        loops = [node for node in piece.nodes if isinstance(node, ast.While) and piece.place(node) == (file, line)]
        for node in (part for loop in loops for part in ast.walk(loop) if isinstance(part, ast.Expr)):
            meant = piece.meant(called_name(node.value))
            if (lost := _thrown_away(case, piece, node)) is None and meant and _returns(meant[2]):
                lost = Finding(f'Co {meant[2].name} vrátí, se tu zahodí.', piece.place(node))
            if lost:
                return lost
    return None


def _thrown_away(case: DetectorContext, piece: Piece, node: ast.Expr) -> Finding | None:
    call = case.evidence.call
    is_answer = call is not None and (call.function, call.result) == (piece.function.name, None)
    is_missed = is_answer and None not in case.expected and _is_at_the_end(node, piece.function.body)
    if isinstance(node.value, ast.Compare) and isinstance(node.value.ops[0], ast.Eq):
        is_answer = is_missed and all(isinstance(wanted, bool) for wanted in case.expected)
        advice = 'Chybí tu return.' if is_answer else 'Ukládá se jedním rovnítkem.'
        return Finding(f'Tenhle řádek jen porovnává (==). {advice}', piece.place(node))
    name = _without_effect(piece, node.value)
    advice = 'Chybí tu return.' if is_missed else 'Ulož to do proměnné.'
    return Finding(f'Co {name} vrátí, se tu zahodí. {advice}', piece.place(node)) if name else None


def _is_at_the_end(node: ast.stmt, body: list[ast.stmt]) -> bool:
    """Whether the function ends after that statement, which stands in its body."""
    last = body[-1] if body else None
    return last is node or (
        isinstance(last, ast.If) and any(_is_at_the_end(node, part) for part in (last.body, last.orelse))
    )


def name_that_changes_alone(case: DetectorContext) -> Finding | None:
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
    """Return the value that the name is a part of: by the assignment right before, or by the loop around."""
    above = piece.parent(node)
    siblings = getattr(above, 'body', [])
    before = siblings[: siblings.index(node)] if node in siblings else []
    taken = [value.value for value in given_to(name, before) if isinstance(value, ast.Subscript | ast.Attribute)]
    while above is not piece.function and not isinstance(above, ast.For | ast.While):
        above = piece.parent(above)
    if not taken and isinstance(above, ast.For) and _is_in(name, [above.target]):
        taken = [above.iter] if isinstance(above.iter, (ast.Name, ast.Attribute, ast.Subscript)) else []
    return taken[-1] if taken else None


def none_is_stored(case: DetectorContext) -> Finding | None:
    """`hra['V'] = hra['V'].append(karta)`, or the same in what is returned.

    None is among the values that came, and should not be.
    """
    call = case.evidence.call
    is_result = call is None or not case.evidence.comparison or case.evidence.is_result_of(call)
    came = [value for value in case.got if value is not None] if is_result else case.got[:1]
    if case.passed or None in case.expected or not any(value is None for value in inside(came)):
        return None
    stored = [
        (piece, node)
        for piece, node in case.nodes(ast.Call)
        if called(node) in GIVE_NOTHING and called(node) not in piece.source.functions and _is_stored(piece, node)
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


def _is_stored(piece: Piece, node: ast.AST) -> bool:
    """Whether it is put into a place of something, or given on among other values, be it by a name of its own."""
    above = piece.parent(node)
    if isinstance(above, ast.Assign) and isinstance(above.targets[0], ast.Name):
        name = above.targets[0].id
        uses = (part for part in piece.nodes if isinstance(part, ast.Name) and part.id == name)
        is_only = len(given_to(name, piece.nodes)) == 1
        return is_only and any(isinstance(use.ctx, ast.Load) and _is_stored(piece, use) for use in uses)
    if isinstance(above, ast.Assign):
        return isinstance(above.targets[0], ast.Subscript)
    if isinstance(above, ast.Call):
        return called_name(above) != 'print'
    return isinstance(above, ast.Dict | ast.Tuple | ast.List | ast.keyword)


def _without_effect(piece: Piece, value: ast.expr) -> str:
    """The name of the function that is called here and can do nothing but return something; '' if it is no such."""
    called = value.func if isinstance(value, ast.Call) else None
    if isinstance(called, ast.Attribute):
        first = called.value
        while isinstance(first, ast.Attribute):
            first = first.value
        of_module = isinstance(first, ast.Name) and piece.is_module(first.id)
        of_thread = called.attr == 'join' and not value.args  # type: ignore[attr-defined]
        is_text_only = called.attr in {*TEXT_ONLY, '_replace'} and not of_module and not of_thread
        return called.attr if is_text_only else ''
    if not isinstance(called, ast.Name) or not piece.is_function(called.id):
        return ''
    meant = piece.meant(called.id)
    if meant is None:
        return called.id if called.id in ('sorted', 'len', 'sum', 'max', 'min', 'abs', 'round') else ''
    promised = piece.implementation.exercise.lesson.signatures.get(meant[2].name)
    promise = promised.docstring if promised else ast.get_docstring(meant[2])
    is_pure = (promise or '').startswith('Vrátí')  # of the lesson's, other tests ask whether they do no more
    return called.id if is_pure and _returns(meant[2]) else ''


def none_is_printed(case: DetectorContext) -> Finding | None:
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
