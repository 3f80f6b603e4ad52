# attacks: comparing, by a list with lying methods
# base: wrong
# hits: 31
# verdicts: wrong value
# says: vrátil


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
