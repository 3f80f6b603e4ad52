# attacks: the protocol, by a child with the way to the grader in its hands that answers in place of the program
# base: wrong
# hits: 11-12 21-23 26-27 31-33 41-42 51 1 10 20 25 30 40 50
# verdicts: wrong value, ended the program, function missing, too slow
# says: .
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
