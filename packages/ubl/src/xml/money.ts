import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"
import type { XmlWriter } from "./XmlWriter.ts"

const made = new Map<string, string>()

/** The attribute of an amount; currency codes come from a list of letters, so there is nothing to escape. */
const currencyAttribute = (currency: string): string => {
  const known = made.get(currency)
  if (known !== undefined) return known
  const fresh = [' currencyID="', currency, '"'].join("")
  made.set(currency, fresh)
  return fresh
}

/** An amount of the document's header: exactly two fraction digits, as the document key hashes it (annex FE 1.9 §5). */
export const headerAmount = (xml: XmlWriter, name: string, value: BigDecimal.BigDecimal, currency: string): void =>
  xml.measured(name, toFixed(value, 2), currencyAttribute(currency))

/** An amount of a line: every significant digit and at least two behind the point. */
export const lineAmount = (xml: XmlWriter, name: string, value: BigDecimal.BigDecimal, currency: string): void =>
  xml.measured(name, toExact(value, 2), currencyAttribute(currency))
