"""One universe with fake worlds: order of things, faults of handlers, results that are no bundles."""

import random

import pytest

from checks.network.example import DECLARATION, Bundle, Count, Game, universe
from checks.network.solution import Table
from rozdej.network.room_state import LONGEST_MAIL, LONGEST_STATE, MOST_MAILS, Universe, WrongResult


def boom(*arguments):
    raise ZeroDivisionError


def test_registration_message_and_disconnect_lead_to_mails_in_the_order_of_the_list():
    one = universe()
    assert one.registration('Anna').mails == [('Anna', '0')]
    assert one.registration('Petr').mails == [('Anna', '0'), ('Petr', '0')]
    assert one.message('Petr', 3).mails == [('Anna', '3'), ('Petr', '3')]
    assert one.disconnect('Anna').mails == [('Petr', '3')]
    assert one.worlds == ['Petr']
    assert one.state == Count(3, ['Petr'])


def test_a_new_world_is_on_the_list_before_its_handler_runs():
    seen = []
    one = universe(came=lambda state, name: (seen.append(list(one.worlds)), Game.came(state, name))[1])
    one.registration('Anna')
    assert seen == [['Anna']]


def test_mails_go_out_before_the_drop_and_the_dropped_are_gone():
    one = universe()
    for name in ('Anna', 'Petr'):
        one.registration(name)
    effects = one.registration('Cyril')
    assert (effects.mails, effects.drops) == ([('Cyril', '"full"')], ['Cyril'])
    assert one.worlds == ['Anna', 'Petr']
    assert one.known == {'Anna', 'Petr'}  # strangers leave nothing behind


def test_a_drop_is_no_disconnect_for_the_handlers():
    game = Game(said=lambda state, name, message: Bundle(state, [], ['Anna', 'Anna']))
    one = Universe(DECLARATION, game, {'Count': Count}.get)
    one.registration('Anna')
    assert one.message('Anna', 1).drops == ['Anna']
    assert 'left' not in game.calls


def test_mail_for_somebody_who_is_away_is_left_out():
    one = universe(left=lambda state, name: Bundle(state, [('Anna', 1), ('Petr', 2)], ['Anna']))
    one.registration('Anna')
    one.registration('Petr')
    effects = one.disconnect('Anna')
    assert (effects.mails, effects.drops) == ([('Petr', '2')], [])


@pytest.mark.parametrize('broken', ['said', 'came', 'left'])
def test_a_handler_that_raises_leaves_the_state_even_if_it_had_spoiled_it(broken):
    def spoil(state, *arguments):
        state.names.append('spoiled')
        raise ZeroDivisionError

    one = universe()
    one.registration('Anna')
    one.registration('Petr')
    one.game.replaced[broken] = spoil
    act = {
        'said': lambda: one.message('Anna', 1),
        'came': lambda: one.registration('Eva'),
        'left': lambda: one.disconnect('Petr'),
    }
    with pytest.raises(ZeroDivisionError):
        act[broken]()
    assert one.state == Count(0, ['Anna', 'Petr'])
    assert one.worlds == (['Anna'] if broken == 'left' else ['Anna', 'Petr'])


def test_whose_registration_fails_is_not_known_and_may_try_again():
    one = universe(came=boom)
    with pytest.raises(ZeroDivisionError):
        one.registration('Anna')
    assert (one.worlds, one.known) == ([], set())
    del one.game.replaced['came']
    assert one.registration('Anna').mails


def test_a_first_state_that_fails_is_made_again():
    one = universe(start=boom)
    with pytest.raises(ZeroDivisionError):
        one.registration('Anna')
    del one.game.replaced['start']
    one.registration('Anna')
    assert one.game.calls.count('start') == 2


cycle = []
cycle.append(cycle)
vast = ['x']
for _ in range(40):
    vast = [vast, vast]  # written down it would have a million million letters

