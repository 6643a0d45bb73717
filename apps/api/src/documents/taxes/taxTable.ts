import type { TaxPartName, TaxReport } from "@radicar/contract/inner/taxReport"
import { typeNameOf } from "@radicar/domain/inner/documentRegistry"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import type { Column } from "../../platform/tables/Column.ts"
import { sheetRows } from "../../platform/tables/sheetRows.ts"
import { csvBegin, csvRows } from "../../platform/tables/textRows.ts"
import { Workbook } from "../../platform/tables/Workbook.ts"

type TaxPart = TaxReport["parts"][number]
type TaxLine = TaxPart["lines"][number]

/** A tax at one rate of the documents of one type, in one part of a report. */
interface TaxRow {
  readonly report: TaxReport
  readonly part: TaxPartName
  readonly line: TaxLine
  readonly ofType: TaxLine["types"][number]
}

const partNames: Readonly<Record<TaxPartName, Localized>> = {
  sale: { en: "Sales", es: "Ventas" },
  support: { en: "Support documents", es: "Documentos soporte" },
  payroll: { en: "Payroll", es: "Nómina" },
  received: { en: "Received", es: "Recibidos" },
  claimed: { en: "Claimed, not added", es: "Reclamados, no sumados" },
  unanswered: { en: "Without DIAN's answer, not added", es: "Sin respuesta de la DIAN, no sumados" }
}

const kindNames: Readonly<Record<TaxLine["kind"], Localized>> = {
  tax: { en: "Tax", es: "Impuesto" },
  excluded: { en: "Excluded", es: "Excluido" },
  withholding: { en: "Withholding", es: "Retención" }
}

const columnsOf = (language: Language): ReadonlyArray<Column<TaxRow>> => [
  {
    key: "part",
    name: { en: "Part", es: "Parte" },
    kind: "text",
    valueOf: ({ part }) => part,
    wordOf: ({ part }) => partNames[part][language]
  },
  {
    key: "kind",
    name: { en: "Kind", es: "Clase" },
    kind: "text",
    valueOf: ({ line }) => line.kind,
    wordOf: ({ line }) => kindNames[line.kind][language]
  },
  { key: "code", name: { en: "Code", es: "Código" }, kind: "text", valueOf: ({ line }) => line.code },
  { key: "tax", name: { en: "Tax", es: "Tributo" }, kind: "text", valueOf: ({ line }) => line.name },
  { key: "rate", name: { en: "Rate %", es: "Tarifa %" }, kind: "amount", valueOf: ({ line }) => line.rate },
  { key: "type", name: { en: "Type", es: "Tipo" }, kind: "text", valueOf: ({ ofType }) => ofType.type },
  {
    key: "typeName",
    name: { en: "Type of document", es: "Tipo de documento" },
    kind: "text",
    valueOf: ({ ofType }) => typeNameOf(ofType.type)?.[language]
  },
  { key: "base", name: { en: "Base", es: "Base" }, kind: "amount", valueOf: ({ ofType }) => ofType.base },
  { key: "amount", name: { en: "Amount", es: "Valor" }, kind: "amount", valueOf: ({ ofType }) => ofType.amount },
  { key: "from", name: { en: "From", es: "Desde" }, kind: "date", valueOf: ({ report }) => report.issuedFrom },
  { key: "to", name: { en: "To", es: "Hasta" }, kind: "date", valueOf: ({ report }) => report.issuedTo }
]

/** A total of the page: IVA of a part or of the purchases, or a withholding of a part at all rates. */
interface TotalRow {
  readonly name: Localized
  readonly tax: string
  readonly base: string | undefined
  readonly amount: string | undefined
}

const totalColumns = (language: Language): ReadonlyArray<Column<TotalRow>> => [
  { key: "part", name: { en: "Total of", es: "Total de" }, kind: "text", valueOf: ({ name }) => name[language] },
  { key: "tax", name: { en: "Tax", es: "Tributo" }, kind: "text", valueOf: ({ tax }) => tax },
  { key: "base", name: { en: "Base", es: "Base" }, kind: "amount", valueOf: ({ base }) => base },
  { key: "amount", name: { en: "Amount", es: "Valor" }, kind: "amount", valueOf: ({ amount }) => amount }
]

const purchasesName: Localized = {
  en: "Purchases: received and support documents",
  es: "Compras: recibidos y documentos soporte"
}

/** The totals of IVA in the order of the parts, with that of the purchases after its parts, then those withheld. */
const totalsOf = ({ parts, purchases }: TaxReport): ReadonlyArray<TotalRow> => {
  const isPurchase = ({ part }: TaxPart): boolean => part === "received" || part === "support"
  const ivaOf = ({ iva: { amount, base }, part }: TaxPart): ReadonlyArray<TotalRow> =>
    base === undefined && amount === undefined ? [] : [{ name: partNames[part], tax: "IVA", base, amount }]
  const isAside = ({ part }: TaxPart): boolean => part === "claimed" || part === "unanswered"
  const { amount, base } = purchases
  return [
    ...parts.filter((part) => !isPurchase(part) && !isAside(part)).flatMap(ivaOf),
    ...parts.filter(isPurchase).flatMap(ivaOf),
    ...(parts.some(isPurchase) ? [{ name: purchasesName, tax: "IVA", base, amount }] : []),
    ...parts.filter(isAside).flatMap(ivaOf),
    ...parts.flatMap(({ part, withheld }) =>
      withheld.map((total) => ({
        name: partNames[part],
        tax: total.name,
        base: total.base,
        amount: total.amount
      }))
    )
  ]
}

/**
 * Writes a report of taxes as a table in pesos, one row for each part, tax, rate and type of document. A workbook has
 * the totals on a sheet of their own: parts that are never added together have none in common. A report has some
 * hundred rows at most.
 */
export const writeTaxTable = (report: TaxReport, format: "csv" | "xlsx", language: Language): Uint8Array => {
  const columns = columnsOf(language)
  const rows = report.parts.flatMap(({ lines, part }) =>
    lines.flatMap((line) => line.types.map((ofType): TaxRow => ({ report, part, line, ofType })))
  )
  if (format === "csv") return Buffer.from(csvBegin(columns, language) + csvRows(columns, rows), "utf8")
  const workbook = new Workbook(columns, { language, name: language === "es" ? "Impuestos" : "Taxes" })
  const begin = workbook.nextSheet()
  const written = workbook.add(sheetRows(columns, rows, workbook.place))
  const ofTotals = totalColumns(language)
  const next = workbook.nextSheet({ columns: ofTotals, name: language === "es" ? "Totales" : "Totals" })
  const totals = workbook.add(sheetRows(ofTotals, totalsOf(report), workbook.place))
  return Buffer.concat([begin, written, next, totals, workbook.finish()])
}
