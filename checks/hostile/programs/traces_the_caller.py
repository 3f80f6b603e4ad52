# attacks: sys.settrace and sys.setprofile, to see and change what the caller does
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import sys
import threading


def spy(frame, event, argument):
    for name in ('expected', 'ocekavane', 'result', 'vysledek', 'error'):
        if name in frame.f_locals:
            frame.f_locals[name] = True
    return spy


def popis_balicku(balicek):
    sys.settrace(spy)
    sys.setprofile(spy)
    threading.settrace(spy)
    frame = sys._getframe(1)
    while frame:
        frame.f_trace = spy
        frame = frame.f_back
    return 'balíček'
