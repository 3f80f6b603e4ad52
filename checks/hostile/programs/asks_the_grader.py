# attacks: the grader's own functions, by asking for some that it never gave, and for its keyboard
# base: right
# hits: 11-12 26-27
# verdicts: ended the program, raised
# says: ukončila celý pro|input
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
