"""Explains files that Python cannot read (Czech): by Python's message, or by a repair that makes the file readable.

Python often names another line than the damaged one. A line is named only if mending it, and no other, makes the whole
file readable. What is right in other languages, in a console or in Czech is named only if Python reads on with its own
in that place.
"""

import ast
import platform
import re
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from keyword import kwlist
from typing import NamedTuple

from rozdej.core.feedback.program_tree import stored_names
from rozdej.core.student.source import FileNotGiven, SourceFile, WrongEncoding

TYPES = 'var|let|const|int|float|double|char|bool|str|string|list|dict'
WORDS = '|'.join(word for word in kwlist if word.islower())
CAPITALS = '|'.join(word.capitalize() for word in kwlist if word.islower())
NAME = rf'(?!(?:{WORDS}|print)\b)[^\W\d]\w*'

ERRORS = r'\w*(?:Error|Exception|Interrupt|Exit|Iteration)'
NEWER: tuple[tuple[str, str, tuple[int, int]], ...] = (
    (r'^(\s*)type\s+(\w+)\s*(?:\[[^]]*\])?\s*=(?!=)', r'\1\2 =', (3, 12)),
    (r'^(\s*(?:async\s+)?(?:def|class)\s+\w+)\[[^]]*\](?=[:(])', r'\1', (3, 12)),
    (r"(\{[^{}'\n]*)'([^{}'\n]*)'([^{}'\n]*\})", r'\1"\2"\3', (3, 12)),
    (r'(\{[^{}"\n]*)"([^{}"\n]*)"([^{}"\n]*\})', r"\1'\2'\3", (3, 12)),
    (rf'^(\s*except\*?\s+)({ERRORS}(?:\s*,\s*{ERRORS})+)\s*:', r'\1(\2):', (3, 14)),
)
"""What newer Pythons can read, what all have instead, and since which version."""
NEEDS = 'Tohle umí Python až od verze {}, tady běží {}.'

