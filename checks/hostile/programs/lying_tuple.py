# attacks: comparing, by cards that are tuples with lying methods
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil


class Lying(tuple):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __hash__(self):
        return id(self)

    def __getitem__(self, key):
        return False


def rozdej_sloupecky(balicek):
    return [[Lying((0, 'Pi', True))]]
