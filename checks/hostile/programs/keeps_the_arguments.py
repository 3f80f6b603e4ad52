# attacks: what tests compare with, through arguments kept and changed after the call
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import threading
import time

kept = []


def change():
    while True:
        for value in kept:
            value[:] = [(1, 'Pi', True)]
        time.sleep(0.001)


threading.Thread(target=change, daemon=True).start()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    kept.extend((sloupec_odkud, sloupec_kam))
    return sloupec_odkud
