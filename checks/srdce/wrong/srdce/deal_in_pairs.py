"""level 92: neighbours in the deck always go together"""


def rozdej():
    balicek = list(body_karet())
    dvojice = [balicek[misto : misto + 2] for misto in range(0, 52, 2)]
    shuffle(dvojice)
    balicek = sum(dvojice, [])
    return {jmeno: {'ruka': set(balicek[13 * cislo : 13 * cislo + 13])} for cislo, jmeno in enumerate(HRACI)}
