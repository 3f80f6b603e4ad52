# attacks: the protocol, by messages that are too short, too long, or hold other things than they should
# base: right
# hits: 11-12 21-23 26-27 31-33 41-42 51
# verdicts: ended the program, wrong value, raised
# says: ukončila celý pro
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
