import type { Schema } from "effect"
import type { Language, Localized } from "../rules/Language.ts"

/** Divides the two languages of a description; a character that no text has. */
const divider = "\u001f"

/** A description in both languages as one text, which is all that a schema's annotation can hold. */
export const bilingual = ({ en, es }: Localized): string => `${en}${divider}${es}`

/**
 * Describes a field of a body, an answer or a query: its meaning, form, unit and an example. OpenAPI, `radicar schema`,
 * editors and the tables of the documentation show the text.
 */
export const described = <S extends Schema.Top>(schema: S, text: Localized): S["Rebuild"] =>
  schema.annotateKey({ description: bilingual(text) })

/** The description in one language; a text that was never divided is the same in both. */
export const descriptionIn = (description: string, language: Language): string => {
  const [en = "", es = en] = description.split(divider)
  return language === "es" ? es : en
}
