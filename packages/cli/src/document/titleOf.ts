import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { registeredType } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { CommandTexts } from "../flags/flags.ts"

type Titled = Pick<DocumentDefinition<unknown>, "operation" | "typeCodes">

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Texts of a command for documents of one type: a text about documents with the type's title. A list of commands shows
 * the title alone.
 */
export const titled = ({ en, es }: Localized, type: Titled): CommandTexts => {
  const title = titleOf(type)
  return {
    en: `${en}: ${title.en}`,
    es: `${es}: ${title.es}`,
    short: { en: capital(title.en), es: capital(title.es) }
  }
}
