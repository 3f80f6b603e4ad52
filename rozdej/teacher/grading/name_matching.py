"""Compares, sorts and displays names of students and files, and recognises whether a name is a person's."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches

from rozdej import CannotRun

LONGEST_NAME = 255
"""Longest name of a file on any system, in characters. In a zip it may be longer."""
MOST_NAMED = 3
"""Most students or files that a sentence names."""
CZECH = str.maketrans({'č': 'c~', 'ř': 'r~', 'š': 's~', 'ž': 'z~'})
"""Letters that are sorted after their plain forms. Other accents count only when all else is equal."""
CLASS_NAME = re.compile(r'(?i)\d\s*[._-]?\s*[a-h]|(třída|trida|skupina|kroužek|krouzek|class|group)\b.*')
"""Names of folders that are a class, however few students are in it."""
VERSION = re.compile(
    'verz[ei]|ver|version|zaloh[ay]|backup|kopie|copy|pokusy?|testy?|slozka|folder|ukoly?|levely?|lekce|hodina|den|tyden'
)
"""Words without accents. A folder with one of them in its name is a version or a task, not a person."""
NOT_A_NAME = re.compile(
    'star[aey]|nov[aey]|old|new|final(ni)?|hotov[eo]|done|puvodni|original|opraven[ae]|oprava|posledni|prvni|druh[aey]|'
    'treti|doma(ci)?|skol(a|ni)|moje|muj|code|kod|src|zdroj|program(y)?|projekt|cast(i)?|mesic|rok|pondeli|utery|streda|'
    'ctvrtek|patek|sobota|nedele|leden|unor|brezen|duben|kveten|cerven(ec)?|srpen|zari|rijen|listopad|prosinec|zadani|'
    'reseni|vysledek|odevzdan[io]|ne?funguje|dodelan[aeoy]|upraven[aeoy]|komplet(ni)?|bez|chyb(y)?|ok|v|hr[ay]|karty|pasians|python|rozdej|dobre|spatne|lepsi|jin[aey]'
)
"""Words that may be part of a person's name (Jan Nový), but not the whole name."""


def printable(name: str, longest: int = 80) -> str:
    """Return a name as it can be printed on one line: accents in one form of Unicode, no control characters."""
    composed = unicodedata.normalize('NFC', name)
    text = ''.join(character if character.isprintable() else '\ufffd' for character in composed)
    return text if len(text) <= longest else f'{text[: longest - 1]}…'


def list_names(names: Sequence[str]) -> str:
    """List the first names, with an ellipsis when there are more."""
    return ', '.join(names[:MOST_NAMED]) + (', …' if len(names) > MOST_NAMED else '')


def comparable(name: str) -> str:
    """Return a name for comparison: without case, with accents in one form of Unicode."""
    return unicodedata.normalize('NFC', name).casefold()


def plain_name(name: str) -> str:
    """Return the intended name of a file: "05-Klondike (1).py.txt" -> "klondike"."""
    stem = unicodedata.normalize('NFKD', name[-LONGEST_NAME:]).encode('ascii', 'ignore').decode().lower().strip()
    stem = re.sub(r'(\.(py|txt|pyw))+$', '', stem)
    stem = re.sub(r'^(kopie|copy)[ _-]*(z|of|souboru)?[ _-]+', '', stem)
    stem = re.sub(r'(\s*[(\[]\d+[)\]]|[ _-]+(kopie|copy|final|hotovo|\d+))+$', '', stem.strip())
    return re.sub(r'^[\d\s._-]+', '', stem).strip(' ._-')


def is_class(name: str) -> bool:
    """Whether a folder of that name is a class."""
    return bool(CLASS_NAME.fullmatch(unicodedata.normalize('NFC', name)))


def is_full_name(name: str) -> bool:
    """Whether the name is a person's for sure: several words with capital letters."""
    words = re.split('[ -]+', name)
    return len(words) > 1 and all(word.isalpha() and word[0].isupper() for word in words)


def is_version(name: str, exercises: Collection[str]) -> bool:
    """Whether the name is that of a version, a day, a task or an exercise, not of a person."""
    words = _words(name)
    is_person = any(not NOT_A_NAME.fullmatch(word) and word not in exercises for word in words)
    return not is_person or any(map(VERSION.fullmatch, words))


def are_versions(names: Collection[str], exercises: Collection[str]) -> bool:
    """Whether any of the names may be that of a version, or names differ in a number only."""
    is_counted = any(map(str.isdigit, ''.join(names))) and len({*map(_words, names)}) < len(names)
    return is_counted or any(is_version(name, exercises) for name in names)


def _words(name: str) -> tuple[str, ...]:
    """Return the words of a name, in lower case without accents."""
    return tuple(re.findall('[a-z]+', unicodedata.normalize('NFKD', name).encode('ascii', 'ignore').decode().lower()))


def sort_key(name: str) -> str:
    """Return the key for sorting names as in a Czech telephone book."""
    letters = unicodedata.normalize('NFC', name).casefold().translate(CZECH).replace('ch', 'h~')
    plain = ''.join(part for part in unicodedata.normalize('NFD', letters) if not unicodedata.combining(part))
    return f'{plain}\n{name}'


def find_named(wanted: str, students: Mapping[str, str]) -> list[str]:
    """Find students by identifier or name. Returns identifiers; several students may have one name.

    `students` are names by identifier. Raises `CannotRun` when nobody is found.
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


def find_one_named(wanted: str, students: Mapping[str, str]) -> str:
    """Find the only student with that identifier or name. Raises `CannotRun` for none, or several."""
    found = find_named(wanted, students)
    if len(found) > 1:
        raise CannotRun(f'{len(found)} students are called {wanted!r}: {", ".join(found)}. Say which.')
    return found[0]
