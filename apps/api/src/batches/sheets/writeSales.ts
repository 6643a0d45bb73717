import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { isCalendarDate } from "@radicar/domain/inner/time/LocalDateTime"
import type { Column, ColumnKind } from "../../platform/tables/Column.ts"
import { sheetRows } from "../../platform/tables/sheetRows.ts"
import { Workbook } from "../../platform/tables/Workbook.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import type { SheetRow } from "./readSales.ts"
import { saleColumns } from "./saleColumns.ts"

/** Result of the sale of a row; fields are empty where nothing is known. */
interface RowResult {
  readonly id: string
  readonly uuid: string
  readonly state: string
  readonly reasons: string
}

/** Rows of a sheet with their results. */
interface AnsweredRows {
  readonly language: Language
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<SheetRow & { readonly result: RowResult }>
}

const resultNames: Readonly<Record<keyof RowResult, Localized>> = {
  id: { en: "Number", es: "Número" },
  uuid: { en: "CUFE", es: "CUFE" },
  state: { en: "State", es: "Estado" },
  reasons: { en: "Reasons", es: "Motivos" }
}

const sheetName = (language: Language): string => (language === "es" ? "Ventas" : "Sales")

/** Kind of a column: that of all its texts. */
const kindOf = (texts: ReadonlyArray<string>): ColumnKind => {
  const stated = texts.filter((text) => text !== "")
  if (stated.length === 0) return "text"
  // a code such as 05001 is no amount, nor is an identification
  if (stated.every((text) => /^(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/u.test(text))) return "amount"
  return stated.every(isCalendarDate) ? "date" : "text"
}

const workbookOf = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  language: Language,
  sheets: ReadonlyArray<ReadonlyArray<Row>>
) => {
  const workbook = new Workbook(columns, { language, name: sheetName(language) })
  const parts = sheets.flatMap((rows) => [
    workbook.nextSheet(),
    ...(rows.length === 0 ? [] : [workbook.add(sheetRows(columns, rows, workbook.place))])
  ])
  return Buffer.concat([...parts, workbook.finish()])
}

const amounts = new Set(saleColumns.filter(({ kind }) => kind === "amount").flatMap(({ name }) => Object.values(name)))

/** Writes the rows of a sheet with number, CUFE, state and reasons. Results of an earlier answer are replaced. */
export const writeSales: Task<AnsweredRows, Uint8Array> = {
  name: "writeSales",
  run: ({ headings, language, rows }) => {
    const results = Object.entries(resultNames) as ReadonlyArray<[keyof RowResult, Localized]>
    const earlier = new Set(results.flatMap(([, name]) => Object.values(name)))
    const kept = headings.flatMap((name, index): ReadonlyArray<Column<AnsweredRows["rows"][number]>> => {
      if (earlier.has(name)) return []
      const kind = kindOf(rows.map(({ cells }) => cells[index] ?? ""))
      return [
        {
          key: `column${index}`,
          name: { en: name, es: name },
          kind: kind === "amount" && !amounts.has(name) ? "text" : kind,
          valueOf: ({ cells }) => cells[index]
        }
      ]
    })
    const added = results.map(([key, name]): Column<AnsweredRows["rows"][number]> => ({
      key,
      name,
      kind: "text",
      valueOf: ({ result }) => result[key]
    }))
    return workbookOf([...kept, ...added], language, [rows])
  },
  smallest: 0
}

/** The template of a sheet of sales: headings, and an example in a second sheet. */
export const salesTemplate = (language: Language): Uint8Array => {
  const columns = saleColumns.map(({ example, key, kind, name }): Column<0 | 1> => ({
    key,
    name,
    kind,
    valueOf: (row) => example[row]
  }))
  return workbookOf(columns, language, [[], [0, 1]])
}
