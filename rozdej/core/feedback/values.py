"""Shows values and calls as a student would type them, in few lines.

Python's `repr` names each field of each card in a hand, and a whole game is one line. Here a NamedTuple of plain values
goes without names. A longer one inside another value is shown by its first field. Sets are sorted, so that two runs
show the same.
"""

import gc
import operator
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType, MethodType
from typing import Any

from rozdej.core.student.facade import StudentFunction
from rozdej.core.student.tracebacks import error_text

MOST_ITEMS = 1000
"""Longer lists are no hands of cards; `repr` of Python is much faster."""

LONGEST_RECORD = 350
"""Letters of a record that is shown whole: more is cut where it is shown, and its end may be what matters."""

MOST_IN_RECORD = 2
"""So long is a list in a longer record when it is shown whole: the middle of a table, the names of two players."""

MOST_LOOKED_AT = 10_000
DEEPEST_LOOKED_AT = 20
"""Most values side by side, and most levels, that are looked at to know what they are; a list may be in itself."""

FUNCTIONS = frozenset((FunctionType, BuiltinFunctionType, MethodType, MethodDescriptorType))
NAMES_OF_FUNCTIONS = frozenset(kind.__name__ for kind in FUNCTIONS)
SHOWN_FUNCTION = re.compile(r'<(?:built-in )?(?:bound )?(?:function|method) (?:[\w<>]+\.)*([\w<>]+)')
"""What Python shows of a function, and how it names the types of functions."""

PLAIN = (str, int, float, type(None))
ATOMS = frozenset((*PLAIN, bool))
ORDINARY = ATOMS | {list, tuple, dict}
BUILT_IN = frozenset((list, tuple, dict, set, frozenset))


def is_record(value: Any) -> bool:
    """Whether it is a NamedTuple."""
    fields = getattr(type(value), '_fields', None)
    return isinstance(value, tuple) and isinstance(fields, tuple) and len(fields) == tuple.__len__(value)


def record_fields(record: Any) -> tuple[str, ...]:
    """The names of its items."""
    return type(record)._fields


def is_plain_record(value: Any) -> bool:
    """Whether it is a NamedTuple of texts and numbers only, like a card."""
    return is_record(value) and all(isinstance(item, PLAIN) for item in value)


def in_short(value: Any, longest: int = LONGEST_RECORD) -> str:
    """`repr` of the value, with records in it in short and sets in order.

    A NamedTuple shows all its items, and all that is in them if that takes at most `longest` letters.
    """
    try:
        if is_record(value) and not is_plain_record(value):
            whole = _call(value, [f'{name}={_inside(item)}' for name, item in _items(value)])
            if len(whole) <= longest:
                return whole
            return _call(value, [f'{name}={_begun(item)}' for name, item in _items(value)])
        return repr(value) if _is_ordinary(value) else _inside(value)
    except RecursionError:  # a list that is in itself
        return repr(value)


def _is_ordinary(value: Any) -> bool:
    """Whether there is nothing in it that Python's own `repr` would show otherwise: quickly known of nearly all."""
    level = [value]
    for _ in range(DEEPEST_LOOKED_AT):
        if not level:
            return True
        if len(level) > MOST_LOOKED_AT or not set(map(type, level)) <= ORDINARY:
            return False
        level = gc.get_referents(*level)
    return False


def _begun(value: Any) -> str:
    """An item of a record that is too long: of a list only the first, or the hands would hide all that follows."""
    if type(value) is list and len(value) > MOST_IN_RECORD:
        return f'[{_inside(value[0])}, …]'
    return _inside(value)


def function_name(value: Any) -> str:
    """The name of a function or method, also of one that another process has only told of; '' of other values."""
    kind = type(value)
    if kind in FUNCTIONS or isinstance(value, StudentFunction):
        return str(value.__name__)
    if kind.__name__ in NAMES_OF_FUNCTIONS and (found := SHOWN_FUNCTION.match(repr(value))):
        return found[1]
    return ''


def _inside(value: Any) -> str:
    if type(value) in ATOMS:
        return repr(value)
    if type(value) not in BUILT_IN:
        name = function_name(value)  # Python also shows where in memory it is, and so differs in every run
        return f'<funkce {name}>' if name else _record_inside(value) if is_record(value) else repr(value)
    if not value or len(value) > MOST_ITEMS:
        return repr(value)
    if type(value) in (set, frozenset):  # in the same order every time
        shown = f'{{{", ".join(sorted(map(_inside, value)))}}}'
        return shown if type(value) is set else f'frozenset({shown})'
    if type(value) is dict:
        return '{' + ', '.join(f'{_inside(key)}: {_inside(item)}' for key, item in value.items()) + '}'
    shown = ', '.join(map(_inside, value))
    if type(value) is list:
        return f'[{shown}]'
    return f'({shown},)' if len(value) == 1 else f'({shown})'


