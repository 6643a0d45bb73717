import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { CheckedEvent } from "@radicar/domain/inner/document/event/CheckedEvent"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Operation, SaleOperation } from "@radicar/domain/inner/documentRegistry"
import type { CheckedOf } from "@radicar/domain/inner/type/documentDefinitions"
import { eventSheet } from "./content/event/eventSheet.ts"
import type { AnyPayroll } from "./content/payroll/payrollParties.ts"
import { payrollSheet } from "./content/payroll/payrollSheet.ts"
import { saleSheet } from "./content/sale/saleSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
import { carriesWhite, colourShares, type Paper } from "@radicar/domain/inner/print/printFace"
import { drawRoll } from "./layout/drawRoll.ts"
import { drawSheet } from "./layout/drawSheet.ts"
import { colours } from "./layout/style.ts"
import { assemble } from "./pdf/assemble.ts"
import type { Canvas, Colour, Palette } from "./pdf/Canvas.ts"
import { QrCode } from "./pdf/QrCode.ts"
import type { Face, SheetOptions, Standing } from "./SheetOptions.ts"
import { tidyLine } from "./text/clean.ts"

const standings: Readonly<Record<Standing, string>> = {
  rejected: "Rechazado por la DIAN",
  unvalidated: "Sin validación de la DIAN",
  draft: "Borrador – sin validez fiscal"
}

/** A sheet of a draft: its QR code says only that, and the place of the key that there is none yet. */
const withoutKey = (sheet: Sheet): Sheet => ({
  ...sheet,
  qr: standings.draft,
  key: { label: sheet.key.label, value: "Se calcula al radicar; el número puede cambiar." }
})

/**
 * Adds the text for the {@link Standing} of a document. A document issued in contingency gets no text for
 * `unvalidated`.
 */
const withStanding = (sheet: Sheet, standing: Standing | undefined): Sheet =>
  standing === undefined || (standing === "unvalidated" && sheet.isInContingency === true)
    ? sheet
    : { ...(standing === "draft" ? withoutKey(sheet) : sheet), standing: standings[standing] }

const white: Colour = [1, 1, 1]

/** Colours of a page of Letter in the company's colour; a template without fills has letters of that colour instead. */
const paletteOf = ({ colour = "", template = "classic" }: Face): Palette => {
  const own = carriesWhite(colour) ? colourShares(colour) : undefined
  const accent = own ?? colours.accent
  return new Map<Colour, Colour>(
    template === "plain"
      ? [
          [colours.accent, accent],
          [colours.fill, white],
          [colours.onFill, accent],
          [colours.tint, white]
        ]
      : [
          [colours.accent, accent],
          [colours.fill, accent]
        ]
  )
}

/** Paper for a sheet: the one asked for, if the document may be printed on it. */
const paperOf = ({ isForRolls, isTillTicket }: Sheet, { paper, tillPaper = "roll80" }: SheetOptions): Paper => {
  const wished = paper ?? (isTillTicket === true ? tillPaper : "letter")
  return isForRolls === true ? wished : "letter"
}

const draw = (sheet: Sheet, code: QrCode, options: SheetOptions): ReadonlyArray<Canvas> => {
  const { face = {}, logo } = options
  const paper = paperOf(sheet, options)
  const { footer, logoPlace = "left" } = face
  return paper === "letter"
    ? drawSheet(sheet, { code, footer, logo, logoPlace, palette: paletteOf(face) })
    : drawRoll(sheet, paper, { code, footer, logo })
}

/**
 * Prints a sheet as a PDF/A-3b file. The file's time is the time of the last known state: validated, signed or issued.
 * The file's identifier consists of digits of the document's key. The same document and options give the same bytes.
 */
