import { csvRows, jsonLines } from "../../platform/tables/textRows.ts"
import { type SheetPlace, sheetRows } from "../../platform/tables/sheetRows.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { exportLayout, type ExportLayoutName, type ExportSubject } from "./exportLayouts.ts"
import type { ExportRow } from "./ExportRow.ts"

/** Rows of an export to write, and their format. */
interface ExportedRows extends ExportSubject {
  readonly layout: ExportLayoutName
  readonly format: "csv" | "jsonl" | "xlsx"
  readonly rows: ReadonlyArray<ExportRow>
  /** Place of the rows in the sheet of a workbook; absent for other formats. */
  readonly place?: SheetPlace
}

/** Rows as octets in the requested format; compressed for a workbook. */
interface WrittenRows {
  readonly octets: Uint8Array
  /** Place after these rows in the sheet of a workbook; absent for other formats. */
  readonly place?: SheetPlace
}

/** Octets counted per row as the size of a task's input: a thousand rows count as one mebibyte. */
export const rowOctets = 1024

/** Writes rows of an export. A thousand rows of 32 columns take some 20 ms in a workbook, the slowest format. */
export const writeExportRows: Task<ExportedRows, WrittenRows> = {
  name: "writeExportRows",
  run: ({ format, layout, place, rows, ...subject }) => {
    const columns = exportLayout(layout).columns(subject)
    if (place !== undefined) {
      const written = sheetRows(columns, rows, place)
      return { octets: written.deflated, place: written.place }
    }
    const text = format === "csv" ? csvRows(columns, rows) : jsonLines(columns, rows)
    return { octets: Buffer.from(text, "utf8") }
  },
  smallest: 128 * rowOctets
}
