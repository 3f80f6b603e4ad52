# attacks: its own module, exchanged for an object that has every name there is
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import sys


class Module:
    def __getattr__(self, name):
        return lambda *args: True


sys.modules['klondike'] = Module()
sys.modules['rozdej'] = Module()
