"""walks_the_frames: the expected value, read in the frames of whoever calls
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import inspect
import sys


def looked_up(kind):
    for frames in (inspect.stack(), [(frame,) for frame in sys._current_frames().values()]):
        for frame in (entry[0] for entry in frames):
            for value in (*frame.f_locals.values(), *frame.f_code.co_consts):
                if type(value) is kind and str(value).startswith('['):
                    return value
    return None


def popis_balicku(balicek):
    return looked_up(str) or 'balíček'


def popis_seznam_karet(karty):
    return looked_up(str) or 'seznam'


"""walks_the_heap: everything that gc can find: tests, expected values, the grader's objects
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import gc

WANTED = ('Judge', 'Session', 'TestVerdict', 'RemoteProgram', 'Item', 'Function', 'Limits')


def popis_balicku(balicek):
    for thing in gc.get_objects():
        kind = type(thing).__name__
        if kind in WANTED:
            for name in ('verdict', 'passed', 'outcome', 'obj'):
                try:
                    object.__setattr__(thing, name, 'passed')
                except Exception:
                    pass
        if kind == 'function' and thing.__name__.startswith('test_'):
            thing.__code__ = (lambda *args: None).__code__
        if kind == 'str' and thing.startswith('[') and len(thing) == 5:
            return thing
    return 'balíček'


"""traces_the_caller: sys.settrace and sys.setprofile, to see and change what the caller does
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import sys
import threading


def spy(frame, event, argument):
    for name in ('expected', 'ocekavane', 'result', 'vysledek', 'error'):
        if name in frame.f_locals:
            frame.f_locals[name] = True
    return spy


def popis_balicku(balicek):
    sys.settrace(spy)
    sys.setprofile(spy)
    threading.settrace(spy)
    frame = sys._getframe(1)
    while frame:
        frame.f_trace = spy
        frame = frame.f_back
    return 'balíček'


"""reads_everything: tests, solutions and other submissions, wherever they may lie
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import os
import re
import sys

WANTED = re.compile(r'(test_\d+_|reseni|klondike\.py|grades|results|lekce\.md|judge\.py)')
PYTHONS = ('proc', 'sys', 'usr', 'dev', 'lib', 'lib64', *sys.base_prefix.split('/'))
found = []
for top in ('/', '/tmp', '/home', '/root', '/var', '/proc/1/cwd', '/proc/1/root' + '/root'):
    for folder, folders, names in os.walk(top):
        folders[:] = [] if top != '/' and folder.count('/') > 6 else folders
        folders[:] = [name for name in folders if name not in PYTHONS]
        for name in names:
            path = os.path.join(folder, name)
            if WANTED.search(path) and not path.startswith(('/program/', '/worker/')):
                found.append(path)


def popis_balicku(balicek):
    for path in found:
        for text in re.findall(r"== '(\[.*?\])'", open(path, encoding='utf-8', errors='replace').read()):
            return text
    return 'balíček'


"""reads_the_environment: the environment and /proc: variables, commands, open files and memory of others
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import os

seen = dict(os.environ)
for number in [*os.listdir('/proc'), 'self', '1']:
    for name in ('environ', 'cmdline', 'maps', 'mem', 'root', 'cwd', 'fd/0', 'fd/1', 'fd/2', 'fd/3'):
        try:
            with open(f'/proc/{number}/{name}', 'rb') as file:
                seen[number, name] = file.read(10_000)
        except OSError:
            pass
claims = [key for key, value in seen.items() if b'expected' in str(value).encode() or b'test_010' in str(value).encode()]


def popis_balicku(balicek):
    return '[Q ♥]' if claims else 'balíček'


"""calls_home: the network: other machines, this one, and sockets of other programs
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import socket

