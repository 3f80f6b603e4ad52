"""Table of the ways in which a student's program fails, with the sentences for each place that calls its functions.

A new way is a row here. `test_ways_to_fail.py` tries each row in the terminal (`checks/core/feedback`), the window
(`checks/window`), the server (`checks/network`), the page (`checks/teacher/web`) and grading
(`checks/teacher/grading`).
"""

import re
import signal
from dataclasses import dataclass

from rozdej.core.feedback.explanations import Verdict

HOSTS = {
    'window': {
        'stopped': 'tak ji okno zastavilo',
        'nobody': 'V okně není komu odpovídat',
        'goes_on': 'Okno zůstává otevřené',
    },
    'server': {
        'stopped': 'tak ji server zastavil',
        'nobody': 'U serveru nesedí nikdo, kdo by odpověděl',
        'goes_on': 'Server běží dál',
    },
}
"""The words in braces in what is said at a `table`, by who calls the function there."""


THE_FUNCTION = re.compile(r'\btahle_funkce\b')


@dataclass(frozen=True)
class Way:
    """Code that stands behind a right program, and what is said of it.

    In the code and in what is said, `tahle_funkce` is the function that a face calls, and `soubor.py` its file.

    `kind` and `verdict` are those of the entry in `EXPLANATIONS`. `line` is the line of the code that is shown.
    `said` is told everywhere; `tests` besides in the terminal and in grading, `table` in a window and at a server.
    """

    what: str
    code: str
    kind: str
    verdict: Verdict
    line: str = ''
    said: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    table: tuple[str, ...] = ()

    def code_for(self, function: str) -> str:
        """What makes this function of a right program fail, when it stands behind that."""
        return f'\n\n{THE_FUNCTION.sub(function, self.code)}'

    def unsaid(self, told: str, function: str, file: str, host: str = '') -> list[str]:
        """What should be told and is not: in the tests, or by the host. Where a line is broken makes no difference."""
        more = [text.format(**HOSTS[host]) for text in self.table] if host else self.tests
        named = (THE_FUNCTION.sub(function, text) for text in (*self.said, *more, self.line))
        words = (' '.join(text.replace('soubor.py', file).split()) for text in named)
        return [text for text in words if text not in ' '.join(told.split())]


def raising(what: str, code: str, line: str, *said: str, verdict: Verdict = Verdict.RAISED) -> Way:
    """A way in which the function ends in an exception, on that line."""
    return Way(
        what, code, 'raised', verdict, line, said, ('skončilo chybou:',), ('Funkce tahle_funkce skončila chybou.',)
    )


def wrong(what: str, line: str, tests: tuple[str, ...], table: str) -> Way:
    """A way in which the function, of that line, gives what nobody wants."""
    code = f'def tahle_funkce(*a):\n    {line}\n'
    told = 'Funkce tahle_funkce udělala něco jiného, než má.', table
    return Way(what, code, 'wrong', Verdict.WRONG_VALUE, tests=tests, table=told)


def endless(what: str, code: str, line: str, *said: str, kind: str = 'slow') -> Way:
    """A way in which the function never ends by itself; the line is that of a loop, or where it waits."""
    tests, table = ('proto jsme ji zastavili',), ('Funkce tahle_funkce neskončila', '{stopped}')
    return Way(what, code, kind, Verdict.TOO_SLOW, line, ('neskončila ani za', *said), tests, table)


def at_import(what: str, line: str, verdict: Verdict, *said: str, before: str = '', rest: str = '') -> Way:
    """A way in which the file fails while it is imported, on that line."""
    return Way(what, f'{before}{line}\n{rest}', 'broken_file', verdict, line, said)


