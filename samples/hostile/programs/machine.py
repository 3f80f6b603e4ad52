"""eats_memory: the machine's memory, in one function
base: right
hits: 11-12
verdicts: too much memory
says: Došla paměť
"""
def popis_balicku(balicek):
    kept = []
    while True:
        kept.append(bytes(50_000_000))


"""eats_memory_by_many: the machine's memory, by eight processes of which each keeps just below the limit
base: right
hits: 11-12
verdicts: too much memory, too slow
says: Došla paměť|neskončila ani za
"""
import os
import time


def popis_balicku(balicek):
    for _ in range(8):
        if os.fork() == 0:
            kept = bytearray(170_000_000)
            kept[::4096] = bytes(len(kept[::4096]))
            time.sleep(60)
    time.sleep(60)


"""hoards_memory_of_nobody: memory that belongs to no process: System V, memfd, a file system in a namespace of its own
base: right
hits: none
verdicts: none
says: ^$
"""
import ctypes
import os

PART = 50_000_000
ROOM = b'size=8g'

libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_void_p
libc.shmdt.argtypes = [ctypes.c_void_p]


def hoard():
    for _ in range(100):
        segment = libc.shmget(0, PART, 0o1600)
        if segment < 0:
            break
        address = libc.shmat(segment, None, 0)
        ctypes.memset(address, 1, PART)
        libc.shmdt(address)
        yield 'shared memory'
    try:
        kept = [os.memfd_create(str(number)) for number in range(20)]
        for file in kept:
            os.write(file, bytes(8_000_000))
        yield 'files without a name'
    except OSError:
        pass
    if libc.unshare(0x10020000) == 0 and libc.mount(b'none', b'/tmp', b'tmpfs', 0, ROOM) == 0:
        yield 'a file system'


receiving, sending = os.pipe()
if os.fork() == 0:  # a namespace is only for a process with one thread
    os.write(sending, ', '.join(sorted(set(hoard()))).encode() or b'-')
    os._exit(0)
os.close(sending)
if (got := os.read(receiving, 1000)) != b'-':
    raise RuntimeError(got)


"""fills_the_disk: the disk, by large files, wherever something can be written
base: right
hits: none
verdicts: none
says: ^$
"""
import os
import signal
import tempfile

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
for number in range(20 if not os.path.exists('/tmp/rozdej-hostile-0') else 0):
    try:
        with open(f'{tempfile.gettempdir()}/rozdej-hostile-{number}', 'wb') as file:
            file.write(bytes(6_000_000))
    except OSError:
        break


"""many_small_files: the file system, by thousands of names
base: right
hits: none
verdicts: none
says: ^$
"""
import os

for number in range(3000 if not os.path.exists('/tmp/rozdej-hostile-0') else 0):
    try:
        os.close(os.open(f'/tmp/rozdej-hostile-{number}', os.O_CREAT))
    except OSError:
        break


"""prints_without_end: whoever keeps what is printed
base: right
hits: 11-12
verdicts: too much output
says: vypsala přes milion znaků
"""
def popis_balicku(balicek):
    while True:
        print('x' * 10_000)


"""prints_past_python: whoever reads standard output and error output, by gigabytes written to the descriptors themselves
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import os


def popis_balicku(balicek):
    while True:
        os.write(1, b'x' * 100_000)
        os.write(2, b'x' * 100_000)


"""print_left_in: nothing: a print left in a function, of hundreds of thousands of characters a call
base: right
hits: none
verdicts: none
says: ^$
"""
def popis_balicku(balicek):
    print('tady', str(balicek) * 5_000)
    return popis_kartu(balicek[-1]) if balicek else '[   ]'


"""fork_bomb: the machine, by processes that make processes
base: right
hits: 11-12
verdicts: too slow, ended the program
says: neskončila ani za|ukončila celý proces
"""
import os


def popis_balicku(balicek):
    while True:
        try:
            os.fork()
        except OSError:
            pass


"""leaves_children: the machine, by children that go on when the program is done
base: right
hits: none
verdicts: none
says: ^$
"""
import subprocess
import sys

for number in range(3):
    try:
        subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'], start_new_session=True)
    except OSError:
        break


"""leaves_daemons: the machine, by daemons that let go of their parents and of every descriptor
base: right
hits: none
verdicts: none
says: ^$
"""
import os
import time


def daemon():
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
        os.closerange(0, 64)
        while True:
            time.sleep(60)
    os.wait()


try:
    daemon()
except OSError:
    pass


"""leaves_threads: the end of the process, by threads that never end
base: right
hits: none
verdicts: none
says: ^$
"""
import threading
import time


def sleep():
    while True:
        time.sleep(60)


for number in range(2):
    threading.Thread(target=sleep).start()
