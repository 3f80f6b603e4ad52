"""level 62: returns nothing when there is no trick
says: Nechybí jí v některé větvi return?
"""


def body(stychy):
    if stychy:
        return sum(kolik_bodu(v['karta']) for stych in stychy for v in stych)
