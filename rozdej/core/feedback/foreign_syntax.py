"""Signs and words that are right elsewhere and not in Python: in other languages, in its console, in a chat, in Czech.

Which of them stands on the line that Python cannot read is not guessed: with Python's own in its place, Python reads
on to another line, or to the end.
"""

import ast
import platform
import re
import sys
from keyword import kwlist

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

HABITS: tuple[tuple[str, str, str], ...] = (
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


def find_habit(lines: list[str], line: int) -> str:
    """What is to be written otherwise on the line that Python cannot read (Czech); '' when it is nothing of that."""
    text = lines[line - 1]
    if version := needed_python(lines, line):
        return NEEDS.format(version, platform.python_version())
    for pattern, instead, sentence in HABITS:
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
