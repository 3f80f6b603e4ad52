"""Players who come, go, come back, and should not have come: the game at the table goes on, with real processes."""

import subprocess
import sys

import pytest

from checks.running import ROOT
from checks.universe.serving import World, environment, undisturbed
from rozdej.universe.client import Tokens
from rozdej.universe.link import Welcome
from rozdej.universe.protocol import Hello


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
from rozdej.universe.client import Client, Tokens
from rozdej.universe.link import Address, Mail
from rozdej.universe.protocol import Hello
client = Client(Address.parse(sys.argv[1]), Hello('sedesatsest', 'Petr', sys.argv[2]), Tokens(Path(sys.argv[3])))
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
    command = [sys.executable, '-c', CHILD, str(server.address), table, tmp_path / 'tokens.json']
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
    petr = World(server.address, Hello('sedesatsest', 'Petr', table), Tokens(tmp_path / 'tokens.json'))
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
