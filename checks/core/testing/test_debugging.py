"""A debugger in a student's program: at a terminal it is as in plain pytest, elsewhere its line is named."""

import os
import re
import subprocess
import sys
import time

import pytest

from checks.explanations import line_of, told
from checks.running import PLAIN, ROOT, TIME_LIMIT, run_pytest_afresh

HALT = 'def popis_balicku(balicek):\n    karta = balicek[-1]\n    breakpoint()\n    return popis_kartu(karta)\n'


def at_terminal(folder, typed: list[str], *options: str) -> str:
    """What a terminal shows of level 11 of that program; each of the lines is typed at a prompt of the debugger,
    the last one again and again."""
    import pty  # not on Windows

    ours, theirs = pty.openpty()
    command = [
        sys.executable,
        '-m',
        'pytest',
        *PLAIN,
        'tests/klondike',
        '--level',
        '11',
        '--impl',
        str(folder),
        *options,
    ]
    shown = b''
    with subprocess.Popen(command, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True) as run:
        os.close(theirs)
        began, prompts = time.monotonic(), 0
        try:
            while time.monotonic() - began < TIME_LIMIT:
                try:
                    shown += os.read(ours, 4096)
                except OSError:  # the process has ended
                    break
                if shown.count(b'(Pdb) ') > prompts:
                    os.write(ours, typed[min(prompts, len(typed) - 1)].encode() + b'\n')
                    prompts += 1
        finally:
            run.kill()
            os.close(ours)
    return shown.decode('utf-8', 'replace').replace('\r\n', '\n')


@pytest.mark.skipif(os.name == 'nt', reason='there is no pty')
@pytest.mark.parametrize(
    ('program', 'options', 'typed', 'said'),
    [
        pytest.param(
            HALT,
            (),
            ['p karta', 'import time; began = time.process_time()', 'while time.process_time() < began + 3: pass', 'c'],
            ["(12, 'Sr', True)"],
            marks=pytest.mark.whole(reason='waits for the limit of a call, which is off'),
        ),
        (
            'def popis_balicku(balicek):\n    return balicek[7]\n',
            ('--pdb',),
            ['p len(balicek)', 'q'],
            ['IndexError', '\n1\n'],
        ),
        pytest.param('', ('--trace',), ['p 6 * 7', 'q'], ['\n42\n'], marks=pytest.mark.whole(reason='starts pytest')),
    ],
)
def test_prompt_at_a_terminal(submission, program, options, typed, said):
    shown = at_terminal(submission(program, on='solution'), typed, *options)
    assert all(words in shown for words in said), shown
    assert 'Funkce se ptá' not in shown
    assert not re.search(r'INTERNALERROR|_pytest\.', shown), shown
    assert options or '✗' not in shown  # time that somebody takes is nobody's fault


def test_end_of_input_at_the_prompt_ends_the_run(submission):
    """A test that nobody has gone through did not pass."""
    done = run_pytest_afresh('tests/klondike', '--level', 11, '--trace', '--impl', submission(''))
    assert done.output.count('(Pdb)') == 1
    assert 'passed' not in done.output
    assert done.code


@pytest.mark.parametrize(
    ('program', 'file', 'level'),
    [(HALT, 'klondike.py', 11), ('breakpoint()', 'klondike.py', 1), ('breakpoint()', 'hra.py', 131)],
)
def test_line_is_named_where_no_terminal_is(submission, program, file, level):
    folder = submission('', on='solution')
    submission(program, on='solution', file=file)
    text = told(folder, level)
    assert f'{file}, řádek {line_of(folder, "breakpoint()", file)}' in text
    assert 'Program tu stojí na breakpoint()' in text
