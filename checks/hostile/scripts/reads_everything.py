# attacks: tests, solutions and other processes, by looking for them
# verdicts: wrong value
# says: nevypsal žádnou kartu
# walls: yes
import os

print('nova', input(), input())
found = []
for number in os.listdir('/proc'):
    for name in ('environ', 'cmdline', 'mem', 'maps'):
        try:
            with open(f'/proc/{number}/{name}', 'rb') as file:
                found.append(file.read(100_000))
        except OSError:
            pass
for top, folders, names in os.walk('/'):
    folders[:] = [name for name in folders if top != '/' or name not in ('proc', 'usr', 'lib', 'lib64', 'dev')]
    found += [name.encode() for name in names]
    assert 'reseni' not in folders and 'checks' not in folders
print([b'test_program_jde_spustit' in one or b'GITHUB' in one for one in found].count(True), 'nalezeno')