FUNCTIONS = (
    raising(
        'raises',
        'def tahle_funkce(*a):\n    return 1 / 0\n',
        'return 1 / 0',
        'ZeroDivisionError: division by zero',
        'Nulou dělit nejde.',
    ),
    raising(
        'asks for a key that is not there',
        "def tahle_funkce(*a):\n    return {}['Q']\n",
        "return {}['Q']",
        "KeyError: 'Q'",
        'Takový klíč ve slovníku není.',
    ),
    raising(
        'calls itself for ever',
        'def tahle_funkce(*a):\n    def znovu():\n        return znovu()\n\n    return znovu()\n',
        'return znovu()',
        'RecursionError',
        'Funkce znovu volá sama sebe pořád dokola.',
    ),
    raising(
        'raises what cannot say what it is',
        'class Nemluva(Exception):\n    def __str__(self):\n        return 1 / 0\n\n    __repr__ = __str__\n\n\n'
        'def tahle_funkce(*a):\n    raise Nemluva\n',
        'raise Nemluva',
        'Nemluva',
    ),
    raising(
        'takes more memory than there is',
        'import sys\n\n\ndef tahle_funkce(*a):\n    return [0] * (sys.maxsize // 4)\n',
        'return [0] * (sys.maxsize // 4)',
        'MemoryError',
        'Došla paměť.',
        verdict=Verdict.TOO_MUCH_MEMORY,
    ),
    Way(
        'prints for ever',
        "def tahle_funkce(*a):\n    while True:\n        print('x' * 1000)\n",
        'output',
        Verdict.TOO_MUCH_OUTPUT,
        "print('x' * 1000)",
        (),
        ('Funkce vypsala přes milion znaků, proto jsme ji zastavili.',),
        ('Funkce tahle_funkce vypsala přes 100 tisíc znaků, {stopped}.',),
    ),
    *(
        Way(
            f'asks for input by {line}',
            f'import sys\n\n\ndef tahle_funkce(*a):\n    return {line}\n',
            'input',
            Verdict.RAISED,
            f'return {line}',
            (),
            ('Funkce se ptá na vstup (input), ale nemá proč: všechno dostane v parametrech.',),
            ('Funkce tahle_funkce se ptá na vstup (input).', '{nobody}: všechno, co potřebuje, dostane v parametrech.'),
        )
        for line in (
            "input('Kterou? ')",
            'sys.stdin.readline()',
            'sys.stdin.read()',
            'sys.stdin.readlines()',
            'list(sys.stdin)',
            'next(sys.stdin)',
        )
    ),
    *(
        Way(
            f'ends the program by {line}',
            f'import sys\n\n\ndef tahle_funkce(*a):\n    {line}\n',
            'exited',
            Verdict.ENDED_THE_PROGRAM,
            line,
            ('chce ukončit celý program (exit, quit nebo sys.exit).', 'Skončit má příkazem return.'),
            ('Funkce chce',),
            ('Funkce tahle_funkce chce', 'Skončit má příkazem return. {goes_on}.'),
        )
        for line in ('exit()', 'quit()', 'sys.exit(1)', 'raise SystemExit')
    ),
    Way(
        'stands at a breakpoint',
        'def tahle_funkce(*a):\n    breakpoint()\n',
        'breakpoint',
        Verdict.RAISED,
        'breakpoint()',
        ('Program tu stojí na breakpoint() a čeká na ladění, ale tady k němu není terminál. Ten řádek smaž.',),
    ),
    wrong('returns nothing', 'x = 1', ('vrátilo:      None', 'bez return, a tak vrátila None.'), 'Přišlo:'),
    wrong('returns another type', "return b'1'", ("vrátilo:      b'1'", 'Má to být'), "b'1'"),
    wrong(
        'is a generator',
        'yield 1',
        ('vrátilo:      <generator object', 'ale je to generátor.'),
        'generátor: <generator object',
    ),
)
"""A call of the function ends at once, and not as it should."""

ENDLESS = (
    endless(
        'loops',
        'def tahle_funkce(*a):\n    while True:\n        pass\n',
        'while True:',
        'Zrovna běžel tenhle cyklus:',
    ),
    endless(
        'loops and swallows every exception',
        'def tahle_funkce(*a):\n    while True:\n        try:\n            x = 1\n        except:\n            pass\n',
        'while True:',
        'Zrovna běžel tenhle cyklus:',
    ),
    endless(
        'loops and ends in an exception of its own',
        'def tahle_funkce(*a):\n    try:\n        while 1:\n            x = 1\n    except:\n        raise ValueError\n',
        '',
    ),
    *(
        [
            endless(
                'waits',
                'import time\n\n\ndef tahle_funkce(*a):\n    time.sleep(1000)\n',
                'time.sleep(1000)',
                'Přitom skoro nic nepočítala: čekala.',
                kind='waiting',
            )
        ]
        if hasattr(signal, 'pthread_kill')  # else this system cannot interrupt a wait
        else []
    ),
)
"""A call of the function never ends, and is stopped from within Python."""

DEEP = 'def deep():\n    one = []\n    for _ in range(50):\n        one = [one] * 2\n    return one\n'
TAIL = 'class Tail:\n    def __del__(self):\n        sum(range(10 ** 12))\n'

PROCESS = (
    *(
        Way(
            f'ends its process by {line}',
            f'import os\n\n\ndef tahle_funkce(*a):\n    {line}\n',
            'exited',
            Verdict.ENDED_THE_PROGRAM,
            '',
            ('ukončila celý proces Pythonu (třeba os._exit), nebo v ní Python spadl.', 'Skončit má příkazem return.'),
            ('Funkce ukončila',),
            ('Funkce tahle_funkce ukončila',),
        )
        for line in ('os._exit(0)', 'os.abort()', *(['os.kill(os.getpid(), 9)'] if hasattr(signal, 'SIGKILL') else []))
    ),
    *(
        endless(f'stays for ever in {what}', f'{before}\n\n\ndef tahle_funkce(*a):\n    return {line}\n', '')
        for what, before, line in (
            ('a power', '', '10 ** (10 ** 9)'),
            ('the digits of a number', '', 'str(7 ** (10 ** 8))'),
            ('a sum', '', 'sum(range(10 ** 12))'),
            ('a search', 'import itertools', '-1 in itertools.count()'),
            ('the largest of all', 'import itertools', 'max(itertools.permutations(range(15)))'),
            ('a regular expression', 'import re', "re.match(r'(a+)+$', 'a' * 60 + 'b')"),
            ('a lock', 'import threading\nzamek = threading.Lock()', 'zamek.acquire() and zamek.acquire()'),
            ('lists in lists', DEEP, 'deep() == deep()'),
            ('what is deleted', TAIL, '[Tail()].clear()'),
        )
    ),
)
"""A call of the function can only be ended with its process, or ends that: for faces whose process another one sees."""

