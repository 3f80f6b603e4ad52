"""The server of Šedesát šest: which of the student's functions it is made of."""

from typing import Any

from rozdej.network.declaration import Declaration, Mismatch
from rozdej.network.sedesatsest.player_view import field, of_seat, wrong_world
from rozdej.window.gui.student_code_errors import describe_value

ITEMS = 17
"""How many items a Vesmir has."""

LISTS = {'svety': 15, 'jmena': 14}
"""Where in a Vesmir stand the lists of names."""


def wrong_state(value: Any) -> Mismatch:
    """What was expected and what came, when the value cannot be a Vesmir."""
    if not isinstance(value, tuple) or len(value) != ITEMS:
        return f'Vesmir ({ITEMS} položek)', describe_value(value)
    for name, place in LISTS.items():
        if not isinstance(value[place], list | tuple):
            return f'Vesmir, ve kterém je {name} seznam jmen', f'{name} je {describe_value(value[place])}'
    return None


def points_won(view: Any) -> dict[str, int]:
    """The points of deals that each at the table has won, as a view tells; {} when it is no view."""
    if wrong_world(view) is not None:
        return {}
    return {name: of_seat(view, 'vyhry', seat) for seat, name in enumerate(field(view, 'jmena')[:2])}


SERVER = Declaration(
    module='vesmir66',
    start='novy_vesmir',
    registration='pri_registraci',
    message='pri_zprave',
    disconnect='pri_odpojeni',
    bundle='Balik(vesmir, posty, odpojit)',
    wrong_state=wrong_state,
    points_won=points_won,
)
