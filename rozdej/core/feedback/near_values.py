"""Compares values that are nearly right: of another type, or a text that differs in little."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import partial
from itertools import chain, takewhile
from typing import Any, NamedTuple

from rozdej.core.feedback.values import TYPE_NAMES, cut, paired, safe_repr, type_name

MOST_DIFFERENCES = 400
"""Places that are compared; what differs in more is not nearly right."""

LINE = re.compile(r'^\[(\d+)\]')
"""Where one of many lines stands."""

LOST = '\ufffd'
"""What stands in place of a letter that could not be read."""

LOOK_ALIKE = str.maketrans('аеорсухАВЕКМНОРСТХ', 'aeopcyxABEKMHOPCTX')
"""Letters of the Cyrillic alphabet, and those that look the same."""

LONG_TEXT = 20
"""Letters of a text from which on a single other one is hard to see."""


class Difference(NamedTuple):
    """A place in two values, and what is there."""

    path: str
    expected: Any
    got: Any


def differences(expected: Any, got: Any, path: str = '') -> Iterator[Difference]:
    """Yield where two values differ, as deep as they are built alike."""
    have_one_length = type(expected) is type(got) and isinstance(expected, list | tuple) and len(expected) == len(got)
    if have_one_length or (type(expected) is dict and type(got) is dict and expected.keys() == got.keys()):
        for place, one, other in paired(expected, got):
            yield from differences(one, other, path + place)
    elif expected != got:
        yield Difference(path, expected, got)


def explain_near(expected: Any, got: Any, numbers: Sequence[int] = ()) -> str | None:
    """The one way in which the two differ and the first place, in Czech; None when they differ in more.

    `numbers` are those of the lines, where printed text is compared line by line.
    """
    found = []
    for difference in differences(expected, got):
        found.append(difference)
        if len(found) > MOST_DIFFERENCES:
            return None
    kinds = {_kind(difference) for difference in found}
    if len(kinds) != 1 or None in kinds:
        return None
    [kind] = kinds
    first = found[0]
    if numbers:
        first = first._replace(path=LINE.sub(lambda index: f'{numbers[int(index[1])]}. řádku výpisu', first.path))
    more = ' Stejné je to i na dalších místech.' if len(found) > 1 else ''
    return f'{SENTENCES[kind](first)}{more}' if kind else None


def _kind(difference: Difference) -> str | None:
    _, expected, got = difference
    if isinstance(expected, str) and isinstance(got, str):
        return text_kind(expected, got)
    if _is_taken_apart(expected, got):
        return 'parts'
    if not difference.path:  # a value of another type as a whole is told elsewhere
        return None
    if _holds_only(expected, got) or _holds_only(got, expected):
        return 'type'
    if isinstance(expected, str) or isinstance(got, str):
        return 'type' if str(expected).strip() == str(got).strip() else None
    rows = list | tuple | set
    if not isinstance(expected, rows) or not isinstance(got, rows) or type(expected) is type(got):
        return None
    one, other = list(expected), list(got)
    if isinstance(expected, set) or isinstance(got, set):
        return 'type' if len(one) == len(other) and all(item in other for item in one) else None
    return 'type' if one == other else None


def _holds_only(one: Any, other: Any) -> bool:
    """Whether the other value is all there is in the one."""
    return isinstance(one, list | tuple | set | frozenset) and len(one) == 1 and next(iter(one)) == other


def _is_taken_apart(expected: Any, got: Any) -> bool:
    """Whether there are the letters of texts, or the parts of tuples, in place of these."""
    if type(expected) is not type(got) or not isinstance(expected, list | set):
        return False
    if {*map(type, expected)} not in ({str}, {tuple}) or max(map(len, expected)) < 2:
        return False
    return type(got)(chain(*expected)) == got


def text_kind(expected: str, got: str) -> str | None:
    """In what two texts differ, if it is only one thing: a key of `SENTENCES`."""
    if LOST in got and LOST not in expected:
        return 'encoding'
    if unicodedata.normalize('NFC', got) == expected:
        return 'composed'
    if got.translate(LOOK_ALIKE) == expected:
        return 'alphabet'
    if got.replace('0', 'o') == expected:
        return 'zero'
    if expected.split() == got.split():
        return 'spaces'
    if got.strip('\'"') == expected:
        return 'quotes'
    if expected.lower() == got.lower():
        return 'case'
    if without_marks(expected) == without_marks(got):
        return 'marks'
    if min(len(expected), len(got)) >= LONG_TEXT and _other_letters(expected, got):
        return 'letter'
    return None


def without_marks(text: str) -> str:
    """The text without diacritics."""
    return ''.join(letter for letter in unicodedata.normalize('NFKD', text) if not unicodedata.combining(letter))


def _other_letters(expected: str, got: str) -> tuple[str, str] | None:
    """The one letter that is another, or that is missing or too much."""
    codes = SequenceMatcher(None, expected, got, autojunk=False).get_opcodes() if len(expected) < 500 else []
    changed = [(expected[a:b], got[c:d]) for tag, a, b, c, d in codes if tag != 'equal']
    return changed[0] if len(changed) == 1 and max(map(len, changed[0])) == 1 else None


def _type(difference: Difference) -> str:
    path, expected, got = difference
    return f'Na {path} má být {_with_type(expected)}, ale je tam {_with_type(got)}.'


def _with_type(value: Any) -> str:
    """The value behind its type; a record names its own."""
    shown = cut(safe_repr(value), 30)
    return f'{type_name(value)} {shown}' if type(value) in TYPE_NAMES else shown


def _marks(difference: Difference) -> str:
    """Names the first word, since a mark is easily overlooked."""
    path, expected, got = difference
    if not path and len(expected.split()) == 1:  # shown by itself right above
        return 'Liší se to jen háčky a čárkami.'
    pairs = zip(expected.split(), got.split(), strict=False)
    should, is_ = next(((one, other) for one, other in pairs if one != other), (expected, got))
    word = Difference(path, should.strip('.,!?:'), is_.strip('.,!?:'))
    told = f'má být {word.expected!r}, ale je {word.got!r}'
    return f'Na {path} {told}: liší se to jen háčky a čárkami.' if path else f'Liší se to jen háčky a čárkami: {told}.'


def _looks_alike(difference: Difference, told: str) -> str:
    at = f'Na {difference.path} to vypadá' if difference.path else 'Vypadá to'
    return f'{at} stejně, ale {told}. Napiš ten text znovu na klávesnici.'


def _parts(difference: Difference) -> str:
    whole = next(part for part in difference.expected if len(part) > 1)
    of, is_whole = ('znaky řetězce', 'celý') if isinstance(whole, str) else ('prvky n-tice', 'celá')
    at = f'Na {difference.path} jsou' if difference.path else 'Jsou tu'
    return f'{at} jednotlivé {of} {cut(safe_repr(whole), 30)}, má tam být {is_whole}.'


def _quotes(difference: Difference) -> str:
    at = f'Na {difference.path} jsou uvozovky' if difference.path else 'Uvozovky jsou'
    return f'{at} navíc: patří do programu kolem řetězce, ne do něj.'


def _letter(difference: Difference) -> str:
    path, expected, got = difference
    should, is_ = _other_letters(expected, got) or ('', '')
    before = ''.join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(expected, got, strict=False)))
    told = (
        f'má být {should!r}, ale je {is_!r}'
        if should and is_
        else f'chybí {should!r}'
        if should
        else f'je navíc {is_!r}'
    )
    at = f'Na {path} se to liší' if path else 'Liší se to'
    return f'{at} jediným znakem: {f"za {before[-12:]!r}" if before else "na začátku"} {told}.'


def _at(difference: Difference, what: str) -> str:
    path, expected, got = difference
    if not path:
        return f'Liší se to jen {what}.'
    if max(len(expected), len(got)) > LONG_TEXT:  # shown above
        return f'Na {path} se text liší jen {what}.'
    return f'Na {path} má být {expected!r}, ale je tam {got!r}: liší se to jen {what}.'


SENTENCES: dict[str, Callable[[Difference], str]] = {
    'type': _type,
    'spaces': partial(_at, what='mezerami nebo konci řádků'),
    'parts': _parts,
    'quotes': _quotes,
    'case': partial(_at, what='velikostí písmen'),
    'marks': _marks,
    'composed': partial(_looks_alike, told='písmeno a jeho háček nebo čárka jsou dva znaky'),
    'encoding': lambda difference: (
        f'Znak {LOST} stojí místo písmene, které se ze souboru nedalo přečíst: soubor není uložený jako UTF-8.'
    ),
    'alphabet': partial(_looks_alike, told='je tam písmeno jiné abecedy'),
    'zero': partial(_at, what='tím, že místo písmene o je tam nula'),
    'letter': _letter,
}


def nearest(wanted: Any, values: Iterable[Any]) -> tuple[Any, str] | None:
    """The value among others that is nearly the wanted one, and in what they differ."""
    for value in values:
        if type(value) is type(wanted) and (told := explain_near(wanted, value)):
            return value, told
    return None
