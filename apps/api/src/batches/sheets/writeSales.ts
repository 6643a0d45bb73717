import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { isCalendarDate } from "@radicar/domain/inner/time/LocalDateTime"
import type { Column, ColumnKind } from "../../platform/tables/Column.ts"
import { letters } from "../../platform/tables/sheetCells.ts"
import { type SheetPart, type SheetPlace, sheetRows } from "../../platform/tables/sheetRows.ts"
import { Workbook } from "../../platform/tables/Workbook.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import type { SheetRow } from "./readSales.ts"
import { plainHeading, requiredMark, type SaleColumn, saleColumns } from "./saleColumns.ts"

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

/** A sheet of a workbook. */
interface WrittenSheet {
  readonly name: string
  readonly columns: ReadonlyArray<Column<never>>
  /** Writes the rows at a place. */
  readonly rows: (place: SheetPlace) => SheetPart
}

const sheetOf = <Row>(name: string, columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>): WrittenSheet => ({
  name,
  columns,
  rows: (place) => sheetRows(columns, rows, place)
})

const workbookOf = (language: Language, sheets: ReadonlyArray<WrittenSheet>) => {
  const workbook = new Workbook([], { language, name: "" })
  const parts = sheets.flatMap(({ rows, ...sheet }) => [workbook.nextSheet(sheet), workbook.add(rows(workbook.place))])
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
          kind: kind === "amount" && !amounts.has(plainHeading(name)) ? "text" : kind,
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
    return workbookOf(language, [sheetOf(sheetName(language), [...kept, ...added], rows)])
  },
  smallest: 0
}

/** Columns whose cells offer choices, in the order of the sheet of lists. */
const offered = saleColumns.filter(({ choices = [] }) => choices.length > 0)

const both = (name: string): Localized => ({ en: name, es: name })

/** Column of the instructions. */
const instruction = (
  key: string,
  name: Localized,
  valueOf: (column: SaleColumn) => string | undefined
): Column<SaleColumn> => ({ key, name, kind: "text", valueOf })

const instructions = (language: Language): ReadonlyArray<Column<SaleColumn>> => [
  instruction("column", { en: "Column", es: "Columna" }, ({ name }) => name[language]),
  instruction("required", { en: "Required", es: "Obligatoria" }, ({ isRequired }) => {
    if (isRequired === true) return language === "es" ? "Sí" : "Yes"
    return "No"
  }),
  instruction("where", { en: "Where", es: "Dónde" }, ({ of }) => {
    if (of === "line") return language === "es" ? "En cada fila" : "In each row"
    return language === "es" ? "En la primera fila de la venta" : "In the first row of the sale"
  }),
  instruction("form", { en: "What it takes", es: "Qué recibe" }, ({ form }) => form[language]),
  instruction("example", { en: "Example", es: "Ejemplo" }, ({ example }) => example.find((each) => each))
]

/**
 * The template of a sheet of sales: headings that mark what is required, with choices; an example; a line for each
 * column that says what it takes; and the lists to choose from.
 */
export const salesTemplate = (language: Language): Uint8Array => {
  const names = language === "es" ? ["Ejemplo", "Instrucciones", "Listas"] : ["Example", "Instructions", "Lists"]
  const [example = "", explained = "", lists = ""] = names
  const columns = saleColumns.map((column): Column<0 | 1> => {
    const { choices = [], isRequired, key, kind, name } = column
    const heading = (each: string): string => (isRequired === true ? `${each}${requiredMark}` : each)
    const letter = letters(offered.indexOf(column))
    return {
      key,
      name: { en: heading(name.en), es: heading(name.es) },
      kind,
      valueOf: (row) => column.example[row],
      ...(choices.length === 0 ? {} : { choices: `${lists}!$${letter}$2:$${letter}$${choices.length + 1}` })
    }
  })
  const longest = Math.max(...offered.map(({ choices = [] }) => choices.length))
  const listColumns = offered.map(({ choices = [], key, kind, name }): Column<number> => ({
    key,
    name: both(name[language]),
    kind,
    valueOf: (row) => choices[row]
  }))
  return workbookOf(language, [
    sheetOf(sheetName(language), columns, []),
    sheetOf(example, columns, [0, 1]),
    sheetOf(explained, instructions(language), saleColumns),
    sheetOf(
      lists,
      listColumns,
      Array.from({ length: longest }, (_, row) => row)
    )
  ])
}
