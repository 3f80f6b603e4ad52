# attacks: the end of the process, by atexit and by objects that die late
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import atexit
import os


def claim(*args):
    for place in ('results.json', '/tmp/results.json', '/program/results.json', 'grades.csv'):
        try:
            with open(place, 'w') as file:
                file.write('{"score": 100}')
        except OSError:
            pass
    os._exit(0)


class Late:
    __del__ = claim


late = Late()
atexit.register(claim)
