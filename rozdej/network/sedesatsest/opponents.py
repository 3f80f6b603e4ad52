"""Three opponents for Šedesát šest: weak, middle, strong. They know what their view shows, and nothing else.

The weak one lays a card as it comes and sometimes forgets what it could do. The middle one plays by rules of thumb. The
strong one deals the cards it cannot see a number of times, plays each deal to its end by the same rules of thumb
after every move it could make, and takes the move that wins most on average. How much it thinks is bounded by
the number of deals, not by the clock, so the same chance gives the same game on every computer.
"""

import random
from typing import Any

from rozdej.network.sedesatsest.player_view import SUITS, TRICK, field, is_on_turn, of_seat, seat_of, state
from rozdej.network.sedesatsest.rules import ENOUGH, KING, PLAIN, QUEEN, STOP, SWAP, TRUMP, VALUES, Deal, Move, beats

STRENGTHS = ('weak', 'middle', 'strong')

DEALS = 24
"""How many ways to deal the hidden cards the strong one tries for each decision."""

FORGETS = 0.5
"""How often the weak one overlooks a pair or that it could stop."""


def moves(strength: str, content: list, name: str, chance: random.Random) -> list[Any]:
    """Messages for a view (an encoded Svet), the one it likes best first; [] when it has nothing to do."""
    if content[0] == TRICK:
        return [['rozhodni']]
    if not is_on_turn(content):
        return []
    deal = dealt(content, name, chance)
    best = sensible(deal) if strength == 'middle' else {'weak': _weak, 'strong': _strong}[strength](deal, chance)
    others = [card for card in deal.cards() if card != best]
    chance.shuffle(others)
    return [message(content, name, move) for move in (best, *others)]


def message(content: list, name: str, move: Move) -> list[Any]:
    """The message that makes the move."""
    if isinstance(move, str):
        return [move]
    return ['vyloz', _numbers(of_seat(content, 'ruka', seat_of(content, name))).index(move)]


def dealt(content: list, name: str, chance: random.Random) -> Deal:
    """A deal that the view could be of: the hidden cards lie as chance will have it. The player is number 0."""
    me = seat_of(content, name)
    hands, tricks, points = (
        [of_seat(content, what, seat) for seat in (me, 1 - me)] for what in ('ruka', 'stychy', 'body')
    )
    own = _numbers(hands[0])
    middle = _numbers(field(content, 'stred'))
    face_up = _numbers(field(content, 'balicek')[:1])
    seen = {*own, *middle, *face_up, *(card for side in tricks for trick in side for card in _numbers(trick))}
    hidden = [card for card in range(24) if card not in seen]
    chance.shuffle(hidden)
    size = len(hands[1])
    deal = Deal(
        (own, hidden[:size]),
        face_up + hidden[size:],
        SUITS.index(field(content, 'trumf')),
        points=points,
        tricks=[*map(len, tricks)],
        middle=middle[0] if middle else None,
        closer={f'h{me + 1}': 0, f'h{2 - me}': 1}.get(field(content, 'kdo_zavrel')),
    )
    deal.announced = {'hlasi': PLAIN, 'hlasi_trumf': TRUMP}.get(state(content))
    return deal


def _numbers(cards: list) -> list[int]:
    return [card[3] - 1 for card in cards]


def _weak(deal: Deal, chance: random.Random) -> Move:
    """Any card; pairs and the end only when it thinks of them."""
    if deal.middle is None and not deal.announced and chance.random() > FORGETS:
        if deal.points[0] >= ENOUGH:
            return STOP
        for kind in (TRUMP, PLAIN):
            if deal.pairs(kind):
                return kind
    return chance.choice(deal.cards())


def sensible(deal: Deal) -> Move:
    """What rules of thumb tell the player on turn to do. Looks only at what that player sees."""
    if deal.middle is None:
        if deal.points[deal.turn] >= ENOUGH:
            return STOP
        if deal.may_swap():
            return SWAP
        if not deal.announced:
            if deal.pairs(TRUMP):
                return TRUMP
            if deal.pairs(PLAIN):
                return PLAIN
        return _lead(deal)
    return SWAP if deal.may_swap() else _reply(deal)


def _worth(deal: Deal, card: int) -> int:
    """How sorry one would be to lose the card: its value, more for trumps and for halves of pairs."""
    suit, place = divmod(card, 6)
    worth = VALUES[card]
    if suit == deal.trump:
        worth += 12
    if place in (KING, QUEEN) and card + (1 if place == KING else -1) in deal.hands[deal.turn]:
        worth += 8
    return worth


def _lead(deal: Deal) -> int:
    """Low cards while there is a deck; afterwards the high ones, for they must be followed."""
    cards = deal.cards()
    if deal.must_follow:
        aces = [card for card in cards if card % 6 == 0]
        if aces:
            return min(aces, key=lambda card: card // 6 == deal.trump)
    return min(cards, key=lambda card: _worth(deal, card))


def _reply(deal: Deal) -> int:
    """Takes what is worth taking, as cheaply as it can; otherwise gives away the least."""
    led, trump = deal.middle, deal.trump
    assert led is not None
    cards = deal.cards()
    takers = [card for card in cards if beats(card, led, trump)]
    in_suit = [card for card in takers if card // 6 == led // 6]
    if in_suit and led // 6 != trump:
        best = min(in_suit)  # the ten is safest home in one's own trick
        if VALUES[best] == 10 or VALUES[led] >= 3 or deal.must_follow:
            return best
    if takers and (VALUES[led] >= 10 or (deal.must_follow and VALUES[led] >= 2)):
        return min(takers, key=lambda card: _worth(deal, card))
    return min(cards, key=lambda card: _worth(deal, card))


def _strong(deal: Deal, chance: random.Random) -> Move:
    """The move that wins most on average over deals of the hidden cards."""
    if deal.middle is None and deal.points[0] >= ENOUGH:
        return STOP  # waiting wins nothing more
    if deal.may_swap():
        return SWAP
    choices = [move for move in deal.moves() if move not in (SWAP, STOP)]
    if len(choices) == 1:
        return choices[0]
    won = dict.fromkeys(choices, 0)
    for _ in range(DEALS):
        deal_hidden_again(deal, chance)
        for move in choices:
            won[move] += _played_out(deal, move)
    return max(choices, key=lambda move: won[move])


def deal_hidden_again(deal: Deal, chance: random.Random) -> None:
    other, deck = deal.hands[1], deal.deck
    hidden = other + deck[1:]
    chance.shuffle(hidden)
    size = len(other)
    other[:], deck[1:] = hidden[:size], hidden[size:]


def _played_out(deal: Deal, move: Move) -> int:
    """What the deal ends with when both go on sensibly after the move."""
    deal = deal.copy()
    deal.make(move)
    while deal.result is None:
        deal.make(sensible(deal))
    return deal.result
