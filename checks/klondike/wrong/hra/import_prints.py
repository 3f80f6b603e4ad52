"""level 130: importing the file prints a greeting"""

print('Vítej ve hře Klondike!')
