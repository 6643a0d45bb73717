import type { Localized } from "@radicar/domain/inner/rules/Language"

const MEBIBYTE = 1024 * 1024

/** Number of rows, from the first, in which the headings are searched for. */
export const headingRows = 20

const listingRows = 200_000
/** Columns of a sheet: the listing's 32, with a margin. */
const columns = 40

/**
 * Octets of a cell in the sheet, on average. A cell of Excel with reference, style and a number of the table of texts
 * takes at most 46: `<c r="AF200000" s="12" t="s"><v>499999</v></c>`.
 */
const cellOctets = 48

/**
 * Bounds of a workbook to reconcile, which are counted before the library reads it. An honest listing has 200 000 rows
 * of 32 columns: 253 MiB in the sheet.
 */
export const workbookBounds = {
  /** Parts in the ZIP. */
  parts: 200,
  /** Rows of a sheet: of the listing, and those in which its headings are searched for. */
  rows: listingRows + headingRows,
  /** Columns of a sheet: cells of a row, and the column that a cell's reference names. */
  columns,
  /** Texts in the table of shared texts. */
  texts: 500_000,
  /** Elements and attributes of all parts but the sheet: the library holds them in memory. Four for each text. */
  nodes: 2_000_000,
  /** Octets of one tag, comment or section: twice what the longest text of a cell takes in UTF-8. */
  markup: 256 * 1024,
  /** Inflated octets of all parts but the sheet. */
  others: 100 * MEBIBYTE,
  /** Inflated octets of the sheet, which the library reads piece by piece. */
  sheet: (listingRows + headingRows) * columns * cellOctets
} as const

const fewerDays: Localized = { en: "Download it for fewer days.", es: "Descárguelo para menos días." }
const asDownloaded: Localized = { en: "Send it as downloaded.", es: "Envíelo tal como se descargó." }

const refusal = (what: Localized, advice: Localized): Localized => ({
  en: `The listing ${what.en}. ${advice.en}`,
  es: `El listado ${what.es}. ${advice.es}`
})

const mebibytes = (octets: number): number => Math.floor(octets / MEBIBYTE)

/**
 * Texts that refuse a workbook beyond a bound, with what to do. `parts` and `markup` have none: a workbook beyond them
 * is unreadable, like one that no program would write.
 */
export const workbookRefusals = {
  rows: refusal({ en: `has more than ${listingRows} rows`, es: `tiene más de ${listingRows} filas` }, fewerDays),
  columns: refusal({ en: `has more than ${columns} columns`, es: `tiene más de ${columns} columnas` }, asDownloaded),
  texts: refusal(
    { en: `has more than ${workbookBounds.texts} texts`, es: `tiene más de ${workbookBounds.texts} textos` },
    fewerDays
  ),
  nodes: refusal(
    {
      en: `has more than ${workbookBounds.nodes} elements outside of its sheet`,
      es: `tiene más de ${workbookBounds.nodes} elementos fuera de su hoja`
    },
    asDownloaded
  ),
  others: refusal(
    {
      en: `inflates to more than ${mebibytes(workbookBounds.others)} MiB outside of its sheet`,
      es: `descomprimido ocupa más de ${mebibytes(workbookBounds.others)} MiB fuera de su hoja`
    },
    fewerDays
  ),
  sheet: refusal(
    {
      en: `inflates to more than ${mebibytes(workbookBounds.sheet)} MiB in its sheet`,
      es: `descomprimido ocupa más de ${mebibytes(workbookBounds.sheet)} MiB en su hoja`
    },
    fewerDays
  )
} as const satisfies Readonly<Record<string, Localized>>

/** Bound beyond which a workbook was refused. */
export type WorkbookRefusal = keyof typeof workbookRefusals