INTERRUPTS = (
    raising(
        'presses Ctrl+C itself',
        'def tahle_funkce(*a):\n    raise KeyboardInterrupt\n',
        'raise KeyboardInterrupt',
        'KeyboardInterrupt',
    ),
)
"""What pytest itself takes for a key of the one who runs it: for faces that are asked without a run of its own."""

DEFINITIONS = (
    Way(
        'takes something else',
        'def tahle_funkce():\n    return 1\n',
        'parameters',
        Verdict.WRONG_NUMBER_OF_PARAMETERS,
        'def tahle_funkce():',
        ('Hlavička má být:', 'Počet parametrů nesedí, takže funkci nejde zavolat.'),
        (),
        ('Funkci tahle_funkce nejde zavolat.',),
    ),
    Way(
        'is no function',
        'tahle_funkce = 5\n',
        'parameters',
        Verdict.FUNCTION_MISSING,
        'tahle_funkce = 5',
        ('(def), ale je to celé číslo (int):', 'Funkci přepsala proměnná stejného jména:'),
        (),
        ('Funkci tahle_funkce nejde zavolat.',),
    ),
)
"""The function cannot even be called."""

MISSING = (
    Way(
        'is not there',
        'del tahle_funkce\n',
        'missing_function',
        Verdict.FUNCTION_MISSING,
        '',
        ('soubor.py chybí',),
    ),
)
"""There is no such function: each game goes on without it in its own way."""

GUARD = "if __name__ == '__main__':"
FILES = (
    at_import(
        'prints at import',
        "print('zkouška')",
        Verdict.WRONG_VALUE,
        'Soubor soubor.py už při importu něco vypisuje. Zkušební výpisy smaž, nebo je dej pod',
        GUARD,
    ),
    at_import(
        'asks for input at import',
        "jmeno = input('Jak se jmenuješ? ')",
        Verdict.RAISED,
        'Soubor soubor.py se už při importu na něco ptá (input). Hru spouštěj až pod',
        GUARD,
    ),
    at_import(
        'ends the program at import',
        'sys.exit()',
        Verdict.ENDED_THE_PROGRAM,
        'Soubor soubor.py při importu ukončí celý program. Takový příkaz patří pod',
        GUARD,
        before='import sys\n',
    ),
    at_import(
        'loops at import',
        'while True:',
        Verdict.TOO_SLOW,
        'Soubor soubor.py se načítá donekonečna. Cyklus hry patří do funkce, nebo pod',
        GUARD,
        rest='    x = abs(1)\n    y = abs(2)\n    z = abs(3)\n',
    ),
    at_import(
        'raises at import',
        'x = [1, 2][3]',
        Verdict.RAISED,
        'Soubor soubor.py při importu skončí chybou IndexError',
        'Saháš na místo',
    ),
    at_import(
        'uses a name that is not there at import',
        'neni',
        Verdict.RAISED,
        'Soubor soubor.py při importu skončí chybou NameError',
        'Takové jméno Python nezná.',
    ),
    at_import(
        'imports a module that is not there',
        'import karti',
        Verdict.RAISED,
        "při importu skončí chybou ModuleNotFoundError: No module named 'karti'",
        'Takový modul tu není',
    ),
    at_import(
        'presses Ctrl+C itself at import',
        'raise KeyboardInterrupt',
        Verdict.RAISED,
        'Soubor soubor.py při importu skončí chybou KeyboardInterrupt',
    ),
    at_import(
        'takes more memory than there is at import',
        'x = [0] * (sys.maxsize // 4)',
        Verdict.TOO_MUCH_MEMORY,
        'Soubor soubor.py při importu skončí chybou MemoryError',
        'Došla paměť.',
        before='import sys\n',
    ),
    at_import(
        'stands at a breakpoint at import',
        'breakpoint()',
        Verdict.RAISED,
        'Program tu stojí na breakpoint() a čeká na ladění, ale tady k němu není terminál. Ten řádek smaž.',
    ),
    Way(
        'cannot be read',
        'def neco(\n',
        'syntax',
        Verdict.FILE_DOES_NOT_PARSE,
        'def neco(',
        ('Python nepřečte soubor', 'Závorka, která tu začíná, nikde nekončí.'),
    ),
)
"""The file does something while it is imported; its functions are used all the same."""
