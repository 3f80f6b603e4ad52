"""Explains Python's commonest exceptions to somebody who meets them for the first time.

A sentence says only what the exception, the student's file and the names known there prove. What would be only likely
is not said.
"""

import ast
import builtins
import copy
import random
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import TypeVar

from rozdej.core.exercises import python_files
from rozdej.core.feedback.near_values import explain_near, text_kind, without_marks
from rozdej.core.feedback.none_origin import called
from rozdej.core.feedback.program_tree import (
    METHODS,
    assigned,
    called_literal,
    gives_number,
    record_items,
    stored_names,
)
from rozdej.core.feedback.python_messages import BY_MESSAGE, NAMES_OF_TYPES
from rozdej.core.feedback.values import TYPE_NAMES, cut
from rozdej.core.student.source import SourceFile
from rozdej.core.student.tracebacks import error_text, hidden_function, names_there

Frames = Sequence[tuple[str, int, str]]
"""Where an exception passed in the student's files: (file, line, function), outermost first."""

HIDDEN_BY_A_VARIABLE = 'Jméno {0} tu patří proměnné a zakrylo funkci {0}. Pojmenuj tu proměnnou jinak.'
CALLED_AFTER_KEY = 'Za key={} závorky nepatří: key chce funkci samotnou, zavolá si ji sám.'
NO_SUCH_KEY = 'Takový klíč ve slovníku není.'
UNKNOWN_NAME = 'Takové jméno Python nezná.'
NEAR = 'Nemáš na mysli {}?'


def explain_error(exception: BaseException, frames: Frames = ()) -> str:
    """Explain an exception that passed these frames of the student's code in one Czech line; '' for an unusual one."""
    by_line = _by_name, _key, _index, _walk_through_a_number, _called_value, _too_few, _several_beginnings
    for explain in (_recursion, *by_line, _by_message, _own_assert):
        if told := explain(exception, frames):
            return told
    return ''


def is_own_raise(exception: BaseException, frames: Frames) -> bool:
    """Whether it comes from the `raise` on the innermost line, and not from something else that failed there."""
    line = _line(frames)
    named = re.match(r'raise (\w+)', line)
    return line == 'raise' or bool(named and named[1] == type(exception).__name__)


def _recursion(exception: BaseException, frames: Frames) -> str:
    """Say who calls whom without end: the names at the end of the frames repeat."""
    if not isinstance(exception, RecursionError):
        return ''
    called = [function for _, _, function in frames[-20:] if not function.startswith('<')]  # comprehensions
    for last in range(4):  # it may have been in a function that calls nobody
        names = called[: len(called) - last]
        for period in (1, 2, 3, 4):
            if len(names) > 2 * period and names[period:] == names[:-period]:
                if period == 1:
                    return f'Funkce {names[-1]} volá sama sebe pořád dokola.'
                circle = names[-period:]
                return f'Funkce se volají pořád dokola: {" → ".join([*circle, circle[0]])}.'
    return 'Funkce se volají navzájem moc hluboko.'


def _by_name(exception: BaseException, frames: Frames) -> str:
    """Explain a name that is not defined, or that belongs to something else."""
    message = error_text(exception)
    is_from_another_process = hasattr(exception, 'frames')  # then it brings along what was seen there
    if hidden := getattr(exception, 'hidden', '') if is_from_another_process else hidden_function(exception, message):
        return HIDDEN_BY_A_VARIABLE.format(hidden)
    if isinstance(exception, NameError):
        if found := re.search(r"local variable '(\w+)'|free variable '(\w+)'", message):
            return _read_too_early(found[1] or found[2], frames)
        return ' '.join(filter(None, (UNKNOWN_NAME, _meant(exception, frames))))
    if isinstance(exception, ModuleNotFoundError):
        found = re.match(r"No module named '(.+?)(\.py)?'", message)
        name, ending = found.groups() if found else ('', None)
        if ending:
            return f'Jméno souboru se při importu píše bez .py, tady jen {name}.'
        is_missing_here = name in sys.stdlib_module_names  # as `turtle` in a browser
        known = [*(path.stem for path in _files_beside(frames)), *sys.stdlib_module_names]
        similar = [] if is_missing_here else get_close_matches(name, known, n=1, cutoff=0.75)
        return ' '.join(['Takový modul tu není.', *(NEAR.format(name) for name in similar)])
    return ''


