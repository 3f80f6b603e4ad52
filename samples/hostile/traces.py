"""a_module: an entry in sys.modules"""
import sys


def leave():
    sys.modules['trace'] = sys


def find():
    return 'trace' in sys.modules


"""a_builtin: a name that every program has"""
import builtins


def leave():
    builtins.trace = True


def find():
    return hasattr(builtins, 'trace')


"""a_part_of_a_module: an attribute of a module of Python"""
import string


def leave():
    string.trace = True


def find():
    return hasattr(string, 'trace')


"""a_part_of_the_worker: an attribute of the worker's own class"""
import sys

SERVICE = sys.modules['rozdej.teacher.isolation.worker.service'].Service


def leave():
    SERVICE.trace = True


def find():
    return hasattr(SERVICE, 'trace')


"""a_method_of_str: a method of a built-in type, put into its dictionary behind its back"""
import gc


def leave():
    gc.get_referents(str.__dict__)[0]['trace'] = True


def find():
    return 'trace' in gc.get_referents(str.__dict__)[0]


"""a_small_integer: the memory of an integer that all programs share"""
import ctypes

PLACE = id(211) + 24


def leave():
    ctypes.c_uint32.from_address(PLACE).value = 212


def find():
    return ctypes.c_uint32.from_address(PLACE).value == 212


"""an_interned_text: the memory of a text that was there before the program"""
import ctypes
import string

PLACE = id(string.hexdigits) + 48


def leave():
    ctypes.c_byte.from_address(PLACE).value = 33


def find():
    return ctypes.c_byte.from_address(PLACE).value == 33


"""a_collector: a function that the garbage collector calls"""
import gc


def trace(*_):
    pass


def leave():
    gc.callbacks.append(trace)


def find():
    return any(getattr(one, '__name__', '') == 'trace' for one in gc.callbacks)


"""a_revived_object: an object that saves itself from its end"""
import gc


class Undead:
    def __del__(self):
        gc.garbage.append(self)


def leave():
    Undead()


def find():
    return any(type(one).__name__ == 'Undead' for one in gc.garbage)


"""a_found_object: an object that is found among all that the collector knows"""
import gc
import sys


class Hidden(list):
    pass


def leave():
    sys.hidden = Hidden()


def find():
    return any(type(one).__name__ == 'Hidden' for one in gc.get_objects())


"""a_weak_reference: a value kept by a module of Python as long as a worker lives"""
import sys
import weakref


def leave():
    weakref.trace = weakref.WeakValueDictionary({'trace': sys})


def find():
    return 'trace' in getattr(weakref, 'trace', {})


"""at_the_end: what is done when a process ends, counted by Python"""
import atexit


def leave():
    atexit.register(print)


def find():
    return atexit._ncallbacks() > 0


"""after_a_fork: what is done in a copy of the process, which a room is"""
import os
import string


def mark():
    string.forked = True


def leave():
    os.register_at_fork(before=mark)
    if os.fork() == 0:
        os._exit(0)
    os.wait()


def find():
    return hasattr(string, 'forked')


"""a_thread: one that never ends"""
import threading


def leave():
    threading.Thread(target=threading.Event().wait, name='trace', daemon=True).start()


def find():
    return any(thread.name == 'trace' for thread in threading.enumerate())


"""a_thread_of_c: the count of threads that the kernel knows of"""
import _thread
import time


def leave():
    lock = _thread.allocate_lock()
    lock.acquire()
    for _ in range(8 - _thread._count()):
        _thread.start_new_thread(lock.acquire, ())
    # A thread counts from its own first step, which a busy machine takes later.
    limit = time.monotonic() + 0.5
    while not find() and time.monotonic() < limit:
        time.sleep(0.001)


def find():
    return _thread._count() >= 8


"""a_handler: of a signal"""
import signal


def leave():
    signal.signal(signal.SIGUSR1, print)


def find():
    return signal.getsignal(signal.SIGUSR1) is not signal.SIG_DFL


"""a_blocked_signal: one that waits to be delivered"""
import signal
import threading


def leave():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])
    signal.pthread_kill(threading.get_ident(), signal.SIGUSR2)


def find():
    return signal.SIGUSR2 in signal.sigpending()


