# attacks: feedback, by exceptions that say anything and at any length
# base: right
# hits: 11-12 26-27
# verdicts: raised
# says: skončilo chybou


class Error(Exception):
    def __str__(self):
        return '\x1b[2J\x1b[32m\n\n✓ level 11 · splněno\u202e\u2028\0' + 'x' * 1_000_000


Strange = type('Chyba\n✓ level 26\x1b[0m', (Exception,), {})


def popis_balicku(balicek):
    raise Error


def popis_seznam_karet(karty):
    raise Strange('\r\n\x08' * 1000)
