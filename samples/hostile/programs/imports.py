"""asks_at_import: nothing: the file asks for input when it is imported
base: right
hits: 1
verdicts: raised
says: input
"""
jmeno = input('Jak se jmenuješ? ')


"""exits_at_import: sys.exit while the file is imported
base: wrong
hits: 1
verdicts: ended the program
says: při importu ukončí celý program
"""
import sys

sys.exit(0)


"""prints_at_import: nothing: the file prints when it is imported
base: right
hits: 1
verdicts: wrong value
says: vypisuje|vypíše|vypsal
"""
print('Vítej ve hře!')
print(popis_balicku([]))


"""starts_a_game: nothing: the game starts when the file is imported
base: right
hits: 1
verdicts: raised
says: input
"""
hra = udelej_hru()
while not hrac_vyhral(hra):
    vypis_hru(hra)
    udelej_tah(hra, *input('Tah? '))


"""never_ends_at_import: the clock, by an endless loop at import
base: right
hits: 1
verdicts: too slow
says: se načítá donekonečna
"""
while True:
    pass


"""eats_memory_at_import: the machine's memory, at import
base: right
hits: 1
verdicts: too much memory
says: Došla paměť
"""
kept = [0] * 10**12


"""copies_of_finally: whoever compiles the file, by `finally` in `finally`, which is compiled twice as often at each step
base: right
hits: 1
verdicts: file does not parse
says: jen zčásti
"""
def zbytecna():
    try:
        pass
    finally:
        try:
            pass
        finally:
            try:
                pass
            finally:
                try:
                    pass
                finally:
                    try:
                        pass
                    finally:
                        try:
                            pass
                        finally:
                            try:
                                pass
                            finally:
                                try:
                                    pass
                                finally:
                                    try:
                                        pass
                                    finally:
                                        try:
                                            pass
                                        finally:
                                            try:
                                                pass
                                            finally:
                                                try:
                                                    pass
                                                finally:
                                                    try:
                                                        pass
                                                    finally:
                                                        try:
                                                            pass
                                                        finally:
                                                            try:
                                                                pass
                                                            finally:
                                                                try:
                                                                    pass
                                                                finally:
                                                                    try:
                                                                        pass
                                                                    finally:
                                                                        try:
                                                                            pass
                                                                        finally:
                                                                            try:
                                                                                pass
                                                                            finally:
                                                                                pass


"""very_long_expression: whoever parses the file, by a sum of ten thousand terms and brackets in brackets
base: right
hits: none
verdicts: none
says: ^$
"""
exec('total = ' + '1+' * 2000 + '1')
