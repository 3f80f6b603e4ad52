"""level 31: adds to the pile it was given"""


def odloz(ruka, odhoz):
    for karta, otoceni in ruka:
        odhoz.append(karta)
    return [], odhoz
