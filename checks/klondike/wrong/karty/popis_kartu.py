"""level 1: the given file writes a ten with two digits
says: karty.py
"""
ZNAKY_HODNOT = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}


"""level 1: the given function shows a card that lies face down"""
def popis_kartu(karta):
    hodnota, barva, _ = karta
    return '[' + ZNAKY_HODNOT.get(hodnota, str(hodnota)) + ZNAKY_BAREV[barva] + ']'


"""level 1: red cards of the given file look like black ones"""
ZNAKY_BAREV = {'Pi': '♠ ', 'Sr': '♥ ', 'Ka': '♦ ', 'Kr': '♣ '}
