"""Frames that no library sends: the server ends that connection, and the table beside it plays on."""

import itertools

import pytest

from checks.network.raw import CLOSE, CONTINUATION, PING, Socket, frame, hello
from checks.network.serving import undisturbed

TABLES = (f'frames{number}' for number in itertools.count())

BROKEN = {
    'not masked': (frame(b'{}', masked=False), b'incorrect masking'),
    'reserved bit': (frame(b'{}', reserved=0x40), b'reserved bits'),
    'unknown kind': (frame(b'{}', 5), b'invalid opcode'),
    'end of nothing': (frame(b'{}', CONTINUATION), b'unexpected continuation'),
    'claims more than a machine has': (frame(b'{}', length=2**62), b'exceeds limit'),
    'claims less than nothing': (frame(b'{}', length=2**63 + 5), b'exceeds limit'),
    'long ping': (frame(b'x' * 200, PING), b'control frame too long'),
    'half a reason': (frame(b'x', CLOSE), b'too short'),
    'no such reason': (frame(b'\x00\x05', CLOSE), b'invalid status code'),
    'no text': (frame(b'\xff\xfe{}'), b'invalid start byte'),
    'half a letter': (frame('{"š'.encode()[:-1]), b'\x03\xef'),
    'a message in a hundred thousand pieces': (
        frame(b'"', final=False) + frame(b'', CONTINUATION, final=False) * 100_000,
        b'too many fragments',
    ),
}


@pytest.mark.parametrize(('data', 'why'), BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize('registered', [True, False])
def test_a_broken_frame_ends_only_its_connection(server, pair, data, why, registered):
    first = [hello('Zlobr', next(TABLES))] if registered else []
    with Socket(server.address, *first) as offender:
        try:
            offender.send(data)
        except ConnectionError:  # ended while it was sending
            return undisturbed(*pair)
        assert why in offender.until_closed()
    undisturbed(*pair)


@pytest.mark.parametrize('data', [hello('Zlobr', 'half')[:-5], frame(b'{}', length=500), frame(b'"', final=False), b''])
def test_half_a_message_and_no_more(server, pair, data):
    with Socket(server.address, data) as offender:
        offender.end_sending()
        offender.until_closed()
    with Socket(server.address, data) as offender:
        offender.reset()
    undisturbed(*pair)


def test_one_byte_at_a_time_is_a_message_like_any_other(server, pair):
    with Socket(server.address) as slow:
        for byte in hello('Pomalý', next(TABLES)):
            slow.send(bytes([byte]))
        slow.until(b'"welcome"')
    undisturbed(*pair)


JSON = {
    'the last of two types': (b'{"type":"echo","type":"bye","type":"x"}', b"typu 'x' server"),
    'no number': (b'{"type":"message","content":NaN}', b'"refused"'),
    'endless number': (b'{"type":"message","content":-Infinity}', b'"refused"'),
    'too big a fraction': (b'{"type":"message","content":1e999}', b'"refused"'),
    'too many digits': (b'{"type":"message","content":' + b'9' * 5000 + b'}', b'"refused"'),
    'type of another type': (b'{"type":["message"]}', b'"refused"'),
    'a mark before the text': ('\ufeff{"type":"bye"}'.encode(), b'"refused"'),
    'nothing': (b'', b'"refused"'),
}


@pytest.mark.parametrize(('text', 'answer'), JSON.values(), ids=JSON)
def test_json_that_is_none_or_means_nothing_is_refused(server, pair, text, answer):
    with Socket(server.address, hello('Zlobr', next(TABLES)), frame(text)) as offender:
        assert answer in offender.until_closed()
    undisturbed(*pair)


def test_text_nested_as_deep_as_it_may_be_comes_back_or_is_refused(server, pair):
    """Somewhere on the way down reading it fails; nowhere may it be read and then not be written."""
    for depth in [*range(880, 1000, 10), 5000, 20_000]:
        for kind in (b'echo', b'message'):
            text = b'{"type":"%s","content":' % kind + b'[' * depth + b']' * depth + b'}'
            with Socket(server.address, hello('Zlobr', next(TABLES)), frame(text), frame(b'{"type":"x"}')) as offender:
                assert b'"refused"' in offender.until_closed()
    undisturbed(*pair)


NAMES = ['a\nb', 'a\x00b', '\u202eAnna', 'a\u2028b', '\u200d', '\ud800', 'x' * 300, '\u3000', None, ['Anna'], {}, True]


@pytest.mark.parametrize('place', ['name', 'table'])
def test_names_that_cannot_be_shown_are_refused(server, pair, place):
    for name in NAMES:
        if (name, place) == (None, 'table'):  # the server may choose
            continue
        with Socket(server.address, hello(**{'name': 'Eva', 'table': next(TABLES), place: name})) as offender:
            answer = offender.until_closed()
        assert b'Jm\\u00e9no: ' in answer or b'St\\u016fl: ' in answer, (name, answer)
    undisturbed(*pair)


def test_tokens_of_others_open_no_seat(server, pair):
    anna, petr = (world.client.hello for world in pair)
    for token in (petr.token, anna.token[:-1], anna.token.swapcase(), '\ud800', 'x' * 50_000, ''):
        with Socket(server.address, hello('Anna', anna.table, token=token)) as forger:
            assert b'Jm\\u00e9no Anna' in forger.until_closed()
    for token in (7, ['x'], {}):
        with Socket(server.address, hello('Anna', anna.table, token=token)) as forger:
            assert b'"refused"' in forger.until_closed()
    undisturbed(*pair)
