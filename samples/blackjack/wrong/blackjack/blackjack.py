"""level 1: the game starts when the file is imported"""
hraj()


"""level 1: importing the file prints a greeting"""
print('Vítej u stolu!')
