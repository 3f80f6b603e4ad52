"""Mistakes of beginners as they make them, and what each of them is told.

`samples/<exercise>/beginners.txt` lists them (`corpus.py` says how). Somebody has read every message: words of a
sentence that is true and helps stand behind `says:`, those of a bare fact behind `fact:`. A sentence that neither names
makes the test fail, until somebody has read that, too.
"""