FOREIGN: tuple[tuple[str, str, str], ...] = (
    (r'^(\s*)(>>>|\.\.\.)( |$)', r'\1', 'Značka {2} patří jen do konzole, do souboru se nepíše.'),
    (r'^\s*```.*$', '', 'Značka ``` je z chatu nebo z webu a do programu nepatří. Smaž ji.'),
    (
        r'^\s*[!%$]?\s*(?:pip3?\s+install\b|python3?\s+(?:-m\b|\S+\.py\b)|pytest\s+(?:-|tests\b)|cd\s+\S+$).*$',
        '',
        'Tohle je příkaz pro konzoli. Z programu ho smaž a spusť ho v ní.',
    ),
    (
        r'^(?:Python \d+\.\d+\S* \(|Type "help").*$',
        '',
        'Tohle vypsala konzole Pythonu. Do souboru patří jen to, co je za značkami >>>, bez těch značek.',
    ),
    (r'^Traceback \(most recent.*$', '', 'Tohle je výpis chyby z konzole. Do programu nepatří, smaž ho celý.'),
    ('===', '==', 'Rovnost se zapisuje dvěma rovnítky: =='),
    ('!==', '!=', 'Nerovnost se zapisuje takhle: !='),
    (r'^(\s*(?:if|elif|while|return)\b.*?)=!\s*', r'\1!= ', 'Nerovnost se zapisuje takhle: !='),
    ('<>', '!=', 'Nerovnost se zapisuje takhle: !='),
    (r"(?<=['\"])\s*=>\s*", ': ', 'Mezi klíčem a hodnotou slovníku patří dvojtečka.'),
    ('=>', '>=', 'Znaménka jsou prohozená. „Větší nebo rovno“ je >='),
    ('=<', '<=', 'Znaménka jsou prohozená. „Menší nebo rovno“ je <='),
    (r'\s*&&\s*', ' and ', 'Místo && se v Pythonu píše and.'),
    (r'\s*\|\|\s*', ' or ', 'Místo || se v Pythonu píše or.'),
    (r'!(?!=)\s*', 'not ', 'Místo ! se v Pythonu píše not.'),
    (r'\+\+', ' += 1', 'Znaménko ++ Python nemá. O jedničku se zvětšuje pomocí += 1.'),
    ('--', ' -= 1', 'Znaménko -- Python nemá. O jedničku se zmenšuje pomocí -= 1.'),
    (r'\s*\{\s*$', ':', 'Blok tu začíná dvojtečkou a odsazením, složená závorka se nepíše.'),
    (rf'^\s*//.*$|//\s*{NAME}\s+{NAME}.*$', '', 'Poznámka začíná znakem #, ne dvěma lomítky.'),
    (rf'^(\s*)({TYPES})\s+(?=\w+\s*=)', r'\1', 'Před jméno proměnné se {2} nepíše.'),
    (r'^(\s*)(catch|e[xc]\w*)\b(?=.*:)', r'\1except', 'Místo {2} se v Pythonu píše except.'),
    (rf'^(\s*)({CAPITALS})\b', r'\1{lower}', 'Na velikosti písmen záleží: píše se {lower}.'),
    (rf'^(\s*)({WORDS})(?=\s*=[^=])', r'\1\2_', 'Slovo {2} má v Pythonu svůj význam, proměnná se tak jmenovat nemůže.'),
    (r'^(\s*def\s+\w+)-([\w-]+)(?=\()', r'\1_', 'Ve jménu nemůže být pomlčka. Napiš místo ní podtržítko.'),
    (
        rf'^(\s*)({NAME}) +({NAME})(?=\s*=[^=])',
        r'\1\2_\3',
        'Ve jménu nemůže být mezera. Má to být {2}_{3}, nebo jména dvě s čárkou?',
    ),
    (r'(?<![\w.])(\d+[^\W\d]\w*)', r'_\1', 'Jméno nemůže začínat číslicí: {1}'),
    (r'\b(len|range|int|str)\s+(\w+)', r'\1(\2)', 'Za {1} patří závorky: {1}({2})'),
    (r'(?<=[=:])(\s*)(\d{1,3}) (\d{3})(?: (\d{3}))?\b', r'\1\2\3\4', 'Číslo se píše bez mezer: {2}{3}{4}'),
    (
        r"""(["'])([^"']*)\1(\w+)\1([^"']*)\1""",
        r'"""\2\1\3\1\4"""',
        'Text tu uvozovky ukončí už před {3}. Patří-li do něj, piš kolem celého textu ty druhé.',
    ),
    (r"""([(,]\s*)(['"])(\w+)\2\s*=(?!=)""", r'\1\3=', 'Jméno parametru se při volání píše bez uvozovek: {3}='),
    (
        r'((?<!\w)(?:and|or|not|in|if|elif|while|return)|[-+*/%=<>]+)\s*(:?)\s*$',
        r'\1 0\2',
        'Za {1} na tomhle řádku něco chybí.',
    ),
    (r'(\d),(\d)', r'\1.\2', 'Desetinné číslo se píše s tečkou, ne s čárkou.'),
)
"""What stands there, what Python has instead, and what to say; `{1}` is the first group, `{lower}` the second one in
small letters."""


def find_foreign_syntax(lines: list[str], line: int) -> str:
    """Say what is not Python on the line that Python cannot read (Czech); '' when nothing is known."""
    text = lines[line - 1]
    if version := needed_python(lines, line):
        return NEEDS.format(version, platform.python_version())
    for pattern, instead, sentence in FOREIGN:
        if found := re.search(pattern, text):
            groups = [found[0], *found.groups('')]
            lower = groups[2].lower() if len(groups) > 2 else ''
            mended = re.sub(pattern, instead.replace('{lower}', lower), text)
            if _reads_on([*lines[: line - 1], mended, *lines[line:]], line):
                return sentence.format(*groups, lower=lower)
    return ''


def needed_python(lines: list[str], line: int) -> str:
    """The first Python that could read the line, where this one is too old for it: '3.12'; '' when that is not why."""
    for pattern, instead, version in NEWER if line <= len(lines) else ():
        mended = re.sub(pattern, instead, lines[line - 1])
        is_other = mended != lines[line - 1] and sys.version_info < version
        if is_other and _reads_on([*lines[: line - 1], mended, *lines[line:]], line):
            return '.'.join(map(str, version))
    return ''


