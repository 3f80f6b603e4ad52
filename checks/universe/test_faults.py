"""What can go wrong at a table, with real processes: the game goes on, and only the offender has to go."""

import contextlib
import json
import signal
import subprocess
import sys
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from checks.running import ROOT
from checks.universe.serving import LIMIT, Serving, World, environment, wait_for
from rozdej.universe.client import Tokens
from rozdej.universe.link import ServerTrouble, Welcome
from rozdej.universe.protocol import Hello, hello_text

TOLD_WITHIN = 5.0
"""Seconds after which a window must know that the server is gone."""


@pytest.fixture
def pair(at):
    """Anna, who begins, and Petr at a table of their own."""
    anna, petr = at('Anna'), at('Petr')
    anna.until_state('hraje')
    petr.until_state('ceka')
    anna.mails(), petr.mails()
    return anna, petr


def undisturbed(anna: World, petr: World) -> None:
    """Nobody has got anything, and Anna may still lay her card."""
    assert anna.mails() == petr.mails() == []
    hand = anna.view[1]
    anna.send('vyloz', 0)
    assert [view[7] for view in anna.mails()] == [hand[:1]]
    assert [view[7] for view in petr.mails()] == [hand[:1]]


def cards_of(own: World, other: World) -> list:
    """All cards of the game by two views: what both hold, have taken, and what lies in the middle."""
    first, second = own.view, other.view
    taken = [card for side in (first[3], first[5]) for trick in side for card in trick]
    return sorted(first[1] + second[2] + taken + first[7] + [card for card in first[8] if card[0] != '?'])


# Players who come, go, and should not have come


def test_third_player_is_refused_with_a_sentence(pair, at):
    third = at('Cyril', register=False)
    sentence = third.refused()
    assert third.view[0] == 'odmitnut'
    assert 'není místo' in sentence
    assert '--table' in sentence
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


# Messages that should not have been sent

BAD_MOVES = [
    ['vyloz', 6],
    ['vyloz', -1],
    ['vyloz', 10**30],
    ['vyloz', '0'],
    ['vyloz', 0.5],
    ['vyloz', None],
    ['vyloz', True, 1],
    ['vyloz', [0]],
    ['vyloz'],
    ['vyloz', 0, 'hraje'],
    ['nevim'],
    ['__init__'],
    [],
    [[]],
    [{}],
    [None],
    None,
    7,
    'vyloz',
    {'slovo': 'vyloz'},
    ['rozhodni'],
    ['znovu'],
    ['vyhra3t'] * 15,
    ['skonci', 'vyhra3t'],
    ['\ud800'],
]


def test_messages_that_make_no_sense_change_nothing(pair):
    """Unknown words, wrong types, an index out of range, a claimed state; from both, on turn and not."""
    for world in pair:
        for content in BAD_MOVES:
            world.client.send(content)
    assert pair[0].mails() == pair[1].mails() == []
    assert not any(isinstance(event, ServerTrouble) for world in pair for event in world.seen)
    undisturbed(*pair)


def test_a_move_out_of_turn_changes_nothing(pair):
    for word in ('vymen', 'hlas', 'hlas_trumf', 'zavri', 'skonci'):
        pair[1].send(word)
    for index in range(6):
        pair[1].send('vyloz', index)
    undisturbed(*pair)


class Raw:
    """A connection that says whatever a test wants it to."""

    def __init__(self, serving: Serving, hello: str | bytes | None):
        self._open = contextlib.ExitStack()
        opening = connect(f'ws://{serving.address}', proxy=None, open_timeout=LIMIT, close_timeout=1)
        self.socket = self._open.enter_context(opening)
        if hello is not None:
            self.send(hello)

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def close(self) -> None:
        self._open.close()

    def until_closed(self) -> tuple[str, int]:
        """The sentence it was refused with, and the code of the end."""
        sentence = ''
        try:
            while True:
                value = json.loads(self.socket.recv(timeout=LIMIT))
                if value['type'] == 'refused':
                    sentence = value['sentence']
        except ConnectionClosed as end:
            return sentence, end.rcvd.code


@pytest.fixture
def offender(server, at, pair):
    """A connection at its own table that has said hello, and one from `offender.table` of Petr's."""
    raw = Raw(server, hello_text(Hello('sedesatsest', 'Zlobr', f'z{pair[0].client.hello.table}')))
    assert json.loads(raw.socket.recv(timeout=LIMIT))['type'] == 'welcome'
    yield raw
    raw.close()


