"""level 130: ValueError on nonsense instead of asking again"""


def nacti_tah():
    odkud, kam = input('Tah? ').upper()
    return odkud, kam