def _reads_on(lines: list[str], line: int) -> bool:
    """Whether Python comes further than to this line."""
    try:
        ast.parse('\n'.join(lines))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return (getattr(error, 'lineno', 0) or 0) > line
    return True


IN_BRACES = 'Ve složené závorce řetězce s f něco chybí, nebo jsou v ní stejné uvozovky, jakými řetězec začíná.'
"""Python before 3.12 ends such a string at the inner quotes, and says only what it misses there."""

BY_MESSAGE = (
    ("expected ':'", 'Na konci řádku chybí dvojtečka.'),
    ('is parameter and global', 'Tohle jméno je parametr funkce, takže global k němu nepatří. Řádek s global smaž.'),
    ("f-string: single '}'", 'Složená závorka } tu nemá svou {. Má-li se v řetězci s f vypsat, piš ji dvakrát: }}.'),
    ("f-string: expecting '}'", IN_BRACES),
    ("f-string: unmatched '('", IN_BRACES),
    ("f-string: unmatched '['", IN_BRACES),
    ('f-string: empty expression', IN_BRACES),
    ('expression required before', IN_BRACES),
    ('was never closed', 'Závorka, která tu začíná, nikde nekončí.'),
    ('unmatched', 'Tahle zavírací závorka nemá svou otevírací.'),
    ('does not match opening', 'Zavírací závorka je jiného druhu než otevírací.'),
    ('unterminated', 'Řetězec tu začíná, ale chybí mu uvozovky na konci.'),
    ("':' expected after dictionary key", 'Ve slovníku patří za každý klíč dvojtečka a hodnota.'),
    ("expected 'else' after 'if'", 'Za podmínku na jednom řádku patří ještě else a druhá hodnota: … if … else …'),
    ("Maybe you meant '=='", 'Porovnání se píše dvěma rovnítky: ==. Jedno rovnítko přiřazuje.'),
    ('cannot assign to', 'Porovnání se píše dvěma rovnítky: ==. Jedno rovnítko přiřazuje.'),
    ('forgot a comma', 'Nechybí mezi hodnotami čárka?'),
    ('Missing parentheses in call', 'Takhle se vypisovalo v Pythonu 2. Za print patří závorky: print(…).'),
    ("expected 'except'", 'Bloku try, který tu skončil, chybí except. Má být odsazené stejně jako try.'),
    ('source code cannot contain null', 'Soubor není textový. Ulož ho v editoru znovu jako UTF-8.'),
    ('null bytes', 'Soubor není textový. Ulož ho v editoru znovu jako UTF-8.'),
    ('inconsistent use of tabs', 'V odsazení se míchají tabulátory a mezery. Použij všude jen mezery.'),
    ('unindent does not match', 'Řádek není odsazený stejně jako žádný z bloků nad ním.'),
    (
        'unicodeescape',
        "Zpětné lomítko začíná v řetězci zvláštní znak. Piš ho dvakrát: \\\\, nebo dej před uvozovky r: r'…'",
    ),
    ('remaining patterns unreachable', 'Tohle case platí vždycky, a tak na další nikdy nedojde.'),
    ('unexpected indent', 'Řádek je odsazený víc než ten před ním, ale žádný blok tu nezačíná.'),
    ('expected an indented block', 'Tady má začínat odsazený blok (tělo funkce, cyklu nebo podmínky).'),
    ("'return' outside function", 'Příkaz return stojí mimo funkci. Nechybí mu odsazení?'),
    ('outside loop', 'Tenhle příkaz patří jen dovnitř cyklu. Nechybí mu odsazení?'),
    ('f-string: ', 'Tomu, co je ve složené závorce řetězce s f, Python nerozumí. Patří do ní jen jméno nebo výraz.'),
)

