"""The Blackjack table: its buttons, and which function each of them calls. The student's program decides the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rozdej.window.games.blackjack.functions import (
    BET,
    DEALER,
    DECK,
    DISCARD,
    MESSAGE,
    MONEY,
    PLAYER,
    PLAYING,
    SUITS,
    HandFacts,
    after,
    cards_of,
    dealt_by_the_window,
    is_sum,
    look_at,
    wrong_game,
)
from rozdej.window.games.blackjack.picture import CHIP, CHIPS, NO_BET, RULES, can_bet, draw_table
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.cards import RANKS, lost_or_found
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Entry, Move, Outcome
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import NotWritten, StudentCodeError

FULL_DECK = Counter((rank, suit) for suit in SUITS for rank in RANKS)
LAST_GAMES, LAST_SUMS = 12, 60
"""How many games the list remembers, and how many points the line of money has."""


class Game(Scene):
    """One hand after another.

    The game is `{'hra': the student's game, 'won': what the hand on the table brought (None while it is
    played), 'note': what became of the last bet, 'games': how many hands were played, 'last': the last of
    them as (message, won), 'money': the sums after them, 'seed'}`. A move is the name of a function and what
    it takes besides the game. All of it, money and list too, is taken back by undo: who has mended a function
    can play the very same hand again.
    """

    module = 'blackjack'
    buttons = ('undo', 'redo', 'new', 'again')
    labels: Mapping[str, str] = {'new': 'Od začátku'}
    has_strip = True
    columns = 7
    tall = 2.8
    numbers_counted = (3,)
    help = (
        *RULES.split('\n'),
        'Nová hra (N, mezerník nebo Enter) rozdá karty, Ber (B) přidá další, Stůj (S) předá slovo krupiérovi.',
        'Sázku napiš a potvrď klávesou Enter, nebo klikej na mince. Křížek u sázky ji stáhne na nulu.',
        'Bez peněz hra nekončí: tlačítko Dobij peníze (D) ti dá nové.',
        'Šipkami chodíš po kartách a mincích, jméno karty stojí dole vpravo. Zpět vrací i peníze.',
    )

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        note: StudentCodeError | None = None
        try:
            hra = code.answer('nova_hra', wrong=wrong_game)
        except NotWritten as missing:
            hra = dealt_by_the_window(seed)
            note = NotWritten(missing.title, 'Než ji napíšeš, chystá hru okno.', *missing.lines)
        if mismatch := lost_or_found(FULL_DECK, cards_of(hra)):
            note = code.unexpected('nova_hra', (), '52 různých karet', mismatch[1])
        table = {'hra': hra, 'won': None, 'note': '', 'games': 0, 'last': [], 'money': [hra[MONEY]], 'seed': seed}
        return table, note

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome:
        name, *arguments = move
        before = game['hra'][MONEY]
        hra = after(code, name, game['hra'], *arguments)
        table, record = {**game, 'hra': hra, 'note': ''}, None
        if name == 'zmen_sazku':
            table['note'] = note_on_bet(hra[BET], arguments[0])
        elif name == 'dobij_penize':
            table['money'] = [*game['money'], hra[MONEY]][-LAST_SUMS:]
        elif hra[PLAYING]:
            table['won'] = None
        else:
            won = hra[MONEY] - before
            table['won'] = won
            table['games'] = game['games'] + 1
            table['last'] = [(hra[MESSAGE], won), *game['last']][:LAST_GAMES]
            table['money'] = [*game['money'], hra[MONEY]][-LAST_SUMS:]
            hands, good, most = self.counts.get(self.kind, (0, 0, 0))
            record = {self.kind: [hands + 1, good + (won > 0), max(most, int(hra[MONEY]))]}
        return Outcome(table, record=record)

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        hands, won, most = counts
        return f'Hry: {hands}, výhry: {won}, nejvíc peněz: {most}'

    def can_draw(self, game: Any) -> bool:
        return (
            wrong_game(game['hra']) is None
            and all(isinstance(message, str) and is_sum(won) for message, won in game['last'])
            and all(map(is_sum, game['money']))
            and (game['won'] is None or is_sum(game['won']))
            and isinstance(game['note'], str)
            and type(game['games']) is type(game['seed']) is int
        )

    # The picture.

    def look(self, code: StudentCode, game: dict) -> HandFacts:
        return look_at(code, game['hra'])

    def draw(self, game: dict, canvas: Canvas) -> None:
        draw_table(game, self.facts or HandFacts(), canvas)

    def status(self, game: dict) -> str:
        return f'Hry: {game["games"]}    Rozdání č. {game["seed"]}'

    def explain(self, game: dict, place: str, index: int) -> str:
        if place.startswith((DEALER, PLAYER)):
            return self.facts.names.get(place, self.facts.missing)
        if place.startswith(CHIP):
            return f'přidá k sázce {place.removeprefix(CHIP)}'
        hra = game['hra']
        click = 'vezme kartu' if hra[PLAYING] else 'rozdá novou hru'
        things = {
            DECK: f'balíček, karet: {len(hra[DECK])} (kliknutí {click})',
            DISCARD: f'odhoz, karet: {len(hra[DISCARD])}',
            NO_BET: 'stáhne sázku na nulu',
        }
        return things.get(place, '')

    # What the mouse and the keyboard mean.

    def actions(self, game: dict) -> Sequence[Action]:
        if game['hra'][PLAYING]:
            return [
                Action('ber', 'Ber', 'b', 'přidá ti kartu', ('ber',), icon='down', is_main=True),
                Action('stuj', 'Stůj', 's', 'hraje krupiér a ukáže se, kdo vyhrál', ('stuj',), icon='ok', is_main=True),
            ]
        recharge = Action('dobij', 'Dobij peníze', 'd', 'dá ti nové peníze', ('dobij_penize',), icon='reload')
        begin = Action('nova', 'Nová hra', 'n', 'rozdá karty', ('zacni_hru',), icon='play', is_main=True)
        return [begin] if game['hra'][MONEY] > 0 else [recharge, begin]

    def entry(self, game: dict) -> Entry | None:
        return Entry('Sázka:', 'třeba 12,5') if can_bet(game['hra']) else None

    def entered(self, game: dict, text: str) -> Move:
        return ('zmen_sazku', text)

    def click_move(self, game: dict, place: str) -> Move | None:
        if game['hra'][PLAYING]:
            return ('ber',) if place == DECK else None
        if place.startswith(CHIP):
            return ('zmen_sazku', f'{game["hra"][BET] + int(place.removeprefix(CHIP)):.15g}')
        return {DECK: ('zacni_hru',), NO_BET: ('zmen_sazku', '0')}.get(place)

    def stock_move(self, game: dict) -> Move | None:
        return None if game['hra'][PLAYING] else ('zacni_hru',)

    def focus_rows(self, game: dict) -> Sequence[Sequence[str]]:
        hra = game['hra']
        hands = [[f'{owner}-{index}' for index in range(len(hra[owner]))] for owner in (DEALER, PLAYER)]
        no_bet = [NO_BET] if hra[BET] > 0 else []
        chips = [*no_bet, *(f'{CHIP}{value}' for value in CHIPS)] if can_bet(hra) else []
        rows = [hands[0], chips, hands[1]]
        return rows if any(rows) else ()


def note_on_bet(bet: float, text: str) -> str:
    """What to say about a bet that is not just what was typed."""
    return '' if text.replace(',', '.') == f'{bet:.15g}' else f'z textu „{text}“'
