import { pythonWith } from "@radicar/fixtures/python"
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Path of a Python with openpyxl, an independent reader and writer of workbooks. */
const python = pythonWith("openpyxl")

/** Whether openpyxl is there. */
export const hasOpenpyxl = python !== undefined

/** Path of LibreOffice, which calculates formulas. */
const office = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "soffice"))
  .find((path) => existsSync(path))

/** Whether LibreOffice and openpyxl are there. */
export const hasOffice = office !== undefined && hasOpenpyxl

const runPython = (script: string, input: string | Uint8Array, args: ReadonlyArray<string> = []): Buffer => {
  const maxBuffer = 256 * 1024 * 1024
  const { stderr, stdout } = spawnSync(python ?? "python3", ["-c", script, ...args], { input, maxBuffer })
  if (stdout.length === 0) throw new Error(stderr.toString())
  return stdout
}

const script = `
import io, json, sys, openpyxl
book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
print(json.dumps([[sheet.title, [[[cell.data_type, str(cell.value), cell.number_format] for cell in row] for row in sheet.iter_rows()]] for sheet in book]))
`

/** A cell as openpyxl sees it: `s` text, `n` number or empty, `d` date. */
export type ReadCell = readonly [type: "n" | "s" | "d", value: string, format: string]

/** Sheets of a workbook with their names, read by openpyxl. */
export const readWorkbook = (
  bytes: Uint8Array
): ReadonlyArray<readonly [string, ReadonlyArray<ReadonlyArray<ReadCell>>]> =>
  JSON.parse(runPython(script, bytes).toString())

const writing = `
import datetime, io, json, sys, openpyxl
book = openpyxl.Workbook()
sheet = book.active
for row in json.load(sys.stdin):
    sheet.append([datetime.datetime.fromisoformat(cell[5:]) if isinstance(cell, str) and cell.startswith("date:") else cell for cell in row])
out = io.BytesIO()
book.save(out)
sys.stdout.buffer.write(out.getvalue())
`

/** A workbook of rows, written by openpyxl; `date:2026-01-15` is a date of Excel. */
export const writeWorkbook = (rows: ReadonlyArray<ReadonlyArray<string | number | null>>): Uint8Array =>
  runPython(writing, JSON.stringify(rows))

const describing = `
import io, json, sys, openpyxl
book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
def describe(sheet):
    widths = {letter: column.width for letter, column in sheet.column_dimensions.items()}
    shown = {}
    for cells in sheet.iter_cols():
        texts = ["{:,.2f}".format(cell.value) for cell in cells if cell.number_format == "#,##0.00" and cell.data_type == "n" and cell.value is not None]
        if texts: shown[cells[0].column_letter] = max(len(text) for text in texts)
    return {"title": sheet.title, "filter": sheet.auto_filter.ref, "frozen": sheet.freeze_panes, "widths": widths, "shown": shown}
print(json.dumps([describe(sheet) for sheet in book]))
`

/** Filter, frozen rows and column widths of a sheet; `shown` has the characters of the longest amount by column. */
export interface SheetLook {
  readonly title: string
  readonly filter: string
  readonly frozen: string
  readonly widths: Readonly<Record<string, number>>
  readonly shown: Readonly<Record<string, number>>
}

/** Reads by openpyxl what a sheet looks like. */
export const lookAt = (bytes: Uint8Array): ReadonlyArray<SheetLook> =>
  JSON.parse(runPython(describing, bytes).toString())

const calculating = `
import io, json, os, subprocess, sys, tempfile, openpyxl
office, hidden = sys.argv[1], json.loads(sys.argv[2])
book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
for sheet in book:
    for row in hidden: sheet.row_dimensions[row].hidden = True
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "book.xlsx")
    book.save(path)
    out = os.path.join(folder, "out")
    command = [office, "-env:UserInstallation=file://" + os.path.join(folder, "profile"), "--headless", "--convert-to", "xlsx", "--outdir", out, path]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    done = openpyxl.load_workbook(os.path.join(out, "book.xlsx"), data_only=True)
    print(json.dumps([[[None if cell is None else str(cell) for cell in row] for row in sheet.iter_rows(values_only=True)] for sheet in done]))
`

/**
 * Values of the cells of each sheet as LibreOffice calculates them, with some rows hidden as by a filter. The rows are
 * hidden by openpyxl, which removes every value that came with a formula.
 */
export const calculate = (
  bytes: Uint8Array,
  hiddenRows: ReadonlyArray<number> = []
): ReadonlyArray<ReadonlyArray<ReadonlyArray<string | null>>> =>
  JSON.parse(runPython(calculating, bytes, [office ?? "soffice", JSON.stringify(hiddenRows)]).toString())

const adding = `
import decimal, json, sys
decimal.getcontext().prec = 60
print(str(sum((decimal.Decimal(each) for each in json.load(sys.stdin)), decimal.Decimal("0.00"))))
`

/** Sum of decimals by Python's `decimal`. */
export const pythonSum = (amounts: ReadonlyArray<string>): string =>
  runPython(adding, JSON.stringify(amounts)).toString().trim()
