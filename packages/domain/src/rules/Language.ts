/** The languages that messages to callers exist in. */
export type Language = "en" | "es"

/** One text in every {@link Language}. */
export type Localized = Readonly<Record<Language, string>>
