import { papers } from "@radicar/domain/inner/print/printFace"
import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"

/** The key of a document, as the submission result states it. */
export const documentKey = formedText(/^[0-9a-fA-F]{96}$/u, {
  en: "96 hexadecimal digits",
  es: "96 dígitos hexadecimales"
}).annotate({
  description: bilingual({
    en: "Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result, 96 hexadecimal digits.",
    es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, `document.uuid` de su resultado, 96 dígitos hexadecimales."
  })
})

/** Paper of one PDF, whatever the company has chosen. */
export const paperQuery = Schema.optionalKey(
  Schema.Literals(papers).annotate({
    description: bilingual({
      en: "letter, or roll80 or roll58: a page as long as its content for till printers of 80 or 58 mm. Absent: the company's `TillPaper` for POS tickets, letter for all others. Payroll documents and events are on letter always.",
      es: "letter (carta), o roll80 o roll58: una página tan larga como su contenido para impresoras de tirilla de 80 o 58 mm. Ausente: el `TillPaper` de la compañía para tiquetes POS, carta para los demás. La nómina y los eventos van siempre en carta."
    })
  })
)
