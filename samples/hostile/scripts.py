"""ends_at_once: the end itself, by leaving without a word
verdicts: ended the program
says: skončil předčasně
walls: no
"""
import os

os._exit(0)


"""exits_with_an_error: nothing: a program that says it has failed
verdicts: raised
says: SystemExit: 3
walls: no
"""
sys.exit(3)


"""crashes_in_c: Python itself, by reading where nothing is
verdicts: ended the program
says: skončil předčasně
walls: no
"""
import ctypes

ctypes.string_at(0)


"""never_ends: the time of others, by a loop
verdicts: too slow
says: Program neskončil
walls: no
"""
while True:
    pass


"""stops_itself: the time of others, by going to sleep for good
verdicts: too slow
says: Program neskončil
walls: no
"""
import os
import signal

os.kill(os.getpid(), signal.SIGSTOP)


"""waits_for_the_end: the end itself, by what is registered for it
verdicts: passed, too slow
says: ^$|Program neskončil
walls: no
"""
import atexit
import time

atexit.register(time.sleep, 3600)
hraj()


"""goes_on_in_the_dark: whoever believes that it ended, by closing everything and going on
verdicts: ended the program
says: skončil předčasně
walls: no
"""
import os

os.closerange(0, 100)
while True:
    pass


"""strange_error: whoever shows an error, by one without words and without end
verdicts: raised
says: Program skončil chybou
walls: no
"""
class Chyba(Exception):
    def __str__(self):
        return '\x1b[2J' + 'x' * 1_000_000


raise Chyba


"""asks_for_more: nothing: a game that goes on asking when there are no more lines
verdicts: raised
says: ptá se ještě dál
walls: no
"""
while True:
    input('Příkaz? ')


"""reads_without_end: the time of others, by asking for input whatever comes
verdicts: too slow
says: Program neskončil
walls: no
"""
while True:
    try:
        input()
    except EOFError:
        pass


"""forges_a_line: the grader, by an error on a line without end
verdicts: raised
says: Program skončil chybou KeyError
walls: no
"""
import os
import sys

report = '{"asked_too_much": false, "error": "KeyError: 1", "frames": [["%s", Infinity, "x"]], "stopped": ""}' % sys.argv[0]
os.write(2, b'\0rozdej\0' + report.encode())
os._exit(0)


"""forges_a_place: files of the judge, by a place of an error that is not in the program
verdicts: raised
says: Program skončil chybou KeyError
walls: no
"""
import json
import os

report = {'asked_too_much': False, 'error': "KeyError: 'klíč'", 'frames': [['/etc/passwd', 1, 'root:x:0:0']], 'stopped': ''}
os.write(2, b'\0rozdej\0' + json.dumps(report).encode())
os._exit(0)


"""forges_deep_data: whoever reads the report on its end, by brackets without end
verdicts: ended the program
says: skončil předčasně
walls: no
"""
import os

hraj()
os.write(2, b'\0rozdej\0' + b'[' * 60_000)
os._exit(0)


"""forges_its_end: the report on its end, which says that all went well, before anything was played
verdicts: wrong value
says: nevypsal žádnou kartu
walls: no
"""
import os

os.write(2, b'\0rozdej\0{"asked_too_much": false, "error": "", "frames": [], "stopped": ""}')
os._exit(0)


"""forges_nonsense: whoever reads the report on its end, by nonsense in it
verdicts: ended the program
says: skončil předčasně
walls: no
"""
import os

hraj()
os.write(2, b'\0rozdej\0{"asked_too_much": [], "error": {}, "frames": [[[1], "x", null]], "stopped": [{}]}')
os._exit(0)


"""eats_memory: the machine's memory, by one process
verdicts: too much memory
says: Došla paměť
walls: no
"""
kept = []
while True:
    kept.append(bytearray(50_000_000))


"""eats_memory_by_many: the machine's memory, by eight processes of which each keeps just below the limit
verdicts: too much memory
says: Došla paměť
walls: no
"""
import os
import time

