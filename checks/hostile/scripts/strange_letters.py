# attacks: terminals and tables, by what it prints
# verdicts: wrong value
# says: nevypsal žádnou kartu
# walls: no
print('\x1b[2J\x07\u202emoc zlé\0\u2028=1+1')
sys.stdout.flush()
sys.stdout.buffer.write(b'\xff\xfe\xed\xa0\x80')
