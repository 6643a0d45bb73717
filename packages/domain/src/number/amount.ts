import { type BigDecimal, Schema } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { isZero } from "../wire/isNothing.ts"
import { InvalidValue, TakenValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import { decimalForm, parseDecimal, takeDecimal, toExact } from "./Decimal.ts"
import type { Localized } from "../rules/Language.ts"

const decimalText = Schema.String.check(
  Schema.isPattern(/^(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/u, { expected: decimalForm.en })
)

const notNegative: Localized = { en: "a decimal that is not negative", es: "un decimal no negativo" }

/** What a field takes of a value that it does not take digit by digit. */
const takeRounded = (text: string, scale: number): BigDecimal.BigDecimal | InvalidValue => {
  const taken = takeDecimal(text, scale)
  if (taken === undefined) return new InvalidValue(decimalForm)
  const { isExact, value } = taken
  // what is rounded is more than zero, even where nothing is left of it
  if (value.value < 0n || (!isExact && text.startsWith("-"))) return new InvalidValue(notNegative, { rule: "VLR01" })
  return isExact ? value : new TakenValue(value, { rule: "RAD50", taken: toExact(value, 0) })
}

const reader =
  (scale: number) =>
  (value: unknown): BigDecimal.BigDecimal | InvalidValue => {
    const text = value instanceof JsonNumber ? value.text : typeof value === "number" ? String(value) : value
    if (typeof text !== "string") return new InvalidValue(decimalForm)
    const parsed = parseDecimal(text)
    if (parsed === undefined || parsed.scale > scale) return takeRounded(text, scale)
    return parsed.value < 0n ? new InvalidValue(notNegative, { rule: "VLR01" }) : parsed
  }

const make = (
  identifier: string,
  description: string,
  { isAbsent, scale = 6 }: { readonly isAbsent?: (value: unknown) => boolean; readonly scale?: number } = {}
) =>
  wireLeaf<BigDecimal.BigDecimal, string | number>({
    identifier,
    description,
    expected: decimalForm,
    wire: Schema.Union([decimalText, Schema.Finite]),
    domain: Schema.BigDecimal,
    decode: reader(scale),
    encode: (value) => toExact(value, 0),
    ...(isAbsent === undefined ? {} : { isAbsent })
  })

/**
 * A decimal that is not negative (rule VLR01): a quantity, a percentage, a rate, or an amount of a line. On the wire a
 * JSON number or a string with at most 15 digits before the point. Six behind it are filed, more are rounded.
 */
export const Amount = make(
  "Decimal",
  "A decimal, as JSON number or string. Six fraction digits count; more are rounded half to even, with a notification."
)

/** An {@link Amount} of which two fraction digits are filed: a total, or an amount of a payroll. */
export const Money = make(
  "Money",
  "A decimal, as JSON number or string. Two fraction digits count; more are rounded half to even, with a notification.",
  { scale: 2 }
)

/** An {@link Amount} for which the wire writes `0` when there is none. */
export const AmountOrZero = make("DecimalOrZero", "A decimal; 0 means absent.", { isAbsent: isZero })
