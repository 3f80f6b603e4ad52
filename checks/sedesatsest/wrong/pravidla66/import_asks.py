"""level 1: asks at the import
says: input"""


pocet_hracu = input('Kolik vás hraje? ')
