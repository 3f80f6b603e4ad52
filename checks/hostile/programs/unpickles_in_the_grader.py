# attacks: whoever copies or stores results, by __reduce__, __deepcopy__ and __getstate__
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import os


class Evil(str):
    def __reduce_ex__(self, version):
        return os._exit, (0,)

    def __deepcopy__(self, memory):
        os._exit(0)

    __copy__ = __getstate__ = __deepcopy__


def popis_balicku(balicek):
    return Evil('balíček')
