import { BigDecimal } from "effect"
import type { Localized } from "../rules/Language.ts"

const maximumIntegerDigits = 15
const maximumFractionDigits = 6

/** The form that {@link takeDecimal} accepts, in words. */
export const decimalForm: Localized = {
  en: "a decimal with at most 15 integer digits",
  es: "un decimal de máximo 15 dígitos enteros"
}

/** Number of digits that a binary integer holds exactly. */
const safeDigits = 15

/**
 * Reads `-?digits[.digits]` exactly and keeps the scale as written. Returns `undefined` for anything else. Exponents
 * and excessive lengths are refused before any arithmetic.
 */
export const parseDecimal = (text: string): BigDecimal.BigDecimal | undefined => {
  const { length } = text
  const start = text.charCodeAt(0) === 0x2d ? 1 : 0
  let point = -1
  // exact up to the number of safe digits
  let integer = 0
  for (let index = start; index < length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 0x30 && code <= 0x39) integer = integer * 10 + (code - 0x30)
    else if (code === 0x2e && point < 0) point = index
    else return undefined
  }
  const integerDigits = (point < 0 ? length : point) - start
  const fraction = point < 0 ? 0 : length - point - 1
  if (integerDigits < 1 || integerDigits > maximumIntegerDigits || fraction > maximumFractionDigits) return undefined
  if (point >= 0 && fraction === 0) return undefined
  if (integerDigits > 1 && text.charCodeAt(start) === 0x30) return undefined
  const value = integerDigits + fraction <= safeDigits ? BigInt(integer) : BigInt(text.slice(start).replace(".", ""))
  return BigDecimal.make(start === 1 ? -value : value, fraction)
}

const numberForm = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?)([0-9]+))?$/u

const leadingZeros = (digits: string): number => /^0*/u.exec(digits)?.[0].length ?? 0

/** The length without trailing zeros. It is a loop, because a regular expression for them takes quadratic time. */
const significantLength = (digits: string): number => {
  let end = digits.length
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--
  return end
}

/**
 * The number of places by which an exponent moves the point. It is capped: exponents of more than 12 digits make any
 * value too large or zero.
 */
const shiftOf = (sign: string, exponent: string): number => {
  const digits = exponent.slice(leadingZeros(exponent))
  return Number(`${sign}${digits.length > 12 ? "999999999999" : digits}`) || 0
}

/** The digits before a place as an integer, rounded half to even by the digits after it. The last digit is not zero. */
const roundedAt = (digits: string, place: number): bigint => {
  const head = place > 0 ? BigInt(digits.slice(0, place)) : 0n
  const next = place < 0 ? "0" : (digits[place] ?? "0")
  const isUp = next === "5" && place === digits.length - 1 ? head % 2n === 1n : next >= "5"
  return isUp ? head + 1n : head
}

/** A number as a field stores it, after any rounding. `isExact` is false if digits were rounded away. */
export interface TakenDecimal {
  readonly value: BigDecimal.BigDecimal
  readonly isExact: boolean
}

/**
 * Reads a JSON number as programs write it, such as `1E5`, with at most `scale` fraction digits. Further digits are
 * rounded half to even (annex FE 1.9 §5.1.1). Returns `undefined` if the text is not a number or has more than 15
 * integer digits. The time does not depend on the exponent.
 */
export const takeDecimal = (text: string, scale: number): TakenDecimal | undefined => {
  const [, sign = "", integer, fraction = "", exponentSign = "", exponent = ""] = numberForm.exec(text) ?? []
  if (integer === undefined) return undefined
  const written = integer + fraction
  const leading = leadingZeros(written)
  const digits = written.slice(leading, significantLength(written))
  if (digits === "") return { value: BigDecimal.make(0n, 0), isExact: true }
  const integerDigits = integer.length - leading + shiftOf(exponentSign, exponent)
  if (integerDigits > maximumIntegerDigits) return undefined
  const fractionDigits = Math.min(Math.max(digits.length - integerDigits, 0), scale)
  const place = integerDigits + fractionDigits
  const isExact = place >= digits.length
  const value = isExact ? BigInt(digits.padEnd(place, "0")) : roundedAt(digits, place)
  if (value >= powerOfTen(maximumIntegerDigits + fractionDigits)) return undefined
  return { value: BigDecimal.make(sign === "-" ? -value : value, fractionDigits), isExact }
}

/** A decimal literal of the program. Throws if the text is not a decimal. */
export const decimal = (text: string): BigDecimal.BigDecimal => {
  const value = parseDecimal(text)
  if (value === undefined) throw new RangeError(`not a decimal: ${text}`)
  return value
}

/** Zero with two fraction digits. */
export const zero: BigDecimal.BigDecimal = BigDecimal.make(0n, 2)

const powersOfTen: ReadonlyArray<bigint> = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent))

const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent)

/** The value as an integer of `scale` fraction digits, rounded half to even (NTC 3711; annex FE 1.9 §5.1.1). */
const unscaled = (value: BigDecimal.BigDecimal, scale: number): bigint => {
  if (value.scale === scale) return value.value
  if (value.scale < scale) return value.value * powerOfTen(scale - value.scale)
  const divisor = powerOfTen(value.scale - scale)
  const quotient = value.value / divisor
  const twice = (value.value % divisor) * 2n
  const distance = twice < 0n ? -twice : twice
  const away = distance > divisor || (distance === divisor && quotient % 2n !== 0n)
  return away ? quotient + (value.value < 0n ? -1n : 1n) : quotient
}

