import { BigDecimal, Order } from "effect"

const plain = /^(-?)(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,6}))?$/u

/** What {@link parseDecimal} takes, for a person. */
export const decimalForm = "a decimal with at most 15 integer and 6 fraction digits, no exponent"

/**
 * Reads `-?digits[.digits]` exactly, keeping the scale as written. Answers `undefined` for anything else: exponents and
 * absurd lengths are refused before any arithmetic sees them.
 */
export const parseDecimal = (text: string): BigDecimal.BigDecimal | undefined => {
  const match = plain.exec(text)
  if (match === null) return undefined
  const fraction = match[3] ?? ""
  return BigDecimal.make(BigInt(`${match[1]}${match[2]}${fraction}`), fraction.length)
}

/** A decimal literal of the program; throws if it is not one. */
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
  if (value.scale <= scale) return value.value * powerOfTen(scale - value.scale)
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

/** Prints exactly `scale` fraction digits, rounding half to even: `19.00`. */
export const toFixed = (value: BigDecimal.BigDecimal, scale: number): string => {
  const integer = unscaled(value, scale)
  if (scale === 0) return integer.toString()
  const digits = (integer < 0n ? -integer : integer).toString().padStart(scale + 1, "0")
  return `${integer < 0n ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Prints every significant fraction digit and at least `minimum`: `10.50`, `0.125`, for a minimum of 2. */
export const toExact = (value: BigDecimal.BigDecimal, minimum: number): string => {
  let scale = Math.max(value.scale, minimum)
  let integer = value.value * powerOfTen(scale - value.scale)
  while (scale > minimum && integer % 10n === 0n) {
    integer /= 10n
    scale--
  }
  return toFixed(BigDecimal.make(integer, scale), scale)
}

/** The sum of the values, `0.00` for none. */
export const sum = (values: Iterable<BigDecimal.BigDecimal>): BigDecimal.BigDecimal => {
  let total = 0n
  let scale = 2
  for (const value of values) {
    if (value.scale > scale) {
      total *= powerOfTen(value.scale - scale)
      scale = value.scale
    }
    total += value.value * powerOfTen(scale - value.scale)
  }
  return BigDecimal.make(total, scale)
}

/** `|left − right| ≤ tolerance`. */
export const isWithin = (
  left: BigDecimal.BigDecimal,
  right: BigDecimal.BigDecimal,
  tolerance: BigDecimal.BigDecimal
): boolean => Order.isLessThanOrEqualTo(BigDecimal.Order)(BigDecimal.abs(BigDecimal.subtract(left, right)), tolerance)

/** `value > 0`. */
export const isPositive = (value: BigDecimal.BigDecimal): boolean => value.value > 0n