def _record_inside(record: Any) -> str:
    if is_plain_record(record):
        return _call(record, [repr(item) for item in record])
    name, first = _items(record)[0]
    return _call(record, [f'{name}={_inside(first)}', '…'])


def _items(record: Any) -> list[tuple[str, Any]]:
    return list(zip(record_fields(record), record, strict=True))


def _call(record: Any, arguments: list[str]) -> str:
    return f'{type(record).__name__}({", ".join(arguments)})'


WIDTH = 84
"""Columns that a line of feedback may take."""

MOST_ROWS = 9
"""Most rows of a table that is shown whole: one can compare it by eye, and copy it."""

MOST_CHANGES = 4
"""What differs from a value that a call gives is told in fewer lines than these."""

BRACKETS = '(', '[', '{'
HELD_TOGETHER = {')': WIDTH, ']': 48, '}': 0}
"""So long may what ends with this bracket be that stays on one line: a card, a row of a board."""

TOKENS = re.compile(r"""'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|[][(){}]|, """)
NAMED_ITEM = re.compile(r'\w+=')

IN_A_VALUE = re.compile(r"""\([^()]{1,40}\)|\[[^][]{1,40}\]|'[^' ][^']{0,40}'|'?: (?=[\['({\d])""")
"""Parts of values in a sentence that are better read on one line: cards, short lists and texts, a key and its value."""

HELD = '\N{NO-BREAK SPACE}'
"""Stands for a space at which no line ends; `textwrap` takes it for a letter."""

TYPE_NAMES = {
    bool: 'pravdivostní hodnota (bool)',
    int: 'celé číslo (int)',
    float: 'desetinné číslo (float)',
    str: 'řetězec (str)',
    list: 'seznam (list)',
    tuple: 'n-tice (tuple)',
    dict: 'slovník (dict)',
    set: 'množina (set)',
    type(None): 'None',
    FunctionType: 'funkce sama',
    MethodType: 'funkce sama',
    BuiltinFunctionType: 'funkce sama',
}
OTHER_TYPES = {
    'dict_items': 'dvojice ze slovníku (items)',
    'dict_keys': 'klíče slovníku (keys)',
    'dict_values': 'hodnoty slovníku (values)',
    'generator': 'generátor',
    'module': 'modul',
    'range': 'řada čísel (range)',
    'type': 'typ (type)',
}
"""Values that a beginner meets only by mistake, by the names of their types."""


def type_name(value: Any) -> str:
    """Return the type of a value in Czech: `seznam (list)`."""
    if function_name(value):  # of another process we have only been told
        return TYPE_NAMES[FunctionType]
    if isinstance(value, type):
        return f'{value.__name__} bez závorek'
    return TYPE_NAMES.get(type(value)) or OTHER_TYPES.get(type(value).__name__, type(value).__name__)


def safe_repr(value: Any, longest: int = LONGEST_RECORD) -> str:
    """`repr` with records in short and sets in order, also of objects whose own `__repr__` fails."""
    try:
        return in_short(value, longest)
    except Exception as error:
        return f'<{type(value).__name__}, repr: {type(error).__name__}>'


def error_line(error: BaseException, most: int = WIDTH) -> str:
    """The exception's type and what it says, on one line."""
    text = ' '.join(error_text(error).split())
    return cut(f'{type(error).__name__}: {text}' if text else type(error).__name__, most)


def cut(line: str, most: int = WIDTH) -> str:
    """The line, with `…` for what is too much of it."""
    return line if len(line) <= most else line[: most - 1] + '…'


def wrap(text: str, width: int, most: int) -> list[str]:
    """`text` broken after commas into at most `most` lines; what is over becomes `…`."""
    if len(text) <= width:
        return [text.rstrip()]
    lines = _broken(text[: width * (most + 2)], width)
    if len(lines) <= most or max(map(len, lines[:most])) > width:
        lines = _broken(text[: 4 * width * most], width)  # more would not be shown, and may be megabytes
    if len(lines) > most:
        lines = (*lines[: most - 1], lines[most - 1][: width - 2] + ' …')
    return [line if len(line) <= width * 2 else line[: width * 2 - 2] + ' …' for line in lines]


