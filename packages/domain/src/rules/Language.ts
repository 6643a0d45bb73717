/** The languages of messages to callers. */
export type Language = "en" | "es"

/** One text in every {@link Language}. */
export type Localized = Readonly<Record<Language, string>>

/** The language of a locale of the operating system, such as `es_CO.UTF-8`; English for any other than Spanish. */
export const languageOfLocale = (locale: string): Language => (/^es(?:[^a-z]|$)/iu.test(locale) ? "es" : "en")

/** Separates the two languages of a {@link bilingual} text. It is a character that no text contains. */
const divider = "\u001f"

/** Joins both languages in one text, for places that hold one: annotations of schemas, columns of the database. */
export const bilingual = ({ en, es }: Localized): string => (en === es ? en : `${en}${divider}${es}`)

/** One language of a {@link bilingual} text. A text in one language is returned unchanged. */
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
