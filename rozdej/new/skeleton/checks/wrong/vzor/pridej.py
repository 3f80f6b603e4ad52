"""level 11: adds the number to itself"""
def pridej(pocet):
    return pocet + pocet
