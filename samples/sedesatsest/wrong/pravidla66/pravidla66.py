"""level 1: asks at the import
says: input
"""
pocet_hracu = input('Kolik vás hraje? ')


"""level 1: a print for trying it out is left behind"""
print('hotovo')
