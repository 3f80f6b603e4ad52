"""Messages that nobody asked for do not confuse the judge."""

import pytest

from checks.isolation.conftest import program_of
from rozdej.student.failures import Ended, TooSlow

FORGED = [
    '["value", 5, [], 0, ""]',
    '["value", ["?"], [], 0, ""]',
    '["value", 1, [[0, ["l"]]], 0, ""]',
    '["value", 1, [], 99, ""]',
    '["value", 1, [], -1, ""]',
    '["value", 1, [], 0, 5]',
    '["value"]',
    '["done", ""]',
    '["call", 0, ["t", ["t"], ["d"]], ""]',
    '["call", -7, ["t", ["t"], ["d"]], ""]',
    '["error", ["", ["E", "print", [], "", {}], []], [], 0, ""]',
    '["error", ["", ["E", "ValueError", [], "", {"known": 5}], []], [], 0, ""]',
    '["error", ["slow", [1, [["pokus", "a"]]], []], [], 0, ""]',
    '["error", ["broken file", [[]], []], [], 0, ""]',
    '["error", ["", ["ImportError", "ImportError", [], "", {"missing": 5}], []], [], [], 0, ""]',
    '["error", ["", ["KeyError", "KeyError", [["t", ["y"]]], "", {"hidden": 5}], []], [], [], 0, ""]',
    '["problem", ["os", 1, 1, "", false, null]]',
    '["statement", "pokus", 999999999]',
    '["load"]',
    '[]',
    '{}',
    'null',
    '[' * 100_000,
    '1e999999',
    '"\\ud800"',
    'not JSON',
]


@pytest.mark.parametrize('message', FORGED, ids=[message[:25] for message in FORGED])
@pytest.mark.parametrize('kind', ['J', 'M', 'X'])
def test_forged_messages_do_not_confuse_the_judge(pokus, message, kind):
    module = pokus(
        'import os, struct\n'
        'def f():\n'
        f'    data = {message!r}.encode()\n'
        '    for n in range(3, 20):\n'
        '        try:\n'
        f'            os.write(n, struct.pack(">cI", b"{kind}", len(data)) + data)\n'
        '        except OSError:\n            pass\n'
        '    return 1\n'
        'def g(s):\n    return 2\n'
    )
    try:
        value = module.f()
    except (Ended, TooSlow):
        value = None
    except BaseException as error:
        assert hasattr(error, 'frames'), 'not one that the player has told of'  # noqa: PT017
        value = None
    assert value in (None, 1, 5)
    program_of(module).reset()
    with_list = [1]
    try:
        assert module.g(with_list) == 2
    except Ended:  # an answer too many lay there; by now it is thrown away with its player
        assert module.g(with_list) == 2
    assert with_list == [1]


def test_half_a_message_is_waited_for_only_so_long(pokus):
    module = pokus('import os, struct\ndef f():\n    os.write(4, b"J")\n    os.write(3, b"J")\n    while True: pass\n')
    with pytest.raises((Ended, TooSlow)):
        module.f()


def test_a_message_without_end_is_refused(pokus):
    module = pokus(
        'import os, struct\ndef f():\n    for n in range(3, 9):\n        try:\n'
        '            os.write(n, struct.pack(">cI", b"J", 2**32 - 1))\n        except OSError: pass\n'
        'def g():\n    return 1\n'
    )
    with pytest.raises(Ended):
        module.f()
    assert module.g() == 1
