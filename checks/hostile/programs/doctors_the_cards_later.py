# attacks: the given file, changed in memory so that everything fits
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import karty


class Agreeing(tuple):
    def __eq__(self, other):
        return True


karty.popis_kartu = lambda karta: 'balíček'
karty.otoc_kartu = lambda karta, otoceni: Agreeing(karta)
