"""The game of Šedesát šest as the window keeps it: plain data around the view that came last.

`{'phase': 'lobby' or 'table', 'world': the view, 'mine': for each card in the middle whether it is one's own,
'order': the hand as it lies (numbers of cards as the server counts), 'looked': whether the finished trick has been
seen, 'link': what is wrong with the connection, 'open': whether there is one, 'asked': the message that waits for an
answer, with its number, 'sure': whether stopping too early is meant, 'count': events so far,
'name': who looks at the screen, 'aside': the same of the other person at this screen, or None (see `PERSONAL`),
'covered': whether the screen is to be handed over,
'figures': by the names of those who are connected the numbers of their figures, 0 where there is none; empty as long as
the server has not told, 'tries': how often in a row a server of one's own has ended,
'helped': whether the server would send a computer, 'free': whether the other one has said goodbye,
'company': what another process needs to find server and seat again}`
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rozdej.network.sedesatsest.player_view import (
    FIELDS,
    MESSAGES,
    TRICK,
    World,
    field,
    is_on_turn,
    of_seat,
    seat_of,
    wrong_world,
)

Game = dict[str, Any]

PERSONAL = ('name', 'world', 'mine', 'order', 'looked', 'asked', 'sure')
"""What belongs to who looks at the screen."""


def fresh(world: World, seat: int = 0) -> dict[str, Any]:
    """The parts of a game that belong to a view nobody has seen yet."""
    mine = [bool(number) for number in range(len(field(world, 'stred')))]
    return {'world': world, 'mine': mine, 'order': list(range(len(of_seat(world, 'ruka', seat)))), 'looked': False}


def owners(world: World, hand: Sequence[Any], lay: Sequence[Any], mine: Sequence[bool]) -> list[bool]:
    """For each card in the middle whether it is one's own, from the `hand` before, and what lay there then.

    Who comes back in the middle of a trick has seen neither; then who is on turn tells it, for the other one led.
    """
    known = [bool(is_mine) for _, is_mine in zip(lay, mine, strict=False)]
    found = []
    for number, card in enumerate(field(world, 'stred')):
        if number < len(known) and lay[number] == card:
            found.append(known[number])
        else:
            found.append(card in hand or (not hand and (number == 1 or not is_on_turn(world))))
    return found if len(found) < 2 or found[0] != found[1] else [not found[1], found[1]]


def lobby() -> dict[str, Any]:
    """The start screen."""
    empty = ['ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]
    rest = {
        'phase': 'lobby',
        'link': '',
        'open': False,
        'asked': None,
        'sure': False,
        'count': 0,
        'figures': {},
        'tries': 0,
        'name': '',
        'aside': None,
        'covered': False,
        'helped': False,
        'free': False,
        'company': None,
    }
    return {**rest, **fresh(empty)}


def seated(world: World, name: str, link: str) -> Game:
    """A game at the table, before anything has come from the server."""
    return {**lobby(), 'phase': 'table', 'link': link, 'name': name, **fresh(world, seat_of(world, name))}


def beside(game: Game, other: str) -> Game:
    """The game with another person at the same screen, who has seen as much."""
    return {**game, 'aside': {**{part: game[part] for part in PERSONAL}, 'name': other}, 'covered': True}


def turned(game: Game) -> Game:
    """The game before the other person at this screen, covered until that one looks."""
    return {**game, **game['aside'], 'aside': {part: game[part] for part in PERSONAL}, 'covered': True}


def figure_of_other(game: Game, seat: int, own: int, count: int) -> int:
    """What the other one has chosen of `count` figures; any but one's own as long as that is not known."""
    names = field(game['world'], 'jmena')
    chosen = game['figures'].get(names[1 - seat]) if len(names) == 2 else None
    return chosen if chosen is not None and chosen in range(1, count + 1) else own % count + 1


def who_is_away(game: Game, seat: int) -> str:
    """The name of the other player when the server has told that only one is connected; '' otherwise."""
    names, there = field(game['world'], 'jmena'), game['figures']
    return names[1 - seat] if len(names) == 2 and there and names[1 - seat] not in there else ''


def is_trick(game: Game) -> bool:
    """Whether a finished trick lies there to be looked at."""
    return game['world'][0] == TRICK and not game['looked'] and len(field(game['world'], 'stred')) == 2


def is_undecided(game: Game) -> bool:
    """Whether the trick was looked at and nobody decides it: the student's code had failed at that.

    A new connection brings the view once more, and with it the window's answer.
    """
    return game['world'][0] == TRICK and game['looked'] and game['asked'] is None


def arranged(game: Game, world: World, name: str) -> Game:
    """The game with the new view; whose the cards in the middle are, and how the hand lies, follow from the old one."""
    old = game['world']
    hand, before = (of_seat(view, 'ruka', seat_of(view, name)) for view in (world, old))
    mine = owners(world, before, field(old, 'stred'), game['mine'])
    order = list(range(len(hand)))
    was_sorted = game['asked'] is not None and game['asked'][1] == MESSAGES['S']
    if game['order'] != list(range(len(before))) and not was_sorted:
        lying = [before[number] for number in game['order']]
        order.sort(key=lambda number: lying.index(hand[number]) if hand[number] in lying else len(lying) + number)
    fresh_parts = {'world': world, 'mine': mine, 'order': order, 'looked': False, 'asked': None, 'sure': False}
    return {**game, **fresh_parts}


def together(views: Mapping[str, Any]) -> World | None:
    """All that players see together, from their names and last mails: the view of who sat down first, and both hands.

    None where that one has no view.
    """
    sound = {name: view for name, view in views.items() if wrong_world(view) is None}
    for name, view in sound.items():
        names = field(view, 'jmena')
        if names[:1] != [name]:
            continue
        other = sound.get(names[1]) if len(names) == 2 else None
        if other is None or field(other, 'jmena') != names or len(field(other, 'ruka2')) != len(field(view, 'ruka2')):
            return view
        place = FIELDS.index('ruka2')
        return [*view[:place], field(other, 'ruka2'), *view[place + 1 :]]
    return None


def next_game(before: Game | None, world: World) -> Game:
    """The game after `before`, or None, at a table of which that is known; see `together`."""
    name = field(world, 'jmena')[0]
    return arranged(before if before and before['name'] == name else seated(world, name, ''), world, name)
