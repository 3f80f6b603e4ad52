# attacks: whoever keeps what is printed
# base: right
# hits: 11-12
# verdicts: too much output
# says: vypsala přes milion znaků


def popis_balicku(balicek):
    while True:
        print('x' * 10_000)
