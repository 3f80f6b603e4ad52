"""level 131: NameError after the win"""

if __name__ == '__main__':
    print('Počet tahů:', pocet_tahu)  # noqa: F821
