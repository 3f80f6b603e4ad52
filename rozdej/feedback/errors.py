"""What Python's commonest errors mean, for somebody who meets them for the first time."""

from difflib import get_close_matches

from rozdej.feedback.values import error_text

EXPLANATIONS: tuple[tuple[type[BaseException], str], ...] = (
    (RecursionError, 'Funkce volá sama sebe pořád dokola. Chybí podmínka, kdy má přestat?'),
    (UnboundLocalError, 'Proměnná se čte dřív, než do ní funkce něco uloží. Uloží se v každé větvi?'),
    (NameError, 'Takové jméno Python nezná. Je v něm překlep, nebo chybí import?'),
    (IndexError, 'Sahá se na místo, které v seznamu ani v řetězci není. Co když je prázdný nebo kratší?'),
    (KeyError, 'Takový klíč ve slovníku není.'),
    (ZeroDivisionError, 'Nulou dělit nejde.'),
    (ModuleNotFoundError, 'Takový modul tu není. Je v jeho jménu překlep?'),
    (ImportError, 'V importovaném souboru takové jméno není.'),
    (AttributeError, 'Tahle hodnota nic takového neumí. Je to opravdu ten typ, který čekáš?'),
    (TypeError, 'Operace dostala hodnotu jiného typu (třeba None), nebo jiný počet argumentů, než čeká.'),
    (ValueError, 'Hodnota se sem nehodí, nebo jich je jiný počet, než se čeká.'),
    (AssertionError, 'Tvůj vlastní příkaz assert neplatí.'),
    (MemoryError, 'Došla paměť. Neroste tu nějaký seznam pořád dokola?'),
)

BY_MESSAGE = (
    ("'builtin_function_or_method'", 'Nechybí za jménem metody závorky?'),
    ('does not support item assignment', 'Tahle hodnota se změnit nedá (n-tice, řetězec). Vytvoř novou a ulož tu.'),
    (
        "'NoneType' object",
        'Pracuje se tu s hodnotou None. Vrátila ji funkce, která nic nevrací (třeba append nebo shuffle)?',
    ),
    (
        'indices must be integers',
        'V hranatých závorkách má být celé číslo. Dvojici nejdřív rozlož, dělí se pomocí //.',
    ),
    ('object is not callable', 'Za hodnotou, která není funkce, jsou závorky. Nechybí před nimi čárka nebo operátor?'),
    ('not supported between', 'Tyhle dvě hodnoty porovnat nejde: jsou různého typu.'),
    ('missing', 'Volané funkci nějaký argument chybí.'),
    ('positional argument', 'Volaná funkce dostala víc argumentů, než bere.'),
    ('takes exactly', 'Volaná funkce dostala jiný počet argumentů, než bere.'),
    ('pop from empty list', 'Bere se z prázdného seznamu.'),
    ('unpack', 'Na levé straně je jiný počet jmen než hodnot na pravé.'),
)
"""Parts of Python's own messages that say more than the kind of the error does."""


def explain_error(exception: BaseException) -> list[str]:
    """One Czech line about an exception of the student's code; none for an unusual one."""
    message = error_text(exception)
    for part, sentence in BY_MESSAGE:
        if part in message and isinstance(exception, TypeError | AttributeError | IndexError | ValueError):
            return [f'  {sentence}']
    if similar := _similar_name(exception):
        return [f'  Takové jméno Python nezná. Nemyslíš {similar}?']
    for kind, sentence in EXPLANATIONS:
        if isinstance(exception, kind):
            return [f'  {sentence}']
    return []


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
    traceback = exception.__traceback__
    if traceback is None:
        return []
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    frame = traceback.tb_frame
    return [name for names in (frame.f_locals, frame.f_globals, frame.f_builtins) for name in names]
