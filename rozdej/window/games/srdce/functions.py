"""Calls the student's functions of Hearts and checks whether their results are true."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rozdej.core.feedback.values import safe_repr
from rozdej.window.games.srdce.rules import (
    DECK,
    PLAYERS,
    ROUNDS,
    Card,
    Players,
    Trick,
    allowed,
    cards_text,
    dealt,
    in_order,
    is_card,
    led_suit,
    plain,
    points,
    standings,
    starter,
    taker,
    trick_text,
)
from rozdej.window.gui.cards import Mismatch, card_words
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import (
    NotWritten,
    StudentCodeError,
    describe_value,
    in_lesson,
    next_in_lesson,
)

WITHOUT = {
    'rozdej': 'Karty rozdalo okno (chybí rozdej).',
    'zacina': 'Kdo začíná, určilo okno (chybí zacina).',
    'smi_vylozit': 'Dovolené karty nejsou vyznačené (chybí smi_vylozit).',
    'vyloz': 'Za ostatní hrají soupeři z okna (chybí vyloz).',
    'bere': 'Kdo bere, určuje okno (chybí bere).',
    'body': 'Body se nepočítají (chybí body).',
    'poradi': 'Na konci se neukáže pořadí (chybí poradi).',
    'vyhrava': 'Na konci se neukáže, kdo vyhrál (chybí vyhrava).',
}
"""What is missing as long as a function is not written."""

INSTEAD = {
    'zacina': 'Kdo začíná, určilo tentokrát okno.',
    'smi_vylozit': 'Dovolené karty se do opravy nevyznačují.',
    'vyloz': 'Do opravy za ni hrají soupeři z okna.',
    'bere': 'Kdo bere, určuje do opravy okno.',
    'body': 'Body se do opravy nepočítají.',
    'poradi': 'Pořadí se do opravy neukazuje.',
    'vyhrava': 'Vítěz se do opravy neukazuje.',
}
"""What is done instead of a function that has a fault."""


@dataclass
class TrickFacts:
    """What the functions say: cards that may be played, points of each player, and how to show that.

    `allowed` is None where no function says it; `points` lacks players for whom no function does.
    """

    allowed: set[Card] | None = None
    points: dict[str, int] = field(default_factory=dict)
    standings: list[tuple[int, set[str]]] | None = None
    winners: set[str] | None = None


# A new deal.


def new_players(code: StudentCode, seed: int) -> tuple[Players, StudentCodeError | None]:
    """What `rozdej` deals; or what the window deals, and why."""
    missing = [name for name in WITHOUT if not code.is_written(name)]
    note: StudentCodeError | None = None
    try:
        players = code.answer('rozdej')
    except NotWritten as gap:
        return dealt(seed), not_written(code, missing, gap)
    except StudentCodeError as trouble:
        return dealt(seed), StudentCodeError(
            trouble.title, *trouble.lines, 'Karty rozdalo okno.', details=trouble.details
        )
    if mismatch := wrong_deal(players):
        fault = code.unexpected('rozdej', (), *mismatch)
        return dealt(seed), StudentCodeError(fault.title, *fault.lines, 'Karty rozdalo okno.')
    if missing:
        note = not_written(code, missing)
    return same_players(players), note


def not_written(code: StudentCode, missing: list[str], gap: NotWritten | None = None) -> NotWritten:
    """What is still to be written, what comes first, and what the window does meanwhile."""
    instead = [WITHOUT[name] for name in missing]
    if len(missing) == 1:
        lines = gap.lines if gap else in_lesson(code.program, missing[0])
        return NotWritten(f'Funkce {missing[0]} ještě není napsaná.', *instead, *lines)
    title = 'Některé funkce ještě nejsou napsané. Hrát se dá i tak.'
    waiting = [name for name in code.implementation.exercise.lesson.signatures if not code.is_written(name)]
    return NotWritten(title, *next_in_lesson(code.program, waiting), *instead)


def same_players(players: Players) -> Players:
    """The players, each with everything, in the order in which they sit."""
    return {name: {'ruka': set(map(plain, players[name]['ruka'])), 'stychy': []} for name in PLAYERS}


def wrong_deal(players: Any) -> Mismatch | None:
    """Why nobody can play with what was dealt."""
    if not isinstance(players, dict):
        return 'slovník (dict) se čtyřmi hráči', describe_value(players)
    for name in PLAYERS:
        if name not in players:
            return f'slovník s hráči {", ".join(PLAYERS)}', f'slovník, ve kterém chybí {name!r}'
        if mismatch := wrong_player(name, players[name]):
            return mismatch
    if extra := [name for name in players if name not in PLAYERS]:
        return f'jen hráči {", ".join(PLAYERS)}', f'navíc je tam {safe_repr(extra[0])}'
    cards = [card for player in players.values() for card in player['ruka']]
    if missing := in_order(set(DECK) - set(cards)):
        return 'v rukou dohromady všech 52 karet', f'chybí {cards_text(missing)}'
    return None


def wrong_player(name: str, player: Any) -> Mismatch | None:
    """Why that is no player with a new hand."""
    if not isinstance(player, dict) or 'ruka' not in player:
        return f"pod {name!r} slovník s klíčem 'ruka'", f'pod {name!r} je {describe_value(player)}'
    hand = player['ruka']
    if not isinstance(hand, (set, frozenset)):
        return f'{name} má v ruce množinu (set) karet', f'{name} má v ruce {describe_value(hand)}'
    if wrong := [card for card in hand if not is_card(card)]:
        return f"{name} má v ruce karty jako ('Pi', 'dama')", f'{name} má v ruce {describe_value(wrong[0])}'
    if len(hand) != ROUNDS:
        return f'{name} má v ruce {ROUNDS} karet', f'{name} má v ruce karet {len(hand)}'
    if player.get('stychy', []) != []:
        return f'{name} ještě nemá žádný štych', f"pod 'stychy' má {describe_value(player['stychy'])}"
    return None


# Answers that can only be right or wrong.


def ask_right(code: StudentCode, name: str, right: Any, *arguments: Any, shown: Callable[[Any], str] = repr) -> Any:
    """The right answer, if that is what the function says; None when it is not written or says something else.

    A frozen set is as good as a set, as it is for the level tests.
    """
    kinds = (set, frozenset) if type(right) is set else (type(right),)

    def wrong(answer: Any) -> Mismatch | None:
        return None if type(answer) in kinds and answer == right else (shown(right), describe_value(answer))

    said = code.ask(name, *arguments, wrong=wrong, instead=INSTEAD[name])
    return None if said is None else right


def who_starts(code: StudentCode, players: Players) -> str:
    """Who leads to the first trick, by `zacina`, or by the rules of the window."""
    name = starter(players)
    ask_right(code, 'zacina', name, players)
    return name


def who_takes(code: StudentCode, trick: Trick) -> str:
    """Who takes the trick, by `bere`, or by the rules of the window."""
    name = taker(trick)
    ask_right(code, 'bere', name, trick, shown=lambda name: f'{name!r} (na stole je {trick_text(trick)})')
    return name


def look_at(code: StudentCode, players: Players, trick: Trick, chooses: str, over: bool) -> TrickFacts:
    """What the functions say: `chooses` is whose cards are to be outlined, if anybody's."""
    facts = TrickFacts()
    if chooses:
        facts.allowed = allowed_cards(code, players[chooses]['ruka'], trick)
    for name, player in players.items():
        number = ask_right(code, 'body', points(player['stychy']), player['stychy'])
        if number is not None:
            facts.points[name] = number
    if over:
        facts.standings = ask_right(code, 'poradi', standings(players), players)
        facts.winners = ask_right(code, 'vyhrava', standings(players)[0][1], players)
    return facts