def _read_too_early(name: str, frames: Frames) -> str:
    told = f'Proměnná {name} se čte dřív, než do ní funkce něco uloží.'
    source = _source(frames)
    if source is None:
        return told
    if name in assigned(source.tree):
        return f'{told} Proměnná stejného jména mimo funkci je jiná.'
    if any(_spelled(node.target) == name for node in _nodes(frames, ast.AugAssign)):
        return f'Proměnná {name} ještě žádnou hodnotu nemá, a tak k ní nejde nic přidat.'
    return told


def _meant(exception: NameError, frames: Frames) -> str:
    """Say what an unknown name means elsewhere, or which known name is much like it."""
    name = exception.name or ''
    if name in PYTHON_WRITES:
        return NEAR.format(PYTHON_WRITES[name])
    modules = sys.stdlib_module_names | {path.stem for path in _files_beside(frames)}
    if name in modules and (asked := re.search(rf'\b{re.escape(name)}\s*\.\s*(\w+)', _line(frames))):
        if here := _imported_as(name, asked[1], frames):
            return f'Soubor už z modulu {name} importuje {asked[1]}, a tak piš jen {here}, bez {name} a tečky.'
        return f'Je to modul, napřed ho importuj: import {name}'
    for module in (random, copy):
        if name in module.__all__ and re.search(rf'(?<!\.)\b{re.escape(name)}\s*\(', _line(frames)):
            return f'Je v modulu {module.__name__}: from {module.__name__} import {name}'
    keys = [node.slice for node in _nodes(frames, ast.Subscript)]
    if any(isinstance(key, ast.Name) and key.id == name for key in keys) and (told := _elsewhere(name, frames)):
        return told
    source = _source(frames)
    for value in (key.value for key in _keys(frames)):
        if _is_asked_of(name, value, source):
            return f'Za key= patří funkce: key=lambda {name}: {_spelled(value)}'
    for path in _files_beside(frames):
        if SourceFile(path).has_written(name):
            return f'Je v souboru {path.name}: from {path.stem} import {name}'
    known = exception.known if hasattr(exception, 'known') else names_there(exception)
    known = known or [*(source.functions if source else ())]  # a script told only what it failed with
    for other in known:
        if text_kind(other, name) in ('case', 'marks'):
            return f'{NEAR.format(other)} {explain_near(other, name)}'
    own = _own_variables(source, frames) if source else set()
    names = [other for other in known if other[:2] != '__']
    if similar := get_close_matches(name, own, n=1, cutoff=0.75):
        return NEAR.format(similar[0])
    if source and (function := _function_with(name, source, frames[-1][1])):
        return f'Ve funkci {function} takové je, ale na její proměnné a parametry odtud vidět není.'
    if similar := get_close_matches(name, names, n=1, cutoff=0.75):
        return NEAR.format(similar[0])
    return _elsewhere(name, frames) if frames else ''


def _is_asked_of(name: str, value: ast.expr, source: SourceFile | None) -> bool:
    """Whether an item, a part of one, or what a function of the file says of it stands there under that name."""
    if isinstance(value, ast.Attribute | ast.Subscript):
        return _spelled(value.value) == name and getattr(value, 'attr', '') not in METHODS
    function = source.functions.get(called(value)) if source else None
    if function is None or not isinstance(value, ast.Call) or name not in map(_spelled, value.args):
        return False
    inside = chain.from_iterable(map(ast.walk, function.body))
    return not any(isinstance(part, ast.Lambda | ast.FunctionDef) for part in inside)  # it may return one of these


def _files_beside(frames: Frames) -> list[Path]:
    """The other files of the program."""
    file = Path(frames[-1][0]) if frames else None
    return [path for path in python_files(file.parent) if path != file] if file else []


def _function_with(name: str, source: SourceFile, line: int) -> str:
    """Another function of the file than around the line, with such a variable or parameter; '' when there is none."""
    if any(isinstance(node, ast.Global) and name in node.names for node in source.nodes):
        return ''
    others = (one for one in source.functions.values() if one is not source.function_around(line))
    return next((one.name for one in others if name in stored_names(ast.walk(one))), '')


def _imported_as(module: str, name: str, frames: Frames) -> str:
    """Return the name that `from module import name` gives it in the file; '' without such an import."""
    source = _source(frames)
    imports = [node for node in (source.tree.body if source else ()) if isinstance(node, ast.ImportFrom)]
    known = [alias for node in imports if node.module == module for alias in node.names if alias.name == name]
    return next((alias.asname or alias.name for alias in known), '')