"""a_timer: one that runs for an hour"""
import signal


def leave():
    signal.setitimer(signal.ITIMER_VIRTUAL, 3600)


def find():
    return signal.getitimer(signal.ITIMER_VIRTUAL) != (0, 0)


"""a_descriptor: a high number that stays open"""
import os


def leave():
    os.dup2(os.open('/dev/null', os.O_RDONLY), 23)


def find():
    try:
        os.fstat(23)
    except OSError:
        return False
    return True


"""standard_output: another file in its place"""
import os


def leave():
    os.dup2(os.open('/dev/zero', os.O_RDONLY), 1)


def find():
    return os.fstat(1).st_rdev == os.stat('/dev/zero').st_rdev


"""a_pipe: text that waits in one that was kept in all processes"""
import os
import string


def leave():
    string.here, there = os.pipe()
    os.write(there, b'trace')


def find():
    return hasattr(string, 'here')


"""the_home: a file there"""
import os
from pathlib import Path

FILE = Path(os.environ['HOME'], 'trace.txt')


def leave():
    FILE.write_text('trace')


def find():
    return FILE.exists()


"""shared_memory: a file in memory that all processes see
refused"""
from pathlib import Path

FILE = Path('/dev/shm/trace')


def leave():
    try:
        FILE.write_text('trace')
    except OSError:
        pass


def find():
    return FILE.exists()


"""beside_the_program: a file in its folder
refused"""
from pathlib import Path

FILE = Path(__file__).with_name('trace.py')


def leave():
    try:
        FILE.write_text('')
    except OSError:
        pass


def find():
    return FILE.exists()


"""beside_the_worker: a file among those of the worker
refused"""
import sys
from pathlib import Path

FILE = Path(sys.modules['rozdej'].__file__).with_name('trace.py')


def leave():
    try:
        FILE.write_text('')
    except OSError:
        pass


def find():
    return FILE.exists()


"""a_compiled_file: one that Python would take for a module of its own
refused"""
import os
from pathlib import Path

PLACE = Path(os.__file__).parent / '__pycache__'


def leave():
    try:
        (PLACE / 'trace.pyc').write_bytes(b'')
    except OSError:
        pass


def find():
    return (PLACE / 'trace.pyc').exists()


"""the_time_of_a_file: when a file of the system was read or changed
refused"""
import os


def leave():
    try:
        os.utime(os.__file__, (1, 1))
    except OSError:
        pass


def find():
    return os.stat(os.__file__).st_mtime == 1


"""a_lock: on a file that all see"""
import fcntl
import os
import string


