import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"
import { branch } from "./element.ts"

const currencies = new Map<string, string>()

/** `currencyID` as an attribute; codes come from a list of letters, so there is nothing to escape. */
const currencyAttribute = (currency: string): string => {
  const known = currencies.get(currency)
  if (known !== undefined) return known
  const attribute = ` currencyID="${currency}"`
  currencies.set(currency, attribute)
  return attribute
}

/** An amount of the document's header: exactly two fraction digits, as the document key hashes it (annex FE 1.9 §5). */
export const headerAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string =>
  branch(name, toFixed(value, 2), currencyAttribute(currency))

/** An amount of a line: every significant digit and at least two behind the point. */
export const lineAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string =>
  branch(name, toExact(value, 2), currencyAttribute(currency))
