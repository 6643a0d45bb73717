import type { BigDecimal } from "effect"
import { decimal, isWithin, roundHalfEven } from "../../number/Decimal.ts"

const one = decimal("1")
const two = decimal("2")
const five = decimal("5")

const isMultipleOfTen = ({ scale, value }: BigDecimal.BigDecimal): boolean => value % 10n ** BigInt(scale + 1) === 0n

/**
 * The authority's comparison of recomputed money: both sides rounded half to even to whole units, then at most 2.00
 * apart; 5.00 for an IVA that the issuer rounded to a multiple of ten (annex FE 1.9 §5.1.1).
 */
export const moneyAgrees = (
  stated: BigDecimal.BigDecimal,
  computed: BigDecimal.BigDecimal,
  kind: "money" | "iva" = "money"
): boolean =>
  // rounding moves each side by a half at most, so what is one apart before is not more than two apart behind
  isWithin(stated, computed, one) ||
  isWithin(roundHalfEven(stated, 0), roundHalfEven(computed, 0), kind === "iva" && isMultipleOfTen(stated) ? five : two)
