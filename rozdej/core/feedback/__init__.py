"""What students read: Czech sentences about what a test found, and the layout they stand in.

This package is the Czech side of the language border: its texts are Czech, its code is English.
"""
