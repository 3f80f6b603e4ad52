# attacks: comparing, by a number and a truth with lying methods
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil


class Lying(int):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __lt__ = __le__ = __gt__ = __ge__ = __eq__

    def __hash__(self):
        return 0

    def __sub__(self, other):
        return self

    __rsub__ = __add__ = __radd__ = __sub__


def popis_balicku(balicek):
    return Lying(7)


def rozdej_sloupecky(balicek):
    return [[(Lying(0), 'Pi', Lying(1))]]
