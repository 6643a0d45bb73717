import { toFixed } from "@radicar/domain/inner/number/Decimal"
import type { BigDecimal } from "effect"

const small =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " "
  )
const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ")
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(" ")

const belowHundred = (value: number): string => {
  if (value < 30) return small[value] ?? ""
  const ten = tens[Math.floor(value / 10) - 3] ?? ""
  return value % 10 === 0 ? ten : `${ten} y ${small[value % 10]}`
}

const belowThousand = (value: number): string => {
  if (value < 100) return belowHundred(value)
  if (value === 100) return "cien"
  const hundred = hundreds[Math.floor(value / 100) - 1] ?? ""
  return value % 100 === 0 ? hundred : `${hundred} ${belowHundred(value % 100)}`
}

/** Shortens `uno` before a noun: `un millón`, `veintiún mil pesos`. */
const short = (words: string): string => words.replace(/veintiuno$/u, "veintiún").replace(/uno$/u, "un")

const belowMillion = (value: number): string => {
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  const leading = thousands === 0 ? "" : thousands === 1 ? "mil" : `${short(belowThousand(thousands))} mil`
  return [leading, rest === 0 ? "" : belowThousand(rest)].filter((part) => part !== "").join(" ")
}

const scales = [
  ["", ""],
  ["millón", "millones"],
  ["billón", "billones"]
] as const

/** Writes a whole number below 10¹⁸ in Spanish words. */
const words = (value: bigint): string => {
  if (value === 0n) return "cero"
  const parts: Array<string> = []
  scales.forEach(([one, many], index) => {
    const group = Number((value / 1_000_000n ** BigInt(index)) % 1_000_000n)
    if (group === 0) return
    const text = belowMillion(group)
    parts.unshift(index === 0 ? text : `${short(text)} ${group === 1 ? one : many}`)
  })
  return parts.join(" ")
}

/** Names of currencies, singular and plural. */
const currencies: Readonly<Record<string, readonly [one: string, many: string]>> = {
  COP: ["peso colombiano", "pesos colombianos"],
  USD: ["dólar estadounidense", "dólares estadounidenses"],
  EUR: ["euro", "euros"]
}

/**
 * Writes an amount in words: `quinientos setenta y tres mil trescientos seis pesos colombianos con 30/100`. A currency
 * without a name here is written as its code.
 */
export const amountInWords = (amount: BigDecimal.BigDecimal, currencyCode: string): string => {
  const [integer = "0", hundredths = "00"] = toFixed(amount, 2).split(".")
  const value = BigInt(integer)
  const [one, many] = currencies[currencyCode] ?? [currencyCode, currencyCode]
  // a round million takes a preposition: un millón de pesos
  const of = value !== 0n && value % 1_000_000n === 0n ? " de" : ""
  const text = `${short(words(value))}${of} ${value === 1n ? one : many}${hundredths === "00" ? "" : ` con ${hundredths}/100`}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
