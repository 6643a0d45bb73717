"""Prints each line of the standard input that Python's module re does not compile."""

import re
import sys

for line in sys.stdin:
    pattern = line.rstrip("\n")
    try:
        re.compile(pattern)
    except re.error:
        print(pattern)
