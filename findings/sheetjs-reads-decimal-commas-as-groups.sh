#!/usr/bin/env bash
# xlsx 0.18.5 (SheetJS), papaparse 5.5.3, exceljs 4.4.0 (npm): readers of CSV that recognise numbers.
#
# Input: a CSV file of one column with amounts as people in Colombia write them, each in quotation marks.
#
# Likely guess: a reader that does not know the country takes an amount with a decimal comma as text, so that a program sees at once that it has
# no number. Seen: papaparse (dynamicTyping) and exceljs do. SheetJS removes every comma first and takes what is left as a number, quoted or not, with no
# check that groups have three digits: 28.500,50 is 28.5005, 28500,50 is 2850050, 12,5 is 125 and 0,19 is 19. Only an amount with
# two points stays text, so a file holds numbers that are a thousandth or a hundredfold beside texts. With `raw: true` all stay text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 papaparse@5.5.3 exceljs@4.4.0 >/dev/null
cat >read.cjs <<'JS'
const { Readable } = require("node:stream")
const XLSX = require("xlsx")
const Papa = require("papaparse")
const ExcelJS = require("exceljs")

const amounts = ["28.500,50", "28500,50", "12,5", "0,19", "1.190.595,60"]
const csv = ["amount", ...amounts.map((amount) => `"${amount}"`)].join("\n")
const sheet = (options) => {
  const book = XLSX.read(csv, { type: "string", ...options })
  return book.Sheets[book.SheetNames[0]]
}
const shown = (value) => `${typeof value} ${value}`
const main = async () => {
  const typed = Papa.parse(csv, { header: true, dynamicTyping: true }).data
  const rows = await new ExcelJS.Workbook().csv.read(Readable.from([csv]))
  amounts.forEach((amount, index) => {
    const cell = `A${index + 2}`
    const values = [sheet({})[cell].v, sheet({ raw: true })[cell].v, typed[index].amount, rows.getCell(cell).value]
    console.log(`${amount}: ${values.map(shown).join(", ")}`)
  })
}
main()
JS
node read.cjs | tee seen
diff seen - <<'EXPECTED'
28.500,50: number 28.5005, string 28.500,50, string 28.500,50, string 28.500,50
28500,50: number 2850050, string 28500,50, string 28500,50, string 28500,50
12,5: number 125, string 12,5, string 12,5, string 12,5
0,19: number 19, string 0,19, string 0,19, string 0,19
1.190.595,60: string 1.190.595,60, string 1.190.595,60, string 1.190.595,60, string 1.190.595,60
EXPECTED