ELSE_WITH_A_CONDITION = re.compile(r'else\s+[^\s#:]')
CONTINUES = re.compile(r'(else|elif|except|finally)\b')
"""How a line begins that is a part of what begins above it."""
QUESTION = re.compile(r'(if|elif|while|return|assert)\b')
"""How a line begins in which something is compared."""
NO_EQUALS_SIGN = re.compile(r'\b(for|as)\b')
"""What gives something a name, too; of these Python does not ask whether `==` was meant."""
MERGE_MARKERS = ('<<<<<<<', '=======', '>>>>>>>')


def explain_syntax(error: SyntaxError | ValueError, line_text: str) -> str:
    """Explain in one Czech sentence why the file does not parse."""
    if isinstance(error, FileNotGiven):
        return f'Soubor tu je, ale systém ho nevydá ({error.msg}). Je složka v OneDrive nebo iCloudu? Přesuň ji jinam.'
    if isinstance(error, WrongEncoding) and not error.is_of_bytes:
        return 'Kódování, které tu stojí za coding, k souboru nepatří. Ten řádek smaž.'
    if isinstance(error, WrongEncoding):
        return 'Soubor není uložený v kódování UTF-8. Ulož ho v editoru znovu a vyber UTF-8.'
    if line_text.startswith(MERGE_MARKERS):
        return 'Zůstala tu značka po slučování v gitu. Vyber jednu z verzí a řádky se značkami smaž.'
    if line_text.startswith('{\\rtf'):
        return 'Tohle je dokument RTF, a ne program. V TextEditu zvol Formát > Převést na prostý text a ulož ho znovu.'
    if line_text.lower().startswith(('<!doctype', '<html')):
        return (
            'Tohle je uložená webová stránka, a ne program. Stáhni si ze stránky soubor sám, nebo z ní text zkopíruj.'
        )
    message = str(getattr(error, 'msg', error))
    if 'cannot assign to' in message and 'Maybe' not in message and NO_EQUALS_SIGN.search(line_text):
        return 'Za for a za as má stát jméno, pod kterým se hodnota uloží.'
    if 'cannot assign to' in message and not QUESTION.match(line_text):
        return 'Vlevo od rovnítka má stát jméno. Nejsou strany prohozené? Porovnání se píše dvěma rovnítky: ==.'
    if message == "expected ':'" and ELSE_WITH_A_CONDITION.match(line_text):
        return 'Za else žádná podmínka nepatří. Další podmínka patří za elif.'
    if message == 'invalid syntax' and (found := CONTINUES.match(line_text)) and _is_at_the_start(error):
        begins = 'if' if found[1] in ('else', 'elif') else 'try'
        return (
            f'Tohle {found[1]} k žádnému {begins} nepatří. '
            f'Má stát hned za jeho blokem a být odsazené stejně jako {begins}.'
        )
    if found := re.search(r'expected an indented block after .* on line (\d+)', message):
        return f'Tady má začínat odsazený blok, který patří pod řádek {found[1]} (tělo funkce, cyklu nebo podmínky).'
    if found := re.search("invalid character '(.)'", message):
        return f'Znaku {found[1]} Python nerozumí, nejspíš je zkopírovaný z webu. Napiš ho znovu na klávesnici.'
    if found := re.search(r'invalid non-printable character (U\+\w+)', message):
        return (
            f'Je tu neviditelný znak ({found[1]}), nejspíš zkopírovaný z webu. Smaž mezery na řádku a napiš je znovu.'
        )
    for part, sentence in BY_MESSAGE:
        if part in message:
            return sentence
    return 'Python tomuhle řádku nerozumí. Zkontroluj ho i ten před ním: překlepy, závorky, uvozovky, čárky, dvojtečku.'


def _is_at_the_start(error: SyntaxError | ValueError) -> bool:
    """Whether Python could read nothing of the line."""
    if not isinstance(error, SyntaxError) or not error.text or not error.offset:
        return False
    return not error.text[: error.offset - 1].strip()


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
    """Find what is right in another language and not in Python."""
    if sentence := find_foreign_syntax(lines, line):
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
    """Return the indentation of a line; -1 when it is empty."""
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
