"""level 401: deals cards, which is the business of the server"""


def novy_svet():
    from karty66 import VSECHNY_KARTY

    karty = list(VSECHNY_KARTY)
    return Svet('ceka', karty[:6], karty[6:12], [], 0, [], 0, [], karty[12:], [], 'h0', 0, 0, karty[12].barva, [])
