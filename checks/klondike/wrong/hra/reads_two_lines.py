"""level 130: asks for the two letters one by one"""


def nacti_tah():
    odkud = input('Odkud? ').upper()
    kam = input('Kam? ').upper()
    return odkud, kam
