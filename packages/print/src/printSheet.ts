import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { carriesWhite, colourShares, type Paper } from "@radicar/domain/inner/print/printFace"
import { drawRoll } from "./layout/drawRoll.ts"
import { drawSheet } from "./layout/drawSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
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
