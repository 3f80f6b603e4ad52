# attacks: the interpreter, by ctypes reading where nothing is
# base: right
# hits: 11-12
# verdicts: ended the program
# says: ukončila celý pro
import ctypes


def popis_balicku(balicek):
    return ctypes.string_at(0)
