"""What Python's commonest errors mean, for somebody who meets them for the first time."""

EXPLANATIONS: tuple[tuple[type[BaseException], str], ...] = (
    (RecursionError, 'Funkce volá sama sebe pořád dokola. Chybí podmínka, kdy má přestat?'),
    (UnboundLocalError, 'Proměnná se čte dřív, než do ní funkce něco uloží. Uloží se v každé větvi?'),
    (NameError, 'Takové jméno Python nezná. Je v něm překlep, nebo chybí import?'),
    (IndexError, 'Sahá se na místo, které v seznamu není. Co když je seznam prázdný nebo kratší?'),
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
    ('does not support item assignment', 'Tahle hodnota se změnit nedá (n-tice, řetězec). Vytvoř novou a ulož tu.'),
    (
        "'NoneType' object",
        'Pracuje se tu s hodnotou None. Vrátila ji funkce, která nic nevrací (třeba append nebo shuffle)?',
    ),
    ('missing', 'Volané funkci nějaký argument chybí.'),
    ('positional argument', 'Volaná funkce dostala víc argumentů, než bere.'),
    ('takes exactly', 'Volaná funkce dostala jiný počet argumentů, než bere.'),
    ('pop from empty list', 'Bere se z prázdného seznamu.'),
    ('unpack', 'Na levé straně je jiný počet jmen než hodnot na pravé.'),
)
"""Parts of Python's own messages that say more than the kind of the error does."""


def explain_error(exception: BaseException) -> list[str]:
    """One Czech line about an exception of the student's code; none for an unusual one."""
    message = str(exception)
    for part, sentence in BY_MESSAGE:
        if part in message and isinstance(exception, TypeError | AttributeError | IndexError | ValueError):
            return [f'  {sentence}']
    for kind, sentence in EXPLANATIONS:
        if isinstance(exception, kind):
            return [f'  {sentence}']
    return []
