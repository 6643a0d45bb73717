import type { Localized } from "@radicar/domain/rules/Language"
import type { FilingOperation } from "@radicar/http-client/SubmitJson"
import type { DocumentType } from "@radicar/ubl/documentTypes"

const spanishNames: Readonly<Record<FilingOperation, string>> = {
  InvoiceCreate: "factura",
  CreditnoteCreate: "nota crédito",
  DebitnoteCreate: "nota débito",
  SupportCreate: "documento soporte",
  SupportNoteCreate: "nota de documento soporte",
  EquivalentCreate: "documento equivalente",
  EquivalentSpdCreate: "documento equivalente de servicios públicos",
  EquivalentNoteCreate: "nota de documento equivalente",
  EventCreate: "evento",
  PayrollCreate: "nómina",
  PayrollReplaceNote: "nota de reemplazo de nómina",
  PayrollDeleteNote: "nota de eliminación de nómina"
}

type Titled = Pick<DocumentType, "name" | "operation" | "typeCodes">

/** What a type of document is called, with its type codes: `credit note (91)`, `event (030 to 051)`. */
const titleOf = ({ name, operation, typeCodes }: Titled): Localized => {
  const [first = "", ...others] = typeCodes.toSorted()
  const codes = (to: string) => (others.length < 2 ? typeCodes.join(", ") : `${first} ${to} ${others.at(-1)}`)
  return {
    en: `${name.replaceAll("-", " ")} (${codes("to")})`,
    es: `${spanishNames[operation as FilingOperation]} (${codes("a")})`
  }
}

/** A text about documents of a type, with the type's title. */
export const titled = ({ en, es }: Localized, type: Titled): Localized => {
  const title = titleOf(type)
  return { en: `${en}: ${title.en}`, es: `${es}: ${title.es}` }
}
