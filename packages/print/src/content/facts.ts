import { identifications } from "@radicar/domain/inner/codes/identifications"
import {
  cityNameOf,
  countryNameOf,
  type PartyIdentity,
  type ResolvedAddress,
  subentityNameOf
} from "@radicar/domain/inner/document/Party"
import type { SoftwareProvider } from "@radicar/domain/inner/document/Software"
import type { Environment } from "@radicar/domain/inner/FilingConfiguration"
import type { DocumentKey, KeyScheme } from "@radicar/domain/inner/key/DocumentKey"
import type { Nit } from "@radicar/domain/inner/Nit"
import { inPesos } from "@radicar/domain/inner/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { BigDecimal } from "effect"
import type { Cell, Column, Fact, Grid, Panel, Paragraphs, Table, TotalRow } from "../layout/Sheet.ts"
import type { SheetOptions } from "../SheetOptions.ts"
import { dateTimeText } from "../text/moments.ts"
import { money } from "../text/money.ts"

/** Misspelt words in names of the authority's lists, with their correct spelling. */
const corrections: ReadonlyArray<readonly [wrong: string, right: string]> = [
  ["Consiganción", "Consignación"],
  ["Drédito", "Débito"],
  ["Neogcio", "Negocio"],
  ["Poyecto", "Proyecto"],
  ["Transferecia", "Transferencia"],
  ["Telex", "Télex"],
  ["pro el", "por el"],
  ["por el por el", "por el"],
  ["tranferible", "transferible"],
  ["traferible", "transferible"],
  ["usuado", "usado"],
  ["D.c.", "D.C."]
]

/** Corrects a name of the authority's lists for readers. The lists that go into the XML keep their misspellings. */
const correctSpelling = (name: string): string =>
  corrections.reduce((text, [wrong, right]) => text.replace(wrong, right), name)

/** Makes facts (label and value) of the rows that have a value. */
export const facts = (
  ...rows: ReadonlyArray<readonly [label: string, value: string | undefined]>
): ReadonlyArray<Fact> =>
  rows.flatMap(([label, value]) => (value === undefined || value === "" ? [] : [{ label, value }]))

/** Makes a panel of the rows that have a value. */
export const panel = (
  title: string,
  ...rows: ReadonlyArray<readonly [label: string, value: string | undefined]>
): Panel => ({ title, facts: facts(...rows) })

/** A column of a table, with the function that makes its cell in a row. A string becomes a cell of one line. */
interface CellColumn<Row> extends Column {
  readonly cell: (row: Row, index: number) => Cell | string | undefined
}

const cellOf = (cell: Cell | string | undefined): Cell => (typeof cell === "object" ? cell : { lines: [cell ?? ""] })

/** Makes a table with a line for each row. */
export const table = <Row>(
  title: string | undefined,
  rows: ReadonlyArray<Row>,
  columns: ReadonlyArray<CellColumn<Row>>
): Table => ({
  kind: "table",
  ...(title === undefined ? {} : { title }),
  columns,
  rows: rows.map((row, index) => columns.map(({ cell }) => cellOf(cell(row, index))))
})

/** Joins the texts that are not empty. */
export const joined = (separator: string, ...texts: ReadonlyArray<string | undefined>): string =>
  texts.filter((text) => text !== undefined && text !== "").join(separator)

/** A code followed by its name, or the code alone if the name is absent or the same. */
export const codeAndName = (code: string, name: string | undefined): string =>
  name === undefined || name === code ? code : `${code} ${correctSpelling(name)}`

/** Warnings required on a document made for the authority's test environment. */
export const testWarnings = (environment: Environment): ReadonlyArray<string> =>
  environment === "1" ? [] : ["Documento de prueba, sin validez fiscal"]

/** Groups digits in threes: `900.373.115`; other texts stay unchanged. */
const grouped = (number: string): string =>
  /^[0-9]{4,}$/u.test(number) ? number.replaceAll(/\B(?=(?:[0-9]{3}){1,12}$)/gu, ".") : number

/** Formats a NIT with its check digit: `NIT 900.373.115-1`. */
export const nitText = ({ checkDigit, number }: Nit): string => `NIT ${grouped(number)}-${checkDigit}`

