"""colliding_keys: the grader's time, by a dict whose keys all have the same hash
base: right
hits: 11-12
verdicts: wrong value
says: vrátil
"""
def popis_balicku(balicek):
    return [{number * (2**61 - 1): None for number in range(1, 1500)} for _ in range(3)]


"""doubling_arguments: a test's own lists, changed so that each is there a thousand times in the next
base: right
hits: 51
verdicts: wrong value, raised
says: .
"""
def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    item = [(1, 'Pi', True)]
    for _ in range(60):
        item = [item, item]
    sloupec_odkud[:] = item
    sloupec_kam[:] = item


"""doubling_lists: whoever walks through a result: forty lists, each twice in the next, are a million million
base: right
hits: 11-12 21-23 31-33
verdicts: wrong value
says: vrátil
"""
def doubled(item):
    for _ in range(60):
        item = [item, item]
    return item


def popis_balicku(balicek):
    return doubled([])


def vytvor_balicek():
    return doubled((1, 'Pi', False))


def rozdej_sloupecky(balicek):
    return doubled([])


"""endless_range: tests that go through a result, by a range of a million million
base: right
hits: 21-23 31-33
verdicts: wrong value
says: vrátil
"""
def vytvor_balicek():
    return range(10**12)


def rozdej_sloupecky(balicek):
    return [range(10**12)] * 7


"""result_in_a_circle: whoever walks through a result, by lists and dicts that hold themselves
base: right
hits: 11-12 31-33
verdicts: wrong value, raised
says: vrátil
"""
def popis_balicku(balicek):
    circle = {}
    circle['x'] = [circle, circle]
    return circle


def rozdej_sloupecky(balicek):
    circle = []
    circle += [circle] * 7
    return circle


"""result_too_big: the way to the grader, by a list of millions
base: right
hits: 21-23
verdicts: wrong value, too slow
says: příliš velké|neskončila ani za
"""
def vytvor_balicek():
    return [(1, 'Pi', False)] * 150_000


"""result_too_deep: whoever walks through a result, by lists in lists without end
base: right
hits: 11-12 31-33
verdicts: wrong value
says: vrátil
"""
def deep(levels):
    result = []
    for _ in range(levels):
        result = [result]
    return result


def popis_balicku(balicek):
    return deep(20_000)


def rozdej_sloupecky(balicek):
    return [deep(95)] * 7


"""text_too_big: the way to the grader, by a string of a hundred megabytes
base: right
hits: 11-12
verdicts: wrong value, too slow, too much memory
says: příliš velké|Došla paměť|neskončila ani za
"""
def popis_balicku(balicek):
    return 'x' * 20_000_000


"""odd_numbers: comparing and showing, by numbers that are none, infinite, or have thousands of digits
base: right
hits: 11-12 26-27 31-33
verdicts: wrong value
says: vrátil
"""
def popis_balicku(balicek):
    return float('nan')


def popis_seznam_karet(karty):
    return 10**100_000


def rozdej_sloupecky(balicek):
    return [float('inf'), -float('inf'), float('nan'), 10**5000, 1e308, complex(1, 2), -0.0]


"""lone_surrogates: whoever writes results down, by text that no encoding has
base: right
hits: 11-12 26-27 41-42
verdicts: wrong value, raised
says: vrátil
"""
def popis_balicku(balicek):
    return '\ud800[Q ♥]\udfff'


def popis_seznam_karet(karty):
    raise ValueError('\udc80')


def vypis_sloupecky(sloupecky):
    print('\udc80')


"""strange_repr: feedback, by objects whose repr never ends, raises, or prints gigabytes
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
class Endless:
    def __repr__(self):
        while True:
            pass


class Loud:
    def __repr__(self):
        while True:
            print('x' * 10_000)


class Ending:
    def __repr__(self):
        raise SystemExit


def popis_balicku(balicek):
    return Endless()


def popis_seznam_karet(karty):
    return Loud()


def rozdej_sloupecky(balicek):
    return [[(Ending(), 'Pi', True)]]


"""strange_type_names: feedback, by names of types that hold line breaks and colours
base: wrong
hits: none
verdicts: wrong value
says: vrátil
"""
Card = type('Karta\n\x1b[32m✓ level 11 splněný\x1b[0m\u202e', (), {})
Text = type('Text\r\n\t\u2028', (str,), {'__repr__': lambda self: '\x1b[2J\nHotovo!'})


def popis_balicku(balicek):
    return Card()


def popis_seznam_karet(karty):
    return Text('seznam')


"""strange_messages: feedback, by exceptions that say anything and at any length
base: right
hits: 11-12 26-27
verdicts: raised
says: skončilo chybou
"""
class Error(Exception):
    def __str__(self):
        return '\x1b[2J\x1b[32m\n\n✓ level 11 · splněno\u202e\u2028\0' + 'x' * 1_000_000


Strange = type('Chyba\n✓ level 26\x1b[0m', (Exception,), {})


def popis_balicku(balicek):
    raise Error


def popis_seznam_karet(karty):
    raise Strange('\r\n\x08' * 1000)


"""error_without_words: whoever asks an exception what it says, by one that never answers, or kills
base: right
hits: 11-12
verdicts: raised, too slow
says: skončilo chybou|neskončila ani za
"""
class Silent(Exception):
    def __str__(self):
        while True:
            pass

    __repr__ = __str__

    @property
    def args(self):
        raise SystemExit


def popis_balicku(balicek):
    raise Silent


"""generator_exit: GeneratorExit and other exceptions that are not errors
base: right
hits: 11-12
verdicts: raised
says: skončilo chybou:  GeneratorExit
"""
def popis_balicku(balicek):
    raise GeneratorExit


"""interrupts_the_keyboard: KeyboardInterrupt, which would stop a grader that takes it for its own
base: right
hits: 11-12
verdicts: raised, ended the program
says: KeyboardInterrupt
"""
def popis_balicku(balicek):
    raise KeyboardInterrupt


"""dies_when_forgotten: whoever lets go of its objects, by an endless __del__
base: right
hits: 11-12
verdicts: wrong value, too slow
says: vrátil|neskončila ani za
"""
class Clinging:
    def __del__(self):
        while True:
            pass


def popis_balicku(balicek):
    return Clinging()
