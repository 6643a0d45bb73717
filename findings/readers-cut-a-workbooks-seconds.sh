#!/usr/bin/env bash
# openpyxl 3.1.5, xlsx2csv 0.8.6, python-calamine 0.9.1 (PyPI), SheetJS 0.18.5 (npm package xlsx).
#
# Input: a workbook with 8 640 moments of one day, every ten seconds, each with the format yyyy-mm-dd hh:mm:ss. Once its cells have eight
# digits of a day behind the point (0.4 milliseconds off at most), once twelve.
#
# Likely guess: a reader rounds to the second that the format shows. Seen: openpyxl rounds; xlsx2csv cuts, so that half of the moments
# with eight digits are a second early; the CSV of SheetJS shows some a whole minute early, as it rounds the seconds to 60 without a
# carry and prints 00. With twelve digits all are right. calamine rounds, but returns the moment of midnight as a date, not as
# a date with time, whatever the format.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 -m venv python
python/bin/pip install --quiet openpyxl==3.1.5 xlsx2csv==0.8.6 python-calamine==0.9.1
npm install --silent --no-audit --no-fund xlsx@0.18.5 >/dev/null

cat >write.py <<'PYTHON'
import re, sys, zipfile, openpyxl
from decimal import Decimal

# openpyxl makes the workbook, but writes no more than 16 digits of a number
digits = int(sys.argv[1])
book = openpyxl.Workbook()
for row in range(1, 8641):
    cell = book.active.cell(row, 1, row)
    cell.number_format = "yyyy-mm-dd hh:mm:ss"
book.save("rows.xlsx")
moment = lambda found: f"<v>{round(Decimal(46354) + Decimal(int(found[1]) - 1) / 8640, digits)}</v>"
with zipfile.ZipFile("rows.xlsx") as rows, zipfile.ZipFile(f"{digits}.xlsx", "w", zipfile.ZIP_DEFLATED) as moments:
    for name in rows.namelist():
        text = rows.read(name).decode()
        moments.writestr(name, re.sub(r"<v>(\d+)</v>", moment, text) if name == "xl/worksheets/sheet1.xml" else text)
PYTHON
cat >read.py <<'PYTHON'
import csv, datetime, io, sys
import openpyxl, python_calamine, xlsx2csv

def seconds(moment):
    return (moment - datetime.datetime(2026, 11, 28)).total_seconds()

def report(name, moments):
    early = {}
    for row, moment in enumerate(moments):
        if row * 10 != moment:
            early[row * 10 - moment] = early.get(row * 10 - moment, 0) + 1
    print(name, sys.argv[1], "digits:", ", ".join(f"{count} early by {by:.0f} s" for by, count in early.items()) or "all right")

file = f"{sys.argv[1]}.xlsx"
report("openpyxl", [seconds(row[0]) for row in openpyxl.load_workbook(file).active.values])
text = io.StringIO()
xlsx2csv.Xlsx2csv(file).convert(text)
report("xlsx2csv", [seconds(datetime.datetime.fromisoformat(line)) for line in text.getvalue().split("\n") if line])
values = [row[0] for row in python_calamine.CalamineWorkbook.from_path(file).get_sheet_by_index(0).to_python()]
print("calamine", sys.argv[1], "digits: midnight is a", type(values[0]).__name__)
report("calamine, the others", [0] + [seconds(each) for each in values[1:]])
report("SheetJS", [seconds(datetime.datetime.fromisoformat(line)) for line in open(f"{sys.argv[1]}.csv").read().split("\n") if line])
PYTHON
for digits in 8 12; do
  python/bin/python write.py $digits
  node -e 'const { readFile, utils } = require("xlsx")
    process.stdout.write(utils.sheet_to_csv(Object.values(readFile(process.argv[1]).Sheets)[0]))' $digits.xlsx >$digits.csv
  python/bin/python read.py $digits
done >seen
cat seen
diff seen - <<'EXPECTED'
openpyxl 8 digits: all right
xlsx2csv 8 digits: 4160 early by 1 s
calamine 8 digits: midnight is a date
calamine, the others 8 digits: all right
SheetJS 8 digits: 480 early by 60 s
openpyxl 12 digits: all right
xlsx2csv 12 digits: all right
calamine 12 digits: midnight is a date
calamine, the others 12 digits: all right
SheetJS 12 digits: all right
EXPECTED