@lru_cache(maxsize=2000)
def _broken(text: str, width: int) -> tuple[str, ...]:
    """The text in lines of that width, where no piece of it is longer; behind a bracket the others are shorter by it.

    Kept: many programs are told the same values.
    """
    lines, room = [''], width
    for piece in _pieces(text, width):
        if lines[-1] and len(lines[-1]) + len(piece.rstrip()) > room:
            lines.append('')
            room = width - text.startswith(BRACKETS)
        lines[-1] += piece
    return tuple(line.rstrip() for line in lines)


def _pieces(text: str, width: int) -> list[str]:
    """The text cut after each comma, but not inside strings and what is better read on one line.

    A card is a tuple, and a card torn in two is hard to read. Only the brackets of a record with named
    items may be broken, `Svet(stav='hraje', …`: it is no card, but a whole game.
    """
    cuts = [0]
    opened: list[tuple[int, int]] = []
    for token in TOKENS.finditer(text):
        if token[0] == ', ':
            cuts.append(token.end())
        elif token[0] in '([{':
            opened.append((token.start(), len(cuts)))
        elif token[0] in ')]}' and opened:
            start, before = opened.pop()
            is_record = NAMED_ITEM.match(text, start + 1)
            if not is_record and token.end() - start <= min(width, HELD_TOGETHER[token[0]]):
                del cuts[before:]
    return [text[start:end] for start, end in zip(cuts, [*cuts[1:], len(text)], strict=True)]


def labelled(label: str, value: Any, most: int = 5, indent: int = 2, whole: int = 0) -> list[str]:
    """Return `label` with the value beside it, cut after `most` lines if it takes more than `whole`.

    A string of several lines stands below as text.
    """
    if isinstance(value, str) and '\n' in value.strip('\n'):
        return [' ' * indent + label.rstrip(), *text_block(value, most + 2, indent)]
    head = ' ' * indent + label
    width = WIDTH - len(head)
    lines = rows(value, width) if max(most, whole) > 2 else []
    if not lines and whole:
        lines = wrap(safe_repr(value, whole * width), width, whole)
    if not lines or lines[-1].endswith('…'):
        lines = wrap(safe_repr(value), width, most)
    return _beside(head, lines)


def _beside(head: str, lines: list[str]) -> list[str]:
    """The lines of a value behind the head; those after the first stand below its first item."""
    below = len(head) + lines[0].startswith(BRACKETS)
    return [head + lines[0], *(' ' * below + line for line in lines[1:])]


def rows(value: Any, width: int) -> list[str]:
    """A list of lists that is too long for one line, a row on each; nothing when it is not like that, or too big."""
    if type(value) is not list or not 2 <= len(value) <= MOST_ROWS or not all(type(row) is list for row in value):
        return []
    lines = [safe_repr(row) for row in value]
    if sum(map(len, lines)) < width or max(map(len, lines)) > width - 2:
        return []
    return ['[' * (not index) + line + (']' if index == len(lines) - 1 else ',') for index, line in enumerate(lines)]


def text_block(text: str, most: int = 7, indent: int = 2) -> list[str]:
    """Printed text, each line behind a bar, so that spaces at its ends can be guessed."""
    lines = text.strip('\n').splitlines() or ['']
    if len(lines) > most:
        lines = [*lines[: most - 1], '…']
    return [' ' * (indent + 2) + '│' + cut(line) for line in lines]


def sentence(text: str, indent: int = 2) -> list[str]:
    """Wrap a sentence to at most four lines, between words and not inside a value."""
    lines = [line for part in text.splitlines() for line in _words(part.strip(), WIDTH - indent, 3)]
    return [' ' * indent + line for line in lines[:4]]


def _words(text: str, width: int, most: int) -> list[str]:
    """Wrap a text to at most `most` lines; the rest becomes `…`."""
    held = IN_A_VALUE.sub(lambda value: value[0].replace(' ', HELD), text[: 2 * width * most])
    wrapper = textwrap.TextWrapper(
        width, expand_tabs=False, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
    )
    lines = wrapper.wrap(held) or ['']
    if len(lines) > most:
        lines = [*lines[: most - 1], f'{lines[most - 1][: width - 2]} …']
    return [cut(line.replace(HELD, ' '), 2 * width) for line in lines]