def _elsewhere(name: str, frames: Frames) -> str:
    """Say that the file has the name as a text, or as a function where Python cannot read it."""
    file = Path(frames[-1][0])
    if (source := _source(frames)) is None:
        lines = SourceFile(file).lines if file.is_file() else []
        is_there = any(re.match(rf'def {re.escape(name)}\b', line) for line in lines)
        return f'Funkce {name} v souboru je, ale v části, kterou Python nepřečte.' if is_there else ''
    keys = [key for node in source.nodes if isinstance(node, ast.Dict) for key in node.keys if key is not None]
    if any(_spelled(key) == name and key.lineno == frames[-1][1] for key in keys):
        return f'Klíč slovníku patří do uvozovek, když je to text: {name!r}'
    quoted = _quoted(source, name)
    return f'Jinde v souboru je v uvozovkách: {quoted}' if quoted else ''


def _key(exception: BaseException, frames: Frames) -> str:
    """What was asked for a key that is not there, as far as the line itself shows it.

    A dict, with a key much like it; a text, by `format`; or a dict in place of a list, by `random`.
    """
    source = _source(frames) if type(exception) is KeyError else None
    if any(re.search(pattern, error_text(exception)) for pattern in BY_MESSAGE[KeyError] if pattern):
        return ''  # the message itself says more
    if source is None:
        return ''
    calls = {called(node) for node in _nodes(frames, ast.Call)}
    asked = [node.slice for node in _nodes(frames, ast.Subscript)]
    key = error_text(exception)
    keys = [one.value for one in asked if isinstance(one, ast.Constant) and repr(one.value) == key]
    if 'format' in calls and not keys and f'{{{key[1:-1]}' in _line(frames):
        return f'Metoda format nedostala hodnotu, které se v textu říká {key[1:-1]}.'
    if {'remove', 'format'} & calls:
        return ''  # of a set or a text, or of what is looked up on the same line
    if key.isdigit() and not asked and 'pop' not in calls and (choosing := {'choice', 'shuffle'} & calls):
        return f'Funkce {min(choosing)} chce seznam, ale tohle je slovník.'
    if not keys or type(keys[0]) is not str:
        return NO_SUCH_KEY if asked else ''
    texts = [node.value for node in source.nodes if isinstance(node, ast.Constant) and type(node.value) is str]
    # What stands elsewhere, too, is hardly misspelled.
    others = sorted({*texts} - {*keys}) if texts.count(keys[0]) == 1 else []
    near = [one for one in others if without_marks(one).lower() == without_marks(keys[0]).lower()]
    near = near[:1] or get_close_matches(keys[0], others, n=1, cutoff=0.75)
    return ' '.join([NO_SUCH_KEY, *(NEAR.format(repr(name)) for name in near)])


def _too_few(exception: BaseException, frames: Frames) -> str:
    """What a function of the program takes and how many it was given, where the line shows the call.

    Behind `key=` it should not have been called at all.
    """
    found = re.match(r'^(?:.*\.)?(\w+)\(\) missing \d+ required', error_text(exception))
    source = _source(frames) if found and isinstance(exception, TypeError) else None
    if source is None or found is None:
        return ''
    name = found[1]
    if _called_after_key(frames) == name:
        return CALLED_AFTER_KEY.format(name)
    calls = [node for node in _nodes(frames, ast.Call) if called(node) == name]
    if len(calls) != 1 or name not in source.functions or any(isinstance(one, ast.Starred) for one in calls[0].args):
        return ''
    taken = source.functions[name].args
    if taken.vararg or taken.kwarg or taken.kwonlyargs or taken.posonlyargs or taken.defaults:
        return ''
    given = len(calls[0].args) + len(calls[0].keywords)
    parameters = ', '.join(argument.arg for argument in taken.args)
    how_many = 'nedostala nic' if not given else f'dostala jen {given}'
    return f'Funkce {name} čeká hodnoty do parametrů ({parameters}), ale tady {how_many}.'


def _called_after_key(frames: Frames) -> str:
    """The function whose call stands behind `key=` on the innermost line; '' when there is none."""
    return next(filter(None, (called(keyword.value) for keyword in _keys(frames))), '')


