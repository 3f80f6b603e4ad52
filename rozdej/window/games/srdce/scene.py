"""The Hearts table: who sits where, what a click means, automatic moves. The student's program decides the rules."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rozdej.window.games.srdce import measurement
from rozdej.window.games.srdce.friends import FriendProcess, name_of
from rozdej.window.games.srdce.functions import (
    TrickFacts,
    card_at_the_table,
    look_at,
    new_players,
    who_starts,
    who_takes,
)
from rozdej.window.games.srdce.measurement import DEALS, STUDENT
from rozdej.window.games.srdce.opponents import RANDOM, choose
from rozdej.window.games.srdce.picture import CENTRE, HAND, MIDDLE, PERSON, TRICK, draw_table, side_of
from rozdej.window.games.srdce.rules import (
    PLAYERS,
    ROUNDS,
    Card,
    Players,
    Trick,
    after,
    allowed,
    in_order,
    is_over,
    is_sound,
    led_suit,
    names_text,
    points,
    points_text,
    taker,
    why_not,
)
from rozdej.window.games.srdce.tournament import replayed
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.cards import card_words
from rozdej.window.gui.drawing_parts import number_text
from rozdej.window.gui.layout import NO_BREAK
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Ending, Move, Option, Outcome, Pause, ReplayedStep
from rozdej.window.gui.student_code import Refused, StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.texts import clock

FRIENDS = 'friends'
OTHERS = {
    FRIENDS: 'kamarádi',
    STUDENT: 'tvůj program',
    'weak': 'slabí',
    'middle': 'střední',
    'strong': 'silní',
    RANDOM: 'náhoda',
}
SPEEDS = {0.9: 'střední', 2.0: 'pomalé', 0.3: 'rychlé', 0.0: 'bez čekání'}
TRICK_PAUSES = {2.5: 'chvilku', 5.0: 'déle', 1.0: 'krátce', None: 'dokud neklikneš'}
WATCHED_TRICK = 2
"""How much longer than for a card one waits for a trick when nobody clicks."""

SHOW_END = 2.0


class Game(Scene):
    """Thirteen rounds.

    The game is `{'hraci': the players, 'stul': the trick so far, 'turn': who plays or, on a full table, led,
    'seed', 'view': whether the taken tricks are looked at, 'measure': the strategies being compared, or None}`.
    """

    module = 'srdce'
    buttons = ('undo', 'redo', 'new', 'again')
    has_strip = True
    columns = 7
    tall = 3.0
    deal_from = MIDDLE
    most_friends = len(PLAYERS) - 1
    kinds: Mapping[str, str] = {kind: f'Soupeři: {name}' for kind, name in OTHERS.items()}
    numbers_counted = 2, 3, 4
    help = (
        'Kdo má v ruce křížovou dvojku, vynáší ji. Ostatní musí dát stejnou barvu; kdo ji nemá, dá, co chce.',
        'Štych bere nejvyšší karta vynesené barvy. Srdce je za bod, piková dáma za 13. Kdo má nejmíň, vyhrává.',
        'Na kartu klikni, přetáhni ji doprostřed, nebo na ni dojdi šipkami a stiskni Enter. '
        'Když je dovolená jediná, vyloží ji mezerník.',
        'Štych chvilku leží; kliknutí, Enter nebo mezerník čekání zkrátí. Vzaté štychy ukáže klávesa T.',
        'Za ostatní hraje tvoje funkce vyloz, nebo soupeři z okna (S). Dívat se (D) nechá hrát všechny čtyři.',
        'Tisíc her (M) změří, kolik bodů mají v průměru různé strategie. Židli a pauzy nastavíš klávesou F10.',
    )

    deals = DEALS
    """How many deals compare the strategies."""

    def __init__(self) -> None:
        super().__init__()
        self._friends: list[FriendProcess] = []
        self._recorded: Mapping[str, str] = {}
        """What those at the chairs are called in a record."""

    def leave(self) -> None:
        for friend in self._friends:
            friend.close()
        self._friends.clear()

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        players, note = new_players(code, seed)
        if self.seat.friends:
            self._friend(code, 0)  # all friends' programs start now
        turn = who_starts(code, players)
        game = {'hraci': players, 'stul': [], 'turn': turn, 'seed': seed, 'view': False, 'measure': None}
        return game, note

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome | None:
        kind, *rest = move
        if kind.startswith(HAND):  # dragged
            return (
                self._lay(game, self._hand(game)[int(kind.removeprefix(HAND))]) if rest[0] in (CENTRE, MIDDLE) else None
            )
        if kind == 'card':
            return self._lay(game, rest[0])
        if kind == 'take':
            name = who_takes(code, game['stul'])
            game['hraci'][name]['stychy'].append(game['stul'])
            return Outcome({**game, 'stul': [], 'turn': name})
        if kind == 'measure':
            game['measure'] = measurement.begin(code)
        elif kind == 'count':
            measurement.go_on(code, game['measure'], self.deals)
        else:
            game['view'], game['measure'] = kind == 'view', None
        return Outcome(game, replaces=True)

    def _lay(self, game: dict, card: Card) -> Outcome:
        """The card of whoever is on turn goes to the table. Raises `Refused`."""
        name, trick = game['turn'], game['stul']
        hand = game['hraci'][name]['ruka']
        if card not in hand or card not in allowed(hand, led_suit(trick)):
            raise Refused(why_not(card, hand, trick))
        hand.remove(card)
        trick.append({'hrac': name, 'karta': card})
        return Outcome({**game, 'turn': after(name)})

    def can_draw(self, game: Any) -> bool:
        return (
            is_sound(game['hraci'], game['stul'], game['turn'])
            and type(game['seed']) is int
            and type(game['view']) is bool
            and (game['measure'] is None or measurement.is_sound(game['measure']))
        )

    # Who plays.

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        can_play = {FRIENDS: False, STUDENT: code.is_written('vyloz')}
        others = {value: name for value, name in OTHERS.items() if can_play.get(value, True)}
        if self.seat.friends:
            others = {FRIENDS: OTHERS[FRIENDS]}
        return [
            Option('chair', 'Tvoje židle', {name: name for name in PLAYERS}),
            Option('others', 'Soupeři', others),
            Option('watch', 'Jen se dívat', {False: 'ne', True: 'ano'}),
            Option('seconds', 'Tempo', SPEEDS),
            Option('trick', 'Štych zůstane ležet', TRICK_PAUSES),
        ]

    def pause(self, game: dict) -> Pause | None:
        if game['measure']:
            return self._measuring(game['measure'])
        if game['view']:
            return Pause(None, 'Vzaté štychy. Kliknutí nebo Esc tě vrátí ke hře.')
        if self._is_over(game):
            return None
        if len(game['stul']) == len(PLAYERS):
            return Pause(self._trick_seconds(), f'Štych bere {self._called(taker(game["stul"]))}.')
        if self._is_yours(game):
            return None
        return Pause(self.options['seconds'], f'Přemýšlí {self._called(game["turn"])}…')

    def _measuring(self, measure: dict) -> Pause:
        if measure['done'] < self.deals:
            return Pause(0.0, f'Hraje se {self.deals} her…')
        return Pause(None, 'Hotovo. Kliknutí nebo Esc tě vrátí ke hře.')

    def _trick_seconds(self) -> float | None:
        if self.options['watch']:
            return self.options['seconds'] * WATCHED_TRICK
        return self.options['trick']

    def _is_over(self, game: dict) -> bool:
        return is_over(game['hraci'], game['stul'])

    def _is_yours(self, game: dict) -> bool:
        """Whether the person at the window has to play a card."""
        is_full = len(game['stul']) == len(PLAYERS)
        return not self.options['watch'] and game['turn'] == self.options['chair'] and not is_full

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        if game['measure']:
            return ('count',) if game['measure']['done'] < self.deals else ('close',)
        if game['view']:
            return ('close',)
        if len(game['stul']) == len(PLAYERS):
            return ('take',)
        return ('card', self._card_of_others(code, game['hraci'], game['stul'], game['turn'], game['seed']))

    def _card_of_others(self, code: StudentCode, players: Players, trick: Trick, name: str, seed: int) -> Card:
        """What the student's program plays, or the kit's opponents; they also stand in for it where it fails."""
        hand, strength = players[name]['ruka'], self.options['others']
        number = side_of(name, self.options['chair']) - 1
        if strength == FRIENDS and number in range(len(self.seat.friends)):
            card, troubles = self._friend(code, number).card(hand, trick)
            code.faults += troubles
            if card is not None:
                return card
        elif strength in (FRIENDS, STUDENT):
            card = card_at_the_table(code, hand, trick)
            if card is not None:
                return card
        if strength in (FRIENDS, STUDENT):
            strength = 'middle'
        on_table = [played['karta'] for played in trick]
        seen = [played['karta'] for player in players.values() for stych in player['stychy'] for played in stych]
        chance = random.Random(f'{seed} {len(seen) + len(trick)}')
        return choose(strength, chance, hand, on_table, seen)

    def _friend(self, code: StudentCode, number: int) -> FriendProcess:
        if not self._friends:
            exercise = code.implementation.exercise
            self._friends += [FriendProcess(exercise, file) for file in self.seat.friends]
        return self._friends[number]

    @property
    def _names(self) -> Mapping[str, str]:
        """What those are called who are not called as their chairs are."""
        if self._recorded or self.options['others'] != FRIENDS:
            return self._recorded
        chairs = [after(self.options['chair'], steps) for steps in range(1, len(PLAYERS))]
        return dict(zip(chairs, map(name_of, self.seat.friends), strict=False))

    def _called(self, name: str) -> str:
        """What the one at that chair is called."""
        return self._names.get(name, name)

    # The end.

    def ending(self, code: StudentCode, game: dict) -> Ending | None:
        if not self._is_over(game):
            return None
        facts = self.look(code, game)
        chair = None if self.options['watch'] else self.options['chair']
        lines = [*standings_lines(facts, chair, self._called)]
        lines += [f'{what} chybí: {code.why_silent(name)}.' for what, name in silent(facts)]
        won = chair in (facts.winners or ())
        return Ending(title_of(facts.winners, chair, self._called), lines, icon_of(facts, chair), won, SHOW_END)

    @property
    def kind(self) -> str:
        return '' if self.options['watch'] else self.options['others']

    def counted(self, game: dict, moves: int, seconds: float) -> Any:
        """Games, points in all, the fewest in one game and the seconds of the fastest one won, if there is one,
        against each kind of the others; games that were only watched do not count.
        """
        if self.options['watch']:
            return self.record
        games, sum_, *best = self.counts.get(self.kind, (0, 0))
        taken = {name: points(player['stychy']) for name, player in game['hraci'].items()}
        mine, fastest = taken[self.options['chair']], best[1:]
        if mine == min(taken.values()):
            fastest = [min([int(seconds), *fastest])]
        return {**self.counts, self.kind: [games + 1, sum_ + mine, min([mine, *best[:1]]), *fastest]}

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        mean, best = self._mean_text(counts), counts[2:]
        words = [f'nejméně {best[0]} b.'] if best else []
        words += [f'nejrychlejší výhra {clock(best[1])}'.replace(' ', NO_BREAK)] if best[1:] else []
        return ', '.join([mean, *words]) if mean else ''

    def _mean_text(self, counts: Sequence[int]) -> str:
        games, sum_, *_ = counts
        knows_points = self.facts is None or self.facts.points  # who has not written that should not read it
        return f'Tvůj průměr: {number_text(sum_ / games)} b. (her: {games})' if games and knows_points else ''

    # The picture.

    def replayed(self, record: Mapping[str, Any]) -> Sequence[ReplayedStep]:
        self.options = {'chair': PLAYERS[0], 'watch': True}
        self._recorded = dict(zip(PLAYERS, record['names'], strict=True))
        return replayed(record['names'], record['moves'])

    def look(self, code: StudentCode, game: dict) -> TrickFacts:
        if game['measure']:
            return TrickFacts()
        chooses = game['turn'] if self._is_yours(game) and not self._is_over(game) else ''
        return look_at(code, game['hraci'], game['stul'], chooses, self._is_over(game))

    def draw(self, game: dict, canvas: Canvas) -> None:
        draw_table(game, self.facts or TrickFacts(), self.options, self._called, self.deals, canvas)

    def status(self, game: dict) -> str:
        if self._is_over(game):
            turn = 'Konec hry'
        else:
            done = sum(len(player['stychy']) for player in game['hraci'].values())
            turn = f'Kolo {done + 1} z {ROUNDS}'
        mean = self._mean_text(self.counts.get(self.kind, (0, 0)))
        return '    '.join(filter(None, (turn, f'Rozdání č. {game["seed"]}', mean)))

    def explain(self, game: dict, place: str, index: int) -> str:
        if place.startswith(HAND):
            number, hand = int(place.removeprefix(HAND)), self._hand(game)
            if number >= len(hand):
                return ''
            allowed_now = self.facts.allowed if self.facts else None
            forbidden = allowed_now is not None and hand[number] not in allowed_now
            return card_words(hand[number]) + (' (teď ji vyložit nesmíš)' if forbidden else '')
        if place.startswith(TRICK):
            name = place.removeprefix(TRICK)
            cards = [played['karta'] for played in game['stul'] if played['hrac'] == name]
            return f'{self._called(name)}: {card_words(cards[0])}' if cards else ''
        if place.startswith(PERSON):
            name = place.removeprefix(PERSON)
            chair = f' (židle {name})' if self._called(name) != name else ''
            return f'{self._called(name)}{chair}, štychy: {len(game["hraci"][name]["stychy"])} (ukáže je kliknutí)'
        return 'stůl' if place == CENTRE else ''

    # What the mouse and the keyboard mean.

    def _hand(self, game: dict) -> list[Card]:
        return in_order(game['hraci'][self.options['chair']]['ruka'])

    def click_move(self, game: dict, place: str) -> Move | None:
        if place.startswith(PERSON):
            return ('view',)
        if place.startswith(HAND) and self._is_yours(game):
            number, hand = int(place.removeprefix(HAND)), self._hand(game)
            return ('card', hand[number]) if number < len(hand) else None
        return None

    def grip(self, game: dict, place: str, index: int) -> int | None:
        return index if place.startswith(HAND) and self._is_yours(game) else None

    def stock_move(self, game: dict) -> Move | None:
        if not self._is_yours(game) or not self._hand(game):
            return None
        cards = allowed(self._hand(game), led_suit(game['stul']))
        return ('card', cards[0]) if len(cards) == 1 else None

    def focus_rows(self, game: dict) -> Sequence[Sequence[str]]:
        hand = [] if game['view'] or game['measure'] else self._hand(game)
        return [[f'{HAND}{number}' for number in range(len(hand))]] if hand else ()

    def actions(self, game: dict) -> Sequence[Action]:
        back = Action('close', 'Zpět ke hře', 't', 'zavře vzaté štychy', ('close',), icon='left')
        if game['measure']:
            running = game['measure']['done'] < self.deals
            label, hint = ('Zastavit', 'skončí s počítáním') if running else ('Zpět ke hře', 'zavře výsledky')
            return [Action('close', label, 'm', hint, ('close',), icon='close' if running else 'left')]
        if game['view']:
            return [back]
        watch, others, speed = (self.options[name] for name in ('watch', 'others', 'seconds'))
        label = f'Soupeři: {OTHERS[others]}'
        choice = (
            [] if others == FRIENDS else [Action('others', label, 's', 'vybere, kdo hraje za ostatní', option='others')]
        )
        return [
            Action('view', 'Štychy', 't', 'ukáže vzaté štychy', ('view',)),
            Action('watch', f'Dívat se: {"ano" if watch else "ne"}', 'd', 'hra bez tebe', option='watch'),
            *choice,
            Action('speed', f'Tempo: {SPEEDS[speed]}', 'p', 'jak rychle hrají ostatní', option='seconds'),
            Action('measure', 'Tisíc her', 'm', 'změří, jak dobré jsou strategie', ('measure',)),
        ]


# Words of the end.


def title_of(winners: set[str] | None, chair: str | None, called: Callable[[str], str]) -> str:
    """The headline of the end."""
    if not winners:
        return 'Dohráno'
    if chair in winners:
        return 'Vyhráváš!' if len(winners) == 1 else 'Dělíš se o výhru!'
    names = [called(name) for name in PLAYERS if name in winners]
    return f'Vyhrává {names[0]}' if len(names) == 1 else f'O výhru se dělí {names_text(names)}'


def standings_lines(facts: TrickFacts, chair: str | None, called: Callable[[str], str]) -> list[str]:
    """A line for each number of points, with all who have so many."""
    lines, place = [], 1
    for number, group in facts.standings or ():
        names = [f'{name} (ty)' if name == chair else called(name) for name in PLAYERS if name in group]
        last = place + len(names) - 1
        places = f'{place}.' if last == place else f'{place}.–{last}.'
        lines.append(f'{places} místo: {names_text(names)}, {points_text(number)}')
        place = last + 1
    return lines


def silent(facts: TrickFacts) -> list[tuple[str, str]]:
    """What is not known about the end, and the functions that say nothing about it."""
    wanted = (('Pořadí', 'poradi', facts.standings), ('Vítěz', 'vyhrava', facts.winners))
    return [(what, name) for what, name, said in wanted if said is None]


def icon_of(facts: TrickFacts, chair: str | None) -> str | tuple[str, ...]:
    """A cup for the person who won; else the glad faces of those who did."""
    winners = facts.winners or set()
    if chair in winners or not winners:
        return 'trophy'
    return tuple(f'person-{number}-glad' for number, name in enumerate(PLAYERS, start=1) if name in winners)
