"""Names of students and of files: how they are shown, compared and sorted, and who is meant by one."""

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches

from rozdej import CannotRun

LONGEST_NAME = 255
"""Characters of a file's name on any system; in a zip there may be more."""
MOST_NAMED = 3
"""Students proposed when nobody is called as was asked for."""
CZECH = str.maketrans({'č': 'c~', 'ř': 'r~', 'š': 's~', 'ž': 'z~'})
"""Letters that come after their plain forms; others with accents are told apart only when all else is the same."""


def shown(name: str, longest: int = 80) -> str:
    """A name as it can be printed on one line: nothing invisible, nothing that turns text around."""
    text = ''.join(character if character.isprintable() else '\ufffd' for character in name)
    return text if len(text) <= longest else f'{text[: longest - 1]}…'


def comparable(name: str) -> str:
    """A name as names are compared: whatever its letters with accents are made of, and their case."""
    return unicodedata.normalize('NFC', name).casefold()


def plain_name(name: str) -> str:
    """What a file's name was meant to be: "05-Klondike (1).py.txt" -> "klondike"."""
    stem = unicodedata.normalize('NFKD', name[-LONGEST_NAME:]).encode('ascii', 'ignore').decode().lower().strip()
    stem = re.sub(r'(\.(py|txt|pyw))+$', '', stem)
    stem = re.sub(r'^(kopie|copy)[ _-]*(z|of|souboru)?[ _-]+', '', stem)
    stem = re.sub(r'(\s*[(\[]\d+[)\]]|[ _-]+(kopie|copy|final|hotovo|\d+))+$', '', stem.strip())
    return re.sub(r'^[\d\s._-]+', '', stem).strip(' ._-')


def sort_key(name: str) -> str:
    """What names are sorted by: as in a Czech telephone book."""
    letters = unicodedata.normalize('NFC', name).casefold().translate(CZECH).replace('ch', 'h~')
    plain = ''.join(part for part in unicodedata.normalize('NFD', letters) if not unicodedata.combining(part))
    return f'{plain}\n{name}'


def meant(wanted: str, students: Mapping[str, str]) -> list[str]:
    """The identifiers of those who are called so; `students` are names by identifier. Raises `CannotRun` for nobody.

    An identifier is one person's; a name may be several people's.
    """
    plain = comparable(wanted)
    same = [student for student in students if comparable(student) == plain]
    if found := same or [student for student, name in students.items() if comparable(name) == plain]:
        return found
    known = {comparable(name): name for pair in students.items() for name in pair}
    parts = [other for other in known if plain.strip() and plain in other]
    near = list(dict.fromkeys([*parts, *get_close_matches(plain, known)]))[:MOST_NAMED]
    proposed = f'; did you mean {" or ".join(repr(known[other]) for other in near)}?' if near else ''
    raise CannotRun(f'none of {len(students)} students is called {wanted!r}{proposed}')


def one_meant(wanted: str, students: Mapping[str, str]) -> str:
    """The same where it has to be one. Raises `CannotRun` also when several are called so."""
    found = meant(wanted, students)
    if len(found) > 1:
        raise CannotRun(f'{len(found)} students are called {wanted!r}: {", ".join(found)}. Say which.')
    return found[0]