def _keys(frames: Frames) -> list[ast.keyword]:
    """Return what the innermost line gives as `key=`."""
    return [keyword for keyword in _nodes(frames, ast.keyword) if keyword.arg == 'key']


def _index(exception: BaseException, frames: Frames) -> str:
    """Explain an index that is no number, if the line itself shows it."""
    message = error_text(exception)
    if not isinstance(exception, TypeError) or 'indices must be integers' not in message or not frames:
        return ''
    source = _source(frames)
    asked = _nodes(frames, ast.Subscript)
    for node in asked:
        if isinstance(node.slice, ast.Tuple):
            return _several_indices(ast.unparse(node.value), node.slice.elts)
        if 'float' in message and any(isinstance(part, ast.Div) for part in ast.walk(node.slice)):
            return 'V hranatých závorkách má být celé číslo. Dělení / dává desetinné, celé dává //.'
        is_key = message.startswith('string') and 'str' in message[6:] and len(asked) == 1
        if is_key and _is_taken_by_a_loop(source, node.value):
            told = f'V proměnné {_spelled(node.value)} je tu řetězec (str).'
            return f'{told} Jestli cyklus for prochází slovník, bere z něj jen klíče.'
        key = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if message.startswith('tuple') and key in _items_of_records(Path(frames[-1][0]).parent):
            return f'Prvek pojmenované n-tice se píše za tečku: {ast.unparse(node.value)}.{key}'
        if (walked := _loop_over_itself(source, node)) is not None:
            return f'Proměnná {_spelled(node.slice)} tu není číslo, ale sám prvek: {walked} prochází cyklus for.'
    return ''


def _items_of_records(folder: Path) -> set[str]:
    """The names of items of the named tuples in the files of a program."""
    sources = (SourceFile(path) for path in python_files(folder))
    return set().union(*(record_items(source.tree) for source in sources if source.is_readable))


def _several_indices(asked: str, inside: list[ast.expr]) -> str:
    """What stands in the brackets; two of which one is the other and something more are the ends of a part."""
    parts = [ast.unparse(part) for part in inside]
    told = f'Každý index má vlastní hranaté závorky: {asked}[{"][".join(parts)}]'
    if len(parts) != 2:
        return told
    part = f'Kus od do se píše s dvojtečkou: {asked}[{parts[0]}:{parts[1]}]'
    if parts[1].startswith(f'{parts[0]} + '):
        return part
    are_numbers = all(isinstance(one, ast.Constant) and type(one.value) is int for one in inside)
    return f'{told}. {part}' if are_numbers else told


def _loop_over_itself(source: SourceFile | None, node: ast.Subscript) -> str | None:
    """What a loop around the line walks through, when the index is the loop's own variable: `karty[i]`."""
    for loop in source.nodes if source else ():
        if isinstance(loop, ast.For) and loop.lineno < node.lineno <= (loop.end_lineno or 0):
            walked = _spelled(loop.iter)
            if _spelled(loop.target) == _spelled(node.slice) and walked == _spelled(node.value):
                return walked
    return None


def _is_taken_by_a_loop(source: SourceFile | None, variable: ast.expr) -> bool:
    """Whether a loop around that variable fills it from what may be a dictionary: not a call's result, not a list."""
    no_dictionary = ast.Call, ast.List, ast.Tuple, ast.Set, ast.Constant
    for around in source.nodes if source else ():
        if isinstance(around, ast.For):
            loops: Sequence[ast.For | ast.comprehension] = [around]
        else:
            loops = getattr(around, 'generators', [])
        if loops and around.lineno <= variable.lineno <= (around.end_lineno or 0):  # type: ignore[attr-defined]
            targets = {_spelled(loop.target) for loop in loops if not isinstance(loop.iter, no_dictionary)}
            if _spelled(variable) in targets:
                return True
    return False


def _walk_through_a_number(exception: BaseException, frames: Frames) -> str:
    """A loop over a number: `for i in 7`; or a list that a number is added to, which means the same to Python."""
    if not isinstance(exception, TypeError) or error_text(exception) != "'int' object is not iterable":
        return ''
    if any(gives_number(node.iter) for node in _nodes(frames, ast.For)):
        return 'Celé číslo se procházet nedá. Řadu čísel dává range.'
    if any(_calls_only_own(node) for node in _nodes(frames, ast.AugAssign)):
        return 'Vlevo od += je seznam. Přičíst k němu jde zase jen seznam, celé číslo ne.'
    return ''


