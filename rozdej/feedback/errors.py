"""What Python's commonest errors mean, for somebody who meets them for the first time.

Each sentence says no more than the error itself, the student's file and the names that were known there prove. One
that would be only likely is not said: the facts stand alone then.
"""

import ast
import builtins
import copy
import random
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from rozdej.feedback.values import TYPE_NAMES, error_text
from rozdej.student.raising import hidden_function, names_there
from rozdej.student.source import SourceFile

Frames = Sequence[tuple[str, int, str]]
"""Where an exception passed in the student's files: (file, line, function), outermost first."""

NAMES_OF_TYPES = {kind.__name__: name for kind, name in TYPE_NAMES.items()}
"""How types that Python's messages name are called in Czech."""

HIDDEN_BY_A_VARIABLE = 'Jméno {0} tu patří proměnné a zakrylo funkci {0}. Pojmenuj tu proměnnou jinak.'
UNKNOWN_NAME = 'Takové jméno Python nezná.'
NEAR = 'Nemáš na mysli {}?'
NOT_CALLED = 'Tohle je funkce sama, ne to, co vrací. Zavolají ji až kulaté závorky za jejím jménem.'

FUNCTION = '(?:function|method|builtin_function_or_method)'
FUNCTIONS = rf"'{FUNCTION}' object (?!is not callable)"
NAME_OF_TYPE = r"'([\w.]+)'"

