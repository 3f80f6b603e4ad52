"""level 111: prints the sum
says: return"""


def hodnota_stychu(stych):
    print(stych[0].hodnota + stych[1].hodnota)