def _calls_only_own(node: ast.AST) -> bool:
    """Whether no function of Python's own is called there, which could have failed itself."""
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
    return all(isinstance(call.func, ast.Name) and not hasattr(builtins, call.func.id) for call in calls)


def _called_value(exception: BaseException, frames: Frames) -> str:
    """Round brackets behind a variable with items in it: `karty(0)`. Or behind a function after `key=`."""
    found = re.match(r"'(\w+)' object is not callable", error_text(exception))
    source = _source(frames) if found and isinstance(exception, TypeError) else None
    functions = source.functions if source else {}
    stored = set(stored_names(source.nodes)) - functions.keys() if source else set()
    for function in functions.values():  # in the one around it, a variable may hide another function
        if function.lineno <= frames[-1][1] <= (function.end_lineno or 0):
            stored.update(stored_names(ast.walk(function)))
    values = {_spelled(node.func): node for node in _nodes(frames, ast.Call) if _spelled(node.func) in stored}
    for node in _nodes(frames, ast.Return) + _nodes(frames, ast.Assign):
        if (called_dictionary := called_literal(node)) is not None:
            values[_spelled(called_dictionary.func)] = called_dictionary
    if found and not values and (name := _called_after_key(frames)) in functions:
        return CALLED_AFTER_KEY.format(name)
    if not found or len(values) != 1 or found[1] not in ('list', 'tuple', 'str', 'dict'):
        return ''
    [(value, call)] = values.items()
    is_empty = not call.args and not call.keywords
    told = 'Závorky () za ní být nemají.' if is_empty else 'Prvek z ní vyberou hranaté závorky.'
    return f'Hodnota {cut(value, 40)} není funkce, je to {NAMES_OF_TYPES[found[1]]}. {told}'


_spelled = ast.unparse
Node = TypeVar('Node', bound=ast.AST)


def _nodes(frames: Frames, kind: type[Node]) -> list[Node]:
    """Return the nodes of this kind that begin on the innermost line."""
    source = _source(frames)
    nodes = source.nodes if source else ()
    return [node for node in nodes if isinstance(node, kind) and getattr(node, 'lineno', 0) == frames[-1][1]]