BY_MESSAGE: tuple[tuple[type[BaseException], str, str], ...] = (
    (IndexError, r'^pop from empty list', 'Bere se z prázdného seznamu.'),
    (IndexError, r'choose from an empty sequence', 'Vybírá se z něčeho prázdného.'),
    (IndexError, r'^list assignment index', 'Ukládáš na místo, které v seznamu není: je prázdný nebo kratší.'),
    (IndexError, r'^(list|pop) index', 'Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?'),
    (IndexError, r'^string index', 'Saháš na místo, které v řetězci není. Co když je prázdný nebo kratší?'),
    (IndexError, r'^tuple index', 'Saháš na místo, které v n-tici není: je kratší.'),
    (IndexError, r'index out of range', 'Saháš na místo, které tam není.'),
    (KeyError, r'^None$', 'Klíč je tu None.'),
    (KeyError, r"^'pop from an empty set'$", 'Bere se z prázdné množiny.'),
    (KeyError, r"^'\w+\(\): \w+ is empty'$", 'Bere se z prázdného slovníku.'),
    (KeyError, r'', 'Takový klíč ve slovníku není, nebo takový prvek v množině.'),
    (ZeroDivisionError, r'', 'Nulou dělit nejde.'),
    (MemoryError, r'', 'Došla paměť.'),
    (ImportError, r'partially initialized', 'Soubory se importují navzájem, a tak se žádný nenačte celý.'),
    (ImportError, r'^cannot import name', 'V importovaném souboru takové jméno není.'),
    (
        AttributeError,
        r"^can't set attribute$",
        'N-tice se změnit nedá, ani když má pojmenované prvky. Novou z ní udělá metoda _replace.',
    ),
    (AttributeError, FUNCTIONS, NOT_CALLED),
    (
        AttributeError,
        r"'dict' object has no attribute 'add'",
        'Slovník nemá add. Prázdná množina se píše set(), {{}} je slovník.',
    ),
    (AttributeError, r"^'NoneType' object", 'Pracuje se tu s hodnotou None.'),
    (
        AttributeError,
        rf"^{NAME_OF_TYPE} object has no attribute '(\w+)'",
        'Tahle hodnota nic jménem {1} nemá, je to {0}.',
    ),
    (AttributeError, r"^module '([\w.]+)' has no attribute '(\w+)'", 'V modulu {0} nic jménem {1} není.'),
    (TypeError, r'unpack .*NoneType', 'Na víc jmen se tu rozděluje None.'),
    (TypeError, r'NoneType', 'Pracuje se tu s hodnotou None.'),
    (TypeError, FUNCTIONS, NOT_CALLED),
    (TypeError, rf"instances of '{FUNCTION}'|instances of .* and '{FUNCTION}'", NOT_CALLED),
    (
        TypeError,
        r'exceptions must derive',
        'Za raise patří výjimka, třeba ValueError, a do závorek za ni věta v uvozovkách.',
    ),
    (
        TypeError,
        r"'(tuple|str|range)' object does not support item (?:assignment|deletion)",
        'Tohle je {0}. Co je uvnitř, se změnit nedá.',
    ),
    (
        TypeError,
        rf'{NAME_OF_TYPE} object does not support item (?:assignment|deletion)',
        'Do téhle hodnoty na místo v závorkách ukládat nejde: {0}.',
    ),
    (
        TypeError,
        r"'set' object (is not subscriptable|does not support indexing)",
        'Prvky množiny nemají čísla. Projdi je cyklem, nebo z ní udělej seznam funkcí list.',
    ),
    (
        TypeError,
        rf'{NAME_OF_TYPE} object is not subscriptable',
        'Hranaté závorky stojí za hodnotou, která žádné prvky nemá: {0}.',
    ),
    (
        TypeError,
        r'^(list|str|tuple)(?:ing)? indices must be integers.* not .?str',
        'V hranatých závorkách je řetězec, ale místa tu mají čísla: tohle je {0}.',
    ),
    (
        TypeError,
        r"indices must be integers.* not '?([\w.]+)'?",
        'V hranatých závorkách má být celé číslo, ale je tam {0}.',
    ),
    (TypeError, r"unhashable type: '(\w+)'", 'Klíčem slovníku ani prvkem množiny nemůže být {0}.'),
    (
        TypeError,
        r"'(list|tuple|str|dict)' object is not callable",
        'Volá se tu hodnota, která není funkce: {0}. Prvek z ní vyberou hranaté závorky.',
    ),
    (TypeError, rf'{NAME_OF_TYPE} object is not callable', 'Volá se tu hodnota, která není funkce: {0}.'),
    (
        TypeError,
        r"not supported between instances of '(\w+)' and '\1'",
        'Podle velikosti se takové hodnoty porovnat nedají: {0}.',
    ),
    (
        TypeError,
        rf'not supported between instances of {NAME_OF_TYPE} and {NAME_OF_TYPE}',
        'Podle velikosti se tyhle dvě hodnoty porovnat nedají: {0} a {1}.',
    ),
    (
        TypeError,
        r'can only concatenate str \(not "(int|float)"\)',
        'K řetězci jde přičíst zase jen řetězec. Číslo na něj převede funkce str.',
    ),
    (TypeError, r'can only concatenate (str|list) \(not "([\w.]+)"\)', 'Přičíst jde zase jen {0}, ale tohle je {1}.'),
    (
        TypeError,
        rf'unsupported operand type\(s\) for .*{NAME_OF_TYPE} and {NAME_OF_TYPE}',
        'Tyhle dvě hodnoty dohromady nejdou: {0} a {1}.',
    ),
    (
        TypeError,
        r"^bad operand type for unary ([-+~]): '([\w.]+)'",
        'Znaménko {0} tu stojí před hodnotou, která není číslo: {1}.',
    ),
    (TypeError, r"^can't multiply sequence by non-int", 'Seznam i řetězec jde násobit jen celým číslem.'),
    (
        TypeError,
        r'sequence item (\d+): expected str instance, ([\w.]+) found',
        'Metoda join spojuje jen řetězce, ale na místě {0} je {1}.',
    ),
    (TypeError, r'can only join an iterable', 'Metoda join dostala něco, co se nedá procházet.'),
    (
        TypeError,
        r"^argument of type '([\w.]+)' is not",
        'Operátorem in se tu hledá v hodnotě, ve které hledat nejde: {0}.',
    ),
    (TypeError, r'cannot unpack non-iterable ([\w.]+) object', 'Na víc jmen se tu rozděluje jediná hodnota: {0}.'),
    (TypeError, rf'{NAME_OF_TYPE} object is not iterable', 'Tohle se nedá procházet po prvcích: {0}.'),
    (TypeError, r"object of type '([\w.]+)' has no len", 'Tahle hodnota nemá délku: {0}.'),
    (
        TypeError,
        r"^([\w.<>]+)\(\) missing 1 required [\w-]+ argument: '(\w+)'",
        'Volané funkci ({0}) chybí argument {1}.',
    ),
    (
        TypeError,
        r'^([\w.<>]+)\(\) missing \d+ required [\w-]+ arguments: (.*)',
        'Volané funkci ({0}) chybí argumenty: {1}.',
    ),
    (
        TypeError,
        r'^([\w.<>]+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) (?:was|were) given',
        'Volaná funkce ({0}) dostala víc argumentů, než bere: {2} místo {1}.',
    ),
    (
        TypeError,
        r'list\.append\(\) takes exactly one argument \([2-9]',
        'Metoda append přidá jedinou hodnotu. N-tice má ještě vlastní závorky: append((…, …)).',
    ),
    (
        TypeError,
        r'^([\w.<>]+)(?:\(\) takes .*argument|\(\)? ?expected .*argument|.* expected .*argument.* got \d)',
        'Volaná funkce ({0}) dostala jiný počet argumentů, než bere.',
    ),
    (
        ValueError,
        r'too many values to unpack \(expected (\d+)',
        'Hodnot je víc než jmen, do kterých se mají uložit ({0}).',
    ),
    (
        ValueError,
        r'not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)',
        'Hodnot je míň ({1}) než jmen, do kterých se mají uložit ({0}).',
    ),
    (ValueError, r'^list\.remove|is not in list$|x not in list', 'Taková hodnota v seznamu není.'),
    (ValueError, r'x not in tuple', 'Taková hodnota v n-tici není.'),
    (ValueError, r'^substring not found', 'Takový kousek v řetězci není.'),
    (ValueError, r'^invalid literal for int', 'Takový text nejde převést na celé číslo.'),
    (ValueError, r'^could not convert string to float', 'Takový text nejde převést na číslo.'),
    (ValueError, r'^empty range', 'V těchto mezích žádné číslo není.'),
    (ValueError, r'(max|min)\(\) .* empty', 'Funkce {0} nemá z čeho vybírat: dostala něco prázdného.'),
    (
        RuntimeError,
        r'changed size during iteration',
        'Co prochází cyklus for, to v něm nezvětšuj ani nezmenšuj. Vytvoř novou hodnotu.',
    ),
)
"""Kinds of errors with patterns of Python's own messages, and what they say. The first that fits counts.

`{0}` and `{1}` stand for what the pattern finds in the message: types are called by their Czech names.
"""


