# attacks: imports still to come, by modules put first in their way
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import sys

for name in ('random', 'json', 'socket', 'marshal', 'struct'):
    with open(f'/tmp/{name}.py', 'w') as file:
        file.write('raise SystemExit\n')
sys.path.insert(0, '/tmp')
sys.path_importer_cache.clear()


class Finder:
    def find_spec(self, name, path=None, target=None):
        raise SystemExit


sys.meta_path.insert(0, Finder())
