"""level 131: starts a second game that nobody asked for"""

if __name__ == '__main__':
    hraj()  # noqa: F821
