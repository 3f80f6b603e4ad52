"""level 200: asks for the name when it is imported"""
JMENO = input('Jak se jmenuješ? ')


"""level 200: a print for trying it out is left behind"""
print('server běží')
