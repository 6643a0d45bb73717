import { toExact } from "@radicar/domain/inner/number/Decimal"
import type { BigDecimal } from "effect"

const grouped = (plain: string): string => {
  if (plain.startsWith("-")) return `−${grouped(plain.slice(1))}`
  const point = plain.indexOf(".")
  const integer = point < 0 ? plain : plain.slice(0, point)
  const fraction = point < 0 ? "" : `,${plain.slice(point + 1)}`
  let groups = ""
  for (let end = integer.length; end > 0; end -= 3) {
    const group = integer.slice(Math.max(0, end - 3), end)
    groups = groups === "" ? group : `${group}.${groups}`
  }
  return groups + fraction
}

/** Formats an amount as in Colombia, with all digits and at least two after the comma: `1.234.567,89`. */
export const money = (value: BigDecimal.BigDecimal): string => grouped(toExact(value, 2))

/** Formats a quantity or rate, without an empty fraction: `12`, `2,5`. */
export const quantityText = (value: BigDecimal.BigDecimal): string => grouped(toExact(value, 0))

/** Formats a percentage: `19 %`. */
export const percent = (value: BigDecimal.BigDecimal): string => `${quantityText(value)} %`
