import type { Language } from "@radicar/domain/inner/rules/Language"

const scale = 6

/** A decimal text in millionths. */
const millionths = (amount: string): bigint => {
  const [, sign = "", integer = "0", fraction = ""] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/u.exec(amount) ?? []
  const value = BigInt(integer + fraction.slice(0, scale).padEnd(scale, "0"))
  return sign === "-" ? -value : value
}

/** Form of a tax in a filter: its code, or `excluded`, and the rate of IVA. */
export const taxForm = /^(?:[0-9]{2}|ZZ|excluded)(?::[0-9]{1,3}(?:\.[0-9]{1,6})?)?$/u

/** Whether a text is a decimal of at least zero, with at most 15 digits before the point and six after it. */
export const isDecimal = (amount: string): boolean => /^[0-9]{1,15}(?:\.[0-9]{1,6})?$/u.test(amount)

/** The decimal text of millionths, without needless zeros. */
const decimal = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, "0")
  const fraction = digits.slice(-scale).replace(/(?<!0)0+$/u, "")
  return `${value < 0n ? "-" : ""}${digits.slice(0, -scale)}${fraction === "" ? "" : `.${fraction}`}`
}

/** The exact sum of decimal texts. */
export const addAmounts = (amounts: ReadonlyArray<string>): string =>
  decimal(amounts.reduce((sum, amount) => sum + millionths(amount), 0n))

/** Whether a decimal text is greater than another. */
export const exceeds = (amount: string, limit: string): boolean => millionths(amount) > millionths(limit)

/** A decimal text with the opposite sign. */
export const negated = (amount: string): string => decimal(-millionths(amount))

/** The exact product of two decimal texts, rounded to six fraction digits, half away from zero. */
export const multiply = (left: string, right: string): string => {
  const product = millionths(left) * millionths(right)
  const unit = 10n ** BigInt(scale)
  const half = product < 0n ? -unit / 2n : unit / 2n
  return decimal((product + half) / unit)
}

/**
 * The share of an amount that belongs to `part` of `total` (decimal texts of at least zero), rounded to six fraction
 * digits, half up. The whole amount if `total` is zero.
 */
export const shareOf = (amount: string, part: string, total: string): string => {
  const divisor = 2n * millionths(total)
  return divisor === 0n
    ? decimal(millionths(amount))
    : decimal((2n * millionths(amount) * millionths(part) + divisor / 2n) / divisor)
}

/** A decimal text rounded to `digits` fraction digits, half away from zero. */
export const rounded = (amount: string, digits: number): string => {
  const unit = 10n ** BigInt(scale - digits)
  const value = millionths(amount)
  const text = decimal(((value + (value < 0n ? -unit / 2n : unit / 2n)) / unit) * unit)
  const [integer = "0", fraction = ""] = text.split(".")
  return digits === 0 ? integer : `${integer}.${fraction.padEnd(digits, "0")}`
}

const separators: Readonly<Record<Language, readonly [group: string, fraction: string]>> = {
  en: [",", "."],
  es: [".", ","]
}

/**
 * An amount as people write it: `1.234.567,89` in Spanish, `1,234,567.89` in English. Two fraction digits, more if the
 * amount has more, none with `omitsZeros` if they are zero.
 */
export const amountText = (amount: string, language: Language, omitsZeros = false): string => {
  const [, sign = "", digits = "", fraction = ""] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/u.exec(amount) ?? []
  if (digits === "") return amount
  const [group, point] = separators[language]
  const grouped = digits.replaceAll(/\B(?=(?:[0-9]{3}){1,12}$)/gu, group)
  const cut = fraction.replace(/(?<!0)0+$/u, "")
  const shown = omitsZeros && cut === "" ? "" : cut.padEnd(2, "0")
  return `${sign === "-" ? "−" : ""}${grouped}${shown === "" ? "" : `${point}${shown}`}`
}

/** An amount with its currency: `$ 1.234,50` for pesos, else the code before the amount. */
export const moneyText = (
  amount: string,
  currency: string | undefined,
  language: Language,
  omitsZeros = false
): string =>
  // a space that no line breaks at
  `${currency === undefined || currency === "COP" ? "$" : currency}\u00A0${amountText(amount, language, omitsZeros)}`

/**
 * The decimal that a person typed in the way of a language; `undefined` if it is none, `""` if nothing was typed. A
 * separator of groups precedes three digits each: `1.5` in Spanish is no amount, because it may mean 1,5.
 */
export const readAmount = (typed: string, language: Language): string | undefined => {
  const text = typed.replaceAll(/[\s$]/gu, "")
  if (text === "") return ""
  const [group, point] = separators[language]
  const [whole = "", ...fraction] = text.split(point)
  if (whole.includes(group) && !/^[0-9]{1,3}(?:[.,][0-9]{3})+$/u.test(whole)) return undefined
  const decimal = [whole.replaceAll(group, ""), ...fraction].join(".")
  return isDecimal(decimal) ? decimal : undefined
}
