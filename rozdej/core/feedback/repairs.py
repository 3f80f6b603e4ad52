"""Where a file that Python cannot read is really damaged, when Python names another line.

A place is named only when mending it there, and nowhere else, makes the whole file readable.
"""

import ast
import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import NamedTuple

from rozdej.core.feedback.foreign_syntax import find_habit
from rozdej.core.feedback.program_tree import stored_names
from rozdej.core.student.source import SourceFile

QUOTES = '"""'
HEADER = re.compile(r'\s*(async\s+)?def\s+(\w+).*:\s*(#.*)?$')
DEFINITION = re.compile(r'(?:async\s+)?(?:def|class)\s+(\w+)|(\w+)\s*=[^=]|(?:from|import)\s')
"""How a line begins at the edge of a file that gives something a name there."""
SINGLE_EQUALS = re.compile(r'(?<![=!<>])=(?!=)')
PARTNER = {'(': ')', '[': ']', '{': '}'}
BRACKET_ABOVE = re.compile(r"closing parenthesis '.' does not match opening parenthesis '(.)' on line (\d+)")
MOST_LINES = 2000
"""Of longer files Python's own line has to do: each repair means to read the whole file again."""

NOT_OPENED = 'Popisu, který tu začíná, chybí na začátku tři uvozovky: """'
NOT_CLOSED = 'Popisu, který tu začíná, chybí na konci tři uvozovky: """'
NO_SECOND = 'Třem uvozovkám na tomhle řádku chybí druhé, které text ukončí: """'
NOT_INDENTED = 'Tenhle řádek není odsazený, takže do funkce {} už nepatří. Odsaď ho i ty, které k němu patří.'
ONLY_INSIDE = 'Jméno {} platí uvnitř funkce {}, tady ne. Pro zkoušku si napřed nějakou hodnotu připrav.'
MIXED = 'Tenhle řádek začíná tabulátorem, jiné mezerami. Použij všude jen mezery.'
NOT_AS_BELOW = 'Tenhle řádek je odsazený míň než ty, ke kterým patří. Odsaď ho stejně.'
COLON_IN_DICTIONARY = 'Mezi klíčem a hodnotou slovníku patří dvojtečka, ne rovnítko.'
NO_CLOSING = 'Závorce {}, která tu začíná, chybí na tomhle řádku konec: {}'
NO_OPENING = 'Na konci tohohle řádku chybí otevírací závorka. Její konec je až níž.'


class Damage(NamedTuple):
    """The line to mend, and what to do there (Czech)."""

    line: int
    sentence: str


def find_damage(source: SourceFile, error: SyntaxError | ValueError) -> Damage | None:
    """The damage, when it is on another line than Python says, or when that line alone hardly tells what it is."""
    line = getattr(error, 'lineno', None)
    if not isinstance(error, SyntaxError) or not line or len(source.lines) > MOST_LINES:
        return None
    message = str(error.msg)
    for sign, find in FINDERS:
        if sign in message:
            found = {damage.line: damage for damage in find(source.lines, line, message)}
            if len(found) == 1:
                return next(iter(found.values()))
    return None


def find_unindented(source: SourceFile, error: BaseException | None, line: int) -> Damage | None:
    """The first line below a function that needs what only the function has; `line` is where that failed.

    What calls the function, or stands behind its last `return`, tries it and is no part of it.
    """
    if not isinstance(error, NameError) or isinstance(error, UnboundLocalError):
        return None
    body = source.tree.body
    at = next((index for index, node in enumerate(body) if node.lineno <= line <= (node.end_lineno or line)), 0)
    function = next((node for node in reversed(body[:at]) if isinstance(node, ast.FunctionDef)), None)
    if function is None or error.name not in stored_names(ast.walk(function)):
        return None
    below = body[body.index(function) + 1 : at + 1]
    named = {node.id for part in below for node in ast.walk(part) if isinstance(node, ast.Name)}
    if function.name in named or isinstance(function.body[-1], ast.Return):
        return Damage(line, ONLY_INSIDE.format(error.name, function.name))
    return Damage(below[0].lineno, NOT_INDENTED.format(function.name))


