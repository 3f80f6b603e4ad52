"""level 1: importing the file starts the game"""
hraj()


"""level 1: a trial print is left in the file"""
print(vytvor_plan())
