"""What Python's commonest errors mean, for somebody who meets them for the first time."""

import re
from difflib import get_close_matches

from rozdej.feedback.values import TYPE_NAMES, error_text
from rozdej.student.raising import hidden_function, names_there

NAMES_OF_TYPES = {kind.__name__: name for kind, name in TYPE_NAMES.items()}
"""How types that Python's messages name are called in Czech."""

EXPLANATIONS: tuple[tuple[type[BaseException], str], ...] = (
    (RecursionError, 'Funkce volá sama sebe pořád dokola. Chybí podmínka, kdy má přestat?'),
    (UnboundLocalError, 'Proměnná se čte dřív, než do ní funkce něco uloží. Uloží se v každé větvi?'),
    (NameError, 'Takové jméno Python nezná. Je v něm překlep, nebo chybí uvozovky či import?'),
    (IndexError, 'Sahá se na místo, které v seznamu, n-tici ani řetězci není. Co když je prázdný nebo kratší?'),
    (KeyError, 'Takový klíč ve slovníku není, nebo takový prvek v množině.'),
    (ZeroDivisionError, 'Nulou dělit nejde.'),
    (ModuleNotFoundError, 'Takový modul tu není. Je v jeho jménu překlep?'),
    (ImportError, 'V importovaném souboru takové jméno není.'),
    (AttributeError, 'Tahle hodnota nic takového neumí. Je to opravdu ten typ, který čekáš?'),
    (TypeError, 'Operace dostala hodnotu jiného typu (třeba None), nebo jiný počet argumentů, než čeká.'),
    (ValueError, 'Hodnota se sem nehodí, nebo jich je jiný počet, než se čeká.'),
    (AssertionError, 'Tvůj vlastní příkaz assert neplatí.'),
    (MemoryError, 'Došla paměť. Neroste nějaký seznam bez konce?'),
)

HIDDEN_BY_A_VARIABLE = 'Jméno {0} tu patří proměnné a zakrylo funkci {0}. Pojmenuj tu proměnnou jinak.'

BY_MESSAGE = (
    (r"'builtin_function_or_method'", 'Nechybí za jménem metody závorky?'),
    (
        r"^can't set attribute$",
        'N-tice se změnit nedá, ani když má pojmenované prvky. Novou z ní udělá metoda _replace.',
    ),
    (r'does not support item assignment', 'Tahle hodnota se změnit nedá (n-tice, řetězec). Vytvoř novou a ulož tu.'),
    (r'unpack .*NoneType', 'Na víc jmen se rozděluje None. Nevrátila ho funkce, která se tu volá?'),
    (r'NoneType', 'Pracuje se tu s hodnotou None. Vrátila ji funkce, která nic nevrací (třeba append nebo shuffle)?'),
    (
        r'(list|str) indices must be integers.* not .?str',
        'Klíč v závorkách patří slovníku, ale tohle je {0}. Nechybí tu cyklus nebo číslo?',
    ),
    (
        r'(tuple) indices must be integers.* not .?str',
        'Klíč v závorkách patří slovníku, ale tohle je {0}. Nemá tu být slovník?',
    ),
    (
        r'indices must be integers',
        'V hranatých závorkách má být celé číslo. Dvojici nejdřív rozlož, dělí se pomocí //.',
    ),
    (
        r"'set' object (is not subscriptable|does not support indexing)",
        'Prvky množiny nemají čísla. Projdi je cyklem, nebo z ní udělej seznam funkcí list.',
    ),
    (
        r"unhashable type: '(\w+)'",
        'Klíč slovníku ani prvek množiny nemůže být {0}. Nemá to být n-tice?',
    ),
    (r"'dict' object has no attribute 'add'", 'Slovník nemá add. Prázdná množina se píše set(), {{}} je slovník.'),
    (
        r'object is not callable',
        'Za hodnotou, která není funkce, jsou závorky. Nechybí před nimi čárka nebo operátor?',
    ),
    (
        r"not supported between instances of '(\w+)' and '\1'",
        'Hodnoty typu {0} porovnat nejde. Řekni, podle čeho se mají porovnávat.',
    ),
    (r'not supported between', 'Tyhle dvě hodnoty porovnat nejde: jsou různého typu.'),
    (r'can only concatenate str', 'K řetězci jde přičíst zase jen řetězec. Číslo na něj převede funkce str.'),
    (r'can only concatenate list', 'K seznamu jde přičíst zase jen seznam. Z jiných hodnot ho udělá funkce list.'),
    (
        r"unsupported operand type\(s\) for .*'(\w+)' and '(\w+)'",
        'Tyhle dvě hodnoty dohromady nejdou: {0} a {1}. Převeď napřed jednu z nich.',
    ),
    (r'exceptions must derive', 'Za raise patří výjimka, třeba ValueError, a do závorek za ni věta v uvozovkách.'),
    (r'missing', 'Volané funkci nějaký argument chybí.'),
    (r'positional argument', 'Volaná funkce dostala víc argumentů, než bere.'),
    (
        r'list\.append\(\) takes exactly one argument \([2-9]',
        'Metoda append přidá jedinou hodnotu. Má to být n-tice? Ta potřebuje ještě vlastní závorky.',
    ),
    (r'takes exactly', 'Volaná funkce dostala jiný počet argumentů, než bere.'),
    (r'pop from empty list', 'Bere se z prázdného seznamu.'),
    (r'x not in list|is not in list', 'Taková hodnota v seznamu není. Zeptej se na ni napřed operátorem in.'),
    (r'choose from an empty sequence', 'Vybírá se z prázdného seznamu.'),
    (r'unpack', 'Hodnot je jiný počet než jmen, do kterých se ukládají.'),
    (
        r'changed size during iteration',
        'Co prochází cyklus for, to v něm nezvětšuj ani nezmenšuj. Vytvoř novou hodnotu.',
    ),
)
"""Patterns of Python's own messages that say more than the kind of the error does, and what they mean.

`{0}` and `{1}` stand for the types that the pattern finds in the message.
"""


