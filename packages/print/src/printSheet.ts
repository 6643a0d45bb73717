import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { drawSheet } from "./layout/drawSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
import { assemble } from "./pdf/assemble.ts"
import type { PrintOptions, Standing } from "./PrintOptions.ts"
import { tidyLine } from "./text/clean.ts"

const standings: Readonly<Record<Standing, string>> = {
  rejected: "Rechazado por la DIAN",
  unvalidated: "Sin validación de la DIAN"
}

/** The sheet with what its paper says about a document that the authority has not accepted. */
const withStanding = (sheet: Sheet, standing: Standing | undefined): Sheet =>
  standing === undefined || (standing === "unvalidated" && sheet.isInContingency === true)
    ? sheet
    : { ...sheet, standing: standings[standing] }

/**
 * A document as it is shown, as a PDF/A-3b file. Its moment is that of its last state known: validated, signed or
 * issued; its name are digits of its key. The same document and options give the same octets.
 */
export const printSheet = (
  sheet: Sheet,
  document: { readonly key: DocumentKey; readonly date: LocalDateTime },
  options: PrintOptions
): Uint8Array => {
  const shown = withStanding(sheet, options.standing)
  const title = `${sheet.title} ${sheet.number}`
  return assemble({
    pages: drawSheet(shown, options.logo),
    metadata: {
      title: tidyLine(shown.standing === undefined ? title : `${title}: ${shown.standing}`),
      author: tidyLine(sheet.issuer.name),
      moment: options.validated ?? options.signed ?? document.date
    },
    code: sheet.qr,
    id: document.key.value.slice(0, 32),
    logo: options.logo,
    attachment: options.xml
  })
}
