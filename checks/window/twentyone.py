"""Blackjack for the tests: decks that lie as they should, and what the table says."""

from checks.window.playing import Player

ENDS = {
    'player over': ((9, 8, 10, 11, 22), 'bs', 'Přes 21, prohráváš.', -10.0),
    'dealer over': ((9, 5, 10, 11, 23), 's', 'Krupiér má přes 21, vyhráváš!', 10.0),
    'draw': ((9, 8, 22, 21), 's', 'Remíza.', 0.0),
    'blackjack': ((9, 8, 13, 12), '', 'Blackjack, vyhráváš!', 15.0),
    'blackjack of the dealer': ((0, 12, 9, 8), '', 'Krupiér má blackjack.', -10.0),
    'lower': ((9, 8, 10, 7), 's', 'Krupiér vyhrává.', -10.0),
    'higher': ((9, 7, 10, 11), 's', 'Vyhráváš!', 10.0),
}
"""For each end of a game: the first cards (dealer's two, player's two, more), the keys, the message, the money won."""


def prepared(*cards: int, **changes: object) -> str:
    """What makes a program begin with these cards on the deck."""
    game = {
        'balicek': [*cards, *(number for number in range(52) if number not in cards)],
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }
    return f'def nova_hra():\n    """A prepared game."""\n    return {game | changes!r}\n\n\n'


def hra(player: Player) -> dict:
    """The student's game."""
    return player.game['hra']


def offered(player: Player) -> list[str]:
    """The scene's buttons that are there."""
    return [button.label for button in player.screen.toolbar.action_buttons()]


def bet(player: Player, text: str) -> None:
    """Type a bet."""
    player.press('entry')
    player.write(text)
    player.type('enter')
