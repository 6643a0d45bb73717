import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { drawSheet } from "./layout/drawSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
import { assemble } from "./pdf/assemble.ts"
import type { SheetOptions, Standing } from "./SheetOptions.ts"
import { tidyLine } from "./text/clean.ts"

const standings: Readonly<Record<Standing, string>> = {
  rejected: "Rechazado por la DIAN",
  unvalidated: "Sin validación de la DIAN"
}

/**
 * Adds the text for the {@link Standing} of a document. A document issued in contingency gets no text for
 * `unvalidated`.
 */
const withStanding = (sheet: Sheet, standing: Standing | undefined): Sheet =>
  standing === undefined || (standing === "unvalidated" && sheet.isInContingency === true)
    ? sheet
    : { ...sheet, standing: standings[standing] }

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
  return assemble({
    pages: drawSheet(printed, options.logo),
    metadata: {
      title: tidyLine(printed.standing === undefined ? title : `${title}: ${printed.standing}`),
      author: tidyLine(sheet.issuer.name),
      moment: options.validated ?? options.signed ?? document.date
    },
    code: sheet.qr,
    id: document.key.value.slice(0, 32),
    logo: options.logo,
    attachment: options.xml
  })
}
