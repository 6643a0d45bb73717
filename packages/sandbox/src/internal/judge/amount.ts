import { BigDecimal } from "effect"
import type { XmlNode } from "libxml2-wasm"
import { text, texts } from "../xml/query.ts"

/** Texts of xsd:decimal: also `+1`, `1.` and `.5`, but not the exponents that BigDecimal would read. */
const lexical = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/u

/** Zero. */
export const zero = BigDecimal.make(0n, 0)

/** Reads an xsd:decimal exactly; `undefined` if it is invalid. */
export const decimal = (value: string | undefined): BigDecimal.BigDecimal | undefined => {
  if (value === undefined || !lexical.test(value)) return undefined
  return BigDecimal.fromStringUnsafe(value.trim())
}

/** Amount at a path; zero if absent. ZB01 refuses invalid decimals before any rule runs. */
export const amount = (node: XmlNode, path: string): BigDecimal.BigDecimal => decimal(text(node, path)) ?? zero

/** Sum of all amounts at a path. */
export const total = (node: XmlNode, path: string): BigDecimal.BigDecimal =>
  BigDecimal.sumAll(texts(node, path).map((value) => decimal(value) ?? zero))

const tolerance = BigDecimal.make(2n, 0)

/**
 * Whether two amounts agree: rounded half-to-even to whole currency units, as the authority's expressions do, they may
 * differ by at most 2.00 (annex 1.9 §5.1.1), or by `allowed`, which the annex widens for a rounded IVA.
 */
export const agree = (
  left: BigDecimal.BigDecimal,
  right: BigDecimal.BigDecimal,
  allowed: BigDecimal.BigDecimal = tolerance
): boolean => {
  const difference = BigDecimal.subtract(wholeUnits(left), wholeUnits(right))
  return BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(difference), allowed)
}

const wholeUnits = (value: BigDecimal.BigDecimal) => BigDecimal.round(value, { scale: 0, mode: "half-even" })

/** Formats an amount for key formulas: truncated to two decimals, `0.00` if absent (annex 1.9 §11.2). */
export const keyAmount = (value: BigDecimal.BigDecimal): string => {
  const { value: digits } = BigDecimal.scale(BigDecimal.truncate(value, 2), 2)
  const sign = digits < 0n ? "-" : ""
  const padded = (digits < 0n ? -digits : digits).toString().padStart(3, "0")
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`
}
