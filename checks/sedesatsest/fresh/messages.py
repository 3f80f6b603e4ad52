"""`vesmir66`: who comes and goes, and what the players are sent."""

from typing import Any

from rozdej.fresh import Answer, Dice, same_data

from .ground import anew, coded, fresh
from .moves import next_game, sent_alike
from .positions import any_position, ended, laid, position, with_pair

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
        return universe._replace(jmena=names, svety=names[:], stavy=['hraje', 'ceka'])
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
