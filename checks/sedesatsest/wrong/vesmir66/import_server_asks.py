"""level 200: asks for the name when it is imported"""

JMENO = input('Jak se jmenuješ? ')