for _ in range(8):
    if os.fork() == 0:
        kept = bytearray(170_000_000)
        kept[::4096] = bytes(len(kept[::4096]))
        time.sleep(60)
time.sleep(60)


"""prints_without_end: the judge's memory, by printing without end
verdicts: too much output
says: vypisuje pořád dokola
walls: no
"""
while True:
    print('x' * 10_000)


"""writes_errors_without_end: the judge's memory, by error output without end
verdicts: too much output
says: vypisuje pořád dokola
walls: no
"""
while True:
    print('x' * 10_000, file=sys.stderr)


"""strange_letters: terminals and tables, by what it prints
verdicts: wrong value
says: nevypsal žádnou kartu
walls: no
"""
print('\x1b[2J\x07\u202emoc zlé\0\u2028=1+1')
sys.stdout.flush()
sys.stdout.buffer.write(b'\xff\xfe\xed\xa0\x80')


"""fork_bomb: the machine, by processes that make processes
verdicts: too slow, raised, ended the program
says: Program (neskončil|skončil)
walls: yes
"""
import os

while True:
    try:
        os.fork()
    except OSError:
        pass


"""kills_everything: all that it may kill, itself included
verdicts: ended the program
says: skončil předčasně
walls: yes
"""
import os
import signal

for number in range(1, 300):
    try:
        os.kill(number, signal.SIGKILL)
    except OSError:
        pass
os.kill(-1, signal.SIGKILL)


"""kills_the_parent: the process that started it
verdicts: ended the program, wrong value, raised
says: skončil předčasně|nevypsal žádnou kartu|PermissionError
walls: no
"""
import os
import signal

os.kill(os.getppid(), signal.SIGKILL)


"""leaves_daemons: whoever waits for the end of the output, by daemons that hold on to it
verdicts: too slow
says: Program neskončil
walls: no
"""
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
hraj()


"""leaves_silent_daemons: the machine, by daemons that let go of everything and stay
verdicts: passed
says: ^$
walls: no
"""
import os
import time

if os.fork() == 0:
    os.setsid()
    os.closerange(0, 100)
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
hraj()


"""leaves_threads: the end itself, by a thread that never ends
verdicts: passed, too slow
says: ^$|Program neskončil
walls: no
"""
import threading
import time

threading.Thread(target=time.sleep, args=(3600,)).start()
hraj()


"""calls_home: secrets, by the network
verdicts: raised
says: OSError|PermissionError|ConnectionRefused|TimeoutError|unreachable
walls: yes
"""
import socket

socket.create_connection(('198.51.100.1', 80), 0.5)


"""reads_everything: tests, solutions and other processes, by looking for them
verdicts: wrong value
says: nevypsal žádnou kartu
walls: yes
"""
import os

print('nova', input(), input())
found = []
for number in os.listdir('/proc'):
    for name in ('environ', 'cmdline', 'mem', 'maps'):
        try:
            with open(f'/proc/{number}/{name}', 'rb') as file:
                found.append(file.read(100_000))
        except OSError:
            pass
for top, folders, names in os.walk('/'):
    folders[:] = [name for name in folders if top != '/' or name not in ('proc', 'usr', 'lib', 'lib64', 'dev')]
    found += [name.encode() for name in names]
    assert 'reseni' not in folders and 'checks' not in folders
print([b'test_program_jde_spustit' in one or b'GITHUB' in one for one in found].count(True), 'nalezeno')


"""writes_configuration: later tests, by files that Python and pytest obey
verdicts: passed, raised
says: ^$|Program skončil chybou
walls: no
"""
import os
import pathlib

for folder in (os.getcwd(), os.path.dirname(os.path.abspath(sys.argv[0]))):
    for name in ('conftest.py', 'sitecustomize.py', 'pytest.ini', 'random.py', 'blackjack.py'):
        try:
            pathlib.Path(folder, name).write_text('raise SystemExit("doctored")')
        except OSError:
            pass
hraj()
