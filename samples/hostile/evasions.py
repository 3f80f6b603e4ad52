"""raises_slow_calls: the kit's own word for calls that took long together
"""
import sys


def attack(ruka):
    raise sys.modules['rozdej.core.student.failures'].SlowCalls(1.0, function='vyhodnot_ruku', count=1)


"""raises_unusable: the kit's own word for a file that is not there
"""
import sys


def attack(ruka):
    raise sys.modules['rozdej.core.student.failures'].MissingFile('blackjack')


"""raises_still_hanging: the kit's own word for a function that hung before
"""
import sys


def attack(ruka):
    raise sys.modules['rozdej.core.student.failures'].SkippedAfterHangs(1.0)


"""raises_what_is_gone: the word by which the worker knows that the judge is gone
"""
import sys


def attack(ruka):
    raise sys.modules['rozdej.teacher.isolation.channel'].ChannelClosed


"""ends_the_program: the process ends whenever a hand is not known
"""
import os


def attack(ruka):
    os._exit(0)


"""exits: as a program that has done its work
"""
import sys


def attack(ruka):
    sys.exit(0)


"""interrupts: as if the teacher had pressed Ctrl+C
"""


def attack(ruka):
    raise KeyboardInterrupt


"""hangs: a hand that is not known takes for ever
"""


def attack(ruka):
    while True:
        pass


"""is_nearly_too_slow: each call takes just less time than it may, so that few are made
"""
import time


def attack(ruka):
    end = time.process_time() + 0.27
    while time.process_time() < end:
        pass


"""takes_all_memory: so that the process is ended from outside
"""


def attack(ruka):
    return bytearray(10**12)


"""answers_by_size: the usual sum of so many cards, which a message cannot hide
"""
MEANS = {0: 0, 1: 7, 2: 13, 3: 19, 4: 26, 5: 32, 6: 38}


def attack(ruka):
    return MEANS.get(len(ruka), 40), 'pres' if len(ruka) > 3 else 'ok'


"""answers_as_before: what the case before this one would have been
"""
LAST = [(13, 'ok')]


def attack(ruka):
    LAST.append((7 * len(ruka), 'ok'))
    return LAST[-2]


"""keeps_state_between_cases: answers in the order in which tests asked
"""
import builtins


def attack(ruka):
    kept = vars(builtins).setdefault('kept', iter(sorted(ANSWERS.values())))
    return next(kept, (21, 'blackjack'))


"""tells_fresh_by_frames: looks who asks, and takes the answer from there
"""
import sys


def attack(ruka):
    frame = sys._getframe()
    while frame := frame.f_back:
        for value in list(frame.f_locals.values()):
            expected = getattr(value, 'expected', None)
            if expected is not None:
                return expected.result
    return None


"""looks_for_the_seed: in all that the process knows
"""
import gc
import os
import random
import sys


def attack(ruka):
    words = [text for text in gc.get_objects() if type(text) is str] + sys.argv + list(os.environ.values())
    for word in words:
        if 'judged' in word:
            random.seed(f'{word}/vyhodnot_ruku')
            return random.randint(4, 21), 'ok'
    return None


"""looks_for_the_solution: on the disk, and among the modules
"""
import glob
import sys


def attack(ruka):
    for path in [*glob.glob('/*/reseni/*/blackjack.py'), *glob.glob('/worker/**/blackjack.py', recursive=True)]:
        space = {}
        exec(open(path).read(), space)
        return space['vyhodnot_ruku'](ruka)
    return None


"""asks_the_judge: calls functions of the judge by their numbers, in case one is the solution's
"""
import gc
import sys

SERVICE = sys.modules['rozdej.teacher.isolation.worker.service'].Service


def attack(ruka):
    for one in gc.get_objects():
        if type(one) is SERVICE:
            for number in range(-1, 8):
                try:
                    return one._call_judge(number, (ruka,), {})
                except Exception:
                    continue
    return None


"""answers_for_itself: writes its own answer to the judge, with nothing in it
"""
import gc
import json
import os
import sys

SERVICE = sys.modules['rozdej.teacher.isolation.worker.service'].Service


def attack(ruka):
    for one in gc.get_objects():
        if type(one) is SERVICE:
            one._channel.send(json.dumps(['calls', [], 0, '', ['l']]).encode())
    return None


"""skips_the_rest: has the worker make none of the calls that are left
"""
import sys

PROGRAM = sys.modules['rozdej.core.student.program'].LocalProgram
OWN = PROGRAM.call_many


def few(self, module, name, many):
    made = OWN(self, module, name, many)
    return [call for call in made if repr(call.arguments[0]) in ANSWERS]


def attack(ruka):
    PROGRAM.call_many = few


"""changes_what_it_was_given: makes the question one that it knows
"""


def attack(ruka):
    ruka[:] = [(12, 'licem'), (6, 'licem')]
    return 17, 'ok'


"""equals_everything: a result that says that it is right
"""


class Right(tuple):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = tuple.__hash__


def attack(ruka):
    return Right((0, 'ok'))


"""lying_numbers: a sum that equals every sum
"""


class Number(int):
    def __eq__(self, other):
        return True

    __hash__ = int.__hash__


def attack(ruka):
    return Number(0), 'ok'


"""several_answers: in one, in case one of them is right
"""


def attack(ruka):
    return [(total, 'ok') for total in range(22)]


"""a_generator: that gives the right answer to whoever looks long enough
"""


def attack(ruka):
    yield from ((total, 'ok') for total in range(22))


"""changes_its_answer: a list that it goes on changing after it was given out
"""
import threading

GIVEN = [0, 'ok']


def change():
    while True:
        for total in range(22):
            GIVEN[0] = total


def attack(ruka):
    if threading.active_count() < 4:
        threading.Thread(target=change, daemon=True).start()
    return tuple(GIVEN)


"""turns_off_the_clock: so that nothing can be too slow
"""
import sys


def attack(ruka):
    sys.modules['rozdej.core.student.watchdog'].WATCHDOG._victim = 0
    return None


"""waits_for_the_judge: sleeps, as if a busy machine were to blame
"""
import time


def attack(ruka):
    time.sleep(0.45)


"""prints_instead: the right answer among all others
"""


def attack(ruka):
    for total in range(22):
        print((total, 'ok'))


"""forgets_itself: is not there any more when it is asked again
"""


def attack(ruka):
    globals().pop('vyhodnot_ruku', None)
    return None


"""has_another_number_of_parameters: once it was asked what it does not know
"""


def attack(ruka):
    globals()['vyhodnot_ruku'] = lambda: None
    return None
