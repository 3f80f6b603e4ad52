# attacks: the thread that stops it, by never letting another thread have its turn
# base: right
# hits: 11-12
# verdicts: too slow
# says: neskončila ani za
import sys
import threading


def spin():
    while True:
        pass


def popis_balicku(balicek):
    sys.setswitchinterval(1e6)
    threading.Thread(target=spin, daemon=True).start()
    while True:
        pass
