# attacks: isinstance and type, by objects that say they are of another class
# base: wrong
# hits: 31
# verdicts: wrong value
# says: vrátil


class Pretending(type):
    def __instancecheck__(cls, instance):
        return True

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(list)


class Card(metaclass=Pretending):
    @property
    def __class__(self):
        return list

    def __eq__(self, other):
        return True


def rozdej_sloupecky(balicek):
    return Card()


def popis_balicku(balicek):
    return Card()
