"""never_ends: the clock, by an endless loop in one function
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
def popis_balicku(balicek):
    while True:
        pass


"""sleeps: the clock, by sleeping
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import time


def popis_balicku(balicek):
    time.sleep(3600)


"""slow_pattern: the clock, by a regular expression that goes astray
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import re


def popis_balicku(balicek):
    return re.match('(a*)*b', 'a' * 60)


"""computes_in_c: the clock, by one step of Python that takes for ever
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
def popis_balicku(balicek):
    return str(7 ** (7**9))


"""stops_itself: the clock, by a process that is stopped and never goes on
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import os
import signal


def popis_balicku(balicek):
    os.kill(os.getpid(), signal.SIGSTOP)


"""starves_the_watchdog: the thread that stops it, by never letting another thread have its turn
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za
"""
import sys
import threading


def spin():
    while True:
        pass


def popis_balicku(balicek):
    sys.setswitchinterval(1e6)
    threading.Thread(target=spin, daemon=True).start()
    while True:
        pass


"""swallows_exceptions: whoever stops it from inside, by a loop that swallows every exception
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
def popis_balicku(balicek):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
        finally:
            continue


"""handles_signals: signals and alarms, taken over so that nothing can stop it
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za|zastavili
"""
import signal


def popis_balicku(balicek):
    for number in range(1, 65):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
    while True:
        pass


"""deep_recursion: the stack, by a function that calls itself for ever
base: right
hits: 11-12
verdicts: raised
says: volá sama sebe
"""
def popis_balicku(balicek):
    return popis_balicku(balicek)


"""overflows_the_stack: the C stack, with Python's own limit taken away
base: right
hits: 11-12
verdicts: ended the program, raised, too much memory
says: ukončila celý proces|volá sama sebe|Došla paměť
"""
import sys


class Deep:
    def __getattr__(self, name):
        return getattr(self, name + 'x'[:0])


def popis_balicku(balicek):
    sys.setrecursionlimit(2**31 - 1)
    return Deep().anything


"""crashes_in_c: the interpreter, by ctypes reading where nothing is
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import ctypes


def popis_balicku(balicek):
    return ctypes.string_at(0)


"""ends_at_once: os._exit in a function
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os


def popis_balicku(balicek):
    os._exit(0)


"""exits_in_a_function: sys.exit in a function that is otherwise never wrong
base: right
hits: 11-12
verdicts: ended the program
says: chce ukončit celý pro
"""
import sys


def popis_balicku(balicek):
    sys.exit(0)


"""kills_everything: every process that it can name: its parent, the first one, the group, all
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os
import signal


def popis_balicku(balicek):
    for number in (os.getppid(), 1, *range(2, 40), 0, -1):
        for name in (signal.SIGTERM, signal.SIGKILL):
            if number != os.getpid():
                try:
                    os.kill(number, name)
                except OSError:
                    pass
    os.killpg(0, signal.SIGKILL)


"""kills_itself: its own process, by SIGKILL
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os
import signal


def popis_balicku(balicek):
    os.kill(os.getpid(), signal.SIGKILL)


"""waits_for_the_end: the end of the process, by atexit and by objects that die late
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import atexit
import os


def claim(*args):
    for place in ('results.json', '/tmp/results.json', '/program/results.json', 'grades.csv'):
        try:
            with open(place, 'w') as file:
                file.write('{"score": 100}')
        except OSError:
            pass
    os._exit(0)


class Late:
    __del__ = claim


late = Late()
atexit.register(claim)
