"""`vesmir66`: deals, moves, and how a game ends."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rozdej.teacher.fresh_cases import Answer, Dice, badly_shuffled, same_data, too_often

from .ground import (
    PLAIN,
    announced,
    any_position,
    deck,
    ended,
    fresh,
    laid,
    position,
    taker,
    with_pair,
    with_points,
    with_two_pairs,
    won,
)

# Dealing is chance.


@fresh.together('rozdej')
def deals(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    sound = []
    for number, answer in enumerate(answers):
        parts = answer.result
        is_triple = isinstance(parts, tuple) and [isinstance(part, list) for part in parts] == [True] * 3
        cards = [card for part in parts for card in part] if is_triple else []
        if not is_triple or [len(part) for part in parts] != [6, 6, 12] or sorted(map(tuple, cards)) != SORTED:
            yield number, 'Rozdaných má být 24 různých karet: trojice seznamů po šesti, šesti a dvanácti.'
        elif answer.printed:
            yield number, 'Při rozdávání se nemá nic vypisovat.'
        else:
            sound.append([tuple(card)[-1] for card in cards])
    yield from badly_shuffled(sound)
    counts = Counter(card for cards in sound for card in cards[:6])
    if counts and max(counts.values()) >= too_often(len(sound), 1 / 4, 1e-11):
        yield 0, 'Karty nejsou pořádně zamíchané: některé dostává první hráč mnohem častěji než druhý.'


SORTED = sorted((*card, number) for number, card in enumerate(PLAIN, start=1))


def dealt_anew(universe: Any) -> str:
    """What is wrong with a game that was just dealt, but for names, states and what the games before brought."""
    cards = [*universe.ruka1, *universe.ruka2, *universe.balicek]
    if [len(universe.ruka1), len(universe.ruka2), len(universe.balicek)] != [6, 6, 12]:
        return 'Rozdat se má šest karet, šest karet a dvanáct do balíčku.'
    if sorted(map(tuple, cards)) != SORTED:
        return 'Rozdaných má být 24 různých karet.'
    if universe.trumf != universe.balicek[0].barva:
        return 'Trumfy má určit první karta balíčku.'
    rest = (universe.stav, universe.body1, universe.body2, universe.kdo_zavrel)
    empty = (universe.stychy1, universe.stychy2, universe.stred, universe.posledni_stych)
    return '' if rest == ('h0', 0, 0, 'h0') and empty == ([], [], [], []) else 'Nová hra má začít od začátku.'


@fresh.together('novy_vesmir', times=60)
def new_universes(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    seen = []
    for number, answer in enumerate(answers):
        universe = answer.result
        rest = (universe.vyhry1, universe.vyhry2, universe.jmena, universe.svety, universe.stavy)
        if wrong := dealt_anew(universe):
            yield number, wrong
        elif rest != (0, 0, [], [], ['hraje', 'ceka']) or answer.printed:
            yield number, 'V novém vesmíru nikdo není a začíná první hráč.'
        elif universe.balicek in seen:
            yield number, 'Balíček je přesně takový jako jeden z předchozích.'
        seen.append(universe.balicek)


def next_game(given: tuple, answer: Answer) -> str:
    [before], after = given, answer.result
    if wrong := dealt_anew(after):
        return wrong
    kept = [(one.vyhry1, one.vyhry2, one.jmena, one.svety) for one in (before, after)]
    if kept[0] != kept[1]:
        return 'Výherní body, jména a připojení se novou hrou nemají změnit.'
    states = ['hraje', 'ceka'] if 'vyhra' in before.stavy[0] else ['ceka', 'hraje']
    if after.stavy != states:
        return 'Novou hru má začínat vítěz té minulé.'
    return '' if answer.arguments == given else 'Vesmír, který funkce dostala, se nemá změnit.'


@fresh.cases('znovu', share=3, holds=next_game)
def after_the_end(dice: Dice) -> tuple:
    return (ended(dice),)


@fresh.cases('znovu')
def in_the_middle_of_a_game(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return (dice.choice([universe, laid(dice, universe, leader), laid(dice, universe, leader, True)]),)


# Moves


@fresh.cases('vyloz', share=3)
def leading(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=8)
def the_second_card(dice: Dice) -> tuple:
    universe, leader = position(dice, *dice.choice([(None, None), (None, True), *[(dice.randint(6, 10), False)] * 2]))
    second = 3 - leader
    return laid(dice, universe, leader), second, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=5)
def after_announcing(dice: Dice) -> tuple:
    universe, leader = announced(dice)
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=5)
def of_two_pairs(dice: Dice) -> tuple:
    universe, leader = with_two_pairs(dice, dice.choice(['trump', 'plain']))
    return universe, leader, dice.randrange(len(universe.ruka1))


@fresh.cases('vyloz', share=4)
def no_such_card(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return universe, leader, dice.choice([-1, -1, len(universe.ruka1), 6, -6])


@fresh.cases('vyloz', share=4)
def beyond_a_small_hand(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.randint(7, 11), False)
    return universe, leader, dice.randint(len(universe.ruka1), 5)


@fresh.cases('vyloz', share=4)
def a_lower_card_of_the_suit(dice: Dice) -> tuple:
    """Suit has to be followed, and higher cards and trumps are there as well."""
    while True:
        universe, leader = position(dice, *dice.choice([(dice.randint(0, 7), True), (dice.randint(6, 9), False)]))
        universe = laid(dice, universe, leader)
        own, [led] = universe.ruka2 if leader == 1 else universe.ruka1, universe.stred
        lower = [card for card in own if card.barva == led.barva and card.hodnota < led.hodnota]
        if lower and any(card.barva != led.barva or card.hodnota > led.hodnota for card in own):
            return universe, 3 - leader, own.index(dice.choice(lower))


@fresh.cases('vyloz', share=4)
def not_on_turn(dice: Dice) -> tuple:
    universe, player = any_position(dice)
    return universe, dice.choice([player, 3 - player]), 0


def decided_by_another(given: tuple, expected: Answer, got: Answer) -> bool:
    """What `stav` is after a trick, no level says, and nothing reads it before the next card."""
    same = same_data(*(answer.result._replace(stav='') for answer in (expected, got)))
    return same and has_no_other_effect(expected, got)


def has_no_other_effect(expected: Answer, got: Answer) -> bool:
    return not got.error and not got.printed and same_data(expected.arguments, got.arguments)


@fresh.cases('rozhodni_stych', share=12, allows=decided_by_another)
def a_trick_lies(dice: Dice) -> tuple:
    universe, leader = position(dice)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=2, allows=decided_by_another)
def the_deck_runs_out(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([4, 5, 5, 6]), False)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=2, allows=decided_by_another)
def the_last_trick(dice: Dice) -> tuple:
    universe, leader = position(dice, 11, False)
    return (laid(dice, universe, leader, True),)


@fresh.cases('rozhodni_stych', share=5, allows=decided_by_another)
def the_last_trick_of_a_closed_deck(dice: Dice) -> tuple:
    """Both have points next to those that decide: 66 after the trick, 32 of the other player."""
    universe, leader = position(dice, dice.randint(5, 10), True)
    while len(universe.ruka1) > 1:
        universe, leader = position(dice, dice.randint(5, 10), True)
    universe = laid(dice, universe, leader, True)
    winner, worth = taker(universe.stred, universe.trumf, leader), sum(card.hodnota for card in universe.stred)
    some = [64, 65, 66, 67, 70, 32, 33]
    universe = with_points(universe, winner, dice.choice([one - worth for one in some]))
    universe = with_points(universe, 3 - winner, dice.choice([0, 20, 31, 32, 33, 65, 66, 70]))
    if dice.random() < 0.4:  # the other player has no trick at all
        every = universe.stychy1 + universe.stychy2
        universe = universe._replace(stychy1=every if winner == 1 else [], stychy2=every if winner == 2 else [])
    return (universe,)


@fresh.cases('rozhodni_stych', share=4)
def no_trick_lies(dice: Dice) -> tuple:
    universe, leader = position(dice)
    one = laid(dice, universe, leader)
    return (dice.choice([universe, one, one, ended(dice)]),)


@fresh.cases('rozhodni_stych', share=2, allows=decided_by_another)
def a_trick_worth_nothing(dice: Dice) -> tuple:
    while True:
        universe, leader = position(dice)
        universe = laid(dice, universe, leader, True)
        if not any(card.hodnota for card in universe.stred):
            return (universe,)


@fresh.cases('serad_ruku', share=2)
def at_any_time(dice: Dice) -> tuple:
    return any_position(dice)[0], dice.choice([1, 2])


def free(universe: Any, is_view: bool = False) -> Any:
    """What is said of a universe or a message: not where in the hand a swapped card comes."""
    hands = {part: sorted(universe[number]) for number, part in ((1, 'ruka1'), (2, 'ruka2'))}
    if is_view:
        return [universe[0], *hands.values(), *universe[3:]]
    return universe._replace(stav='', **hands)


def by_another_mover(given: tuple, expected: Answer, got: Answer) -> bool:
    """`stav` is "who moved last", which only laying a card has to tell; a swapped card comes anywhere in the hand."""
    return same_data(free(expected.result), free(got.result)) and has_no_other_effect(expected, got)


def sent_alike(given: tuple, expected: Answer, got: Answer) -> bool:
    """The same freedoms in what is sent; which player is written to first is not said."""
    said = []
    for bundle in (expected.result, got.result):
        mails = sorted([name, free(message, True)] for name, message in bundle.posty)
        said.append([free(bundle.vesmir), mails, bundle.odpojit])
    same = all(isinstance(mail, tuple) for mail in got.result.posty) and same_data(*said)
    laid_by = given[2][0] != 'vyloz' or expected.result.vesmir.stav == got.result.vesmir.stav
    return same and laid_by and has_no_other_effect(expected, got)


def moves(function: str) -> None:
    """The kinds that every move of a player has."""

    @fresh.cases(function, share=3, allows=by_another_mover)
    def any_time(dice: Dice) -> tuple:
        universe, player = any_position(dice)
        return universe, dice.choice([player, player, 3 - player])

    @fresh.cases(function, share=3, allows=by_another_mover)
    def at_the_lead(dice: Dice) -> tuple:
        return position(dice)

    @fresh.cases(function, share=2, allows=by_another_mover)
    def with_an_announcement(dice: Dice) -> tuple:
        universe, player = announced(dice)
        return universe, dice.choice([player, player, 3 - player])

    @fresh.cases(function, allows=by_another_mover)
    def with_a_card_in_the_middle(dice: Dice) -> tuple:
        universe, leader = position(dice, nine=function == 'vymen_trumf')
        return laid(dice, universe, leader), dice.choice([leader, 3 - leader, 3 - leader])


for name in ('vymen_trumf', 'hlas', 'hlas_trumf', 'zavri', 'skonci'):
    moves(name)


@fresh.cases('vymen_trumf', share=5, allows=by_another_mover)
def the_nine_is_there(dice: Dice) -> tuple:
    return position(dice, dice.choice([0, 1, 2, 3, 4]), False, nine=True)


@fresh.cases('vymen_trumf', share=8, allows=by_another_mover)
def the_nine_is_there_too_late(dice: Dice) -> tuple:
    universe, leader = position(dice, *dice.choice([(5, False), (dice.randint(0, 5), True), (6, False)]), nine=True)
    return universe, leader


@fresh.cases('vymen_trumf', share=4, allows=by_another_mover)
def the_nine_of_the_one_who_closed(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.randint(0, 4), True, nine=True)
    while len(universe.balicek) <= 2:
        universe, leader = position(dice, dice.randint(0, 4), True, nine=True)
    return universe._replace(kdo_zavrel=f'h{leader}'), leader


@fresh.cases('vymen_trumf', share=4, allows=by_another_mover)
def the_second_has_the_nine(dice: Dice) -> tuple:
    """Before and after the leader has laid a card."""
    while True:
        universe, leader = position(dice, dice.randint(0, 4), False)
        cards = universe.ruka2 if leader == 1 else universe.ruka1
        if any(card.jmeno == '9' and card.barva == universe.trumf for card in cards):
            return dice.choice([universe, laid(dice, universe, leader), laid(dice, universe, leader)]), 3 - leader


@fresh.cases('vymen_trumf', share=6, allows=by_another_mover)
def the_nine_and_a_pair_announced(dice: Dice) -> tuple:
    while True:
        universe, leader = announced(dice, closed=False)
        cards = universe.ruka1 if leader == 1 else universe.ruka2
        nine = [one for one in universe.balicek[1:] if one.jmeno == '9' and one.barva == universe.trumf]
        spare = [card for card in cards if card.jmeno not in ('kral', 'dama')]
        if nine and spare and len(universe.balicek) > 2:
            swap = {nine[0]: spare[0], spare[0]: nine[0]}
            parts = {part: [swap.get(one, one) for one in getattr(universe, part)] for part in PLACES}
            return universe._replace(**parts), leader


PLACES = ('ruka1', 'ruka2', 'balicek')


def announcing(function: str, own: str, other: str) -> None:
    @fresh.cases(function, share=5, allows=by_another_mover)
    def the_pair_is_there(dice: Dice) -> tuple:
        return with_pair(dice, own)

    @fresh.cases(function, share=2, allows=by_another_mover)
    def before_the_first_trick(dice: Dice) -> tuple:
        return with_pair(dice, own, 0, False)

    @fresh.cases(function, share=4, allows=by_another_mover)
    def two_pairs_to_announce(dice: Dice) -> tuple:
        while True:
            universe, leader = with_pair(dice, own)
            cards = universe.ruka1 if leader == 1 else universe.ruka2
            if sum(card.jmeno in ('kral', 'dama') for card in cards) >= 4 or dice.random() < 0.02:
                return universe, leader

    @fresh.cases(function, share=3, allows=by_another_mover)
    def only_the_other_kind_of_pair(dice: Dice) -> tuple:
        return with_pair(dice, other)

    @fresh.cases(function, share=3, allows=by_another_mover)
    def the_pair_and_a_middle(dice: Dice) -> tuple:
        universe, leader = with_pair(dice, own, dice.choice([0, 2, 6]))
        return laid(dice, universe, 3 - leader), leader

    @fresh.cases(function, share=8, allows=by_another_mover)
    def announced_already(dice: Dice) -> tuple:
        return with_two_pairs(dice, dice.choice([own, other, other]))

    @fresh.cases(function, share=2, allows=by_another_mover)
    def out_of_turn(dice: Dice) -> tuple:
        universe, leader = with_pair(dice, own)
        return universe._replace(ruka1=universe.ruka2, ruka2=universe.ruka1), 3 - leader


announcing('hlas', 'plain', 'trump')
announcing('hlas_trumf', 'trump', 'plain')


@fresh.cases('zavri', share=10, allows=by_another_mover)
def the_deck_is_open(dice: Dice) -> tuple:
    return position(dice, dice.choice([0, 1, 2, 3, 4, 5, 5]), False)


@fresh.cases('zavri', share=9, allows=by_another_mover)
def a_card_lies_in_the_middle(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([0, 1, 2, 3, 4, 5]), False)
    return laid(dice, universe, leader), 3 - leader


@fresh.cases('zavri', share=9, allows=by_another_mover)
def after_one_has_announced(dice: Dice) -> tuple:
    while True:
        universe, leader = announced(dice, closed=False)
        if universe.balicek:
            return universe, leader


@fresh.cases('zavri', share=4, allows=by_another_mover)
def the_other_closes(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.randint(0, 5), False)
    return universe, 3 - leader


@fresh.cases('zavri', share=2, allows=by_another_mover)
def the_deck_is_closed_or_empty(dice: Dice) -> tuple:
    return position(dice, *dice.choice([(None, True), (dice.randint(6, 11), False)]))


@fresh.cases('skonci', share=10, allows=by_another_mover)
def points_that_decide(dice: Dice) -> tuple:
    universe, leader = dice.choice([position, announced, won])(dice)
    universe = with_points(universe, leader, dice.choice([64, 65, 66, 66, 67, 80]))
    return with_points(universe, 3 - leader, dice.choice([0, 20, 31, 32, 33, 65, 66, 70])), leader


@fresh.cases('skonci', share=8, allows=by_another_mover)
def the_other_has_no_trick_or_a_poor_one(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.choice([2, 3, 4]), False)
    poor = dice.choice([[], [], [dice.sample([card for card in deck() if card.jmeno == '9'], 2)]])
    every = universe.stychy1 + universe.stychy2
    tricks = {f'stychy{leader}': every, f'stychy{3 - leader}': poor}
    universe = with_points(universe._replace(**tricks), leader, dice.choice([66, 70, 65]))
    return with_points(universe, 3 - leader, 0 if poor else dice.choice([0, 0, 20, 40])), leader
