"""answers_from_a_child: the protocol, by a child with the way to the grader in its hands that answers in place of the program
base: wrong
hits: 11-12 21-23 26-27 31-33 41-42 51 1 10 20 25 30 40 50
verdicts: wrong value, ended the program, function missing, too slow
says: .
"""
import ctypes
import json
import struct
import time

libc = ctypes.CDLL(None)


def child():
    data = json.dumps(['value', [], 0, '', 'karty']).encode()  # what the wrong program itself says, or two would differ
    message = struct.pack('>I', len(data)) + data
    while True:
        for number in range(3, 20):
            libc.write(number, message, len(message))
        time.sleep(0.05)


if libc.fork() == 0:
    child()


"""asks_for_more_time: the time of others, by saying again and again that the file is still being loaded
base: right
hits: 11-12
verdicts: too slow, ended the program
says: .
"""
import json
import os
import struct
import time


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass


def popis_balicku(balicek):
    for _ in range(100):
        say(['load'])
        time.sleep(0.9)


"""asks_the_grader: the grader's own functions, by asking for some that it never gave, and for its keyboard
base: right
hits: 11-12 26-27
verdicts: ended the program, raised
says: ukončila celý pro|input
"""
import json
import os
import struct
import time


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass
    time.sleep(60)


def popis_balicku(balicek):
    say(['call', [], 7, ['t'], [], ''])


def popis_seznam_karet(karty):
    say(['call', [], -1, ['t'], [], ''])


"""forges_a_long_message: the grader's memory, by a message that says it has four gigabytes
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os
import struct


def popis_balicku(balicek):
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', 2**32 - 1) + b'["value"')
        except OSError:
            pass
    return '[   ]'


"""forges_answers: the protocol, by answers of its own on every open descriptor, ahead of the real ones
base: wrong
hits: 11-12
verdicts: wrong value, ended the program
says: vrátil|ukončila celý pro
"""
import json
import os
import struct


def say(message):
    data = json.dumps(message).encode()
    for number in range(64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass


def popis_balicku(balicek):
    say(['value', [], 0, '', True])
    say(['passed'])
    say({'verdict': 'passed'})
    return 'balíček'


"""forges_code: the grader, by pickle and marshal sent in place of data
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import marshal
import os
import pickle
import struct


class Evil:
    def __reduce__(self):
        return os._exit, (0,)


def popis_balicku(balicek):
    for data in (marshal.dumps(compile('1', 'x', 'eval')), pickle.dumps(Evil())):
        for number in range(3, 64):
            try:
                os.write(number, struct.pack('>I', len(data)) + data)
            except OSError:
                pass
    return '[   ]'


"""forges_deep_data: whoever reads a message, by a hundred thousand brackets
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os
import struct


def popis_balicku(balicek):
    data = b'[' * 100_000
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass
    return '[   ]'


"""forges_endless_values: the grader's time and memory, by short messages that stand for endless values
base: right
hits: 11-12 26-27 51
verdicts: ended the program
says: ukončila celý pro
"""
import json
import os
import struct


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass


def popis_balicku(balicek):
    say(['value', [], 0, '', ['r', 0, 10**12, 1]])


def popis_seznam_karet(karty):
    item = ['l']
    for number in range(60, 0, -1):
        item = ['l', item, ['@', number]]
    say(['value', [], 0, '', item])


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    say(['value', [[0, ['l', *[['@', 1]] * 9000]], [1, ['l', *[['@', 0]] * 9000]]], 0, '', None])


"""forges_half_messages: the protocol, by messages that are too short, too long, or hold other things than they should
base: right
hits: 11-12 21-23 26-27 31-33 41-42 51
verdicts: ended the program, wrong value, raised
says: ukončila celý pro
"""
import json
import os
import struct


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass


def popis_balicku(balicek):
    say(['statement'])


def vytvor_balicek():
    say(['value', [], 0, '', ['u', 'a\0b', 'list', 0, ['l']]])


def popis_seznam_karet(karty):
    say(['error', [], 0, '', ['', ['a\0b', 'Exception', [], 'x', {}], [['klondike', 10**12, 'f']]]])


def rozdej_sloupecky(balicek):
    say(['value', [[0, ['l', ['@', 99]]]], 0, '', ['x', '\ud800', 'x', -5]])


def vypis_sloupecky(sloupecky):
    say(['value', [], 5, '', ['@', 99]])


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    say([['value'], None])


"""forges_nonsense: the protocol, by bytes that are no message
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os


def popis_balicku(balicek):
    for number in range(3, 64):
        try:
            os.write(number, os.urandom(1000))
        except OSError:
            pass
    return '[   ]'


"""forges_places: feedback, by exceptions that are said to come from lines that do not exist
base: right
hits: 10-51
verdicts: raised, wrong value, too slow, ended the program, not run
says: .
"""
import json
import os
import struct
import time


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>I', len(data)) + data)
        except OSError:
            pass
    time.sleep(60)


def popis_balicku(balicek):
    where = [['klondike', -7, 'f'], ['klondike', 10**15, '\x1b[2J\n'], ['karty', 0, '']]
    say(['error', [], 0, '', ['', ['ValueError', 'ValueError', [], '', {}], where]])


def popis_seznam_karet(karty):
    say(['error', [], 0, '', ['', ['SyntaxError', 'SyntaxError', [], '', {'lineno': 10**15, 'offset': -9, 'text': 5}], []]])


def rozdej_sloupecky(balicek):
    say(['error', [], 0, '', ['TooSlow', [1e400, [['klondike', 10**15]]], []]])


"""floods_with_output: the grader's time and memory, by messages without end of nothing printed
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za
"""
import os
import struct


def popis_balicku(balicek):
    data = b'["printed",""]'
    message = (struct.pack('>I', len(data)) + data) * 1000
    while True:
        for number in range(3, 64):
            try:
                os.write(number, message)
            except OSError:
                pass


"""floods_with_statements: the grader's time, by messages without end that are no answer
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za
"""
import os
import struct


def popis_balicku(balicek):
    data = b'["statement","klondike",1]'
    message = (struct.pack('>I', len(data)) + data) * 1000
    while True:
        for number in range(3, 64):
            try:
                os.write(number, message)
            except OSError:
                pass


"""floods_with_problems: the grader's time, by messages without end of a file that did not load
base: right
hits: 11-12
verdicts: too slow
says: neskončila ani za
"""
import os
import struct


def popis_balicku(balicek):
    data = b'["problem",["klondike",1,1,"",false,null]]'
    message = (struct.pack('>I', len(data)) + data) * 1000
    while True:
        for number in range(3, 64):
            try:
                os.write(number, message)
            except OSError:
                pass


"""closes_descriptors: the way to the grader, by closing all descriptors
base: right
hits: 11-12
verdicts: ended the program
says: ukončila celý pro
"""
import os


def popis_balicku(balicek):
    os.closerange(0, 1024)
    return '[   ]'


"""replaces_descriptors: the way to the grader, by putting other files in the place of its descriptors
base: right
hits: 11-12
verdicts: ended the program, too slow
says: ukončila celý pro|neskončila ani za
"""
import os


def popis_balicku(balicek):
    other, _ = os.pipe()
    for number in range(64):
        if number != other:
            try:
                os.fstat(number)
                os.dup2(other, number)
            except OSError:
                pass
    return '[   ]'


"""opens_without_closing: descriptors, until there are no more
base: right
hits: 11-12
verdicts: raised
says: OSError
"""
kept = []


def popis_balicku(balicek):
    while True:
        kept.append(open('/dev/null'))