def explain_error(exception: BaseException) -> str:
    """One Czech line about an exception of the student's code; '' for an unusual one."""
    return _by_name(exception) or _by_message(exception) or _by_kind(exception) or ''


def _by_name(exception: BaseException) -> str | None:
    """What can be said of a name that is not there, or that belongs to something else."""
    if hidden := _hidden_function(exception):
        return HIDDEN_BY_A_VARIABLE.format(hidden)
    if similar := _similar_name(exception):
        return f'Takové jméno Python nezná. Nemyslíš {similar}?'
    return None


def _by_message(exception: BaseException) -> str | None:
    message = error_text(exception)
    if isinstance(exception, TypeError | AttributeError | IndexError | ValueError | RuntimeError):
        for pattern, sentence in BY_MESSAGE:
            if found := re.search(pattern, message):
                return sentence.format(*(NAMES_OF_TYPES.get(kind, kind) for kind in found.groups()))
    return None


def _by_kind(exception: BaseException) -> str | None:
    if isinstance(exception, KeyError) and exception.args == (None,):
        return 'Klíč je tu None. Nevrátila ho některá funkce?'
    return next((sentence for kind, sentence in EXPLANATIONS if isinstance(exception, kind)), None)


def _hidden_function(exception: BaseException) -> str:
    """The function whose name a variable has taken; an exception from another process brings it along."""
    if hasattr(exception, 'frames'):
        return getattr(exception, 'hidden', '')
    return hidden_function(exception, error_text(exception))


PYTHON_WRITES = {'true': 'True', 'false': 'False', 'none': 'None', 'null': 'None', 'TRUE': 'True', 'FALSE': 'False'}
"""Words of other languages, and what Python has instead."""


def _similar_name(exception: BaseException) -> str | None:
    """What was probably meant by a name that is not there, of those known where it was used."""
    if not isinstance(exception, NameError) or isinstance(exception, UnboundLocalError):
        return None
    if exception.name in PYTHON_WRITES:
        return PYTHON_WRITES[exception.name]
    return next(iter(get_close_matches(exception.name or '', _known_names(exception), n=1, cutoff=0.75)), None)


def _known_names(exception: NameError) -> list[str]:
    """The names that could be used there; an exception from another process brings them along."""
    if hasattr(exception, 'known'):
        return exception.known
    return names_there(exception)
