"""level 130: importing the file prints a greeting"""
print('Vítej ve hře Klondike!')


"""level 130: importing the file starts the game"""
hraj()


"""level 131: NameError after the win"""
if __name__ == '__main__':
    print('Počet tahů:', pocet_tahu)


"""level 131: starts a second game that nobody asked for"""
if __name__ == '__main__':
    hraj()


"""level 131: waits for a key nobody was told to press"""
if __name__ == '__main__':
    input()