/** Rounds half to even to `scale` fraction digits (annex FE 1.9 §5.1.1). */
export const roundHalfEven = (value: BigDecimal.BigDecimal, scale: number): BigDecimal.BigDecimal =>
  BigDecimal.make(unscaled(value, scale), scale)

/** Converts an amount to pesos, by the pesos for one unit of its currency; rounded to two digits (`TotalesCop`). */
export const inPesos = (amount: BigDecimal.BigDecimal, rate: BigDecimal.BigDecimal): BigDecimal.BigDecimal =>
  roundHalfEven(BigDecimal.multiply(amount, rate), 2)

/**
 * Decimal digits of an integer. Integers within the exact range of `number` are converted to it first, which is faster.
 */
const digitsOf = (integer: bigint): string =>
  integer <= safeInteger && integer >= -safeInteger ? String(Number(integer)) : integer.toString()

const safeInteger = BigInt(Number.MAX_SAFE_INTEGER)

/** Inserts the decimal point before the last `scale` digits of an integer. */
const pointed = (digits: string, scale: number): string => {
  if (scale === 0) return digits
  const sign = digits.charCodeAt(0) === 0x2d ? "-" : ""
  const plain = digits.slice(sign.length).padStart(scale + 1, "0")
  return `${sign}${plain.slice(0, -scale)}.${plain.slice(-scale)}`
}

/** The texts `.00` to `.99`, by their hundredths. */
const hundredths: ReadonlyArray<string> = Array.from({ length: 100 }, (_, part) => `.${String(part).padStart(2, "0")}`)

/**
 * Prints a value of at most two fraction digits with two. This fast path covers nearly every amount. `undefined` for
 * negative values and for those that a binary integer does not hold exactly.
 */
const quicklyFixed = ({ scale, value }: BigDecimal.BigDecimal): string | undefined => {
  const digits = Number(value)
  const integer = scale === 2 ? digits : scale === 0 ? digits * 100 : digits * 10
  if (!(integer >= 0 && integer <= Number.MAX_SAFE_INTEGER)) return undefined
  const units = Math.floor(integer / 100)
  return String(units) + (hundredths[integer - units * 100] ?? "")
}

/** Prints exactly `scale` fraction digits, rounding half to even: `19.00`. */
export const toFixed = (value: BigDecimal.BigDecimal, scale: number): string => {
  const quickly = scale === 2 && value.scale <= 2 && value.scale >= 0 ? quicklyFixed(value) : undefined
  return quickly ?? pointed(digitsOf(unscaled(value, scale)), scale)
}

/** Prints every significant fraction digit and at least `minimum`: `10.50`, `0.125`, for a minimum of 2. */
export const toExact = (value: BigDecimal.BigDecimal, minimum: number): string => {
  if (value.scale <= minimum) return toFixed(value, minimum)
  const text = pointed(digitsOf(value.value), value.scale)
  let end = text.length
  const shortest = end - value.scale + minimum
  while (end > shortest && text.charCodeAt(end - 1) === 0x30) end--
  // without fraction digits, the point is removed too
  return text.slice(0, minimum === 0 && end === shortest ? end - 1 : end)
}

/**
 * Maximum unscaled value of a term in a fast sum. Multiplied by 100, it still lies within the exact range of `number`.
 */
const safeTerm = 1e12

/** {@link sum} in hundredths: a fast path for the amounts of most documents, `undefined` for other values. */
const quickSum = (values: ReadonlyArray<BigDecimal.BigDecimal>): number | undefined => {
  let total = 0
  for (let index = 0; index < values.length; index++) {
    const { scale, value } = values[index] ?? zero
    const digits = Number(value)
    if (!(digits <= safeTerm && digits >= -safeTerm) || scale < 0 || scale > 2) return undefined
    total += scale === 2 ? digits : scale === 0 ? digits * 100 : digits * 10
    if (!Number.isSafeInteger(total)) return undefined
  }
  return total
}

/** The sum of the values, `0.00` for none. */
export const sum = (values: ReadonlyArray<BigDecimal.BigDecimal>): BigDecimal.BigDecimal => {
  const quickly = quickSum(values)
  if (quickly !== undefined) return BigDecimal.make(BigInt(quickly), 2)
  let total = 0n
  let scale = 2
  for (const value of values) {
    if (value.scale > scale) {
      total *= powerOfTen(value.scale - scale)
      scale = value.scale
    }
    total += value.scale === scale ? value.value : value.value * powerOfTen(scale - value.scale)
  }
  return BigDecimal.make(total, scale)
}

/** Whether `|left − right| ≤ tolerance`. */
export const isWithin = (
  left: BigDecimal.BigDecimal,
  right: BigDecimal.BigDecimal,
  tolerance: BigDecimal.BigDecimal
): boolean => {
  const scale = Math.max(left.scale, right.scale, tolerance.scale)
  const difference = atScale(left, scale) - atScale(right, scale)
  // a difference of zero, the most frequent one, is within any tolerance
  return difference === 0n || (difference < 0n ? -difference : difference) <= atScale(tolerance, scale)
}

const atScale = ({ scale, value }: BigDecimal.BigDecimal, larger: number): bigint =>
  scale === larger ? value : value * powerOfTen(larger - scale)

/** Whether `value > 0`. */
export const isPositive = (value: BigDecimal.BigDecimal): boolean => value.value > 0n