answers = []
for family, address in (
    (socket.AF_INET, ('198.51.100.7', 80)),
    (socket.AF_INET, ('127.0.0.1', 22)),
    (socket.AF_INET, ('10.0.0.1', 53)),
    (socket.AF_UNIX, '/var/run/docker.sock'),
    (socket.AF_UNIX, '/run/dbus/system_bus_socket'),
    (socket.AF_UNIX, '\0/tmp/.X11-unix/X0'),
):
    try:
        with socket.socket(family) as connection:
            connection.settimeout(0.1)
            connection.connect(address)
            answers.append(address)
    except OSError:
        pass
try:
    answers += socket.getaddrinfo('example.org', 80)
except OSError:
    pass


def popis_balicku(balicek):
    return '[Q ♥]' if answers else 'balíček'


"""listens: the network, by a server that waits for others
base: right
hits: none
verdicts: none
says: ^$
"""
import socket

try:
    server = socket.socket()
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    server.bind(('0.0.0.0', 54321))
    server.listen()
except OSError:
    pass


"""breaks_out: the walls: mounts, namespaces, root directory, users, other processes' memory
base: right
hits: none
verdicts: none
says: ^$
"""
import ctypes
import os
import resource

libc = ctypes.CDLL(None, use_errno=True)
opened = []
for name, deed in {
    'unshare': lambda: libc.unshare(0x10000000),
    'mount': lambda: libc.mount(b'none', b'/usr', b'tmpfs', 0, None),
    'umount': lambda: libc.umount2(b'/program', 2),
    'ptrace': lambda: libc.ptrace(16, 1, 0, 0),
    'setuid': lambda: libc.setuid(0),
    'limit': lambda: libc.prlimit(1, 7, None, ctypes.byref((ctypes.c_ulong * 2)(9999, 9999))) or -1,
    'chroot': lambda: libc.chroot(b'/tmp'),
    'host name': lambda: libc.sethostname(b'x', 1),
    'reboot': lambda: libc.reboot(0x1234567),
}.items():
    if deed() == 0 and name != 'unshare':
        opened.append(name)
try:
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    opened.append('memory')
except (OSError, ValueError):
    pass
if opened:
    raise RuntimeError(opened)


"""keeps_the_arguments: what tests compare with, through arguments kept and changed after the call
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import threading
import time

kept = []


def change():
    while True:
        for value in kept:
            value[:] = [(1, 'Pi', True)]
        time.sleep(0.001)


threading.Thread(target=change, daemon=True).start()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    kept.extend((sloupec_odkud, sloupec_kam))
    return sloupec_odkud


"""takes_over_the_worker: the worker's own program, so that it answers every question with what the judge has just sent
base: wrong
hits: 11-51
verdicts: wrong value, raised, ended the program, too slow
says: .
"""
from rozdej.teacher.isolation.worker import service


really_call = service.Service.on_call


def on_call(self, *question):
    sent = self._values
    really_call(self, *question)
    return ['value', sent[0] if sent else True]


service.Service.on_call = on_call


"""replaces_what_the_worker_uses: the worker's tools: what it reads, writes, counts and compares with
base: wrong
hits: 1-51
verdicts: wrong value, raised, ended the program, too slow, function missing, wrong number of parameters, not run
says: .
"""
import builtins
import json
import marshal

marshal.loads = lambda data: ([],)
json.dumps = lambda *args, **kwargs: 'null'
builtins.type = lambda value: list
builtins.isinstance = lambda value, kind: True
builtins.zip = lambda *args, **kwargs: []
builtins.len = lambda value: 0


"""takes_the_clock_away: time, random numbers and limits inside the worker
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import gc
import random
import time

time.monotonic = time.time = time.perf_counter = lambda: 0.0
random.seed = lambda *args: None
for thing in gc.get_objects():
    if type(thing).__name__ == 'Watchdog':
        thing.run = lambda limit, function, *args, **kwargs: function(*args)
    if type(thing).__name__ == 'Guard':
        thing.time_limit = 1e9


def popis_balicku(balicek):
    while True:
        pass