def allowed_cards(code: StudentCode, hand: set[Card], trick: Trick) -> set[Card] | None:
    """What `smi_vylozit` says; None when it says nothing, or something wrong."""
    right = set(allowed(hand, led_suit(trick)))

    def wrong(answer: Any) -> Mismatch | None:
        if not isinstance(answer, (set, frozenset)):
            return 'množina (set) karet', describe_value(answer)
        if answer == right:
            return None
        return texts_of_difference(right, answer, hand, trick)

    said = code.ask('smi_vylozit', hand, trick, wrong=wrong, instead=INSTEAD['smi_vylozit'])
    return None if said is None else right


def texts_of_difference(right: set[Card], answer: Iterable[Any], hand: set[Card], trick: Trick) -> Mismatch:
    """Expected and got for a set of cards that is not the right one."""
    strange = [card for card in answer if not is_card(card)]
    if strange:
        return 'množina karet z ruky', f'je v ní {describe_value(strange[0])}'
    where = f'v ruce: {cards_text(hand)}; na stole: {trick_text(trick)}'
    return f'{cards_text(right)} ({where})', cards_text(answer)


# The student's strategy.


def wrong_kind(answer: Any) -> Mismatch | None:
    """Why the answer is no card at all."""
    return None if is_card(answer) else ("jedna karta, třeba ('Pi', 'dama')", describe_value(answer))


def illegal(code: StudentCode, hand: set[Card], trick: Trick, card: Card) -> StudentCodeError:
    """The trouble with a card that may not be played: with hand and trick, so that one sees why."""
    expected = f'jedna z těchto: {cards_text(allowed(hand, led_suit(trick)))}'
    why = 'barva, která se nevynesla' if card in hand else 'karta, která v ruce vůbec není'
    if card in hand and not trick:
        why = 'vynáší se křížovou dvojkou'
    plain = code.unexpected('vyloz', (hand, trick), expected, f'{card} ({card_words(card)}): {why}')
    table = f'Na stole: {trick_text(trick)}'
    call, *lines = plain.lines
    return StudentCodeError(
        'Funkce vyloz vyložila kartu, kterou nesmí.', call, f'V ruce: {cards_text(hand)}', table, *lines
    )


def card_at_the_table(code: StudentCode, hand: set[Card], trick: Trick) -> Card | None:
    """What `vyloz` plays; None when it failed and the window has to play. The error is shown then."""
    right = allowed(hand, led_suit(trick))
    card = code.ask('vyloz', hand, trick, wrong=wrong_kind, instead=INSTEAD['vyloz'])
    if card is None:
        return None
    card = plain(card)
    if card in right:
        return card
    trouble = illegal(code, hand, trick, card)
    code.faults.append(StudentCodeError(trouble.title, 'Hraje se dál s kartou, kterou vybralo okno.', *trouble.lines))
    return None


def students_card(code: StudentCode, hand: set[Card], trick: Trick) -> Card:
    """What `vyloz` plays. Raises `StudentCodeError`, also when that is nothing one may play."""
    card = plain(code.answer('vyloz', hand, trick, wrong=wrong_kind, keeps=True))
    if card not in allowed(hand, led_suit(trick)):
        raise illegal(code, hand, trick, card)
    return card
