import { maximumSales, type SheetFault } from "@radicar/contract/inner/SheetsGroup"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { foldText } from "@radicar/domain/inner/text/foldText"
import { checkWorkbook } from "../../documents/reconciliation/checkWorkbook.ts"
import { headingRows } from "../../documents/reconciliation/workbookBounds.ts"
import { letters } from "../../platform/tables/sheetCells.ts"
import { type CellValue, dateOf, decimalOf, type SheetRows, textOf } from "../../platform/tables/readCells.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { plainHeading, type SaleColumn, saleColumns } from "./saleColumns.ts"

/** A sheet of sales to read. */
interface SalesFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly language: Language
}

/** A row of a sheet below its headings. */
export interface SheetRow {
  /** Number of the row, as Excel shows it. */
  readonly row: number
  readonly reference: string
  /** Texts of its cells: amounts as decimals, dates as `YYYY-MM-DD`, where they can be read. */
  readonly cells: ReadonlyArray<string>
}

/** A sale that was read: its rows, and the beginning of its JSON, without the last brace. */
interface ReadSale {
  readonly reference: string
  readonly rows: ReadonlyArray<number>
  readonly json: string
}

/** The sales and faults of a sheet, with its rows; or the reason why it cannot be read. */
export type SalesResult =
  | {
      readonly sales: ReadonlyArray<ReadSale>
      readonly faults: ReadonlyArray<SheetFault>
      readonly headings: ReadonlyArray<string>
      readonly rows: ReadonlyArray<SheetRow>
    }
  | { readonly unreadable: Localized }

type Json = { [field: string]: unknown }

/** The columns of a sheet: index of each known one. */
type Places = ReadonlyMap<SaleColumn, number>

const placesOf = (cells: ReadonlyArray<CellValue>): Places => {
  const names = cells.map((cell) => foldText(plainHeading(textOf(cell))))
  return new Map(
    saleColumns.flatMap((column) => {
      const index = names.findIndex((name) => name === foldText(column.name.es) || name === foldText(column.name.en))
      return index === -1 ? [] : [[column, index] as const]
    })
  )
}

const missingOf = (places: Places): ReadonlyArray<SaleColumn> =>
  saleColumns.filter((column) => column.isRequired === true && !places.has(column))

const missingText = (missing: ReadonlyArray<SaleColumn>): Localized => {
  const names = (language: Language) => missing.map(({ name }) => name[language]).join(", ")
  return {
    en: `The first sheet has no row with the headings of a sheet of sales; missing: ${names("en")}. Begin from the template.`,
    es: `La primera hoja no tiene una fila con los encabezados de una hoja de ventas; faltan: ${names("es")}. Parta de la plantilla.`
  }
}

const tooMany: Localized = {
  en: `The sheet has more than ${maximumSales} invoices. Split it; what was filed is not filed again.`,
  es: `La hoja tiene más de ${maximumSales} facturas. Divídala; lo ya radicado no se radica de nuevo.`
}

const noWorkbook = (why: string): Localized => ({
  en: `The file is not a readable Excel workbook (.xlsx): ${why}.`,
  es: "El archivo no es un libro de Excel (.xlsx) legible."
})

/** Sets a value at a path such as `CustomerParty.Name` or `Taxes[1].Percentage`. */
const setAt = (target: Json, path: string, value: unknown): void => {
  const names = path.split(".")
  let at = target
  for (const name of names.slice(0, -1)) {
    const inner = (at[name] ?? {}) as Json
    at[name] = inner
    at = inner
  }
  at[names.at(-1) ?? ""] = value
}

/** Codes of the taxes of the columns, in the order of their places in `Taxes`. */
const taxCodes = ["01", "04"] as const

/** The final consumer, who gives neither name nor identification. */
const finalConsumer: Json = { Id: "222222222222", IdentificationType: "13", Name: "consumidor final" }

/** The line of an invoice from the values of a row by their fields. */
const lineOf = (
  values: ReadonlyMap<string, string>
): { readonly line: Json; readonly paths: ReadonlyMap<string, string> } => {
  const line: Json = { UnitCode: "94" }
  const paths = new Map<string, string>()
  const taxes: Array<Json> = []
  for (const [field, value] of values) {
    const [, list, index = ""] = /^(Taxes|Discounts)\[(\d)\]/u.exec(field) ?? []
    if (list === undefined) {
      line[field] = value
      paths.set(field, field)
    } else if (list === "Discounts") {
      line["Discounts"] = [{ Code: "00", Percentage: value, Reason: "Descuento" }]
      paths.set(field, field)
    } else {
      paths.set(field, `Taxes[${taxes.length}].Percentage`)
      taxes.push({ Code: taxCodes[Number(index)], Percentage: value })
    }
  }
  return { line: taxes.length === 0 ? line : { ...line, Taxes: taxes }, paths }
}

