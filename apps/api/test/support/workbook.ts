import { pythonWith } from "@radicar/fixtures/python"
import { spawnSync } from "node:child_process"

/** Path of a Python with openpyxl, an independent reader and writer of workbooks. */
const python = pythonWith("openpyxl")

/** Whether openpyxl is there. */
export const hasOpenpyxl = python !== undefined

const runPython = (script: string, input: string | Uint8Array): Buffer => {
  const { stderr, stdout } = spawnSync(python ?? "python3", ["-c", script], { input, maxBuffer: 256 * 1024 * 1024 })
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
