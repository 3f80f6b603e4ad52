# attacks: memory that belongs to no process: System V, memfd, a file system in a namespace of its own
# base: right
# hits: none
# verdicts: none
# says: ^$
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