/** Formats an identification with the name of its type: `Cédula de ciudadanía 1.020.304.050`. */
export const identityText = ({ checkDigit, number, type }: PartyIdentity): string => {
  const name = type === "91" ? "NUIP" : (identifications.nameOf(type) ?? type)
  return `${name} ${grouped(number)}${checkDigit === undefined ? "" : `-${checkDigit}`}`
}

/** City, department, country and postal code on one line. */
export const placeText = (address: ResolvedAddress): string => {
  const [cityName, subentityName] = [cityNameOf(address), subentityNameOf(address)]
  return joined(
    ", ",
    cityName && correctSpelling(cityName),
    // Bogotá, D.C., is also its own department
    cityName?.split(",")[0] === subentityName ? undefined : subentityName,
    countryNameOf(address) ?? address.countryCode,
    address.postalZone
  )
}

/** Complete address on one line. */
export const addressText = (address: ResolvedAddress): string => joined(", ", address.line, placeText(address))

const names: Readonly<Record<KeyScheme, string>> = {
  "CUFE-SHA384": "CUFE – Código Único de Factura Electrónica",
  "CUDE-SHA384": "CUDE – Código Único de Documento Electrónico",
  "CUDS-SHA384": "CUDS – Código Único de Documento Soporte",
  "CUNE-SHA384": "CUNE – Código Único de Documento Soporte de Pago de Nómina Electrónica"
}

/** Makes the fact that states a document key, labelled with the key's full name. */
export const keyFact = ({ scheme, value }: DocumentKey): Fact => ({ label: names[scheme], value })

/** Short name of a key: `CUFE`, `CUDE`, `CUDS`, `CUNE`. */
export const keyName = (scheme: KeyScheme): string => scheme.slice(0, 4)

/** Makes facts of the times of issue, signing and validation; the latter two only if known. */
export const momentFacts = (issued: LocalDateTime, { signed, validated }: SheetOptions): ReadonlyArray<Fact> =>
  facts(
    ["Generación", dateTimeText(issued)],
    ["Firma", signed === undefined ? undefined : dateTimeText(signed)],
    ["Validación DIAN", validated === undefined ? undefined : dateTimeText(validated)]
  )

/** Makes a paragraph of a text; an empty array without a text. */
export const paragraphs = (title: string | undefined, text: string | undefined): ReadonlyArray<Paragraphs> =>
  text === undefined ? [] : [{ kind: "paragraphs", text, ...(title === undefined ? {} : { title }) }]

/**
 * Writes the legend about the software that issued a document and its manufacturer (Resolution 165 of 2023, article
 * 11).
 */
export const softwareLegend = (options: {
  readonly provider: SoftwareProvider | undefined
  readonly id: string
  readonly owner: Nit
  readonly issuer: { readonly nit: string; readonly name: string }
}): string => {
  const { id, issuer, owner, provider } = options
  const isOwn = owner.number === issuer.nit
  const name = provider?.providerName ?? (isOwn ? issuer.name : undefined)
  const role = isOwn ? "Software propio; fabricante: " : "Proveedor tecnológico y fabricante del software: "
  return `${role}${joined(", ", name, nitText(owner))}. Software: ${joined(", id ", provider?.name, id)}.`
}

/** A row of totals before formatting; the currency is printed next to the label of a `strong` row. */
export interface AmountRow {
  readonly label: string
  readonly amount: BigDecimal.BigDecimal
  /** Sign printed before the amount, for an amount that is added or subtracted. */
  readonly sign?: "+" | "−"
  readonly strong?: true
}

/** Formats rows of totals in the currency of their document. */
export const totalRows = (rows: ReadonlyArray<AmountRow>, currencyCode: string): ReadonlyArray<TotalRow> =>
  rows.map(({ amount, label, sign = "", strong }) =>
    strong === true
      ? { label: `${label} ${currencyCode}`, amount: sign + money(amount), strong }
      : { label, amount: sign + money(amount) }
  )

/**
 * Converts rows to pesos for a document in another currency: each amount times the rate (pesos for one unit), rounded
 * as in `TotalesCop`. Empty without a rate.
 */
export const pesosGrid = (
  rows: ReadonlyArray<AmountRow>,
  currencyCode: string,
  rate: BigDecimal.BigDecimal | undefined
): ReadonlyArray<Grid> =>
  currencyCode === "COP" || rate === undefined
    ? []
    : [
        {
          titles: ["Totales en pesos", "COP"],
          rows: rows.map(({ amount, label, sign = "" }) => [label, sign + money(inPesos(amount, rate))])
        }
      ]
