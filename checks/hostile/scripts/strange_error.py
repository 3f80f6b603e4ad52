# attacks: whoever shows an error, by one without words and without end
# verdicts: raised
# says: Program skončil chybou
# walls: no
class Chyba(Exception):
    def __str__(self):
        return '\x1b[2J' + 'x' * 1_000_000


raise Chyba
