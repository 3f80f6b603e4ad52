# attacks: the protocol, by messages that are too short, too long, or hold other things than they should
# base: right
# hits: 11-12 21-23 26-27 31-33 41-42 51
# verdicts: ended the program, wrong value, raised
# says: Ukončila celý pro
import json
import os
import struct


def say(message):
    data = json.dumps(message).encode()
    for number in range(3, 64):
        try:
            os.write(number, struct.pack('>cI', b'J', len(data)) + data)
        except OSError:
            pass


def popis_balicku(balicek):
    say(['statement'])


def vytvor_balicek():
    say(['value', ['u', 'a\0b', 0, ['l']], [], [], 0, ''])


def popis_seznam_karet(karty):
    say(['error', ['', ['a\0b', 'Exception', [], 'x', {}], [['klondike', 10**12, 'f']]], [], [], 0, ''])


def rozdej_sloupecky(balicek):
    say(['value', ['x', '\ud800', 'x', -5], [[0, ['l', ['&', 99]]]], [], 0, ''])


def vypis_sloupecky(sloupecky):
    say(['value', None, [], [['@', 99]], 5, ''])


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    say([['value'], None])
