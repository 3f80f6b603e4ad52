"""Messages on the wire: what is understood and what is refused, in which words."""

import asyncio
import json

import pytest

from rozdej.network.client import (
    Client,
    Echo,
    Mail,
    ServerGone,
    ServerNotice,
    ServerRefusal,
    ServerTrouble,
    Welcome,
    event_of,
)
from rozdej.network.protocol import Address, Hello, Malformed, hello_text, mail_text, parse, parse_hello, text_of

DEEP = '[' * 30_000


@pytest.mark.parametrize(
    ('text', 'said'),
    [
        ('', 'není platný JSON'),
        ('{', 'není platný JSON'),
        (DEEP, 'není platný JSON'),
        ('{"type": NaN}', 'není platný JSON'),
        ('{"type": "message", "content": Infinity}', 'není platný JSON'),
        ('{"type": "message", "content": 1e999}', 'není platný JSON'),
        ('{"type": "message", "content": ' + '9' * 5000 + '}', 'není platný JSON'),
        ('[1, 2]', 'nemá typ'),
        ('"message"', 'nemá typ'),
        ('{}', 'nemá typ'),
        ('{"type": ["message"]}', 'nemá typ'),
        (b'{"type": "message"}', 'z bajtů'),
    ],
    ids=range(12),
)
def test_what_is_no_message_is_malformed(text, said):
    with pytest.raises(Malformed, match=said):
        parse(text)


@pytest.mark.parametrize(
    ('changes', 'said'),
    [
        ({'type': 'message'}, 'Nejdřív je potřeba se přihlásit'),
        ({'name': ''}, 'aspoň jeden znak'),
        ({'name': ' \t\u00a0 '}, 'aspoň jeden znak'),
        ({'name': 'x' * 21}, 'nejvýš 20 znaků, přišlo 21'),
        ({'name': 'x' * 10_000}, 'nejvýš 20 znaků, přišlo 10000'),
        ({'name': 'An\nna'}, 'nejdou vypsat'),
        ({'name': '\ud800'}, 'nejdou vypsat'),
        ({'name': 'Anna\u202e'}, 'nejdou vypsat'),
        ({'name': 7}, 'čeká se řetězec'),
        ({'name': None}, 'čeká se řetězec'),
        ({'table': ''}, 'Stůl: čeká se aspoň jeden znak'),
        ({'table': []}, 'Stůl: čeká se řetězec'),
        ({'table': ' ..'}, 'Stůl: jméno .. nejde použít'),
        ({'exercise': None}, 'cvičení'),
        ({'token': 5}, 'token'),
    ],
    ids=range(15),
)
def test_a_hello_that_makes_no_sense_is_malformed(changes, said):
    value = {'type': 'hello', 'exercise': 'e', 'name': 'Anna', 'table': '1', 'token': None, **changes}
    with pytest.raises(Malformed, match=said):
        parse_hello(json.dumps(value))


def test_a_hello_comes_through_with_its_name_tidied():
    assert parse_hello(hello_text(Hello('e', ' Žofie ', 'u okna', 'abc'))) == Hello('e', 'Žofie', 'u okna', 'abc')
    assert parse_hello('{"type": "hello", "exercise": "e", "name": "Z\u030cofie"}') == Hello('e', 'Žofie', '1', None)


def test_what_the_server_says_is_understood():
    assert event_of(mail_text('[1,"a"]')) == Mail([1, 'a'])
    assert event_of(text_of('welcome', table='1', token='t')) == Welcome('1', 't')
    assert event_of(text_of('trouble', title='a', lines=['b'])) == ServerTrouble('a', ('b',))
    assert event_of(text_of('notice', title='a', lines=['b'])) == ServerNotice('a', ('b',))
    assert event_of(text_of('refused', sentence='s')) == ServerRefusal('s')
    assert event_of(text_of('echo', content=[1])) == Echo([1])


@pytest.mark.parametrize(
    ('text', 'address'),
    [
        ('anna.local', Address('anna.local', 6606)),
        (' 192.168.1.5:7000 ', Address('192.168.1.5', 7000)),
        ('::1', Address('::1', 6606)),
        ('[::1]', Address('::1', 6606)),
        ('[fe80::1]:7000', Address('fe80::1', 7000)),
    ],
)
def test_an_address_as_it_is_typed(text, address):
    assert Address.parse(text) == address
    assert Address.parse(str(address)) == address


@pytest.mark.parametrize('text', ['', ':7000', 'anna:', 'anna:x', 'anna:0', 'anna:65536', 'anna:-1'])
def test_what_is_no_address(text):
    with pytest.raises(ValueError, match='^' + text.strip() + '$'):
        Address.parse(text)


@pytest.mark.parametrize(
    'text',
    ['[' * 100_000, '{"type":"looks","looks":{"A":Infinity}}', '{"type":"looks","looks":{"A":1e999}}', '[]', b'{}'],
)
def test_a_client_too_takes_no_message_that_is_none(text):
    class Connection:
        async def recv(self):
            return text

        async def close(self):
            pass

    event = asyncio.run(Client(Connection(), Address('pc')).receive())
    assert event == ServerGone('Na adrese pc:6606 běží něco jiného než server téhle hry.')
