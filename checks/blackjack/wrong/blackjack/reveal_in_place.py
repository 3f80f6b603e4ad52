"""level 51: turns the cards in the hand it was given"""


def odkryj(ruka):
    for i in range(len(ruka)):
        ruka[i] = (ruka[i][0], 'licem')
    return ruka
