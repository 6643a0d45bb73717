import { type BigDecimal, Schema } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { InvalidValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import { decimalForm, parseDecimal, toExact } from "./Decimal.ts"
import type { Localized } from "../rules/Language.ts"

const decimalText = Schema.String.check(
  Schema.isPattern(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/u, { expected: decimalForm.en })
)

const notNegative: Localized = { en: "a decimal that is not negative", es: "un decimal no negativo" }

const read = (value: unknown): BigDecimal.BigDecimal | InvalidValue => {
  const text = value instanceof JsonNumber ? value.text : typeof value === "number" ? String(value) : value
  const parsed = typeof text === "string" ? parseDecimal(text) : undefined
  if (parsed === undefined) return new InvalidValue(decimalForm)
  if (parsed.value < 0n) return new InvalidValue(notNegative, { rule: "VLR01" })
  return parsed
}

const make = (identifier: string, description: string, isAbsent?: (value: unknown) => boolean) =>
  wireLeaf<BigDecimal.BigDecimal, string | number>({
    identifier,
    description,
    expected: decimalForm,
    wire: Schema.Union([decimalText, Schema.Finite]),
    domain: Schema.BigDecimal,
    decode: read,
    encode: (value) => toExact(value, 0),
    ...(isAbsent === undefined ? {} : { isAbsent })
  })

const isZero = (value: unknown): boolean => {
  const read = value instanceof JsonNumber ? value.text : value
  return read === "0" || (typeof read === "string" && read.charCodeAt(0) <= 0x30 && /^-?0(\.0+)?$/u.test(read))
}

/**
 * A decimal that is not negative (rule VLR01): an amount, a quantity, a percentage or a rate.
 * On the wire a JSON number or a string, every digit kept: at most 15 before and 6 behind the point.
 */
export const Amount = make("Decimal", "A decimal, as JSON number or string; every digit counts.")

/** An {@link Amount} for which the wire writes `0` when there is none. */
export const AmountOrZero = make("DecimalOrZero", "A decimal; 0 means absent.", isZero)
