# attacks: whoever asks an exception what it says, by one that never answers, or kills
# base: right
# hits: 11-12
# verdicts: raised, too slow
# says: skončilo chybou|neskončila ani za


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
