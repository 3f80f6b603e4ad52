# attacks: all loaded modules, exchanged for one that agrees with everything
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import sys
import types


class Agreeing(types.ModuleType):
    def __getattr__(self, name):
        return lambda *args, **kwargs: True


for name in list(sys.modules):
    if name not in ('sys', 'builtins', 'types', '__main__', 'klondike', 'karty'):
        sys.modules[name] = Agreeing(name)
