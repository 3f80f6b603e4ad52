# attacks: the grader, by an error on a line without end
# verdicts: raised
# says: Program skončil chybou KeyError
# walls: no
import os
import sys

report = '{"asked_too_much": false, "error": "KeyError: 1", "place": ["%s", Infinity, "x"], "stopped": ""}' % sys.argv[0]
os.write(2, b'\0rozdej\0' + report.encode())
os._exit(0)
