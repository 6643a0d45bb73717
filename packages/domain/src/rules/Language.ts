/** The languages that messages to callers exist in. */
export type Language = "en" | "es"

/** One text in every {@link Language}. */
export type Localized = Readonly<Record<Language, string>>

/** Divides the two languages of a {@link bilingual} text; a character that no text has. */
const divider = "\u001f"

/** Both languages as one text, for places that hold one: annotations of schemas, columns of the database. */
export const bilingual = ({ en, es }: Localized): string => (en === es ? en : `${en}${divider}${es}`)

/** One language of a {@link bilingual} text; a text that was never divided is the same in both. */
export const textIn = (text: string, language: Language): string => {
  const [en = "", es = en] = text.split(divider)
  return language === "es" ? es : en
}

/**
 * A text in a violation: one string if all languages write it alike (a code, an amount, a date), otherwise one per
 * language.
 */
export type Wording = string | Localized

/** A wording in a language. */
export const wordingIn = (wording: Wording, language: Language): string =>
  typeof wording === "string" ? wording : wording[language]
