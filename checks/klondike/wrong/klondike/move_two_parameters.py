"""level 100: takes the move as one text"""


def udelej_tah(hra, tah):
    hra[tah[1]].append(hra[tah[0]].pop())
