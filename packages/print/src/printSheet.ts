import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { drawSheet } from "./layout/drawSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
import { assemble } from "./pdf/assemble.ts"
import type { PrintOptions } from "./PrintOptions.ts"
import { tidyLine } from "./text/clean.ts"

/**
 * A document as it is shown, as a PDF/A-3b file. Its moment is that of its last state known: validated, signed or
 * issued; its name are digits of its key. The same document and options give the same octets.
 */
export const printSheet = (
  sheet: Sheet,
  document: { readonly key: DocumentKey; readonly date: LocalDateTime },
  options: PrintOptions
): Uint8Array =>
  assemble({
    pages: drawSheet(sheet, options.logo),
    metadata: {
      title: tidyLine(`${sheet.title} ${sheet.number}`),
      author: tidyLine(sheet.issuer.name),
      moment: options.validated ?? options.signed ?? document.date
    },
    code: sheet.qr,
    id: document.key.value.slice(0, 32),
    logo: options.logo,
    attachment: options.xml
  })