/** A sale whose rows are being read. */
interface OpenSale {
  readonly reference: string
  readonly rows: Array<number>
  readonly body: Json
  readonly items: Array<Json>
  readonly cells: Record<string, string>
  /** Texts of the sale's own cells in its first row. */
  readonly stated: ReadonlyMap<string, string>
  isFaulty: boolean
}

/** Completes the fields of a sale that its columns do not state. */
const completed = ({ body, items }: OpenSale): Json => {
  const buyer = (body["CustomerParty"] ?? {}) as Json
  const place = buyer["PhysicalLocation"] as Json | undefined
  const means = (body["PaymentMeans"] ?? {}) as Json
  const dueDate = body["DueDate"]
  const isCompany = buyer["IdentificationType"] === "31"
  return {
    TypeCode: "01",
    ...body,
    CustomerParty:
      buyer["Id"] === undefined && buyer["Name"] === undefined
        ? { ...finalConsumer, ...(buyer["Email"] === undefined ? {} : { Email: buyer["Email"] }) }
        : {
            OrganizationTypeCode: isCompany ? "1" : "2",
            ...buyer,
            ...(place === undefined
              ? {}
              : { PhysicalLocation: { CountryCode: "CO", CountryName: "Colombia", ...place } })
          },
    PaymentMeans: {
      Code: dueDate === undefined ? "1" : "2",
      MethodCode: "10",
      ...means,
      ...(dueDate === undefined ? {} : { Date: dueDate })
    },
    Items: items
  }
}

const finished = (sale: OpenSale): ReadSale => {
  const { cells, reference, rows } = sale
  const json = JSON.stringify({ reference, rows, cells, body: completed(sale) })
  return { reference, rows, json: json.slice(0, -1) }
}

/** Longest reference in characters of a URL, so that its key fits into a header. */
const longestReference = 200

/** Whether a text can be the reference of a sale: well-formed, and not too long for a key. */
export const isReference = (text: string): boolean =>
  text !== "" && text.isWellFormed() && encodeURIComponent(text).length <= longestReference

const messages = {
  noReference: {
    en: "The row has no reference. Give every sale one of your own, the same in all its rows.",
    es: "La fila no tiene referencia. Dé a cada venta una propia, la misma en todas sus filas."
  },
  badReference: {
    en: "The reference is too long: at most 200 letters and digits without accents, fewer of others.",
    es: "La referencia es demasiado larga: máximo 200 letras sin tilde y dígitos, menos de otros."
  },
  apart: {
    en: "Rows of this reference stand further up, apart from this one. Put them together.",
    es: "Hay filas de esta referencia más arriba, separadas de esta. Júntelas."
  },
  missing: { en: "This cell is empty, and is needed.", es: "Esta celda está vacía y es necesaria." },
  differs: {
    en: "Another row of this sale states something else here.",
    es: "Otra fila de esta venta indica algo distinto aquí."
  }
} as const satisfies Readonly<Record<string, Localized>>

const [referenceColumn] = saleColumns as readonly [SaleColumn]

/** Number of characters of a cell that a message repeats. */
const shown = 60

/** A message with the text that the cell has. */
const withFound = ({ en, es }: Localized, found: string): Localized => {
  const text = found.length > shown ? `${found.slice(0, shown)}…` : found
  return { en: `${en} Found: “${text}”.`, es: `${es} Se encontró: «${text}».` }
}

const cellName = (place: number, row: number): string => `${letters(place)}${row}`

/** Adds a row to its sale: the fields of the sale from the first row, and one line. */
const addRow = (
  places: Places,
  sale: OpenSale,
  row: number,
  cells: ReadonlyArray<CellValue>,
  refuse: (message: Localized, column: SaleColumn) => void
): void => {
  const isFirst = sale.rows.length === 0
  const index = sale.items.length
  const line = new Map<string, string>()
  const lineCells = new Map<string, string>()
  sale.rows.push(row)
  for (const [column, place] of places) {
    const cell = cells[place]
    const text = textOf(cell)
    if (column === referenceColumn) continue
    if (column.of === "sale" && !isFirst) {
      if (text !== "" && text !== sale.stated.get(column.key)) refuse(withFound(messages.differs, text), column)
      continue
    }
    if (text === "" || cell === undefined) {
      if (column.isRequired === true) refuse(messages.missing, column)
      continue
    }
    const read = column.read(cell)
    if ("fault" in read) refuse(withFound(read.fault, text), column)
    else if (column.of === "sale") {
      setAt(sale.body, column.field, read.value)
      sale.cells[`$.${column.field}`] = cellName(place, row)
    } else {
      line.set(column.field, read.value)
      lineCells.set(column.field, cellName(place, row))
    }
  }
  const { line: item, paths } = lineOf(line)
  sale.items.push(item)
  for (const [field, path] of paths) sale.cells[`$.Items[${index}].${path}`] = lineCells.get(field) ?? ""
}

