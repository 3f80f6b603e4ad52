"""Messages that should not have been sent: nothing changes, and nobody has to go but the offender."""

import contextlib
import json
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from checks.network.serving import LIMIT, Raw, undisturbed
from rozdej.network.client import ServerTrouble
from rozdej.network.protocol import Hello, hello_text

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


@pytest.mark.whole(reason='sends a thousand messages')
def test_a_thousand_messages_at_once_disconnect_only_the_offender(offender, pair):
    message = json.dumps({'type': 'message', 'content': ['serad']})
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1000):
            offender.send(message)
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


@pytest.mark.parametrize('look', [-1, 100, 1.0, True, '3', None, [3]], ids=str)
def test_a_look_that_is_no_number_is_refused(server, look):
    raw = Raw(server, json.dumps({'type': 'hello', 'exercise': 'sedesatsest', 'name': 'Anna', 'look': look}))
    assert 'Vzhled (look) má být celé číslo od 0 do 99.' in raw.until_closed()[0]
    raw.close()


def test_looks_are_told_to_those_who_have_one(server):
    table = {'exercise': 'sedesatsest', 'table': 'vzhled'}
    anna = Raw(server, json.dumps({'type': 'hello', 'name': 'Anna', 'look': 3, **table}))
    assert until_looks(anna) == {'Anna': 3}
    petr = Raw(server, json.dumps({'type': 'hello', 'name': 'Petr', **table}))  # a program that knows nothing of looks
    assert until_looks(anna) == {'Anna': 3, 'Petr': 0}
    petr.send('{"type": "echo", "content": 1}')
    told = []
    while not told or told[-1] != 'echo':
        told.append(json.loads(petr.socket.recv(timeout=LIMIT))['type'])
    assert 'looks' not in told
    petr.close()
    assert until_looks(anna) == {'Anna': 3}, 'who has lost the connection is not there'
    anna.close()


def until_looks(raw):
    """The looks that come next."""
    while (value := json.loads(raw.socket.recv(timeout=LIMIT)))['type'] != 'looks':
        pass
    return value['looks']


@pytest.mark.parametrize(
    'bytes_', [b'GET / HTTP/1.1\r\n\r\n', b'\x16\x03\x01' * 100, b''], ids=['page', 'noise', 'empty']
)
def test_visitors_of_other_kinds_leave_no_trace(server, bytes_):
    with socket.create_connection((server.address.host, server.address.port), LIMIT) as visitor:
        visitor.sendall(bytes_)
    assert server.process.poll() is None
    assert 'Traceback' not in server.said


def test_a_page_in_a_browser_is_refused(server):
    with pytest.raises(InvalidStatus, match='403'):
        connect(f'ws://{server.address}', origin='http://example.org', proxy=None)