@pytest.mark.parametrize(
    ('text', 'said'),
    [
        ('{', 'není platný JSON'),
        ('[' * 60_000, 'není platný JSON'),
        ('{"type": "message", "content": NaN}', 'není platný JSON'),
        ('null', 'nemá typ'),
        ('{"type": "message"}', 'nemá obsah'),
        ('{"type": "state", "content": []}', "typu 'state' server nezná"),
        ('{"type": "hello", "name": "Anna"}', "typu 'hello' server nezná"),
        (b'\x00\xff', 'z bajtů'),
    ],
    ids=range(8),
)
def test_malformed_messages_disconnect_only_the_offender(offender, pair, text, said):
    offender.send(text)
    assert said in offender.until_closed()[0]
    undisturbed(*pair)


def test_a_megabyte_disconnects_only_the_offender(offender, pair):
    try:
        offender.send(json.dumps({'type': 'message', 'content': 'x' * 1_000_000}))
        assert offender.until_closed()[1] == 1009
    except ConnectionClosed as end:  # already while it was sending
        assert end.rcvd.code == 1009  # noqa: PT017
    undisturbed(*pair)


def test_a_thousand_messages_a_second_disconnect_only_the_offender(offender, pair):
    message = json.dumps({'type': 'message', 'content': ['serad']})
    with contextlib.suppress(ConnectionClosed):
        for _ in range(50):
            for _ in range(20):
                offender.send(message)
            time.sleep(0.02)
    assert 'Zpráv je moc' in offender.until_closed()[0]
    undisturbed(*pair)


def test_one_at_the_table_who_offends_is_only_disconnected(pair, at):
    """He may come back to his cards."""
    anna, petr = pair
    for _ in range(300):
        petr.send('serad')
    assert 'Zpráv je moc' in petr.refused()
    anna.until_state('ceka')
    back = at('Petr', token=petr.client.hello.token)
    anna.until_state('hraje')
    anna.mails(), back.mails()
    undisturbed(anna, back)


@pytest.mark.parametrize('hello', [hello_text(Hello('sedesatsest', 'Petr'))[:-1], b'hello', '{"type": "message"}'])
def test_who_does_not_register_properly_is_refused(server, hello):
    raw = Raw(server, hello)
    assert raw.until_closed()[0]
    raw.close()


def test_a_page_in_a_browser_is_refused(server):
    with pytest.raises(InvalidStatus, match='403'):
        connect(f'ws://{server.address}', origin='http://example.org', proxy=None)


# The student's functions

RAISES = """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava == ['serad']:
        vesmir.jmena.clear()
        return 1 / 0
    if zprava == ['vymen']:
        while True:
            pass
    if zprava == ['hlas']:
        return vesmir
    if zprava == ['zavri']:
        return Balik(vesmir, [('Karel', 1)], [])
    if zprava == ['skonci']:
        print('ahoj z konzole')
        exit()
    return _pri_zprave(vesmir, jmeno, zprava)
"""

FAULTS = {
    'raises': ('serad', 'Funkce pri_zprave skončila chybou.', 'Nulou dělit nejde.'),
    'loops': ('vymen', 'Funkce pri_zprave neskončila ani za 1,0 s, tak ji server zastavil.', 'cyklus'),
    'returns nonsense': ('hlas', 'Funkce pri_zprave udělala něco jiného, než má.', 'Čeká se: Balik(vesmir, posty,'),
    'mails to a stranger': ('zavri', 'Funkce pri_zprave udělala něco jiného, než má.', "Přišlo: zpráva pro 'Karel'"),
    'ends the program': ('skonci', 'Funkce pri_zprave chce ukončit celý program', 'Server běží dál.'),
}


def test_a_function_that_fails_is_explained_to_sender_and_console_and_the_state_is_kept(serve, program):
    serving = serve(folder=program(RAISES))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    anna.mails(), petr.mails()
    for word, title, line in FAULTS.values():
        anna.send(word)
        trouble = anna.until(ServerTrouble)
        assert trouble.title.startswith(title)
        assert any(line in one for one in trouble.lines)
        assert any('vesmir66.py' in one for one in trouble.lines)
        serving.hears(title)
    assert petr.mails() == []
    assert 'ahoj z konzole' in serving.said
    assert 'Traceback' not in serving.said
    undisturbed(anna, petr)
    anna.close(), petr.close()


def test_a_function_that_always_loops_does_not_stop_the_other_tables_for_long(serve, program):
    serving = serve(folder=program(RAISES))
    anna, eva = serving.client('Anna', '1'), serving.client('Eva', '2')
    eva.mails()
    started = time.monotonic()
    for _ in range(20):
        anna.send('vymen')
    eva.mails()
    anna.mails()
    assert time.monotonic() - started < TOLD_WITHIN
    titles = [event.title for event in anna.seen if isinstance(event, ServerTrouble)]
    assert len(titles) == 20
    assert titles[-1] == 'Funkce pri_zprave se 3krát zacyklila, a tak ji server už nevolá.'
    anna.close(), eva.close()


