"""The server as a process: killed, standing still, sending to somebody who does not read, ended."""

import os
import socket
import struct

import pytest

from checks.network.serving import Raw, wait_for
from rozdej.network import client
from rozdej.network.client import Welcome
from rozdej.network.protocol import Hello, hello_text


@pytest.mark.whole(reason='starts a server twice')
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
        # Only the connection's end can tell it: no ping is given up in the time of the test.
        assert 'se přerušilo' in world.gone().sentence
    anna.client.connect()
    assert 'se server neozývá' in anna.gone().sentence

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


LIMITS = client.PING_EVERY, client.PING_LIMIT, client.CONNECT_LIMIT


def test_a_server_that_does_not_answer_is_given_up_within_five_seconds():
    every, answer, connect = LIMITS
    assert every + answer < 5
    assert connect < 5


@pytest.mark.whole(reason='starts a server, and asks whether it is still there as often as it can')
def test_a_server_that_stands_still_is_told(serve, monkeypatch):
    serving = serve()
    with monkeypatch.context() as impatient:
        impatient.setattr('rozdej.network.client.PING_EVERY', 0.05)
        impatient.setattr('rozdej.network.client.PING_LIMIT', 0.5)
        anna = serving.client('Anna', register=False)
        wait_for(lambda: anna.poll() or anna.seen)
        serving.server.suspend()
        try:
            anna.gone()
        finally:
            serving.server.resume()
    anna.client.connect()
    anna.until(Welcome)
    anna.close()


LINGER = 'hh' if os.name == 'nt' else 'ii'
"""How the two numbers of `SO_LINGER` are told to the system."""


def test_who_breaks_off_before_coming_in_keeps_nobody_else_out(serve):
    serving = serve()
    server, address = serving.server, serving.address
    server.suspend()
    try:
        for _ in range(5):
            with socket.create_connection((address.host, address.port)) as visitor:
                # A connection that closes with this is reset.
                visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack(LINGER, 1, 0))
    finally:
        server.resume()
    anna = serving.client('Anna')
    anna.mails()
    assert serving.server == server
    anna.close()


BIG_MAILS = """
def pri_zprave(vesmir, jmeno, zprava):
    return Balik(vesmir, [('Petr', 'x' * 60000)] * 9, [])
"""


@pytest.mark.whole(reason='waits until a visitor is cut off')
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


SLOW_GOODBYE = """
earlier = pri_odpojeni


def pri_odpojeni(vesmir, jmeno):
    import time

    time.sleep(1)
    return earlier(vesmir, jmeno)
"""


def test_a_server_that_ends_while_somebody_is_disconnected_keeps_the_seat(serve, program, tmp_path):
    serving = serve('--save', tmp_path / 'games.db', folder=program(SLOW_GOODBYE))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    petr.mails()
    anna.close(goodbye=False)
    serving.hears('Anna – spojení vypadlo')
    assert serving.end() == 0
    again = serve('--save', tmp_path / 'games.db')
    for world in (petr, anna):
        world.client.connect(again.address)
        world.until(Welcome)
    anna.until_state('hraje')
    anna.close(), petr.close()
