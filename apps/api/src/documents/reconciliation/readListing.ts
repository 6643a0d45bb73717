import type { Localized } from "@radicar/domain/inner/rules/Language"
import { foldText } from "@radicar/domain/inner/text/foldText"
import { parseNit } from "@radicar/domain/inner/Nit"
import { toFixed } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal } from "effect"
import { type CellValue, dateOf, decimalOf, type SheetRows, textOf } from "../../platform/tables/readCells.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { issuedGroup } from "../exports/exportLayouts.ts"
import { checkWorkbook } from "./checkWorkbook.ts"
import { collectPages, type DocumentPages, type ListedDocument, type Listing } from "./Listing.ts"
import { headingRows } from "./workbookBounds.ts"

/** A listing to read. */
interface ListingFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** NIT of the company without check digit; if absent, the issuers in the rows are not compared with the company. */
  readonly nit: string | undefined
}

/** The listing, with pages of its issued and received documents; or the reason why it is unreadable. */
type ListingResult =
  | { readonly listing: Listing; readonly issued: DocumentPages; readonly received: DocumentPages }
  | { readonly unreadable: Localized }

/** Headings of the required columns in the authority's listing, as {@link folded} writes them. */
const headings = {
  type: "tipo de documento",
  key: "cufe/cude",
  folio: "folio",
  prefix: "prefijo",
  date: "fecha emision",
  issuer: "nit emisor",
  total: "total",
  state: "estado",
  group: "grupo"
} as const

type Heading = keyof typeof headings

const headingNames = Object.keys(headings) as ReadonlyArray<Heading>

/** Index of the column of each heading; columns may be in any order. */
type Places = Readonly<Record<Heading, number>>

/**
 * Normalises a heading: no accents, no spaces around a slash, and every heading that begins with CUFE or CUDE is
 * `cufe/cude`.
 */
const folded = (cell: CellValue | undefined): string => {
  const text = foldText(textOf(cell)).replaceAll(/(?<!\s)\s*\/\s*/gu, "/")
  return /^(?:cufe|cude)\b/u.test(text) ? headings.key : text
}

/** Column indices of the headings in a row, and the headings that the row lacks. */
const placesOf = (cells: ReadonlyArray<CellValue>) => {
  const names = cells.map(folded)
  const places = Object.fromEntries(
    headingNames.map((heading) => [heading, names.indexOf(headings[heading])])
  ) as Places
  return { places, missing: headingNames.filter((heading) => places[heading] === -1) }
}

const amountOf = (cell: CellValue | undefined): string | undefined => {
  const amount = decimalOf(cell)
  return amount && toFixed(BigDecimal.fromStringUnsafe(amount), 2)
}

/** Whether an issuer as written is this NIT. A NIT with a digit too many may be written without its check digit. */
const isOfNit = (issuer: string, nit: string): boolean => {
  const digits = issuer.replaceAll(/[.\s]/gu, "")
  return digits === nit || parseNit(digits)?.number === nit
}

const missingText = (missing: ReadonlyArray<Heading>): Localized => {
  const names = missing.map((heading) => headings[heading]).join(", ")
  return {
    en: `The first sheet has no row with all the headings of the authority's listing; missing: ${names}. Send the Excel file as downloaded.`,
    es: `La primera hoja no tiene una fila con todos los encabezados del listado de la DIAN; faltan: ${names}. Envíe el archivo de Excel tal como se descargó.`
  }
}

const noWorkbook = (why: string): Localized => ({
  en: `The file is not a readable Excel workbook (.xlsx): ${why}. Send it as downloaded.`,
  es: "El archivo no es un libro de Excel (.xlsx) legible. Envíelo tal como se descargó."
})

const otherNit = (nit: string, listedNit: string): Localized => ({
  en: `The listing is of NIT ${listedNit}, and the company is NIT ${nit}.`,
  es: `El listado es del NIT ${listedNit} y la compañía es el NIT ${nit}.`
})

/** Reads all rows: finds the headings, then collects the documents below them. */
const readRows = async (rows: SheetRows, nit: string | undefined): Promise<ListingResult> => {
  const counts = { issued: 0, received: 0, events: 0, others: 0 }
  const issued = collectPages<ListedDocument>()
  const received = collectPages<ListedDocument>()
  let places: Places | undefined
  let fewestMissing: ReadonlyArray<Heading> = headingNames
  let foreign = ""
  let from: string | undefined
  let to: string | undefined
  let read = 0
  for await (const { values } of rows) {
    if (places === undefined) {
      const columns = placesOf(values)
      if (columns.missing.length === 0) places = columns.places
      else if (columns.missing.length < fewestMissing.length) fewestMissing = columns.missing
      read += 1
      if (places === undefined && read >= headingRows) break
      continue
    }
    const at = (heading: Heading) => values[places?.[heading] ?? -1]
    const key = textOf(at("key")).toLowerCase()
    if (key === "") continue
    const date = dateOf(at("date"))
    if (date !== undefined) {
      if (from === undefined || date < from) from = date
      if (to === undefined || date > to) to = date
    }
    const type = textOf(at("type"))
    const issuer = textOf(at("issuer"))
    const total = amountOf(at("total"))
    const document: ListedDocument = {
      key,
      type,
      issuer,
      prefix: textOf(at("prefix")),
      folio: textOf(at("folio")),
      state: textOf(at("state")),
      ...(date === undefined ? {} : { date }),
      ...(total === undefined ? {} : { total })
    }
    if (foldText(type).startsWith("application response")) counts.events += 1
    else if (foldText(textOf(at("group"))) !== foldText(issuedGroup)) {
      counts.received += 1
      received.add(document)
    } else if (nit !== undefined && !isOfNit(issuer, nit)) {
      counts.others += 1
      foreign = issuer
    } else {
      counts.issued += 1
      issued.add(document)
    }
  }
  if (places === undefined) return { unreadable: missingText(fewestMissing) }
  if (nit !== undefined && counts.issued === 0 && counts.others > 0) return { unreadable: otherNit(nit, foreign) }
  const days = from === undefined || to === undefined ? {} : { from, to }
  return { listing: { ...days, counts }, issued: issued.finish(), received: received.finish() }
}

const read = async ({ bytes, nit }: ListingFile): Promise<ListingResult> => {
  try {
    const refused = await checkWorkbook(bytes)
    if (refused !== undefined) return { unreadable: refused }
    // loaded at its first use: no other task needs it
    const { streamXlsxRows: rowsOf } = await import("hucre/xlsx")
    return await readRows(rowsOf(bytes), nit)
  } catch (error) {
    return { unreadable: noWorkbook(error instanceof Error ? error.message : String(error)) }
  }
}

/** Reads the authority's listing of documents from its Excel file. A hundred thousand rows take some 5 s. */
export const readListing: Task<ListingFile, ListingResult> = {
  name: "readListing",
  run: read,
  // a small file may inflate to a thousand times its size
  smallest: 0
}
