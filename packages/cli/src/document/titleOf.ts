import { registeredType } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { DocumentType } from "@radicar/ubl/inner/documentTypes"

type Titled = Pick<DocumentType, "operation" | "typeCodes">

/** Name of a document type with its type codes: `credit note (91)`, `event (030 to 051)`. */
const titleOf = ({ operation, typeCodes }: Titled): Localized => {
  const [first = "", ...others] = typeCodes.toSorted()
  const { noun } = registeredType(operation)
  const codes = (to: string) => (others.length < 2 ? typeCodes.join(", ") : `${first} ${to} ${others.at(-1)}`)
  return {
    en: `${noun.en} (${codes("to")})`,
    es: `${noun.es} (${codes("a")})`
  }
}

/** Appends a type's title to a text about its documents. */
export const titled = ({ en, es }: Localized, type: Titled): Localized => {
  const title = titleOf(type)
  return { en: `${en}: ${title.en}`, es: `${es}: ${title.es}` }
}
