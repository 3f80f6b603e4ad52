"""Czech explanations of files that Python cannot read."""

import re

from rozdej.core.student.source import WrongEncoding

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
    """One Czech sentence about why the file does not parse."""
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
