"""level 131: waits for a key nobody was told to press"""

if __name__ == '__main__':
    input()