STATE = Count(1, [])
WRONG = {
    'none': (None, 'Bundle(state, posts, drops)', 'None (nic)'),
    'state only': (STATE, 'Bundle(state, posts, drops)', 'samotný stav'),
    'list': ([STATE, [], []], 'Bundle(state, posts, drops)', 'seznam (list)'),
    'no state': ((None, [], []), 'na prvním místě Count', 'na prvním místě None'),
    'no posts': ((STATE, None, []), 'na druhém místě seznam dvojic', 'None (nic)'),
    'posts of names': ((STATE, ['Anna'], []), 'seznam dvojic', "řetězec (str): 'Anna'"),
    'post to a stranger': ((STATE, [('Eva', 1)], []), 'jméno někoho, kdo se přihlásil (Anna)', "zpráva pro 'Eva'"),
    'post to a list': ((STATE, [(['Anna'], 1)], []), 'jméno někoho, kdo se přihlásil', "zpráva pro ['Anna']"),
    'post to a vast number': ((STATE, [(10**5000, 1)], []), 'jméno někoho', 'zpráva pro <int, repr: ValueError>'),
    'set in a post': ((STATE, [('Anna', {1})], []), 'zpráva ze seznamů', '{1}'),
    'endless post': ((STATE, [('Anna', cycle)], []), 'zpráva ze seznamů', '[[...]]'),
    'no number': ((STATE, [('Anna', float('nan'))], []), 'zpráva ze seznamů', 'nan'),
    'long post': ((STATE, [('Anna', 'x' * LONGEST_MAIL)], []), f'nejvýš {LONGEST_MAIL} znaků', 'jich má'),
    'vast post': ((STATE, [('Anna', vast)], []), f'nejvýš {LONGEST_MAIL} znaků', 'nebo víc'),
    'many posts': ((STATE, [('Anna', 1)] * (MOST_MAILS + 1), []), f'{MOST_MAILS} zpráv', f'{MOST_MAILS + 1} zpráv'),
    'drops as text': ((STATE, [], 'Anna'), 'na třetím místě seznam jmen', "řetězec (str): 'Anna'"),
    'drop of a vast number': ((STATE, [], [10**5000]), 'jméno někoho', 'odpojit se má <int, repr: ValueError>'),
    'drop of a stranger': ((STATE, [], ['Eva']), 'kdo se přihlásil (Anna)', "odpojit se má 'Eva'"),
    'object in the state': ((Count(1, [object()]), [], []), 'z obyčejných hodnot', 'object'),
    'long state': ((Count(1, ['x' * LONGEST_STATE]), [], []), f'nejvýš {LONGEST_STATE} znaků', 'nebo víc'),
    'state of long letters': ((Count(1, ['š' * (LONGEST_STATE // 5)]), [], []), 'nejvýš', 'nebo víc'),
    'vast state': ((Count(1, vast), [], []), f'nejvýš {LONGEST_STATE} znaků', 'nebo víc'),
    'long number': ((Count(10**9999, []), [], []), 'z obyčejných hodnot', 'tisících číslic'),
    'endless state': ((Count(1, cycle), [], []), 'z obyčejných hodnot', 'obsahuje sám sebe'),
}


@pytest.mark.parametrize(('bundle', 'expected', 'got'), WRONG.values(), ids=WRONG)
def test_a_result_that_is_no_bundle_says_who_expected_and_got_and_changes_nothing(bundle, expected, got):
    one = universe(said=lambda state, name, message: bundle)
    one.registration('Anna')
    with pytest.raises(WrongResult) as wrong:
        one.message('Anna', 5)
    assert wrong.value.function == 'said'
    assert wrong.value.arguments == (Count(0, ['Anna']), 'Anna', 5)
    assert expected in wrong.value.expected
    assert got in wrong.value.got
    assert one.state == Count(0, ['Anna'])


def test_a_first_state_that_is_none_says_so():
    with pytest.raises(WrongResult) as wrong:
        universe(start=lambda: None).registration('Anna')
    assert (wrong.value.function, wrong.value.expected) == ('start', 'Count')


def test_goes_on_from_what_was_kept():
    one = universe()
    one.registration('Anna')
    one.message('Anna', 7)
    other = universe()
    other.resume(one.kept, one.known, one.worlds)
    assert other.message('Anna', 1).mails == [('Anna', '8')]
    assert 'start' not in other.game.calls


# What goes out to the players, over random games with legal and illegal messages, people coming and going.

WORDS = ['rozhodni', 'rozhodni', 'serad', 'vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci', 'znovu', 'nesmysl']
GAMES = 60
STEPS = 150


def random_message(chance: random.Random):
    if chance.random() < 0.7:
        return ['vyloz', chance.randrange(-1, 7)]
    word = chance.choice(WORDS)
    if word in ('skonci', 'zavri') and chance.random() < 0.9:
        word = 'rozhodni'
    return [word]


def cards_in(value) -> set[int]:
    """The numbers of all cards that can be read anywhere in a mail."""
    if isinstance(value, list):
        if len(value) == 4 and isinstance(value[3], int) and isinstance(value[0], str):
            return {value[3]} - {0}
        return set().union(*map(cards_in, value)) if value else set()
    return set()


def hidden_from(state, player: int) -> set[int]:
    """The numbers of the cards the player may not know: the other's hand, and the deck but for the face-up card."""
    other = state.ruka2 if player == 1 else state.ruka1
    return {card.razeni for card in [*other, *state.balicek[1:]]}


def games():
    """Tables after every step of random games; `effects` are the mails of that step."""
    for number in range(GAMES):
        chance = random.Random(number)
        random.seed(number)
        table = Table(['Anna', 'Petr'])
        for _ in range(STEPS):
            name = chance.choice(['Anna', 'Petr'])
            universe = table.universe
            if name not in universe.worlds:
                effects = universe.registration(name)
            elif chance.random() < 0.02:
                effects = universe.disconnect(name)
            elif chance.random() < 0.02:
                effects = universe.registration('Cyril')
            else:
                effects = universe.message(name, random_message(chance))
            yield table, table.take(effects)


@pytest.mark.whole(reason='plays whole games')
def test_the_views_of_both_agree_and_show_no_card_that_is_hidden():
    """All but the states and what is hidden is the same; hands, deck, tricks and middle are the 24 cards."""
    seen = 0
    for table, effects in games():
        state = table.state
        for name, _ in effects.mails:
            player = state.jmena.index(name) + 1 if name in state.jmena else 0
            visible = cards_in(table.views[name])
            if player:
                assert not visible & hidden_from(state, player), (name, state)
                seen += len(visible)
            else:
                assert not visible
        tricks = [card for side in (state.stychy1, state.stychy2) for trick in side for card in trick]
        cards = [*state.ruka1, *state.ruka2, *state.balicek, *state.stred, *tricks]
        assert sorted(card.razeni for card in cards) == list(range(1, 25))
        if len(table.universe.worlds) == 2:
            anna, petr = table.views[state.jmena[0]], table.views[state.jmena[1]]
            for place in (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14):
                assert anna[place] == petr[place], place
            assert [len(hand) for hand in anna[1:3]] == [len(hand) for hand in petr[1:3]]
            assert [card[3] for card in anna[1]] == [card.razeni for card in state.ruka1]
            assert [card[3] for card in petr[2]] == [card.razeni for card in state.ruka2]
    assert seen > 10_000
