"""`vesmir66` and `svet66`: what the players are sent, and what their windows make of it."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rozdej.network.sedesatsest.functions import is_message
from rozdej.network.sedesatsest.opponents import dealt, message
from rozdej.teacher.fresh_cases import Answer, Dice, Functions, same_data

from .ground import (
    ENDS,
    NAMES,
    RUNNING,
    STATES,
    TURN,
    WAITING,
    anew,
    any_position,
    back,
    coded,
    ended,
    fresh,
    laid,
    position,
    with_pair,
    with_points,
    with_two_pairs,
)
from .moves import next_game, sent_alike

# What the players are sent. "The other hand and the face-down part of the deck are RUB".


def connected(dice: Dice, universe: Any) -> Any:
    """Both are, or one has gone."""
    return universe._replace(svety=universe.svety[: dice.choice([1, 2, 2])])


@fresh.cases('pohled', share=3)
def a_view(dice: Dice) -> tuple:
    return connected(dice, any_position(dice)[0]), dice.choice([1, 2])


@fresh.cases('pohled')
def a_view_of_one_who_is_alone(dice: Dice) -> tuple:
    universe, _ = any_position(dice)
    return universe._replace(svety=universe.svety[:1]), universe.jmena.index(universe.svety[0]) + 1


def mails_in_any_order(given: tuple, expected: Answer, got: Answer) -> bool:
    said = [[one.vesmir, sorted(map(list, one.posty)), one.odpojit] for one in (expected.result, got.result)]
    same = all(isinstance(mail, tuple) for mail in got.result.posty) and same_data(*said)
    return same and not got.error and not got.printed and same_data(expected.arguments, got.arguments)


def at_the_table(dice: Dice) -> Any:
    """Nobody, one or two are connected; those who have left keep their names."""
    universe, _ = any_position(dice)
    if dice.random() < 0.3:
        universe, _ = position(dice, 0, False)
        names = universe.jmena[: dice.choice([0, 1, 1])]
        there = dice.choice([names[:], []])
        return universe._replace(jmena=names, svety=there, stavy=['hraje', 'ceka'])
    return universe._replace(svety=universe.svety[: dice.choice([0, 1, 1, 2])])


@fresh.cases('pri_registraci', share=2, allows=mails_in_any_order)
def a_stranger_comes(dice: Dice) -> tuple:
    return at_the_table(dice), 'Nikola'


@fresh.cases('pri_registraci', share=2, allows=mails_in_any_order)
def somebody_known_comes(dice: Dice) -> tuple:
    universe = at_the_table(dice)
    return universe, dice.choice([*universe.jmena, 'Nikola'])


@fresh.cases('pri_odpojeni', share=3, allows=mails_in_any_order)
def somebody_leaves(dice: Dice) -> tuple:
    universe = at_the_table(dice)
    return universe, dice.choice([*universe.svety, *universe.svety, 'Nikola'])


WORDS = ('rozhodni', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci')


@fresh.cases('pri_zprave', share=4, allows=sent_alike)
def any_message(dice: Dice) -> tuple:
    universe, player = any_position(dice)
    message = dice.choice([['vyloz', dice.randrange(6)], [anew(dice.choice(WORDS))]])
    return universe, universe.jmena[dice.choice([player, player, 3 - player]) - 1], message


@fresh.cases('pri_zprave', share=10, allows=sent_alike)
def a_message_that_fits(dice: Dice) -> tuple:
    universe, leader = dice.choice(
        [position(dice), with_pair(dice, 'plain'), with_pair(dice, 'trump'), position(dice, 2, False, nine=True)]
    )
    if dice.random() < 0.3:
        return laid(dice, universe, leader, True), dice.choice(universe.jmena), ['rozhodni']
    message = coded(dice.choice([['vyloz', 0], *([word] for word in WORDS)]))
    return universe, universe.jmena[leader - 1], message


@fresh.cases('pri_zprave', share=4, allows=sent_alike)
def an_exchange(dice: Dice) -> tuple:
    universe, leader = position(dice, dice.randint(0, 4), False, nine=True)
    return universe, universe.jmena[leader - 1], ['vymen']


@fresh.cases('pri_zprave', share=6, allows=sent_alike)
def a_word_of_the_one_who_waits(dice: Dice) -> tuple:
    universe, leader = position(dice)
    if dice.random() < 0.5:
        return universe, universe.jmena[2 - leader], ['serad']
    return laid(dice, universe, leader, True), dice.choice(universe.jmena), ['rozhodni']


@fresh.cases('pri_zprave', share=50)
def a_bad_message(dice: Dice) -> tuple:
    universe, leader = position(dice)
    message = dice.choice(
        [
            *(
                'vyloz',
                'serad',
                'skonci',
                '',
                None,
                3,
                [],
                ['tancuj'],
                ['SKONCI'],
                ['vyloz'],
                ['vyloz', '0'],
                [['serad']],
            ),
            *(['vyloz', 0, 1], ['skonci', 1], ['vyloz', None], ['vyloz', True], ['vyloz', -1], ['vyloz', 0.0], {}, [0]),
            *(['pohled'], ['posud'], [None], ['vyloz', [0]], ['zavri', 'zavri'], ['serad', 0]),
        ]
    )
    return universe, universe.jmena[leader - 1], message


@fresh.cases('pri_zprave', share=40, allows=sent_alike)
def of_one_who_is_alone_or_away(dice: Dice) -> tuple:
    universe, leader = any_position(dice)
    message = dice.choice([['vyloz', 0], ['serad'], *([word] for word in WORDS), ['znovu']])
    if message == ['znovu']:
        universe = ended(dice)
    elif message == ['rozhodni']:
        universe, leader = position(dice)
        universe = laid(dice, universe, leader, True)
    return universe._replace(svety=universe.svety[:1]), dice.choice([*universe.jmena, 'Nikola']), message


def next_game_is_sent(given: tuple, answer: Answer) -> str:
    before, bundle = given[0], answer.result
    if wrong := next_game((before,), Answer(bundle.vesmir, None, '', (before,))):
        return wrong
    views = {name: message[0] for name, message in bundle.posty}
    states = {name: bundle.vesmir.stavy[before.jmena.index(name)] for name in before.svety}
    return '' if views == states and bundle.odpojit == [] else 'Novou hru mají dostat oba hráči.'


@fresh.cases('pri_zprave', share=8, holds=next_game_is_sent)
def once_more(dice: Dice) -> tuple:
    universe = ended(dice)
    return universe, dice.choice(universe.jmena), ['znovu']


# svet66


def seen_by(universe: Any, player: int) -> Any:
    """The view of this player."""
    from karty66 import Svet

    hands = [list(universe.ruka1), list(universe.ruka2)]
    hands[2 - player] = [back()] * len(hands[2 - player])
    deck_seen = universe.balicek[:1] + [back()] * len(universe.balicek[1:])
    view = Svet(universe.stavy[player - 1], *universe[1:15])
    return view._replace(ruka1=hands[0], ruka2=hands[1], balicek=deck_seen)


def world(dice: Dice, state: str = '') -> Any:
    """The view of a player, with this state where one is named."""
    view = seen_by(any_position(dice)[0], 1)
    return view._replace(stav=state) if state else view


@fresh.cases('novy_svet')
def a_new_world(dice: Dice) -> tuple:
    return ()


@fresh.together('novy_svet', times=2)
def lists_of_their_own(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    for number, answer in enumerate(answers):
        lists = [part for part in answer.result if isinstance(part, list)]
        if len({id(part) for part in lists}) != len(lists):
            yield number, 'Jeden a tentýž seznam je ve světě na více místech.'


@fresh.cases('pri_prijeti', share=4)
def a_view_arrives(dice: Dice) -> tuple:
    return world(dice, dice.choice(['', 'stych', 'ceka'])), coded(
        world(dice, dice.choice(['', '', 'stych', 'odmitnut']))
    )


@fresh.cases('pri_prijeti', share=3)
def a_view_in_any_state(dice: Dice) -> tuple:
    return world(dice), coded(world(dice, dice.choice([*RUNNING, *ENDS])))


@fresh.cases('pri_prijeti', share=3)
def a_view_after_the_last_trick(dice: Dice) -> tuple:
    view = world(dice, dice.choice(['vyhra_posledni', 'prohra_posledni', 'z_vyhra1t', 'z_prohra3f', 'ceka']))
    return world(dice, 'stych'), coded(view._replace(ruka1=[], ruka2=[], stred=[]))


@fresh.cases('pri_prijeti', share=4)
def a_view_of_one_who_waits(dice: Dice) -> tuple:
    return world(dice), coded(world(dice, dice.choice(WAITING) + dice.choice(['', '!'])))


@fresh.cases('pri_prijeti')
def a_text_as_long_as_a_view(dice: Dice) -> tuple:
    return world(dice), ''.join(dice.choices('abcdefgh', k=15))


@fresh.cases('pri_prijeti')
def one_too_many_or_few(dice: Dice) -> tuple:
    view = coded(world(dice))
    return world(dice), dice.choice([view[:14], [*view, 0], [*view, 0, 1]])


@fresh.cases('pri_prijeti', share=2)
def nonsense_arrives(dice: Dice) -> tuple:
    view = coded(world(dice))
    wrong = [view[:14], [*view, 0], view[:1], [], 'patnáct písmen', 'stych', 15, None, {}, ['stych'], 'x' * 15]
    return world(dice), dice.choice(wrong)


@fresh.cases('pri_klavese', share=30)
def a_key_on_turn(dice: Dice) -> tuple:
    return world(dice, dice.choice(TURN) + dice.choice(['', '!'])), dice.choice([*'123456STHJZ', 'Enter'])


@fresh.cases('pri_klavese', share=10)
def a_key_out_of_turn(dice: Dice) -> tuple:
    waiting = [state for state in STATES if state.rstrip('!') not in TURN]
    return world(dice, dice.choice(waiting)), dice.choice([*'123456STHJZSS', 'Enter'])


@fresh.cases('pri_klavese', share=3)
def a_seventh_card_on_turn(dice: Dice) -> tuple:
    return world(dice, dice.choice(TURN) + dice.choice(['', '!'])), dice.choice(['7', '7', '0', '8'])


@fresh.cases('pri_klavese', share=3)
def sorting_at_any_time(dice: Dice) -> tuple:
    return world(dice, dice.choice(STATES)), 'S'


@fresh.cases('pri_klavese', share=2)
def sorting_while_a_trick_lies(dice: Dice) -> tuple:
    return world(dice, 'stych'), 'S'


@fresh.cases('pri_klavese', share=10)
def another_key(dice: Dice) -> tuple:
    keys = ['0', '7', '9', 'X', 'A', 'mezera', 'Escape', 'Tab', 'nahoru', '+', 'Q']
    return world(dice, dice.choice(STATES[:8])), dice.choice(keys)


def place(dice: Dice) -> tuple[int, int]:
    return dice.choice([(0, 0), (0, dice.randint(1, 400)), (dice.randint(1, 700), 0), (dice.randint(1, 700), 55)])


@fresh.cases('pri_mysi', share=2)
def a_click_at_the_end(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def another_event(dice: Dice) -> tuple:
    return world(dice, dice.choice(ENDS)), *place(dice), dice.choice(['pohyb', 'pusteni', 'tah'])


@fresh.cases('pri_mysi')
def a_click_when_refused(dice: Dice) -> tuple:
    return world(dice, 'odmitnut'), *place(dice), 'klik'


@fresh.cases('pri_mysi')
def a_click_in_a_game(dice: Dice) -> tuple:
    return world(dice, dice.choice([*RUNNING, 'stych', 'odmitnut'])), *place(dice), 'klik'


# zahraj: which of the allowed messages comes is the student's own strategy.


def is_allowed(given: tuple, answer: Answer) -> str:
    """Nothing from one who waits, and a move that the rules allow from one on turn."""
    view, sent = given[0], answer.result
    if answer.error or not same_data(answer.arguments, given):
        return 'Funkce spadla, nebo změnila svět, který dostala.'
    if view.stav.rstrip('!') not in TURN:
        return '' if sent is None else 'Kdo není na tahu, má dostat None.'
    name = view.jmena[0 if any(card != back() for card in view.ruka1) else 1]
    content = coded(view)
    options = [message(content, name, move) for move in dealt(content, name, random.Random(0)).moves()]
    is_one = isinstance(sent, list) and is_message([*sent]) and sent in options
    return '' if is_one else f'Teď se smí poslat jen {options}.'


@fresh.cases('zahraj', share=4, holds=is_allowed)
def a_view_of_either_player(dice: Dice) -> tuple:
    return (seen_by(any_position(dice)[0], dice.choice([1, 2])),)


@fresh.cases('zahraj', share=6, holds=is_allowed)
def a_view_on_turn(dice: Dice) -> tuple:
    universe, leader = dice.choice([position(dice), with_pair(dice, 'plain'), position(dice, 3, False, nine=True)])
    if dice.random() < 0.6:
        return (seen_by(laid(dice, universe, leader), 3 - leader),)
    return (seen_by(universe, leader),)


@fresh.cases('zahraj', share=4, holds=is_allowed)
def a_view_with_a_pair_to_lay(dice: Dice) -> tuple:
    universe, leader = with_two_pairs(dice, dice.choice(['trump', 'plain']))
    return (seen_by(universe, leader),)


@fresh.cases('zahraj', share=2, holds=is_allowed)
def a_view_with_enough_points(dice: Dice) -> tuple:
    universe, leader = position(dice)
    who = dice.choice([leader, 3 - leader])
    universe = with_points(laid(dice, universe, leader) if who != leader else universe, who, dice.randint(60, 90))
    return (seen_by(universe, who),)


# popis_stavu: "how the sentences sound is up to you"; what they have to tell is asked, and which of them differ.


@fresh.plays('popis_stavu')
def sentences(dice: Dice, program: Functions) -> None:
    names = dice.sample(NAMES, 2)
    own, other = dice.sample(names, 2)
    view = world(dice)._replace(jmena=names)

    def told(state: str, **parts: Any) -> str:
        text = program.popis_stavu(view._replace(stav=state, **parts), own)
        is_sentence = isinstance(text, str) and bool(text.strip()) and '\n' not in text
        assert is_sentence, f'Ve stavu {state} má být popis věta.'
        assert not program.printed, 'Věta se má vrátit, ne vypsat.'
        return text

    for state in STATES:
        text = told(state)
        assert other in text or state.rstrip('!') not in WAITING, f'Ve stavu {state} má být v popisu jméno soupeře.'
        points = next((one for one in '123' if one in state), '1')
        assert points in text or state not in ENDS, f'Ve stavu {state} mají být v popisu výherní body číslicí.'
    for group in DIFFERENT:
        for one, two in combinations(group, 2):
            assert told(one) != told(two), f'Ve stavech {one} a {two} má být popis jiný.'
    told('ceka', jmena=[own])
    refused, alone = told('odmitnut', jmena=[]), told('ceka', jmena=[])
    assert refused != alone, 'Odmítnutému přijde svět beze jmen, a popis má být jiný, než když se na někoho čeká.'


DIFFERENT = [
    ('hraje', 'ceka', 'vyhra1t', 'prohra1t', 'odmitnut'),
    *((f'z_vyhra{end}', f'z_prohra{end}') for end in ('1t', '2t', '3t', '3f')),
    *((state, f'{state}!') for state in ('hraje', 'ceka')),
    ('hraje', 'hlasi', 'hlasi_trumf'),
    ('ceka', 'slysi', 'slysi_trumf'),
]