def leave():
    try:
        string.lock = open(os.__file__)
        fcntl.flock(string.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        pass


def find():
    with open(os.__file__) as other:
        try:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


"""the_folder: another one to be in"""
import os


def leave():
    os.chdir('/usr')


def find():
    return os.getcwd() == '/usr'


"""the_mask: rights that new files do not get"""
import os


def leave():
    os.umask(0o123)


def find():
    mask = os.umask(0o123)
    os.umask(mask)
    return mask == 0o123


"""the_environment: of Python"""
import os


def leave():
    os.environ['TRACE'] = 'yes'


def find():
    return 'TRACE' in os.environ


"""the_environment_of_c: of the C library"""
import ctypes

LIBC = ctypes.CDLL(None)


def leave():
    LIBC.setenv(b'TRACE', b'yes', 1)


def find():
    return LIBC.getenv(b'TRACE') != 0


"""a_number_by_chance: the state of random numbers of a generator of its own"""
import random


def leave():
    random.trace = random.Random(1)


def find():
    return hasattr(random, 'trace')


"""luck: random numbers that are always the same"""
import random


def leave():
    random.random = lambda: 0.5


def find():
    return random.random() == 0.5 == random.random()


"""the_hash: texts that are told apart by the numbers they get
refused"""
import os
import sys


def leave():
    os.environ['PYTHONHASHSEED'] = '1'


def find():
    return sys.flags.hash_randomization == 1


"""a_pattern: in the cache of regular expressions"""
import re


def leave():
    re.compile('trace of somebody')


def find():
    return any('trace of somebody' in key for key in re._cache)


"""a_cached_answer: of a function of Python that remembers"""
import fnmatch


def leave():
    fnmatch.fnmatch('a', 'trace')
    fnmatch.trace = fnmatch._compile_pattern.cache_info()


def find():
    return hasattr(fnmatch, 'trace') or fnmatch._compile_pattern.cache_info().currsize > 0


"""a_line: in the cache of lines that tracebacks are shown with"""
import linecache


def leave():
    linecache.cache['trace'] = 1, None, ['line'], 'trace'


def find():
    return 'trace' in linecache.cache


"""a_codec: a way to read texts"""
import codecs


def search(name):
    return codecs.lookup('utf-8') if name == 'trace' else None


def leave():
    codecs.register(search)


def find():
    try:
        return bool(codecs.lookup('trace'))
    except LookupError:
        return False


"""a_way_out_of_wrong_letters: a handler of errors in texts"""
import codecs


def leave():
    codecs.register_error('trace', codecs.ignore_errors)


def find():
    try:
        return bool(codecs.lookup_error('trace'))
    except LookupError:
        return False


"""an_import_hook: something that is asked for every module"""
import sys


class Trace:
    @staticmethod
    def find_spec(*_):
        return None


def leave():
    sys.meta_path.insert(0, Trace)


def find():
    return any(getattr(one, '__name__', '') == 'Trace' for one in sys.meta_path)


"""a_path_hook: something that is asked for every folder of modules"""
import sys


def trace(path):
    raise ImportError


def leave():
    sys.path_hooks.insert(0, trace)
    sys.path_importer_cache['trace'] = None


def find():
    return 'trace' in sys.path_importer_cache


"""an_audit_hook: something that is told of all that Python does, and cannot be taken off"""
import string
import sys


def hook(event, _):
    if event == 'trace':
        string.heard = True


def leave():
    sys.addaudithook(hook)


def find():
    sys.audit('trace')
    return hasattr(string, 'heard')


"""tracing: a function that is called at every line of a new thread"""
import threading


def trace(*_):
    return None


def leave():
    threading.settrace(trace)


def find():
    return threading.gettrace() is not None


"""a_profile: a function that is called at every call in a new thread"""
import threading


def trace(*_):
    return None


def leave():
    threading.setprofile(trace)


def find():
    return threading.getprofile() is not None


"""frames: a name in the outermost function of the process"""
import sys


def outermost():
    frame = sys._getframe()
    while frame.f_back:
        frame = frame.f_back
    return frame.f_globals


def leave():
    outermost()['trace'] = True


def find():
    return 'trace' in outermost()


"""the_depth: how deep functions may call each other"""
import sys


def leave():
    sys.setrecursionlimit(3210)


def find():
    return sys.getrecursionlimit() == 3210


"""the_pace: how often threads take turns"""
import sys


def leave():
    sys.setswitchinterval(0.123)


def find():
    return sys.getswitchinterval() == 0.123


"""long_numbers: how many digits a number may have as a text"""
import sys


def leave():
    sys.set_int_max_str_digits(7777)


def find():
    return sys.get_int_max_str_digits() == 7777


"""a_hook_of_python: what shows a value, and what shows an error"""
import sys


def trace(*_):
    pass


def leave():
    sys.displayhook = sys.excepthook = trace


def find():
    return sys.displayhook is not sys.__displayhook__


"""a_language: of the C library"""
import locale


def leave():
    locale.setlocale(locale.LC_NUMERIC, 'C')
    locale._override_localeconv['trace'] = 1


def find():
    return 'trace' in locale._override_localeconv


"""the_time_zone: of the process"""
import os
import time


def leave():
    os.environ['TZ'] = 'XYZ-7'
    time.tzset()


def find():
    return time.tzname[0] == 'XYZ'


"""a_warning: a filter of warnings"""
import warnings


def leave():
    warnings.filterwarnings('ignore', 'trace')


def find():
    return any('trace' in repr(one) for one in warnings.filters)


"""a_way_to_copy: of a built-in type"""
import copyreg


def leave():
    copyreg.dispatch_table[complex] = copyreg.pickle_complex
    copyreg.dispatch_table['trace'] = None


def find():
    return 'trace' in copyreg.dispatch_table


"""a_relative: a class that says that another one is of its family"""
import _abc
import collections.abc


class Trace:
    pass


def leave():
    collections.abc.Sized.register(Trace)


def find():
    return any('Trace' in repr(one()) for one in _abc._get_dump(collections.abc.Sized)[0])


"""the_name_of_the_process: as the kernel knows it"""
import ctypes

LIBC = ctypes.CDLL(None)


def leave():
    LIBC.prctl(15, b'trace', 0, 0, 0)


def find():
    room = ctypes.create_string_buffer(16)
    LIBC.prctl(16, room, 0, 0, 0)
    return room.value == b'trace'


"""kindness: how much of the processor it gets"""
import os


def leave():
    os.setpriority(os.PRIO_PROCESS, 0, 19)


def find():
    return os.getpriority(os.PRIO_PROCESS, 0) == 19


"""a_limit: of what the process may take"""
import resource


def leave():
    resource.setrlimit(resource.RLIMIT_STACK, (3 << 20, resource.getrlimit(resource.RLIMIT_STACK)[1]))


def find():
    return resource.getrlimit(resource.RLIMIT_STACK)[0] == 3 << 20


"""a_child: one that lives on in a session of its own, and is called by its number"""
import os
import string
import time


def leave():
    if not hasattr(string, 'child'):
        string.child = os.fork()
        if string.child == 0:
            os.setsid()
            time.sleep(60)
            os._exit(0)


def find():
    try:
        return bool([number for number in range(2, 40) if number != os.getpid() and os.getsid(number) == number])
    except OSError:
        return hasattr(string, 'child')


"""a_group: a group of processes that others could be put into"""
import os


def leave():
    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)


