"""Who may sit down at which table, who may come back, and when a table starts over; with real processes, too."""

import asyncio
import subprocess
import sys

import pytest

from checks.network.example import Bundle, Count, universe
from checks.network.serving import World, environment, undisturbed
from checks.running import ROOT
from rozdej.network.client import Tokens, Welcome
from rozdej.network.protocol import Hello
from rozdej.network.rooms import FORGOTTEN, HELD, NotAdmitted, Tables


class Room:
    """Tables with a clock that a test moves."""

    def __init__(self, **replaced):
        self.tables = Tables(lambda: universe(**replaced))
        self.now = 0.0
        self.tokens = {}

    def come(self, name, table='1', token=None):
        found = self.tables.admit(Hello('e', name, table, token), self.now)
        if name in found.universe.worlds:
            found.universe.disconnect(name)
        effects, self.tokens[name] = asyncio.run(self.tables.register(found, name))
        self.tables.settle(found, self.now)
        return effects

    def lose(self, name, table='1', goodbye=False):
        found = self.tables.get(table)
        if goodbye:
            found.left.add(name)
        found.universe.disconnect(name)
        self.tables.settle(found, self.now)

    def total(self, table='1'):
        return self.tables.get(table).universe.state.total


@pytest.fixture
def room():
    """A room where Anna and Petr have counted to five."""
    room = Room()
    room.come('Anna')
    room.come('Petr')
    room.tables.get('1').universe.message('Anna', 5)
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
    monkeypatch.setattr('rozdej.network.rooms.MOST_TABLES', 2)
    room.come('Eva', '2')
    with pytest.raises(NotAdmitted, match='není volný stůl'):
        room.come('Eva', '3')
    room.lose('Eva', '2', goodbye=True)
    room.come('Eva', '3')


def test_a_third_who_is_dropped_gets_no_seat(room):
    assert room.come('Cyril').drops == ['Cyril']
    assert set(room.tables.get('1').tokens) == {'Anna', 'Petr'}


def test_when_all_tables_are_taken_those_whose_time_is_over_are_given_up(room, monkeypatch):
    monkeypatch.setattr('rozdej.network.rooms.MOST_TABLES', 3)
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


def cards_of(own: World, other: World) -> list:
    """All cards of the game by two views: what both hold, have taken, and what lies in the middle."""
    first, second = own.view, other.view
    taken = [card for side in (first[3], first[5]) for trick in side for card in trick]
    return sorted(first[1] + second[2] + taken + first[7] + [card for card in first[8] if card[0] != '?'])


def test_third_player_is_refused_with_a_sentence(pair, at):
    third = at('Cyril', register=False)
    sentence = third.refused()
    assert third.view[0] == 'odmitnut'
    assert 'není místo' in sentence
    assert '--table' in sentence
    assert not any(isinstance(event, Welcome) for event in third.seen), 'it has a token of a seat that is not its own'
    undisturbed(*pair)


def test_same_name_twice_is_refused(pair, at):
    assert 'Jméno Anna už u stolu' in at('Anna', register=False).refused()
    undisturbed(*pair)


@pytest.mark.parametrize('name', ['', '   ', 'x' * 10_000, 'An\x00na'], ids=['empty', 'spaces', 'long', 'unprintable'])
def test_a_name_that_is_none_is_refused(pair, at, name):
    assert at(name, register=False).refused().startswith('Jméno: ')
    undisturbed(*pair)


def test_wrong_token_is_refused_and_the_right_one_comes_back(pair, at):
    anna, petr = pair
    petr.close(goodbye=False)
    anna.until_state('ceka')
    assert 'čeká na hráče, kterému vypadlo spojení' in at('Petr', token='made up', register=False).refused()
    back = at('Petr', token=petr.client.hello.token)
    anna.until_state('hraje')
    back.mails()
    undisturbed(anna, back)


def test_somebody_with_the_token_takes_the_place_of_the_connection_before(pair, at):
    anna, petr = pair
    again = at('Petr', token=petr.client.hello.token)
    assert 'hraje odjinud' in petr.refused()
    anna.mails(), again.mails()
    undisturbed(anna, again)


def test_of_another_game_is_refused(server):
    world = World(server.address, Hello('klondike', 'Anna', 'other'), register=False)
    assert 'hraje sedesatsest, ne klondike' in world.refused()
    world.close()


CHILD = """
import sys, time
from pathlib import Path
from rozdej.network.client import ThreadedClient, Tokens
from rozdej.network.client import Mail
from rozdej.network.protocol import Address, Hello
hello = Hello('sedesatsest', 'Petr', sys.argv[2])
client = ThreadedClient(Address.parse(sys.argv[1]), hello, Tokens(Path(sys.argv[3])))
client.connect()
while True:
    for event in client.poll():
        if isinstance(event, Mail) and event.content[0] == 'hraje':
            client.send(['serad'])
            print('sat', flush=True)
    time.sleep(0.01)
"""


def test_a_client_killed_in_mid_trick_comes_back_and_no_card_is_lost(server, at, tmp_path):
    anna = at('Anna')
    table = anna.client.hello.table
    command = [sys.executable, '-c', CHILD, str(server.address), table, tmp_path]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env=environment(tmp_path))
    try:
        anna.until_state('hraje')
        anna.send('vyloz', 0)
        assert child.stdout.readline() == b'sat\n'  # his turn, with one card in the middle
        anna.until_state('ceka')
        anna.mails()
        before = anna.view
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    server.hears(f'Stůl {table}: Petr – spojení vypadlo')
    petr = World(server.address, Hello('sedesatsest', 'Petr', table), Tokens(tmp_path))
    petr.until_state('hraje')
    assert petr.view[7] == before[7]
    anna.mails()
    assert anna.view[1:] == before[1:]
    petr.send('vyloz', 0)
    anna.until_state('stych')
    anna.send('rozhodni')
    anna.until_state('vzal', 'ztratil')
    petr.until_state('vzal', 'ztratil')
    assert len(anna.view[1]) == len(petr.view[2]) == 6
    assert len({tuple(card) for card in cards_of(anna, petr)}) == 15
    petr.close()