/** Collects the sales and faults of a sheet row by row. */
const collectSales = (places: Places, language: Language) => {
  const sales: Array<ReadSale> = []
  const faults: Array<SheetFault> = []
  const references = new Set<string>()
  // sales with rows apart from each other: what stands together is not the whole invoice
  const torn = new Set<string>()
  let open: OpenSale | undefined

  const refuse = (row: number, reference: string, message: Localized, column?: SaleColumn): void => {
    faults.push({
      row,
      ...(column === undefined ? {} : { cell: cellName(places.get(column) ?? 0, row) }),
      ...(reference === "" ? {} : { reference }),
      message: message[language]
    })
  }

  const finish = (): void => {
    if (open !== undefined && !open.isFaulty) sales.push(finished(open))
    open = undefined
  }

  const add = (row: number, cells: ReadonlyArray<CellValue>): void => {
    const typed = (column: SaleColumn): CellValue | undefined => cells[places.get(column) ?? -1]
    const reference = textOf(typed(referenceColumn))
    if (reference !== open?.reference) {
      finish()
      if (reference === "") return refuse(row, reference, messages.noReference, referenceColumn)
      if (!isReference(reference))
        return refuse(row, reference, withFound(messages.badReference, reference), referenceColumn)
      if (references.has(reference)) {
        torn.add(reference)
        return refuse(row, reference, withFound(messages.apart, reference), referenceColumn)
      }
      references.add(reference)
      const stated = new Map<string, string>()
      for (const column of places.keys()) if (column.of === "sale") stated.set(column.key, textOf(typed(column)))
      open = { reference, rows: [], body: {}, items: [], cells: {}, stated, isFaulty: false }
    }
    if (open === undefined) return
    const sale = open
    addRow(places, sale, row, cells, (message, column) => {
      sale.isFaulty = true
      refuse(row, reference, message, column)
    })
  }

  return {
    add,
    count: () => references.size,
    end: () => {
      finish()
      return { sales: sales.filter(({ reference }) => !torn.has(reference)), faults }
    }
  }
}

/** Text of a cell from which the same value is read again. */
const plainText = (cell: CellValue, column: SaleColumn | undefined): string => {
  if (column?.kind === "amount") return decimalOf(cell) ?? textOf(cell)
  if (column?.kind === "date") return dateOf(cell) ?? textOf(cell)
  return textOf(cell)
}

const readRows = async (rows: SheetRows, language: Language): Promise<SalesResult> => {
  let collector: ReturnType<typeof collectSales> | undefined
  let headings: ReadonlyArray<string> = []
  let fewest: ReadonlyArray<SaleColumn> = saleColumns.filter(({ isRequired }) => isRequired === true)
  const sheetRows: Array<SheetRow> = []
  let columns: ReadonlyMap<number, SaleColumn> = new Map()
  let at = 0
  for await (const { index, values } of rows) {
    at = index + 1
    if (collector === undefined) {
      const places = placesOf(values)
      const missing = missingOf(places)
      if (missing.length === 0) {
        collector = collectSales(places, language)
        headings = values.map(textOf)
        columns = new Map([...places].map(([column, index]) => [index, column]))
      } else if (missing.length < fewest.length) fewest = missing
      if (collector === undefined && at >= headingRows) break
      continue
    }
    if (values.every((value) => textOf(value) === "")) continue
    const cells = values.map((value, place) => plainText(value, columns.get(place)))
    sheetRows.push({
      row: at,
      reference: cells.find((_, place) => columns.get(place)?.key === "reference") ?? "",
      cells
    })
    collector.add(at, values)
    if (collector.count() > maximumSales) return { unreadable: tooMany }
  }
  if (collector === undefined) return { unreadable: missingText(fewest) }
  return { ...collector.end(), headings, rows: sheetRows }
}

/** Reads the sales of an Excel file. Five thousand invoices of three lines take some 1 s. */
export const readSales: Task<SalesFile, SalesResult> = {
  name: "readSales",
  run: async ({ bytes, language }) => {
    try {
      const refused = await checkWorkbook(bytes)
      if (refused !== undefined) return { unreadable: refused }
      const { streamXlsxRows } = await import("hucre/xlsx")
      return await readRows(streamXlsxRows(bytes), language)
    } catch (error) {
      return { unreadable: noWorkbook(error instanceof Error ? error.message : String(error)) }
    }
  },
  // a small file may inflate to a thousand times its size
  smallest: 0
}
