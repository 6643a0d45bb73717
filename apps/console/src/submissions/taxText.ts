import taxNames from "virtual:radicar/taxNames"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { amountText } from "../language/money.ts"

/** A rate as people write it: `19 %`, `16,5 %`. */
export const rateText = (rate: string, language: Language): string =>
  `${amountText(rate, language, true).replace(/([.,][0-9]*[1-9])0+$/u, "$1")}\u00A0%`

const excluded: Localized = { en: "excluded", es: "excluido" }

/** The tax of a filter in words: `IVA 19 %`, `ReteFuente 2,5 %`, excluded. */
export const taxFilterText = (tax: string, language: Language): string => {
  const [code = "", rate] = tax.split(":")
  const name = code === "excluded" ? excluded[language] : (taxNames[code] ?? code)
  return rate === undefined ? name : `${name} ${rateText(rate, language)}`
}