def test_registration_that_fails_is_explained_and_may_be_tried_again_when_it_is_mended(serve, program):
    folder = program('def pri_registraci(vesmir, jmeno):\n    return vesmir.neni\n')
    serving = serve(folder=folder)
    anna = serving.client('Anna', register=False)
    trouble = anna.until(ServerTrouble)
    assert trouble.title == 'Funkce pri_registraci skončila chybou.'
    assert 'Přihlášení se nepovedlo' in anna.refused()
    mend(folder, serving)
    anna.client.connect()
    anna.until_state('ceka')
    anna.close()


def test_a_disconnect_that_fails_is_explained_to_who_is_left(serve, program):
    serving = serve(folder=program('def pri_odpojeni(vesmir, jmeno):\n    raise KeyError(jmeno)\n'))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    petr.close()
    assert anna.until(ServerTrouble).title == 'Funkce pri_odpojeni skončila chybou.'
    assert anna.mails() == []
    anna.close()


def mend(folder, serving) -> None:
    """Save the solution over the broken file, and wait until the server has noticed."""
    text = (ROOT / 'reseni' / 'sedesatsest' / 'vesmir66.py').read_text(encoding='utf-8')
    (folder / 'vesmir66.py').write_text(text, encoding='utf-8')
    serving.hears('Program se změnil, server ho znovu načetl.')


def test_a_saved_file_is_in_force_at_once_with_the_same_state(serve, program):
    folder = program(RAISES)
    serving = serve(folder=folder)
    anna, petr = serving.client('Anna'), serving.client('Petr')
    petr.until_state('ceka')
    anna.mails()
    before = anna.view
    (folder / 'vesmir66.py').write_text('def pri_zprave(:\n', encoding='utf-8')
    serving.hears('Server běží dál s tím, co platilo předtím.')
    anna.send('hlas')
    assert 'udělala něco jiného' in anna.until(ServerTrouble).title
    mend(folder, serving)
    anna.send('hlas')
    assert not any(isinstance(event, ServerTrouble) for event in anna.events)
    anna.mails(), petr.mails()
    assert anna.view[8:10] == before[8:10]
    anna.send('serad')
    anna.mails()
    assert sorted(anna.view[1]) == sorted(before[1])
    anna.close(), petr.close()


# The server


def test_a_killed_server_is_told_at_once_and_its_games_go_on_after_a_new_start(serve, tmp_path):
    serving = serve('--save', tmp_path / 'games.db')
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    anna.send('vyloz', 2)
    petr.until_state('hraje')
    anna.mails(), petr.mails()
    before = anna.view, petr.view
    serving.kill()
    for world in (anna, petr):
        assert 'se přerušilo' in world.gone(TOLD_WITHIN).sentence
        assert not world.client.is_open
    anna.client.connect()
    assert 'se server neozývá' in anna.gone(TOLD_WITHIN).sentence

    again = serve('--save', tmp_path / 'games.db')
    assert 'Stůl 1: rozehraná hra čeká na návrat: Anna, Petr' in again.said
    for world in (petr, anna):
        world.client.connect(again.address)
        world.until(Welcome)
    petr.until_state('hraje')
    anna.mails(), petr.mails()
    assert (anna.view, petr.view) == before
    petr.send('vyloz', 0)
    anna.until_state('stych')
    anna.close(), petr.close()


@pytest.mark.skipif(not hasattr(signal, 'SIGSTOP'), reason='this system cannot stop a process')
def test_a_server_that_stands_still_is_told_within_five_seconds(serve):
    serving = serve()
    anna = serving.client('Anna')
    anna.mails()
    serving.process.send_signal(signal.SIGSTOP)
    started = time.monotonic()
    anna.gone(TOLD_WITHIN)
    assert time.monotonic() - started < TOLD_WITHIN
    serving.process.send_signal(signal.SIGCONT)
    anna.client.connect()
    anna.until(Welcome)
    anna.close()


BIG_MAILS = """
def pri_zprave(vesmir, jmeno, zprava):
    return Balik(vesmir, [('Petr', 'x' * 60000)] * 9, [])
"""


def test_who_does_not_read_is_cut_off_and_does_not_hold_up_the_others(serve, program):
    """His buffer is filled with big mails; the other player gets all of hers meanwhile."""
    serving = serve(folder=program(BIG_MAILS))
    anna = serving.client('Anna')
    lazy = Raw(serving, hello_text(Hello('sedesatsest', 'Petr')))
    anna.until_state('hraje')
    for _ in range(60):
        anna.send('serad')
        anna.mails()
        if any('spojení vypadlo' in line for line in serving.said.splitlines()):
            break
    serving.hears('Petr – spojení vypadlo')
    anna.close()
    lazy.close()


def test_the_server_ends_with_the_program_that_has_started_it(serve):
    serving = serve()
    assert serving.end() == 0
    wait_for(lambda: serving.process.returncode is not None)
