import type { Language, Localized } from "@radicar/domain/rules/Language"
import { createContext } from "preact"
import { useContext } from "preact/hooks"

/** The language that the page is in. */
export const LanguageContext = createContext<Language>("es")

/** See {@link LanguageContext}. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** Chooses a text in the language of the page. */
export type Say = (text: Localized) => string

/** See {@link Say}. */
export const useSay = (): Say => {
  const language = useLanguage()
  return (text) => text[language]
}
