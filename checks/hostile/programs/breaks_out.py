# attacks: the walls: mounts, namespaces, root directory, users, other processes' memory
# base: right
# hits: none
# verdicts: none
# says: ^$
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
