"""Hearts for the tests: prepared deals, half-finished programs, and playing on."""

from functools import partial

from checks.running import ROOT
from checks.window import playing
from checks.window.playing import Player
from rozdej.window.games.srdce.rules import PLAYERS, Players, Trick, allowed, in_order, led_suit

STUB = (ROOT / 'zadani' / 'srdce' / 'srdce.py').read_text(encoding='utf-8')
SOLUTION = (ROOT / 'reseni' / 'srdce' / 'srdce.py').read_text(encoding='utf-8')

without = partial(playing.without, 'srdce')

SUIT_OF = dict(zip(PLAYERS, ('Kr', 'Pi', 'Sr', 'Ka'), strict=True))
"""In the prepared deal everybody has one suit; so Gábi takes every trick, and all 26 points."""


def prepared() -> str:
    """What makes a program deal one suit to each."""
    return (
        'def rozdej():\n'
        '    """A prepared deal."""\n'
        f'    barvy = {SUIT_OF!r}\n'
        "    return {jmeno: {'ruka': {(barvy[jmeno], obraz) for obraz in OBRAZY}} for jmeno in HRACI}\n\n\n"
    )


def players(player: Player) -> Players:
    return player.game['hraci']


def trick(player: Player) -> Trick:
    return player.game['stul']


def hand(player: Player) -> list:
    """The cards in front of the person, as they lie."""
    return in_order(players(player)[player.screen.session.scene.options['chair']]['ruka'])


def tricks(player: Player) -> int:
    """How many tricks have been taken."""
    return sum(len(one['stychy']) for one in players(player).values())


def is_yours(player: Player) -> bool:
    return player.screen.automatic.pause is None and bool(hand(player))


def wait_for_turn(player: Player, *, reads: bool = False) -> None:
    """Until the person is on turn, or everything is over; `reads` and closes every message."""
    for _ in range(40):
        if player.screen.automatic.pause is None:
            return
        if reads and player.screen.state.message:
            player.type('escape')
        player.pass_time(0.2)
    raise AssertionError('nobody moves')


def playable(player: Player) -> list[int]:
    """Numbers of the cards in the hand that may be played."""
    right = allowed(hand(player), led_suit(trick(player)))
    return [number for number, card in enumerate(hand(player)) if card in right]


def play_all(player: Player, *, reads: bool = False, until: int = 14) -> None:
    """Play the rest of the deal, or until so many tricks are taken, each time the first card that may be played;
    `reads` and closes every message.
    """
    for _ in range(60):
        if player.screen.session.ending or tricks(player) >= until:
            return
        wait_for_turn(player, reads=reads)
        if is_yours(player):
            if player.screen.table.motion.speed:
                player.pass_time(0.4)  # cards on their way cannot be clicked
            player.click(f'ruka-{playable(player)[0]}')
    raise AssertionError(f'the deal does not end: {player.read}')
