"""level 1: asks for a move when imported"""
odkud = input('Odkud? ')
kam = input('Kam? ')


"""level 1: imports a module that is not there"""
from karta import popis_kartu as popis_karty


"""level 1: loops for ever when imported"""
tahy = 0
while tahy < 100:
    tah = 'UV'


"""level 1: plays the game when imported"""
hra = udelej_hru()
while not hrac_vyhral(hra):
    vypis_hru(hra)
    udelej_tah(hra, 'U', 'V')


"""level 1: a forgotten trial print"""
from karty import popis_kartu

print(popis_kartu((12, 'Sr', True)))
