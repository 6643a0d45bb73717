import type { listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { nitCheckDigit } from "@radicar/domain/inner/Nit"
import { bookingOf, books, typeNameOf, typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { type InboxEventCode, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { statusNames, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import type { Column, ColumnKind } from "../../platform/tables/Column.ts"
import { type SubmissionState, submissionStates } from "../submissions/submissionStates.ts"
import { type BookAmount, bookAmountsOf, countedInPesos, signed } from "./bookAmounts.ts"
import type { ExportRow } from "./ExportRow.ts"
import { mailColumns } from "./mailColumns.ts"

/** Facts that are the same in every row of an export. */
export interface ExportSubject {
  readonly language: Language
  /**
   * Name of the company in its settings, used for documents without a recorded issuer's name; empty if the settings
   * have none.
   */
  readonly issuerName: string
  /** Environment whose documents count in sums; of any if absent. */
  readonly environment?: FilingEnvironment
}

type ExportColumn = Column<ExportRow>

/** Columns of an export, and the documents that it includes. */
interface ExportLayout {
  /** Name of the sheet in a workbook. */
  readonly sheet: Localized
  /** Codes of the included document types; all if absent. */
  readonly types?: ReadonlySet<string>
  /** States to which the filter's states are limited; no limit if absent. */
  readonly states?: ReadonlyArray<SubmissionState>
  readonly columns: (subject: ExportSubject) => ReadonlyArray<ExportColumn>
}

const column = (
  key: string,
  name: Localized,
  kind: ColumnKind,
  valueOf: ExportColumn["valueOf"],
  more: Pick<ExportColumn, "group" | "wordOf"> = {}
): ExportColumn => ({ key, name, kind, valueOf, ...more })

/** Type codes of sales, of purchases and of their notes; not of events and payrolls. */
export const tradeTypes: ReadonlySet<string> = new Set([...typesOfBook("sale"), ...typesOfBook("purchase")])

/** A time as `YYYY-MM-DD HH:MM:SS` in Colombia. */
const momentOf = (millis: number | undefined): string | undefined => {
  if (millis === undefined) return undefined
  const { date, time } = fromEpochMillis(millis)
  return `${date} ${time}`
}

const checkDigitOf = ({ counterpartyNumber, counterpartyType }: ExportRow): string | undefined =>
  counterpartyType === "31" && counterpartyNumber !== undefined ? nitCheckDigit(counterpartyNumber) : undefined

const numberOf = ({ prefix, written }: ExportRow): string => written.slice(prefix.length)

const statusOf = ({ state }: ExportRow) => {
  const facts = submissionStates[state]
  return "status" in facts ? facts.status : undefined
}

/** Name of the status by which the list is filtered; of a state without one, the name of the state. */
const statusName = (row: ExportRow, language: Language): string => {
  const status = statusOf(row)
  return (status === undefined ? submissionAdvice[row.state].name : statusNames[status])[language]
}

const answers = { true: { en: "Yes", es: "Sí" }, false: { en: "No", es: "No" } } as const

/** The environment of a document: a code for programs, a name for people. */
const environmentColumn = (language: Language): ExportColumn =>
  column("environment", { en: "Environment", es: "Ambiente" }, "text", ({ environment }) => environment, {
    wordOf: ({ environment }) => environmentNames[environment][language]
  })

/** Totals by the currency of the document, which a column `currency` names. */
const byCurrency = { group: { key: "currency" } } as const

/** Totals by book, which a column `book` names: sales and purchases are never added together. */
const byBook = { group: { key: "book" } } as const

const bookColumn = (language: Language): ExportColumn =>
  column("book", { en: "Book", es: "Libro" }, "text", ({ documentType }) => {
    const { book } = bookingOf(documentType) ?? {}
    return book && books[book][language]
  })

/** Makes columns with the part of an amount that the sums of the documents count; see {@link countedInPesos}. */
const countedColumn =
  ({ environment }: ExportSubject) =>
  (key: string, name: Localized, amountOf: ExportColumn["valueOf"]): ExportColumn =>
    column(key, name, "amount", (row) => countedInPesos(row, amountOf(row), environment), byBook)

const typeName = ({ documentType }: ExportRow, language: Language): string | undefined =>
  typeNameOf(documentType)?.[language]

/** Name of a document's form of payment; an unknown code is returned unchanged. */
const formOf = ({ facts }: ExportRow, language: Language): string | undefined => {
  const form = facts?.details.payment?.form
  if (form === "1") return language === "es" ? "Contado" : "Cash"
  return form === "2" ? (language === "es" ? "Crédito" : "Credit") : form
}

const listColumns = (language: Language, counted: ReturnType<typeof countedColumn>): ReadonlyArray<ExportColumn> => [
  column("created", { en: "Recorded", es: "Registrado" }, "moment", ({ createdAt }) => momentOf(createdAt)),
  column("type", { en: "Type code", es: "Código del tipo" }, "text", ({ documentType }) => documentType),
  column("typeName", { en: "Type", es: "Tipo" }, "text", (row) => typeName(row, language)),
  column("prefix", { en: "Prefix", es: "Prefijo" }, "text", ({ prefix }) => prefix),
  column("number", { en: "Number", es: "Número" }, "text", numberOf),
  column("date", { en: "Issue date", es: "Fecha de expedición" }, "date", ({ issueDate }) => issueDate),
  column("status", { en: "Status", es: "Estado" }, "text", (row) => statusOf(row) ?? row.state, {
    wordOf: (row) => statusName(row, language)
  }),
  column("state", { en: "State", es: "Estado exacto" }, "text", ({ state }) => state, {
    wordOf: ({ state }) => submissionAdvice[state].name[language]
  }),
  column(
    "counterpartyType",
    { en: "Type of identification", es: "Tipo de identificación" },
    "text",
    ({ counterpartyType }) => counterpartyType
  ),
  column(
    "counterparty",
    { en: "Identification", es: "Identificación" },
    "text",
    ({ counterpartyNumber }) => counterpartyNumber
  ),
  column("checkDigit", { en: "Check digit", es: "DV" }, "text", checkDigitOf),
  column("name", { en: "Name", es: "Nombre" }, "text", ({ counterpartyName }) => counterpartyName),
  column("currency", { en: "Currency", es: "Moneda" }, "text", ({ currency }) => currency),
  column("base", { en: "Taxable amount", es: "Base gravable" }, "amount", (row) => signed(row, row.facts?.base)),
  column("iva", { en: "IVA", es: "IVA" }, "amount", (row) => signed(row, row.facts?.iva)),
  column("total", { en: "Total", es: "Total" }, "amount", (row) => signed(row, row.total)),
  bookColumn(language),
  counted("basePesos", { en: "Taxable amount, COP", es: "Base gravable, COP" }, ({ facts }) => facts?.base),
  counted("ivaPesos", { en: "IVA, COP", es: "IVA, COP" }, ({ facts }) => facts?.iva),
  counted("totalPesos", { en: "Total, COP", es: "Total, COP" }, ({ total }) => total),
  column("answered", { en: "Answered", es: "Respuesta de la DIAN" }, "moment", ({ answeredAt }) =>
    momentOf(answeredAt)
  ),
  column("rules", { en: "Rules", es: "Reglas" }, "text", ({ errorMessage }) => errorMessage),
  column(
    "filedAgain",
    { en: "Filed again", es: "Radicado de nuevo" },
    "text",
    ({ filedAgain }) => (filedAgain === undefined ? undefined : String(filedAgain)),
    { wordOf: ({ filedAgain }) => (filedAgain === undefined ? undefined : answers[`${filedAgain}`][language]) }
  ),
  ...mailColumns(language),
  column("reference", { en: "Reference", es: "Referencia" }, "text", ({ reference }) => reference),
  environmentColumn(language),
  column("uuid", { en: "Key", es: "CUFE/CUDE" }, "text", ({ documentKey }) => documentKey),
  column("submissionId", { en: "Submission", es: "Radicación" }, "text", ({ submissionId }) => submissionId)
]

/** Layout `list`: one row per submission. */
const list: ExportLayout = {
  sheet: { en: "radicar", es: "radicar" },
  columns: (subject) => listColumns(subject.language, countedColumn(subject))
}

/** Names of document types in the authority's listing that differ from its code list. */
const listedTypes: Readonly<Record<string, string>> = {
  "01": "Factura electrónica",
  "02": "Factura electrónica de exportación",
  "03": "Factura electrónica de contingencia",
  "04": "Factura electrónica de contingencia",
  "05": "Documento soporte con no obligados",
  "91": "Nota de crédito electrónica",
  "92": "Nota de débito electrónica"
}

/** Converts a date from `YYYY-MM-DD` to `dd-mm-yyyy`. */
const reversed = (date: string): string => date.split("-").toReversed().join("-")

/** Time of the authority's answer as `dd-mm-yyyy HH:MM:SS` in Colombia. */
const receivedAt = ({ answeredAt }: ExportRow): string | undefined => {
  if (answeredAt === undefined) return undefined
  const { date, time } = fromEpochMillis(answeredAt)
  return `${reversed(date)} ${time}`
}

const listed = (name: string, kind: ColumnKind, valueOf: ExportColumn["valueOf"]): ExportColumn =>
  column(name, { en: name, es: name }, kind, valueOf)

/**
 * Column with a document's amount of one tax. A tax that the document lacks is zero; without any known amounts the cell
 * is empty.
 */
const listedTax = (name: string, tax: keyof typeof listedTaxes): ExportColumn =>
  listed(name, "amount", ({ facts }) => facts && (facts[tax] ?? "0.00"))

/** States in the authority's listing. */
export const listedStates = { approved: "Aprobado", notified: "Aprobado con notificación" } as const

/** Name of the group of issued documents in the authority's listing. */
export const issuedGroup = "Emitido"

/** Name of the group of received documents in the authority's listing. */
const receivedGroup = "Recibido"

/** Layout `dian`: the columns of the authority's own listing. As there, notes are positive; so there are no totals. */
const dian: ExportLayout = {
  sheet: { en: "DIAN", es: "DIAN" },
  types: tradeTypes,
  states: ["accepted"],
  columns: ({ issuerName }) => [
    listed("Tipo de documento", "text", (row) => listedTypes[row.documentType] ?? typeName(row, "es")),
    listed("CUFE/CUDE", "text", ({ documentKey }) => documentKey),
    listed("Folio", "text", numberOf),
    listed("Prefijo", "text", ({ prefix }) => prefix),
    listed("Divisa", "text", ({ currency }) => currency),
    listed("Forma de Pago", "text", ({ facts }) => facts?.details.payment?.form),
    listed("Medio de Pago", "text", ({ facts }) => facts?.details.payment?.means),
    listed("Fecha Emisión", "text", ({ issueDate }) => reversed(issueDate)),
    listed("Fecha Recepción", "text", receivedAt),
    listed("NIT Emisor", "text", ({ issuerNit }) => issuerNit),
    listed("Nombre Emisor", "text", (row) => row.received?.supplierName ?? row.facts?.issuerName ?? issuerName),
    listed("NIT Receptor", "text", ({ counterpartyNumber }) => counterpartyNumber),
    listed("Nombre Receptor", "text", ({ counterpartyName }) => counterpartyName),
    listedTax("IVA", "iva"),
    listedTax("ICA", "ica"),
    listedTax("IC", "ic"),
    listedTax("INC", "inc"),
    listedTax("Timbre", "stamp"),
    listedTax("INC Bolsas", "bags"),
    listedTax("IN Carbono", "carbon"),
    listedTax("IN Combustibles", "fuels"),
    listedTax("IC Datos", "data"),
    listedTax("ICL", "icl"),
    listedTax("INPP", "inpp"),
    listedTax("IBUA", "ibua"),
    listedTax("ICUI", "icui"),
    listedTax("Rete IVA", "reteIva"),
    listedTax("Rete Renta", "reteRenta"),
    listedTax("Rete ICA", "reteIca"),
    listed("Total", "amount", ({ total }) => total),
    listed("Estado", "text", ({ errorMessage }) =>
      errorMessage === "" ? listedStates.approved : listedStates.notified
    ),
    listed("Grupo", "text", (row) => (row.received === undefined ? issuedGroup : receivedGroup))
  ]
}

/** Events on a received document whose days have columns. */
const inboxEvents: ReadonlyArray<readonly [InboxEventCode, Localized]> = [
  ["030", { en: "030 receipt", es: "030 acuse" }],
  ["032", { en: "032 goods", es: "032 recibo" }],
  ["033", { en: "033 acceptance", es: "033 aceptación" }],
  ["031", { en: "031 claim", es: "031 reclamo" }],
  ["034", { en: "034 tacit", es: "034 tácita" }]
]

type ReceivedValue = (received: NonNullable<ExportRow["received"]>) => string | undefined

const receivedColumn = (
  key: string,
  name: Localized,
  kind: ColumnKind,
  valueOf: ReceivedValue,
  wordOf: ReceivedValue = valueOf
): ExportColumn =>
  column(key, name, kind, ({ received }) => received && valueOf(received), {
    wordOf: ({ received }) => received && wordOf(received)
  })

/** Layout `inbox`: one row per item that a company received, including the unreadable files of an arrival. */
const inbox: ExportLayout = {
  sheet: { en: "radicar", es: "radicar" },
  columns: ({ language }) => [
    column("arrived", { en: "Arrived", es: "Llegó" }, "moment", ({ createdAt }) => momentOf(createdAt)),
    receivedColumn("state", { en: "State code", es: "Código del estado" }, "text", ({ state }) => state),
    receivedColumn(
      "stateName",
      { en: "State", es: "Estado" },
      "text",
      ({ state }) => inboxStates[state].name[language]
    ),
    column("type", { en: "Type code", es: "Código del tipo" }, "text", ({ documentType }) => documentType),
    column("typeName", { en: "Type", es: "Tipo" }, "text", (row) => typeName(row, language)),
    column("prefix", { en: "Prefix", es: "Prefijo" }, "text", ({ prefix }) => prefix),
    column("number", { en: "Number", es: "Número" }, "text", numberOf),
    column("date", { en: "Issue date", es: "Fecha de expedición" }, "date", ({ issueDate }) => issueDate),
    column("dueDate", { en: "Due date", es: "Vencimiento" }, "date", ({ facts }) => facts?.dueDate),
    receivedColumn(
      "supplierType",
      { en: "Type of identification", es: "Tipo de identificación" },
      "text",
      ({ supplierType }) => supplierType
    ),
    column("supplier", { en: "Supplier", es: "Proveedor" }, "text", ({ issuerNit }) => issuerNit),
    receivedColumn("name", { en: "Name", es: "Nombre" }, "text", ({ supplierName }) => supplierName),
    receivedColumn("order", { en: "Order", es: "Orden de compra" }, "text", ({ orderNumber }) => orderNumber),
    column("paymentForm", { en: "Form of payment", es: "Forma de pago" }, "text", (row) => formOf(row, language)),
    column("currency", { en: "Currency", es: "Moneda" }, "text", ({ currency }) => currency),
    column("iva", { en: "IVA", es: "IVA" }, "amount", (row) => signed(row, row.facts?.iva), byCurrency),
    column("total", { en: "Total", es: "Total" }, "amount", (row) => signed(row, row.total), byCurrency),
    column("validated", { en: "Validated", es: "Fecha validación" }, "moment", ({ answeredAt }) =>
      momentOf(answeredAt)
    ),
    ...inboxEvents.map(([code, name]) => receivedColumn(`event${code}`, name, "date", ({ events }) => events[code])),
    receivedColumn("termEndsOn", { en: "Term ends on", es: "Plazo hasta" }, "date", ({ termEndsOn }) => termEndsOn),
    receivedColumn(
      "warnings",
      { en: "Warnings", es: "Advertencias" },
      "text",
      ({ warnings }) => warnings.map(({ code }) => code).join(" "),
      ({ warnings }) => warnings.map((warning) => warning[language]).join(" ")
    ),
    receivedColumn(
      "reasons",
      { en: "Unreadable because", es: "Motivos de no legible" },
      "text",
      ({ reasons }) => reasons.map(({ code }) => code).join(" "),
      ({ reasons }) => reasons.map((reason) => reason[language]).join(" ")
    ),
    receivedColumn("fileName", { en: "File", es: "Archivo" }, "text", ({ fileName }) => fileName),
    environmentColumn(language),
    column("uuid", { en: "Key", es: "CUFE/CUDE" }, "text", ({ documentKey }) => documentKey),
    column("itemId", { en: "Item", es: "Elemento" }, "text", ({ submissionId }) => submissionId)
  ]
}

const booked = (key: BookAmount, name: Localized): ExportColumn =>
  column(key, name, "amount", (row) => bookAmountsOf(row)[key], byBook)

/** Layout `daybook`: a day book of accepted sales and purchases, in pesos. */
const daybook: ExportLayout = {
  sheet: { en: "Book", es: "Libro" },
  types: tradeTypes,
  states: ["accepted"],
  columns: ({ language }) => [
    column("date", { en: "Date", es: "Fecha" }, "date", ({ issueDate }) => issueDate),
    bookColumn(language),
    column("type", { en: "Type", es: "Tipo" }, "text", (row) => typeName(row, language)),
    column("prefix", { en: "Prefix", es: "Prefijo" }, "text", ({ prefix }) => prefix),
    column("number", { en: "Number", es: "Número" }, "text", numberOf),
    column("uuid", { en: "CUFE", es: "CUFE" }, "text", ({ documentKey }) => documentKey),
    column(
      "counterparty",
      { en: "NIT or identification", es: "NIT/identificación" },
      "text",
      ({ counterpartyNumber }) => counterpartyNumber
    ),
    column("checkDigit", { en: "Check digit", es: "DV" }, "text", checkDigitOf),
    column("name", { en: "Name", es: "Nombre" }, "text", ({ counterpartyName }) => counterpartyName),
    column("city", { en: "City", es: "Ciudad" }, "text", ({ facts }) => facts?.details.city?.name),
    column("paymentForm", { en: "Form of payment", es: "Forma de pago" }, "text", (row) => formOf(row, language)),
    column("dueDate", { en: "Due date", es: "Vencimiento" }, "date", ({ facts }) => facts?.dueDate),
    booked("base19", { en: "Base 19", es: "Base 19" }),
    booked("iva19", { en: "IVA 19", es: "IVA 19" }),
    booked("base5", { en: "Base 5", es: "Base 5" }),
    booked("iva5", { en: "IVA 5", es: "IVA 5" }),
    booked("exempt", { en: "Exempt", es: "Exento" }),
    booked("excluded", { en: "Excluded", es: "Excluido" }),
    booked("incBase", { en: "INC base", es: "INC base" }),
    booked("inc", { en: "INC", es: "INC" }),
    booked("otherTaxes", { en: "Other taxes", es: "Otros impuestos" }),
    booked("discounts", { en: "Discounts", es: "Descuentos" }),
    booked("charges", { en: "Charges", es: "Cargos" }),
    booked("prepayments", { en: "Prepayments", es: "Anticipos" }),
    booked("total", { en: "Total", es: "Total" }),
    booked("reteRenta", { en: "ReteRenta", es: "ReteRenta" }),
    booked("reteIva", { en: "ReteIVA", es: "ReteIVA" }),
    booked("reteIca", { en: "ReteICA", es: "ReteICA" }),
    booked("net", { en: "Net to pay", es: "Neto a pagar" }),
    column("validated", { en: "Validated", es: "Fecha validación" }, "moment", ({ answeredAt }) =>
      momentOf(answeredAt)
    ),
    column("corrects", { en: "Corrected document", es: "Documento afectado" }, "text", ({ facts, reference }) =>
      facts?.details.references === undefined
        ? reference
        : facts.details.references.map(({ number }) => number).join(" ")
    ),
    column("currency", { en: "Currency", es: "Moneda" }, "text", ({ currency }) => currency),
    column("rate", { en: "Exchange rate", es: "Tasa de cambio" }, "amount", (row) =>
      row.currency === "COP" ? undefined : row.facts?.details.exchangeRate?.rate
    ),
    column("totalInCurrency", { en: "Total in currency", es: "Total en moneda" }, "amount", (row) =>
      signed(row, row.total)
    )
  ]
}

/** Layouts of an export, by name. */
const exportLayouts = { list, dian, daybook, inbox } as const satisfies Readonly<Record<string, ExportLayout>>

/** Name of a layout of an export. */
export type ExportLayoutName = keyof typeof exportLayouts

/** A layout by its name. */
export const exportLayout = (name: ExportLayoutName): ExportLayout => exportLayouts[name]
