# attacks: whoever lets go of its objects, by an endless __del__
# base: right
# hits: 11-12
# verdicts: wrong value, too slow
# says: vrátil|neskončila ani za


class Clinging:
    def __del__(self):
        while True:
            pass


def popis_balicku(balicek):
    return Clinging()
