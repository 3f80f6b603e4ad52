"""The client of a window: never waits, tells everything, keeps tokens."""

import socket
import threading

import pytest

from checks.network.serving import World, wait_for
from rozdej.network.client import ServerGone, ThreadedClient, Tokens, Welcome
from rozdej.network.protocol import Address, Hello

HELLO = Hello('sedesatsest', 'Anna')


@pytest.fixture
def silent():
    """A port that takes connections and says nothing."""
    with socket.socket() as listener:
        listener.bind(('127.0.0.1', 0))
        listener.listen()
        yield Address('127.0.0.1', listener.getsockname()[1])


def test_no_server_is_told(silent):
    with socket.socket() as nobody:
        nobody.bind(('127.0.0.1', 0))
        client = ThreadedClient(Address('127.0.0.1', nobody.getsockname()[1]), HELLO)
        client.connect()
        gone = wait_for(lambda: list(client.poll()))
    assert gone == [ServerGone(f'Na adrese {client.address} se server neozývá (nikdo tam neposlouchá).')]
    client.close()


@pytest.mark.parametrize('host', ['192.168.1..5', 'ž..local', 70 * 'a'])
def test_an_address_that_is_none_is_told(host):
    client = ThreadedClient(Address.parse(host), HELLO)
    client.connect()
    (gone,) = wait_for(lambda: list(client.poll()))
    assert gone.sentence == f'Na adrese {host}:6606 se server neozývá (počítač toho jména v síti není).'
    client.close()


def test_a_server_that_says_nothing_is_given_up_in_time(silent, monkeypatch):
    monkeypatch.setattr('rozdej.network.client.CONNECT_LIMIT', 0.05)
    client = ThreadedClient(silent, HELLO)
    client.connect()
    (gone,) = wait_for(lambda: list(client.poll()))
    assert 'neodpovídá' in gone.sentence
    client.close()


def test_closing_while_it_connects_does_not_wait(silent):
    """The connection is never made, and nothing else could end the thread in the time of the test."""
    others = set(threading.enumerate())  # of clients that other tests have left, too
    client = ThreadedClient(silent, HELLO)
    client.connect()
    client.close()
    assert list(client.poll()) == []
    wait_for(lambda: not any(thread.name == 'client' for thread in set(threading.enumerate()) - others))


def test_sending_without_a_connection_is_no_error(silent):
    client = ThreadedClient(silent, HELLO)
    client.send(['serad'])
    client.connect()
    client.close()
    client.send(['serad'])
    client.close()


def test_what_happened_to_a_connection_given_up_is_not_told(server, silent):
    world = World(server.address, Hello('sedesatsest', 'Anna', 'given up'))
    world.client.connect(silent)
    world.client.connect(server.address)
    world.events.clear()
    assert isinstance(world.until(Welcome), Welcome)
    assert not any(isinstance(event, ServerGone) for event in world.seen)
    world.close()


def test_comes_back_by_itself_and_with_a_token_from_the_disk(server, tmp_path):
    tokens = Tokens(tmp_path / 'user')
    hello = Hello('sedesatsest', 'Anna', 'tokens')
    world = World(server.address, hello, tokens)
    token = world.client.hello.token
    assert tokens.get(server.address, hello) == token
    assert tokens.get(server.address, Hello('sedesatsest', 'Petr', 'tokens')) is None
    world.close(goodbye=False)
    again = World(server.address, hello, Tokens(tmp_path / 'user'))
    assert again.client.hello.token == token
    again.close()
    assert tokens.get(server.address, hello) == token, 'it leads back as long as the seat is free'


@pytest.mark.parametrize('text', ['', '[]', '{"a": 1', 'null'])
def test_a_file_of_tokens_that_makes_no_sense_is_as_good_as_none(tmp_path, text):
    path = tmp_path / 'tokens.json'
    path.write_text(text, encoding='utf-8')
    tokens = Tokens(tmp_path)
    assert tokens.get(Address('a'), HELLO) is None
    tokens.keep(Address('a'), HELLO, 't')
    assert tokens.get(Address('a'), HELLO) == 't'


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path):
    (tmp_path / 'file').write_text('', encoding='utf-8')
    tokens = Tokens(tmp_path / 'file')
    tokens.keep(Address('a'), HELLO, 't')
    assert tokens.get(Address('a'), HELLO) == 't', 'as long as the window is open'
    assert Tokens(tmp_path / 'file').get(Address('a'), HELLO) is None


def test_keeps_only_the_last_tokens(tmp_path):
    tokens = Tokens(tmp_path)
    for number in range(Tokens.MOST + 5):
        tokens.keep(Address('a', 1000 + number), HELLO, f't{number}')
    assert tokens.get(Address('a', 1004), HELLO) is None
    assert tokens.get(Address('a', 1005), HELLO) == 't5'