def explain_error(exception: BaseException, frames: Frames = ()) -> str:
    """One Czech line about an exception of the student's code that came through these frames; '' for an unusual one."""
    for explain in (_recursion, _by_name, _index_of_two, _by_message, _own_assert):
        if told := explain(exception, frames):
            return told
    return ''


def _recursion(exception: BaseException, frames: Frames) -> str:
    """Who calls whom without end: the names at the end of the way repeat."""
    if not isinstance(exception, RecursionError):
        return ''
    names = [function for _, _, function in frames[-20:]]
    for period in (1, 2, 3, 4):
        if len(names) > 2 * period and names[period:] == names[:-period]:
            if period == 1:
                return f'Funkce {names[-1]} volá sama sebe pořád dokola.'
            circle = names[-period:]
            return f'Funkce se volají pořád dokola: {" → ".join([*circle, circle[0]])}.'
    return 'Funkce se volají navzájem moc hluboko.'


def _by_name(exception: BaseException, frames: Frames) -> str:
    """What can be said of a name that is not there, or that belongs to something else."""
    if hidden := _hidden_function(exception):
        return HIDDEN_BY_A_VARIABLE.format(hidden)
    message = error_text(exception)
    if isinstance(exception, NameError):
        if found := re.search(r"local variable '(\w+)'|free variable '(\w+)'", message):
            return _read_too_early(found[1] or found[2], frames)
        return ' '.join(filter(None, (UNKNOWN_NAME, _meant(exception, frames))))
    if isinstance(exception, ModuleNotFoundError):
        similar = get_close_matches(exception.name or '', sys.stdlib_module_names, n=1, cutoff=0.75)
        return ' '.join(['Takový modul tu není.', *(NEAR.format(name) for name in similar)])
    return ''


def _read_too_early(name: str, frames: Frames) -> str:
    told = f'Proměnná {name} se čte dřív, než do ní funkce něco uloží.'
    if frames and (source := _source(frames)) and name in _names_of_file(source):
        return f'{told} Proměnná stejného jména mimo funkci je jiná.'
    return told


def _meant(exception: NameError, frames: Frames) -> str:
    """What an unknown name means elsewhere, or which known one is much like it."""
    name = exception.name or ''
    if name in PYTHON_WRITES:
        return NEAR.format(PYTHON_WRITES[name])
    if name in sys.stdlib_module_names and re.search(rf'\b{re.escape(name)}\s*\.', _line(frames)):
        return f'Je to modul, napřed ho importuj: import {name}'
    for module in (random, copy):
        if name in module.__all__ and re.search(rf'(?<!\.)\b{re.escape(name)}\s*\(', _line(frames)):
            return f'Je v modulu {module.__name__}: from {module.__name__} import {name}'
    similar = get_close_matches(name, _known_names(exception), n=1, cutoff=0.75)
    if similar:
        return NEAR.format(similar[0])
    return _elsewhere(name, frames) if frames else ''


