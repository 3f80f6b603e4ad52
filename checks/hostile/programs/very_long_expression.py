# attacks: whoever parses the file, by a sum of ten thousand terms and brackets in brackets
# base: right
# hits: none
# verdicts: none
# says: ^$
exec('total = ' + '1+' * 2000 + '1')
