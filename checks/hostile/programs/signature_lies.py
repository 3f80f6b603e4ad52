# attacks: whoever asks a function what it takes
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import inspect


def popis_balicku(*args, **kwargs):
    return 'balíček'


popis_balicku.__signature__ = inspect.Signature(
    [inspect.Parameter('balicek', inspect.Parameter.POSITIONAL_OR_KEYWORD)]
)
popis_seznam_karet.__wrapped__ = popis_seznam_karet
rozdej_sloupecky.__doc__ = ['x'] * 100
