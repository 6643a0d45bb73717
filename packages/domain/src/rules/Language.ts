/** The languages that messages to callers exist in. */
export type Language = "en" | "es"

/** One text in every {@link Language}. */
export type Localized = Readonly<Record<Language, string>>

/**
 * What a violation shows: one text where every language writes it alike (a code, an amount, a date), else one for each.
 */
export type Wording = string | Localized

/** A wording in a language. */
export const wordingIn = (wording: Wording, language: Language): string =>
  typeof wording === "string" ? wording : wording[language]