export const printSheet = (
  sheet: Sheet,
  document: { readonly key: DocumentKey; readonly date: LocalDateTime },
  options: SheetOptions
): Uint8Array => {
  const printed = withStanding(sheet, options.standing)
  const title = `${sheet.title} ${sheet.number}`
  const code = new QrCode(printed.qr)
  return assemble({
    pages: draw(printed, code, options),
    metadata: {
      title: tidyLine(printed.standing === undefined ? title : `${title}: ${printed.standing}`),
      author: tidyLine(sheet.issuer.name),
      moment: options.validated ?? options.signed ?? document.date
    },
    code,
    id: document.key.value.slice(0, 32),
    logo: options.logo,
    attachment: options.xml
  })
}

/** A sheet, and the document's date. */
interface DatedSheet {
  readonly sheet: Sheet
  readonly date: LocalDateTime
}

type MakeSheet<Checked> = (checked: Checked, key: DocumentKey, options: SheetOptions) => DatedSheet

const sheetOfEvent: MakeSheet<CheckedEvent> = (checked, key, options) => ({
  sheet: eventSheet(checked, key, options),
  date: checked.date
})

const sheetOfPayroll: MakeSheet<AnyPayroll> = (checked, key, options) => ({
  sheet: payrollSheet(checked, key, options),
  date: checked.document.date
})

const sheetOfSale: MakeSheet<CheckedSale> = (checked, key, options) => ({
  sheet: saleSheet(checked, key, options),
  date: checked.document.date
})

/** Makes a function that prints with the sheets of a type of document. */
export const printing =
  <Checked>(makeSheet: MakeSheet<Checked>) =>
  (checked: Checked, key: DocumentKey, options: SheetOptions = {}): Uint8Array => {
    const { date, sheet } = makeSheet(checked, key, options)
    return printSheet(sheet, { key, date }, options)
  }

/** Prints the graphic representation of an event on a document. */
export const printEvent = printing(sheetOfEvent)

/** Prints the graphic representation of a payroll document, or of a note that replaces or deletes one. */
export const printPayroll = printing(sheetOfPayroll)

/** Prints the graphic representation of an invoice, a support document, an equivalent, or a note about one. */
export const printSale = printing(sheetOfSale)

/** A printable document of any type. */
export interface PrintableDocument extends IdentifiedDocument<unknown> {
  /**
   * Prints the document's graphic representation: the bytes of a PDF/A-3b file. `uuid` is the key with which the
   * document was filed, for callers that no longer have the secret for computing the key.
   */
  readonly print: (options?: SheetOptions, uuid?: string) => Uint8Array
  /** `ImageUrl` of the issuer's logo as stated in the body; `embeddedLogo` reads the picture inside it. */
  readonly imageUrl: string | undefined
}

const imageUrlOf = (content: object): string | undefined => {
  const party: unknown = "companyParty" in content ? content.companyParty : undefined
  const imageUrl = typeof party === "object" && party !== null && "imageUrl" in party ? party.imageUrl : undefined
  return typeof imageUrl === "string" ? imageUrl : undefined
}

/** Functions that make the sheets of documents other than sales, by operation. */
const sheets: { readonly [Type in Exclude<Operation, SaleOperation>]: MakeSheet<CheckedOf<Type>> } = {
  EventCreate: sheetOfEvent,
  PayrollCreate: sheetOfPayroll,
  PayrollReplaceNote: sheetOfPayroll,
  PayrollDeleteNote: sheetOfPayroll
}

/** The function that makes the sheet of an operation's documents. */
export const makerOf = <Type extends Operation>(operation: Type): MakeSheet<CheckedOf<Type>> => {
  const own: Partial<Record<Operation, unknown>> = sheets
  return (own[operation] ?? sheetOfSale) as MakeSheet<CheckedOf<Type>>
}

/** Makes an identified document of an operation printable. */
export const printableOf = <Type extends Operation>(
  operation: Type,
  document: IdentifiedDocument<unknown>
): PrintableDocument => ({
  ...document,
  imageUrl: imageUrlOf(document.content),
  print: (options, uuid = document.key.value) =>
    printing(makerOf(operation))(document.checked as CheckedOf<Type>, { ...document.key, value: uuid }, options)
})
