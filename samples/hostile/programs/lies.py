"""equals_everything: comparing, by an object that equals everything
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
class Same:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __len__(self):
        return 52

    def __iter__(self):
        return iter([])

    def __contains__(self, item):
        return True

    def __getitem__(self, key):
        return self

    def __getattr__(self, name):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __hash__(self):
        return 0

    def __bool__(self):
        return True


def popis_balicku(balicek):
    return Same()


def popis_seznam_karet(karty):
    return Same()


def rozdej_sloupecky(balicek):
    return [[Same()]]


"""changes_while_compared: comparing, by lists that change each time they are looked at
base: wrong
hits: 31
verdicts: wrong value
says: vrátil
"""
class Restless(list):
    seen = 0

    def __init__(self, honest):
        list.__init__(self, honest)

    def __iter__(self):
        Restless.seen += 1
        self[:] = [(Restless.seen, 'Pi', False)] * (Restless.seen % 60)
        return list.__iter__(self)

    def __eq__(self, other):
        self[:] = other
        return list.__eq__(self, other)

    def __len__(self):
        Restless.seen += 1
        return (52, 24, 7)[Restless.seen % 3]


def rozdej_sloupecky(balicek):
    return Restless([[(0, 'Pi', True)]])


"""lying_class: isinstance and type, by objects that say they are of another class
base: wrong
hits: 31
verdicts: wrong value
says: vrátil
"""
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


"""lying_int: comparing, by a number and a truth with lying methods
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
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


"""lying_list: comparing, by a list with lying methods
base: wrong
hits: 31
verdicts: wrong value
says: vrátil
"""
class Lying(list):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __len__(self):
        return 52

    def __iter__(self):
        return iter(range(52))

    def __getitem__(self, key):
        return (1, 'Pi', False)

    def count(self, item):
        return 1

    def sort(self, *args, **kwargs):
        return None


def rozdej_sloupecky(balicek):
    return Lying([Lying([(0, 'Pi', True)])])


"""lying_metaclass: whoever asks a type what it is: its name, its bases, its methods, whether it is another one
base: wrong
hits: 31
verdicts: wrong value
says: vrátil
"""
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


"""lying_str: comparing, by a string with lying methods
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
class Lying(str):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __hash__(self):
        return 0

    def split(self, *args):
        return self

    def __getitem__(self, key):
        return self

    strip = rstrip = replace = lower = lambda self, *args: self


def popis_balicku(balicek):
    return Lying('balíček')


def popis_seznam_karet(karty):
    return Lying('seznam')


"""lying_tuple: comparing, by cards that are tuples with lying methods
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
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


"""signature_lies: whoever asks a function what it takes
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import inspect


def popis_balicku(*args, **kwargs):
    return 'balíček'


popis_balicku.__signature__ = inspect.Signature(
    [inspect.Parameter('balicek', inspect.Parameter.POSITIONAL_OR_KEYWORD)]
)
popis_seznam_karet.__wrapped__ = popis_seznam_karet
rozdej_sloupecky.__doc__ = ['x'] * 100


"""function_is_an_object: functions, by objects in their place that do other things each time
base: wrong
hits: 10
verdicts: wrong value
says: TypeError
"""
class Function:
    calls = 0

    def __call__(self, balicek):
        Function.calls += 1
        return 'balíček'

    def __getattr__(self, name):
        return self


popis_balicku = Function()


"""unpickles_in_the_grader: whoever copies or stores results, by __reduce__, __deepcopy__ and __getstate__
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
import os


class Evil(str):
    def __reduce_ex__(self, version):
        return os._exit, (0,)

    def __deepcopy__(self, memory):
        os._exit(0)

    __copy__ = __getstate__ = __deepcopy__


def popis_balicku(balicek):
    return Evil('balíček')
