# attacks: the time of others, by saying again and again that the file is still being loaded
# base: right
# hits: 11-12
# verdicts: too slow, ended the program
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


def popis_balicku(balicek):
    for _ in range(100):
        say(['load'])
        time.sleep(0.9)