def call_lines(
    function: str,
    arguments: tuple,
    keywords: dict,
    parameters: tuple[str, ...],
    most: int = 5,
    whole: int = 0,
    made: Mapping[str, Any] | None = None,
) -> list[str]:
    """The call as one line, or with its long arguments named first, and cut as `labelled` does.

    `made` are values by the calls that give them. With it, an argument that need not be whole is shown by what differs
    from one of these, and one that would be cut by its form.
    """
    short = [safe_repr(argument) for argument in arguments]
    short += [f'{name}={safe_repr(value)}' for name, value in keywords.items()]
    one_line = f'{function}({", ".join(short)})'
    if len(one_line) + 2 <= WIDTH:
        return [f'  {one_line}']
    lines = []
    for index, argument in enumerate(arguments):
        if len(short[index]) > 24:
            name = parameters[index] if index < len(parameters) else f'argument{index + 1}'
            told = _made(name, argument, made or {}, is_whole=bool(whole))
            told = told or labelled(f'{name} = ', argument, most, whole=whole)
            lines += _form(name, argument, most) if made is not None and told[-1].endswith('…') else told
            short[index] = name
    return [*lines, f'  {function}({", ".join(short)})']


def _made(name: str, value: Any, made: Mapping[str, Any], is_whole: bool) -> list[str]:
    """The value as the call that gives it, with what is put into it then, unless there is room for a picture of it."""
    for call, other in made.items():
        changes: dict[str, list[str]] = {}
        for place, item in _differing(value, other):
            changes.setdefault(repr(item), []).append(f'{name}{place}')
        lines = [f'  {" = ".join([*places, item])}' for item, places in changes.items()]
        if not lines or (not is_whole and len(lines) < MOST_CHANGES and max(map(len, lines)) <= WIDTH):
            return [f'  {name} = {call}', *lines]
    return []


def _differing(value: Any, other: Any, place: str = '') -> Iterator[tuple[str, Any]]:
    """Where a value in nested lists is another than in lists of the same lengths, and which."""
    if type(value) is type(other) is list and len(value) == len(other):
        for index, (one, another) in enumerate(zip(value, other, strict=True)):
            yield from _differing(one, another, f'{place}[{index}]')
    elif type(value) is not type(other) or value != other:
        yield place, value


def _form(name: str, value: Any, most: int) -> list[str]:
    """A list by its first item and its length, those in a dictionary by their first items; else as much as fits."""
    head = f'  {name} = '
    if type(value) is list and len(value) > 4:
        return [f'{head}{_beginning(value)}  ({len(value)} prvků)']
    if type(value) is not dict:
        return labelled(f'{name} = ', value, most)
    items = ', '.join(f'{key!r}: {_beginning(item)}' for key, item in value.items())
    return _beside(head, wrap(f'{{{items}}}', WIDTH - len(head), most))


def _beginning(value: Any) -> str:
    """A list by its first item, if that is shorter; any other value as it is."""
    if type(value) is not list or len(value) < 2:
        return safe_repr(value)
    return min(safe_repr(value), f'[{cut(safe_repr(value[0]), WIDTH // 2 + 4)}, …]', key=len)


def same_kind(one: Any, other: Any) -> bool:
    """Whether both are of one type; records also when each has a class of its own with the same fields."""
    if type(one) is type(other):
        return True
    return is_record(one) and is_record(other) and record_fields(one) == record_fields(other)


def paired(expected: Any, got: Any) -> Iterator[tuple[str, Any, Any]]:
    """Yield the place and both values for each place that two values of one kind have; nothing for dicts with other
    keys.
    """
    if not same_kind(expected, got):
        return
    if isinstance(expected, list | tuple):
        for index, (one, other) in enumerate(zip(expected, got, strict=False)):
            yield f'.{record_fields(expected)[index]}' if is_record(expected) else f'[{index}]', one, other
    if isinstance(expected, dict) and expected.keys() == got.keys():
        for key in expected:
            yield f'[{key!r}]', expected[key], got[key]


def first_difference(
    expected: Any, got: Any, is_same: Callable[[Any, Any], bool] = operator.eq
) -> tuple[str, Any, Any] | None:
    """Where two nested values part: (`[3][0]`, expected there, got there); None for plain ones.

    Two dictionaries with other keys are shown as a whole.
    """
    found = next((part for part in paired(expected, got) if not is_same(*part[1:])), None)
    if found is None:
        return None
    place, one, other = found
    is_card = (isinstance(one, tuple) and not is_record(one)) or is_plain_record(one)
    inner = None if is_card else first_difference(one, other, is_same)
    return (place + inner[0], *inner[1:]) if inner else found
