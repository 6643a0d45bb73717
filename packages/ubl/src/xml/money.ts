import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"

/** An amount of the document's header: exactly two fraction digits, as the document key hashes it (annex FE 1.9 §5). */
export const headerAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string =>
  `<${name} currencyID="${currency}">${toFixed(value, 2)}</${name}>`

/** An amount of a line: every significant digit and at least two behind the point. */
export const lineAmount = (name: string, value: BigDecimal.BigDecimal, currency: string): string =>
  `<${name} currencyID="${currency}">${toExact(value, 2)}</${name}>`
