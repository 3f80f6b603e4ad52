"""level 11: suit and rank are mixed up"""
def barva(karta):
    return karta[1]

def obraz(karta):
    return karta[0]


"""level 11: prints the suit
says: Místo print použij return.
"""
def barva(karta):
    print(karta[0])