def _several_beginnings(exception: BaseException, frames: Frames) -> str:
    """`startswith('a', 'b')`, where the second text is taken for the place to begin at."""
    if not isinstance(exception, TypeError) or not error_text(exception).startswith('slice indices must be integers'):
        return ''
    for node in _nodes(frames, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in ('startswith', 'endswith') and len(node.args) > 1:
            texts = ', '.join(map(ast.unparse, node.args))
            return f'Víc možností se dává do jedné n-tice: {node.func.attr}(({texts})).'
    return ''


def _by_message(exception: BaseException, frames: Frames) -> str:
    message = error_text(exception)
    tables = (table for kind, table in BY_MESSAGE.items() if isinstance(exception, kind))
    for pattern, sentence in chain.from_iterable(table.items() for table in tables):
        if found := re.search(pattern, message):
            names = {key: word.rpartition('<locals>.')[2] for key, word in found.groupdict().items()}
            told = sentence.format(*map(_in_czech, found.groups('')), **names)
            return ' '.join(filter(None, (told, _attribute_meant(message, frames), _keys_only(message, frames))))
    return ''


def _in_czech(word: str) -> str:
    """A type by its Czech name; several arguments as `a, b a c`, and of many the first ones; a function by its own."""
    word = word.rpartition('<locals>.')[2]
    names = word.replace("'", '').split(', ')
    if len(names) > MOST_NAMES:
        return f'{", ".join(names[:MOST_NAMES])} a další'
    return NAMES_OF_TYPES.get(word) or ', '.join(names).replace(', and ', ' a ').replace(' and ', ' a ')


MOST_NAMES = 5


SAME_WORK = {('set', 'append'): 'add', ('list', 'add'): 'append', ('list', 'push'): 'append'}
"""What a type has for a method that other types, or other languages, have under that name."""

OF_ONE_VALUE = {'len', 'list', 'max', 'min', 'print', 'set', 'sorted', 'str', 'sum', 'tuple'}
"""Functions that a beginner may take for methods of what they are given."""

TYPES = (list, str, dict, set)
"""Whose methods a beginner knows."""


def _attribute_meant(message: str, frames: Frames) -> str:
    """Say what an unknown attribute means elsewhere, or which known one is much like it."""
    found = re.match(r"^(?:'(\w+)' object|module '(\w+)') has no attribute '(\w+)'", message)
    if not found:
        return ''
    kind, module, name = found.groups()
    calls = [node for node in _nodes(frames, ast.Call) if called(node) == name]
    if kind not in (None, 'NoneType', 'int', 'float', 'bool') and name in OF_ONE_VALUE and len(calls) == 1:
        [call] = calls
        if isinstance(call.func, ast.Attribute) and not call.args and not call.keywords:
            return f'Je to funkce, volá se takhle: {name}({ast.unparse(call.func.value)}).'
    owner = getattr(builtins, kind, None) if kind else sys.modules.get(module)
    if owner is None or (module and module not in sys.stdlib_module_names):
        return ''
    if (kind, name) in SAME_WORK:
        return NEAR.format(SAME_WORK[kind, name])
    similar = get_close_matches(name, [known for known in dir(owner) if known[0] != '_'], n=1, cutoff=0.75)
    if similar:
        return NEAR.format(similar[0])
    owners = [other for other in TYPES if hasattr(other, name)]
    if kind and len(owners) == 1:
        return f'Metodu {name} má {TYPE_NAMES[owners[0]]}.'
    source = _source(frames)
    is_call = re.search(rf'\.{re.escape(name)}\s*\(', _line(frames))
    if source and kind and is_call and _is_function_of(source, name):
        return f'Je to funkce, volá se takhle: {name}(…).'
    if source and kind == 'dict' and (quoted := _quoted(source, name)):
        return f'Jestli je to klíč, patří do hranatých závorek: [{quoted}].'
    if source and kind in ('dict', 'list') and name in _own_variables(source, frames):
        return f'Co je v proměnné {name}, patří do hranatých závorek: [{name}].'
    return ''


def _keys_only(message: str, frames: Frames) -> str:
    """Say that a loop over a dict gives its keys, where the line unpacks pairs."""
    if ' values to unpack' not in message:
        return ''
    loops = _nodes(frames, ast.For)
    pairs = [loop for loop in loops if isinstance(loop.target, ast.Tuple) and len(loop.target.elts) == 2]
    if len(pairs) != 1 or not isinstance(pairs[0].iter, ast.Name | ast.Subscript | ast.Attribute):
        return ''
    walked = _spelled(pairs[0].iter)
    return f'Jestli je {walked} slovník, bere z něj cyklus for jen klíče. Klíč i hodnotu dá {walked}.items().'


def _own_variables(source: SourceFile, frames: Frames) -> set[str]:
    """The parameters of the innermost function and the names that get a value in it above the line."""
    line = frames[-1][1]
    function = source.function_around(line)
    nodes = ast.walk(function) if function else ()
    return set(
        stored_names(node for node in nodes if isinstance(node, ast.arg) or getattr(node, 'lineno', line) < line)
    )


def _is_function_of(source: SourceFile, name: str) -> bool:
    """Whether the file defines or imports a function of that name."""
    imports = (node for node in source.tree.body if isinstance(node, ast.ImportFrom))
    return name in source.functions or any(name == (one.asname or one.name) for node in imports for one in node.names)


def _quoted(source: SourceFile, name: str) -> str:
    """The word with its quotes, if it stands anywhere in the file as a text; '' otherwise."""
    found = re.search(rf"""(['"]){re.escape(name)}\1""", '\n'.join(source.lines))
    return found[0] if found else ''


def _own_assert(exception: BaseException, frames: Frames) -> str:
    is_own = isinstance(exception, AssertionError) and re.match(r'assert\b', _line(frames))
    return 'Neplatí podmínka tvého vlastního příkazu assert.' if is_own else ''


def _source(frames: Frames) -> SourceFile | None:
    """The file of the innermost frame, if there is one and it can be read as it was."""
    source = SourceFile(Path(frames[-1][0])) if frames else None
    try:
        return source if source and source.tree else None
    except (SyntaxError, ValueError, RecursionError, MemoryError, OSError):
        return None


def _line(frames: Frames) -> str:
    """The text of the innermost line."""
    source = _source(frames)
    return source.line_text(frames[-1][1]) if source else ''


PYTHON_WRITES = {'true': 'True', 'false': 'False', 'none': 'None', 'null': 'None', 'TRUE': 'True', 'FALSE': 'False'}
"""Words of other languages, and what Python has instead."""
