# attacks: the grader's time, by messages without end that are no answer
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za
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
