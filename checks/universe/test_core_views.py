"""What goes out to the players, over random games with legal and illegal messages, people coming and going."""

import random

from checks.universe.solution import Table

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


def test_a_view_never_contains_a_card_its_player_may_not_know():
    seen = 0
    for table, effects in games():
        for name, _ in effects.mails:
            player = table.state.jmena.index(name) + 1 if name in table.state.jmena else 0
            visible = cards_in(table.views[name])
            if player:
                assert not visible & hidden_from(table.state, player), (name, table.state)
                seen += len(visible)
            else:
                assert not visible
    assert seen > 10_000


def test_the_views_of_both_agree_and_no_card_is_lost():
    """All but the states and what is hidden is the same; hands, deck, tricks and middle are the 24 cards."""
    for table, _ in games():
        state = table.state
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
