# attacks: time, random numbers and limits inside the player
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za|zastavili
import gc
import random
import time

time.monotonic = time.time = time.perf_counter = lambda: 0.0
random.seed = lambda *args: None
for thing in gc.get_objects():
    if type(thing).__name__ == 'Watchdog':
        thing.run = lambda limit, function, *args, **kwargs: function(*args)
    if type(thing).__name__ == 'Guard':
        thing.time_limit = 1e9


def popis_balicku(balicek):
    while True:
        pass