def _elsewhere(name: str, frames: Frames) -> str:
    """That another file of the program has a function of that name, or that the same file has it as a text."""
    file = Path(frames[-1][0])
    for path in sorted(file.parent.glob('*.py')):
        if path != file and SourceFile(path).has_written(name):
            return f'Je v souboru {path.name}: from {path.stem} import {name}'
    text = '\n'.join(SourceFile(file).lines)
    quoted = re.search(rf"""(['"]){re.escape(name)}\1""", text)
    return f'Jinde v souboru je v uvozovkách: {quoted[0]}' if quoted else ''


def _index_of_two(exception: BaseException, frames: Frames) -> str:
    """An index with a comma in it: `plan[rada, sloupec]`."""
    message = error_text(exception)
    if not isinstance(exception, TypeError) or not re.search(r'indices must be integers.* tuple', message):
        return ''
    source = _source(frames) if frames else None
    for node in ast.walk(source.tree) if source else ():
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple) and node.lineno == frames[-1][1]:
            inside = ']['.join(map(ast.unparse, node.slice.elts))
            return f'Každý index má vlastní hranaté závorky: {ast.unparse(node.value)}[{inside}]'
    return ''


def _by_message(exception: BaseException, frames: Frames) -> str:
    message = error_text(exception)
    for kind, pattern, sentence in BY_MESSAGE:
        if isinstance(exception, kind) and (found := re.search(pattern, message)):
            told = sentence.format(*map(_in_czech, found.groups()))
            return ' '.join(filter(None, (told, _attribute_meant(message))))
    return ''


def _in_czech(word: str) -> str:
    """A type by its Czech name; several arguments as `a, b a c`."""
    return NAMES_OF_TYPES.get(word) or word.replace(', and ', ' a ').replace(' and ', ' a ').replace("'", '')


def _attribute_meant(message: str) -> str:
    """An attribute that a built-in type or a module of Python has, much like the one that was asked for."""
    found = re.match(r"^(?:'(\w+)' object|module '(\w+)') has no attribute '(\w+)'", message)
    if not found:
        return ''
    owner = getattr(builtins, found[1], None) if found[1] else None
    if found[2] in sys.stdlib_module_names:
        owner = sys.modules.get(found[2])
    names = [name for name in dir(owner) if not name.startswith('_')] if owner is not None else []
    similar = get_close_matches(found[3], names, n=1, cutoff=0.75)
    return NEAR.format(similar[0]) if similar and similar[0] != found[3] else ''


def _own_assert(exception: BaseException, frames: Frames) -> str:
    is_own = isinstance(exception, AssertionError) and re.match(r'assert\b', _line(frames))
    return 'Tvůj vlastní příkaz assert neplatí.' if is_own else ''


def _source(frames: Frames) -> SourceFile | None:
    """The file of the innermost frame, if it can be read as it was."""
    source = SourceFile(Path(frames[-1][0]))
    try:
        return source if source.tree else None
    except (SyntaxError, ValueError, OSError):
        return None


def _line(frames: Frames) -> str:
    """The text of the innermost line."""
    source = _source(frames) if frames else None
    return source.line_text(frames[-1][1]) if source else ''


def _names_of_file(source: SourceFile) -> set[str]:
    """The variables at the top of a file."""
    targets = [target for node in source.tree.body if isinstance(node, ast.Assign) for target in node.targets]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _hidden_function(exception: BaseException) -> str:
    """The function whose name a variable has taken; an exception from another process brings it along."""
    if hasattr(exception, 'frames'):
        return getattr(exception, 'hidden', '')
    return hidden_function(exception, error_text(exception))


PYTHON_WRITES = {'true': 'True', 'false': 'False', 'none': 'None', 'null': 'None', 'TRUE': 'True', 'FALSE': 'False'}
"""Words of other languages, and what Python has instead."""


def _known_names(exception: NameError) -> list[str]:
    """The names that could be used there; an exception from another process brings them along."""
    if hasattr(exception, 'known'):
        return exception.known
    return names_there(exception)
