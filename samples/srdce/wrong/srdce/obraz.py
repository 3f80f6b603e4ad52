"""level 11: turns every rank into a number"""
def obraz(karta):
    return int(karta[1])


"""level 11: the rank is always a string"""
def obraz(karta):
    return str(karta[1])
