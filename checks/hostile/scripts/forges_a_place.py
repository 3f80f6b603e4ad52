# attacks: files of the judge, by a place of an error that is not in the program
# verdicts: raised
# says: Program skončil chybou KeyError
# walls: no
import json
import os

report = {'asked_too_much': False, 'error': "KeyError: 'klíč'", 'place': ['/etc/passwd', 1, 'root:x:0:0'], 'stopped': ''}
os.write(2, b'\0rozdej\0' + json.dumps(report).encode())
os._exit(0)
