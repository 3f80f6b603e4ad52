"""level 1: importing the file prints a greeting"""

print('Vítej u stolu!')