def _docstrings(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """Three quotes that are missing: all strings behind them are turned inside out, and Python blames the last."""
    headers = [number for number, text in enumerate(lines) if HEADER.match(text)]
    definitions = {
        number: found[1] or found[2] for number, text in enumerate(lines) if (found := DEFINITION.match(text))
    }
    ends = sorted({*headers, *definitions, len(lines)})
    names = {name for name in definitions.values() if name}
    for header in [-1, *headers]:
        first = next((number for number in range(header + 1, len(lines)) if lines[number].strip()), None)
        if first is None:
            continue
        text = lines[first].lstrip()
        indent = lines[first][: -len(text)]
        if not text.startswith(QUOTES):
            if _is_whole(_with(lines, first, indent + QUOTES + text.lstrip('"')), names):
                yield Damage(first + 1, NOT_OPENED)
            continue
        end = next(number for number in ends if number > first)
        last = max(number for number in range(first, end) if lines[number].strip())
        below = next(number for number in [*headers, len(lines)] if number > first)
        single = (number for number in range(below - 1, first, -1) if lines[number].count(QUOTES) == 1)
        mended = (number for number in single if _is_whole(_with(lines, number, lines[number] + QUOTES), names))
        if (number := next(mended, None)) is not None:  # of two below each other either would do
            yield Damage(number + 1, NO_SECOND)
        is_open = ''.join(lines[first : last + 1]).count(QUOTES) == 1
        if is_open and _is_whole(_with(lines, last, lines[last] + QUOTES), names):
            yield Damage(first + 1, NOT_CLOSED)


def _is_whole(lines: list[str], names: set[str]) -> bool:
    """Whether the lines can be read, and what these names mean has not become a part of a string."""
    tree = _tree(lines)
    found = set()
    for node in tree.body if tree else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return tree is not None and names <= found


def _outside_function(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """A `return` that stands right, in what is not indented: the first such line ended the function."""
    tree = _tree(lines)
    body = tree.body if tree else []
    at = next((index for index, node in enumerate(body) if node.lineno <= line <= (node.end_lineno or line)), 0)
    above = [index for index in range(at) if isinstance(body[index], ast.FunctionDef)]
    if not above:
        return
    function, first = body[above[-1]], body[above[-1] + 1]
    assert isinstance(function, ast.FunctionDef)
    rest = takewhile(lambda node: not isinstance(node, ast.FunctionDef | ast.ClassDef), body[at:])
    step = _indent(lines[function.body[0].lineno - 1])
    if any(_compiles(_shifted(lines, first.lineno - 1, last.end_lineno or line, step)) for last in rest):
        yield Damage(first.lineno, NOT_INDENTED.format(function.name))


def _less_indented(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """Lines that are indented right, below one that is not."""
    wanted = _indent(lines[line - 1])
    last = next((number for number in range(line - 2, -1, -1) if 0 <= _indent(lines[number]) < wanted), None)
    if last is None or _is_mended_by_itself(lines, line, wanted):
        return
    first = last
    for number in range(last, -1, -1):
        if _indent(lines[number]) >= wanted or HEADER.match(lines[number]):
            break
        first = number if lines[number].strip() else first
    for begin in sorted({first, last}):
        mended = lines[:begin] + [' ' * wanted + text.lstrip() for text in lines[begin : last + 1]] + lines[last + 1 :]
        if _compiles(mended):
            function = next((found[2] for text in reversed(lines[:begin]) if (found := HEADER.match(text))), '')
            at_edge = not _indent(lines[begin]) and function
            yield Damage(begin + 1, NOT_INDENTED.format(function) if at_edge else NOT_AS_BELOW)
            return


def _is_mended_by_itself(lines: list[str], line: int, indent: int) -> bool:
    """Whether the line that Python names could be indented otherwise, with all that is in it.

    At the edge of the file it cannot stand when it needs a parameter of the function above.
    """
    end = next((number for number in range(line, len(lines)) if 0 <= _indent(lines[number]) < indent), len(lines))
    others = {_indent(text) for text in lines[:line]} - {-1, indent}
    header = next((text for text in reversed(lines[:line]) if HEADER.match(text)), '()')
    parameters = set(re.findall(r'\w+', header.partition('(')[2]))
    if parameters & set(re.findall(r'\w+', '\n'.join(lines[line - 1 : end]))):
        others.discard(0)
    return any(_compiles(_shifted(lines, line - 1, end, other - indent)) for other in others)


def _mixed(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """Tabs that stand for four spaces among lines that are indented by these."""
    first = next((number for number in range(line - 1, -1, -1) if lines[number].startswith('\t')), None)
    if first is not None and _compiles([text.replace('\t', '    ') for text in lines]):
        yield Damage(first + 1, MIXED)


def _bracket_above(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """A bracket that is closed by another one further down."""
    if (found := BRACKET_ABOVE.search(message)) and int(found[2]) != line:
        closing, number = PARTNER[found[1]], int(found[2]) - 1
        text = lines[number].rstrip()
        if any(_tree(_with(lines, number, with_it)) for with_it in _behind(text, closing)):
            yield Damage(number + 1, NO_CLOSING.format(found[1], closing))


def _behind(text: str, closing: str) -> list[str]:
    """The line with a closing bracket at its end, and before a comma or colon that stands there."""
    return [text + closing, *([text[:-1] + closing + text[-1]] if text.endswith((',', ':')) else [])]


def _opening_above(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """A bracket that was left out at the end of a line, so that the next lines seem to be indented for no reason."""
    start = next((number for number in range(line - 2, -1, -1) if lines[number].strip()), None)
    if start is not None and any(_tree(_with(lines, start, lines[start].rstrip() + bracket)) for bracket in PARTNER):
        yield Damage(start + 1, NO_OPENING)


def _equals_in_dictionary(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """`{'a' = 1}`: the last brace that is open there, and whether the file can be read with colons in it."""
    text = '\n'.join(lines[:line])
    start = max((index for index, letter in enumerate(text) if letter == '{'), default=-1)
    rest = '\n'.join(lines)[start:]
    inside, brace, after = rest.partition('}')
    if start >= 0 and brace and '=' in inside:
        mended = text[:start] + SINGLE_EQUALS.sub(':', inside) + brace + after
        if _tree(mended.split('\n')):
            yield Damage(line, COLON_IN_DICTIONARY)


def _otherwise(lines: list[str], line: int, message: str) -> Iterator[Damage]:
    """What is right elsewhere and not in Python."""
    if sentence := find_habit(lines, line):
        yield Damage(line, sentence)


Finder = Callable[[list[str], int, str], Iterator[Damage]]

FINDERS: tuple[tuple[str, Finder], ...] = (
    ('unterminated triple-quoted', _docstrings),
    ("'return' outside function", _outside_function),
    ('unexpected indent', _opening_above),
    ('unexpected indent', _less_indented),
    ('unindent does not match', _mixed),
    ('unindent does not match', _less_indented),
    ('does not match opening', _bracket_above),
    ("Maybe you meant '=='", _equals_in_dictionary),
    ('', _otherwise),
)
"""What Python's message contains, and who then looks for the damage. Who finds one place is believed."""


def _with(lines: list[str], number: int, text: str) -> list[str]:
    return [*lines[:number], text, *lines[number + 1 :]]


def _shifted(lines: list[str], start: int, end: int, by: int) -> list[str]:
    """The lines with some of them indented so much more."""
    moved = [' ' * max(0, _indent(text) + by) + text.lstrip() for text in lines[start:end]]
    return lines[:start] + moved + lines[end:]


def _indent(text: str) -> int:
    """How far a line is indented; -1 when it is empty."""
    wide = text.expandtabs()
    return len(wide) - len(wide.lstrip()) if wide.strip() else -1


def _tree(lines: list[str]) -> ast.Module | None:
    try:
        return ast.parse('\n'.join(lines))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _compiles(lines: list[str]) -> bool:
    try:
        compile('\n'.join(lines), 'mended', 'exec', dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
