import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { createContext } from "preact"
import { useContext } from "preact/hooks"

/** Language of the page. */
export const LanguageContext = createContext<Language>("es")

/** Returns the language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** Chooses a text in the language of the page. */
export type Say = (text: Localized) => string

/** Returns the function that chooses texts in the language of the page. */
export const useSay = (): Say => {
  const language = useLanguage()
  return (text) => text[language]
}

const languageKey = "radicar.console.language"

const supportedLanguage = (text: string | null | undefined): Language | undefined => {
  const primary = text?.split("-")[0]?.toLowerCase()
  return primary === "es" || primary === "en" ? primary : undefined
}

/** The language chosen in this browser, else the browser's first supported one, else Spanish. */
export const chosenLanguage = (): Language => {
  const candidates = [localStorage.getItem(languageKey), ...navigator.languages]
  return candidates.map(supportedLanguage).find((language) => language !== undefined) ?? "es"
}

/** Stores the choice in this browser. */
export const chooseLanguage = (language: Language): void => localStorage.setItem(languageKey, language)
