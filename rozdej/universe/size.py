"""How long a value would be as JSON, as far as needed to refuse it: a few nested lists can stand for terabytes."""

from typing import Any

from rozdej.universe.declaration import Mismatch

LONGEST_MAIL = 64_000
LONGEST_STATE = 200_000
"""Characters of JSON that one mail and one state may have."""


def too_long_mail(length: int) -> Mismatch:
    """What is said of a mail of so many characters; None when it may be sent."""
    if length <= LONGEST_MAIL:
        return None
    return f'zpráva, která má nejvýš {LONGEST_MAIL} znaků', f'zpráva, která jich má {length} nebo víc'


def too_long_state(length: int) -> Mismatch:
    """What is said of a state of so many characters; None when it may be kept."""
    if length <= LONGEST_STATE:
        return None
    return f'stav, který má nejvýš {LONGEST_STATE} znaků, když se zapíše', f'stav, který jich má {length} nebo víc'


def least_length(value: Any, enough: int) -> int:
    """A number of characters that the value's JSON certainly has; counting ends when there are `enough`.

    Raises `RecursionError` for a value that contains itself.
    """
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if not isinstance(value, list | tuple | set | frozenset):
        return 2 + len(value) if isinstance(value, str) else 1
    length = 1 + max(1, len(value))
    for item in value:
        if length > enough:
            break
        kind = type(item)
        if kind is str:
            length += 2 + len(item)
        elif kind is int:  # texts and whole numbers are nearly all there is: a call for each would take twice as long
            length += 1
        else:
            length += least_length(item, enough - length)
    return length
