"""Messages that nobody asked for do not confuse the judge."""

import pytest

from checks.teacher.isolation.conftest import HASTY, program_of
from rozdej.core.student.failures import Ended, TooSlow

FORGED = [
    '["value", [], 0, "", ["&", 0]]',
    '["value", [], 0, "", ["@", 99]]',
    '["value", [], 0, "", ["=", []]]',
    '["value", [], 0, "", ["l", ["=", [[]]]]]',
    '["value", [], 0, "", ["k", "os.stat_result", 1]]',
    '["value", [], 0, "", ["k", "dane.Stul", 1]]',
    '["value", [], 0, "", ["g", "dane.Karta", ["d"]]]',
    '["value", [], 0, "", ["g", "dane.Stul", ["d", 1, 2]]]',
    '["value", [], 0, "", ["L", "dane.Karta", 1, 2]]',
    '["value", [], 0, "", ["u", "R", "type", 0, 1]]',
    '["value", [], 0, "", ["u", "R", "set", 0, ["t", ["l"]]]]',
    '["value", [], 0, "", ["u", "R", "bytes", -1, 1000000000000]]',
    '["value", [], 0, "", ["u", "R", "str", -1, ["l"]]]',
    '["value", [], 0, "", ["u", "R", "list", -1, ["r", 0, 9, 1]]]',
    '["value", [], 0, "", ["u", "R", "set", -1, ["t", ' + ', '.join(map(str, range(6000))) + ']]]',
    '["value", [], 0, "", ["h", 0]]',
    '["value", [], 0, "", ["c", 0, "f"]]',
    '["value", [[0, ["l"]]], 0, "", 1]',
    '["value", [5], 0, "", 1]',
    '["value", [], 99, "", 1]',
    '["value", [], -1, "", 1]',
    '["value", [], 0, 5, 1]',
    '["value", [], 0, "", 1, 1]',
    '["value"]',
    '["done", [], 0, ""]',
    '["call", [], 0, ["t"], [], ""]',
    '["call", [], -7, ["t"], [], ""]',
    '["call", [], -1, ["t"], ["prompt"], ""]',
    '["error", [], 0, "", ["", ["E", "print", [], "", {}], []]]',
    '["error", [], 0, "", ["", ["E", "ValueError", [], "", {"known": 5}], []]]',
    '["error", [], 0, "", ["TooSlow", [1, [["pokus", "a"]]], []]]',
    '["error", [], 0, "", ["BrokenFile", [[]], []]]',
    '["error", [], 0, "", ["", ["ImportError", "ImportError", [], "", {"missing": 5}], []]]',
    '["error", [], 0, "", ["", ["KeyError", "KeyError", [["t", ["y"]]], "", {"hidden": 5}], []]]',
    '["problem", ["os", 1, 1, "", false, null]]',
    '["statement", "pokus", 999999999]',
    '["load"]',
    '["keep", [], null, []]',
    '[]',
    '{}',
    'null',
    '[' * 100_000,
    '1e999999',
    '"\\ud800"',
    'not JSON',
]


@pytest.mark.parametrize(
    ('message', 'how'),
    [*((message, 'data.encode()') for message in FORGED), (FORGED[0], 'marshal.dumps(data)')],
    ids=[*(message[:25] for message in FORGED), 'marshal, which nobody reads'],
)
def test_forged_messages_do_not_confuse_the_judge(pokus, message, how):
    module = pokus(
        'import marshal, os, struct\n'
        'def f():\n'
        f'    data = {message!r}\n'
        f'    data = {how}\n'
        '    for n in range(3, 20):\n'
        '        try:\n'
        '            os.write(n, struct.pack(">I", len(data)) + data)\n'
        '        except OSError:\n            pass\n'
        '    return 1\n'
        'def g(s):\n    return 2\n'
    )
    try:
        value = module.f()
    except (Ended, TooSlow):
        value = None
    except BaseException as error:
        assert hasattr(error, 'frames'), 'not one that the worker has told of'  # noqa: PT017
        value = None
    assert value in (None, 1, 5)
    program_of(module).reset()
    with_list = [1]
    try:
        assert module.g(with_list) == 2
    except Ended:  # an answer too many lay there; by now it is thrown away with its worker
        assert module.g(with_list) == 2
    assert with_list == [1]


def test_half_a_message_is_waited_for_only_so_long(pokus):
    text = 'import os, struct\ndef f():\n    os.write(4, b"0")\n    os.write(3, b"0")\n    while True: pass\n'
    module = pokus(text, limits=HASTY)
    with pytest.raises((Ended, TooSlow)):
        module.f()


def test_a_message_without_end_is_refused(pokus):
    module = pokus(
        'import os, struct\ndef f():\n    for n in range(3, 9):\n        try:\n'
        '            os.write(n, struct.pack(">I", 2**32 - 1))\n        except OSError: pass\n'
        'def g():\n    return 1\n'
    )
    with pytest.raises(Ended):
        module.f()
    assert module.g() == 1