def find():
    return os.getpgrp() == os.getpid()


"""a_socket: one with a name that needs no file
refused"""
import socket
import string


def leave():
    try:
        string.kept = socket.socket(socket.AF_UNIX)
        string.kept.bind('\0trace')
    except OSError:
        pass


def find():
    try:
        with socket.socket(socket.AF_UNIX) as other:
            other.bind('\0trace')
    except OSError as error:
        return error.errno == 98
    return False


"""shared_memory_of_old: a segment that stays when nobody has it
refused"""
import ctypes

LIBC = ctypes.CDLL(None)


def leave():
    LIBC.shmget(4711, 1000, 0o1666)


def find():
    return LIBC.shmget(4711, 0, 0) >= 0


"""a_key: one that the kernel keeps for the user
refused"""
import ctypes
import platform

LIBC = ctypes.CDLL(None)
ADD, GET = {'x86_64': (248, 249), 'aarch64': (217, 218)}.get(platform.machine(), (-1, -1))


def leave():
    LIBC.syscall(ADD, b'user', b'trace', b'x', 1, -4)


def find():
    return LIBC.syscall(GET, b'user', b'trace', None, 0) > 0


"""the_name_of_the_machine: which all programs in a namespace see
refused"""
import socket


def leave():
    try:
        socket.sethostname('trace')
    except OSError:
        pass


def find():
    return socket.gethostname() == 'trace'


"""a_group_of_limits: a folder of the kernel in which limits stand
refused"""
import os

PLACE = '/sys/fs/cgroup/trace'


def leave():
    try:
        os.mkdir(PLACE)
    except OSError:
        pass


def find():
    return os.path.exists(PLACE)


"""another_process: a word in the memory of the process that made this one
refused"""
import ctypes
import os

LIBC = ctypes.CDLL(None, use_errno=True)
LIBC.ptrace.argtypes = [ctypes.c_long] * 2 + [ctypes.c_void_p] * 2
LIBC.ptrace.restype = ctypes.c_long


def leave():
    LIBC.ptrace(16, os.getppid(), None, None)


def find():
    return LIBC.ptrace(5, os.getppid(), id(None), None) == 0


"""what_is_told_to_the_kernel: how often its files were asked for, as this process is told
refused"""
import os


def leave():
    try:
        open('/proc/self/comm', 'w').write('trace')
    except OSError:
        pass


def find():
    try:
        return open('/proc/self/comm').read().strip() == 'trace'
    except OSError:
        return False
