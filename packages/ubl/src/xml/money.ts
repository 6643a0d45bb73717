import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"

interface AmountTags {
  readonly open: string
  readonly close: string
}

const made = new Map<string, Map<string, AmountTags>>()

/** The tags of an amount; currency codes come from a list of letters, so there is nothing to escape. */
const amountTags = (name: string, currency: string): AmountTags => {
  let byName = made.get(currency)
  if (byName === undefined) made.set(currency, (byName = new Map()))
  let tags = byName.get(name)
  if (tags === undefined) {
    tags = { open: `<${name} currencyID="${currency}">`, close: `</${name}>` }
    byName.set(name, tags)
  }
  return tags
}

/** An amount of the document's header: exactly two fraction digits, as the document key hashes it (annex FE 1.9 §5). */
export const headerAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string => {
  const { close, open } = amountTags(name, currency)
  return open + toFixed(value, 2) + close
}

/** An amount of a line: every significant digit and at least two behind the point. */
export const lineAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string => {
  const { close, open } = amountTags(name, currency)
  return open + toExact(value, 2) + close
}
