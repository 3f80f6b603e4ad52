"""Explains failures to students: Czech sentences about what a test found, and their layout.

The texts of this package are Czech, its code is English.
"""
