# attacks: whoever asks a type what it is: its name, its bases, its methods, whether it is another one
# base: wrong
# hits: 31
# verdicts: wrong value
# says: vrátil


class Lying(type):
    __name__ = property(lambda cls: 'a\0b\n✓ level 11')
    __mro__ = property(lambda cls: 7)
    __dict__ = property(lambda cls: None)
    __module__ = property(lambda cls: [])

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        raise ValueError

    def __instancecheck__(cls, instance):
        raise ValueError

    def __subclasscheck__(cls, other):
        raise ValueError


class Card(list, metaclass=Lying):
    pass


def popis_balicku(balicek):
    return Card()


def popis_seznam_karet(karty):
    return Card


def rozdej_sloupecky(balicek):
    return [[(Card(), 'Pi', True)]]
