"""Who may sit down at which table, who may come back, and when a table starts over."""

import asyncio

import pytest

from checks.universe.example import Bundle, Count, universe
from rozdej.universe.protocol import Hello
from rozdej.universe.tables import FORGOTTEN, HELD, NotAdmitted, Tables, UniverseHere


class Room:
    """Tables with a clock that a test moves."""

    def __init__(self, **replaced):
        self.tables = Tables(lambda: UniverseHere(universe(**replaced)))
        self.now = 0.0
        self.tokens = {}

    def come(self, name, table='1', token=None):
        found = self.tables.admit(Hello('e', name, table, token), self.now)
        if name in found.universe.worlds:
            asyncio.run(found.universe.disconnect(name))
        effects, self.tokens[name] = asyncio.run(self.tables.register(found, name))
        self.tables.settle(found, self.now)
        return effects

    def lose(self, name, table='1', goodbye=False):
        found = self.tables.get(table)
        if goodbye:
            found.left.add(name)
        asyncio.run(found.universe.disconnect(name))
        self.tables.settle(found, self.now)

    def total(self, table='1'):
        return self.tables.get(table).universe.state.total


@pytest.fixture
def room():
    """A room where Anna and Petr have counted to five."""
    room = Room()
    room.come('Anna')
    room.come('Petr')
    asyncio.run(room.tables.get('1').universe.message('Anna', 5))
    return room


def test_tables_are_universes_of_their_own(room):
    room.come('Anna', '2')
    assert (room.total('1'), room.total('2')) == (5, 0)


def test_a_name_that_is_connected_is_refused_without_its_token(room):
    for token in (None, 'wrong', room.tokens['Petr'], '\ud800'):
        with pytest.raises(NotAdmitted, match='Jméno Anna už u stolu 1 někdo má'):
            room.come('Anna', token=token)
    room.come('Anna', token=room.tokens['Anna'])
    assert room.total() == 5


def test_a_lost_connection_keeps_the_seat_for_its_token(room):
    room.lose('Petr')
    with pytest.raises(NotAdmitted, match='čeká na hráče, kterému vypadlo spojení'):
        room.come('Petr')
    room.come('Petr', token=room.tokens['Petr'])
    assert room.total() == 5


def test_who_said_goodbye_comes_back_with_the_token(room):
    room.lose('Petr', goodbye=True)
    room.come('Petr', token=room.tokens['Petr'])
    assert room.total() == 5
    room.lose('Petr')
    with pytest.raises(NotAdmitted, match='čeká na hráče, kterému vypadlo spojení'):
        room.come('Petr')


def test_a_new_game_begins_with_those_who_have_stayed_and_tokens_of_the_others_are_worth_nothing(room):
    room.lose('Petr', goodbye=True)
    [effects] = asyncio.run(room.tables.begin_anew(room.tables.get('1')))
    assert effects.mails == [('Anna', '0')]
    assert room.total() == 0
    room.come('Eva')
    assert room.come('Petr', token=room.tokens['Petr']).drops == ['Petr']
    room.come('Anna', token=room.tokens['Anna'])


def test_when_all_said_goodbye_the_table_starts_over(room):
    room.lose('Petr', goodbye=True)
    room.lose('Anna', goodbye=True)
    assert room.tables.get('1') is None
    room.come('Eva')
    assert room.total() == 0


def test_when_all_are_lost_seats_are_held_for_a_while_and_then_the_table_starts_over(room):
    room.lose('Petr')
    room.lose('Anna')
    room.now = HELD - 10
    with pytest.raises(NotAdmitted, match=r'čeká se na návrat: Anna, Petr\. Zkus to za 11 s, .*--table 1-2'):
        room.come('Eva')
    room.now = HELD + 1
    room.come('Eva')
    assert room.total() == 0
    with pytest.raises(NotAdmitted, match='někdo má'):
        room.come('Eva', token=room.tokens['Anna'])


def test_after_the_while_the_own_player_may_still_come_back_first(room):
    room.lose('Petr')
    room.lose('Anna')
    room.now = HELD + 100
    room.come('Anna', token=room.tokens['Anna'])
    assert room.total() == 5


def test_a_token_of_a_game_long_gone_does_no_harm(room):
    room.come('Eva', '7', token='of another game')
    assert room.total('7') == 0


def test_one_lost_one_gone_waits_only_for_the_lost(room):
    room.lose('Petr', goodbye=True)
    room.lose('Anna')
    with pytest.raises(NotAdmitted, match='na návrat: Anna'):
        room.come('Petr')


def test_forgets_what_nobody_came_back_to(room):
    room.come('Eva', '2')
    room.lose('Petr')
    room.lose('Anna')
    assert room.tables.forget_old(FORGOTTEN - 1) == []
    assert [table.name for table in room.tables.forget_old(FORGOTTEN + 1)] == ['1']
    assert [table.name for table in room.tables] == ['2']


def test_a_table_whose_first_guest_is_dropped_or_fails_does_not_stay():
    dropping = Room(came=lambda state, name: Bundle(state, [], [name]))
    dropping.come('Anna')
    assert len(dropping.tables) == 0
    failing = Room(came=lambda state, name: Count(1, []))
    with pytest.raises(Exception, match='came'):
        failing.come('Anna')
    assert len(failing.tables) == 0


def test_there_are_not_more_tables_than_a_server_can_hold(room, monkeypatch):
    monkeypatch.setattr('rozdej.universe.tables.MOST_TABLES', 2)
    room.come('Eva', '2')
    with pytest.raises(NotAdmitted, match='není volný stůl'):
        room.come('Eva', '3')
    room.lose('Eva', '2', goodbye=True)
    room.come('Eva', '3')


def test_a_third_who_is_dropped_gets_no_seat(room):
    assert room.come('Cyril').drops == ['Cyril']
    assert set(room.tables.get('1').tokens) == {'Anna', 'Petr'}


def test_when_all_tables_are_taken_those_whose_time_is_over_are_given_up(room, monkeypatch):
    monkeypatch.setattr('rozdej.universe.tables.MOST_TABLES', 3)
    room.come('Eva', '2')
    room.come('Jan', '3')
    for name, table in (('Eva', '2'), ('Jan', '3')):
        room.now += 1
        room.lose(name, table)
    room.now += HELD - 1.5
    assert room.tables.forget_old(room.now) == []
    with pytest.raises(NotAdmitted, match='není volný stůl'):
        room.come('Ota', '4')
    room.now += 1
    assert [table.name for table in room.tables.forget_old(room.now)] == ['2']
    room.come('Ota', '4')
    assert room.total() == 5
