import type { Language } from "@radicar/domain/rules/Language"

const name = "radicar.console.language"

const known = (text: string | null | undefined): Language | undefined => {
  const primary = text?.split("-")[0]?.toLowerCase()
  return primary === "es" || primary === "en" ? primary : undefined
}

/** The language that was chosen in this browser, else the first of the browser's own that there is, else Spanish. */
export const chosenLanguage = (): Language => {
  const candidates = [localStorage.getItem(name), ...navigator.languages]
  return candidates.map(known).find((language) => language !== undefined) ?? "es"
}

/** Keeps the choice in this browser. */
export const chooseLanguage = (language: Language): void => localStorage.setItem(name, language)
