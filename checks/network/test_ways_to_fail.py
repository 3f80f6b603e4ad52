"""At a server: what a player and the console are told of each way to fail, and that the game stays as it was."""

import pytest

from checks.network.serving import undisturbed
from checks.ways_to_fail import ENDLESS, FUNCTIONS, INTERRUPTS
from rozdej.network.client import ServerTrouble

BEFORE = 'puvodni, zpusoby = pri_zprave, []\n'
AFTER = """

def pri_zprave(vesmir, jmeno, zprava):
    if zprava[0] == 'zkus':
        return zpusoby[zprava[1]](vesmir, jmeno, zprava)
    return puvodni(vesmir, jmeno, zprava)
"""

WAITS = pytest.mark.whole(reason='waits for the limit of each call; after three, no other call is made')


@pytest.mark.parametrize(
    'ways',
    [(*FUNCTIONS, *INTERRUPTS), pytest.param(ENDLESS[:2], marks=WAITS), pytest.param(ENDLESS[2:], marks=WAITS)],
    ids=['at once', 'endless', 'endless too'],
)
def test_a_call_that_fails_is_told_to_its_sender_and_the_game_stays(ways, serve, program, subtests):
    each = ''.join(f'{way.code_for("pri_zprave")}\n\nzpusoby.append(pri_zprave)\n' for way in ways)
    serving = serve(folder=program(f'{BEFORE}{each}{AFTER}'))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    anna.mails(), petr.mails()
    for number, way in enumerate(ways):
        with subtests.test(way.what):
            anna.send('zkus', number)
            trouble = anna.until(ServerTrouble)
            told = '\n'.join([trouble.title, *trouble.lines])
            assert way.unsaid(told, 'pri_zprave', 'vesmir66.py', 'server') == [], told
            assert 'vesmir66.py, řádek' in told
            serving.hears(trouble.title)
            assert petr.mails() == []
    assert 'Traceback' not in serving.said
    undisturbed(anna, petr)
    anna.close(), petr.close()
