"""Moves of Klondike that stay in one operation of Python's C code, and hear of no exception there."""

MOVE = 'def udelej_tah(hra, odkud, kam):\n'

ENDLESS = {
    'power': f'{MOVE}    return 10 ** (10 ** 9)\n',
    'digits': f'{MOVE}    return str(7 ** (10 ** 8))\n',
    'sum': f'{MOVE}    return sum(range(10 ** 12))\n',
    'search': f'import itertools\n\n{MOVE}    return -1 in itertools.count()\n',
    'largest': f'import itertools\n\n{MOVE}    return max(itertools.permutations(range(15)))\n',
    'regex': f"import re\n\n{MOVE}    return re.match(r'(a+)+$', 'a' * 60 + 'b')\n",
    'sleep': f'import time\n\n{MOVE}    time.sleep(1000)\n',
    'lock': f'import threading\n\n{MOVE}    lock = threading.Lock()\n    lock.acquire()\n    lock.acquire()\n',
    'lists': f'{MOVE}    one, two = [], []\n    for _ in range(50):\n        one, two = [one] * 2, [two] * 2\n'
    '    return one == two\n',
    'deleting': 'class Tail:\n    def __del__(self):\n        sum(range(10 ** 12))\n\n\n'
    f'{MOVE}    tail = Tail()\n    del tail\n',
}
"""What stands behind the solution, by a name."""
