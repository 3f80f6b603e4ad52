# attacks: feedback, by exceptions that are said to come from lines that do not exist
# base: right
# hits: 10-51
# verdicts: raised, wrong value, too slow, ended the program
# says: .
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
