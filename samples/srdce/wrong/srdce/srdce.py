"""level 1: the game starts when the file is imported"""
vysledek = hra()


"""level 1: a trial print was left in"""
print(rozdej())
