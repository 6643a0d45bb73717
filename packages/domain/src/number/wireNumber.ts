import { type BigDecimal, Schema } from "effect"
import { JsonNumber } from "../json/JsonValue.ts"
import { isZero } from "../wire/isNothing.ts"
import { InvalidValue, type Reader, TakenValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import { decimalForm, parseDecimal, takeDecimal, toExact } from "./Decimal.ts"
import type { Localized } from "../rules/Language.ts"

const decimalText = Schema.String.check(
  Schema.isPattern(/^(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/u, { expected: decimalForm.en })
)

const notNegative: Localized = { en: "a decimal that is not negative", es: "un decimal no negativo" }

const plainNumber = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?$/u

/**
 * Removes the group separators of a number with groups of three digits, and writes its decimal separator `point` as
 * `.`. Returns `undefined` if the text is not such a number.
 */
const grouped = (text: string, separator: string, point: string): string | undefined => {
  const [integer = "", fraction, ...more] = text.split(point)
  const [first = "", ...groups] = integer.split(separator)
  const isGrouped =
    /^[0-9]{1,3}$/u.test(first) && groups.length > 0 && groups.every((group) => /^[0-9]{3}$/u.test(group))
  if (!isGrouped || more.length > 0 || (fraction !== undefined && !/^[0-9]+$/u.test(fraction))) return undefined
  return first + groups.join("") + (fraction === undefined ? "" : `.${fraction}`)
}

/** The maximum length of a text that may be a mistyped amount. */
const longestNumber = 40

/**
 * Decimals that a text may mean: 1.5 for `1,5`, 19 for `19%`, 1.234 or 1234 for `1,234`.
 */
const meantDecimals = (text: string): ReadonlyArray<string> => {
  if (text.length > longestNumber) return []
  const bare = text.trim().replace(/^\$\s*|(?<!\s)\s*%$/gu, "")
  const candidates = [
    bare,
    /^[0-9]+,[0-9]+$/u.test(bare) ? bare.replace(",", ".") : undefined,
    grouped(bare, ".", ","),
    grouped(bare, ",", ".")
  ]
  return [...new Set(candidates.filter((each) => each !== undefined && plainNumber.test(each)))] as Array<string>
}

/** Describes the expected value in place of a text that is not a decimal, with the decimals that the text may mean. */
const expectedDecimal = (text: string): Localized => {
  const decimals = meantDecimals(text)
  if (decimals.length === 0) return decimalForm
  const { en, es } = decimalForm
  return { en: `${en}, perhaps ${decimals.join(" or ")}`, es: `${es}, quizás ${decimals.join(" o ")}` }
}

/**
 * Reads a decimal with an exponent or with more than `scale` fraction digits. Rounding leads to a notification (RAD50).
 */
const takeRounded = (text: string, scale: number): BigDecimal.BigDecimal | InvalidValue => {
  const decimal = takeDecimal(text, scale)
  if (decimal === undefined) return new InvalidValue(expectedDecimal(text))
  const { isExact, value } = decimal
  // the unrounded value is not zero, even if the rounded one is
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

/** Whether a reader is that of an {@link Amount}, {@link Money} or {@link AmountOrZero}. */
export const isDecimalReader = ({ expected }: Reader<unknown>): boolean => expected === decimalForm

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
 * A decimal that is not negative (rule VLR01): a quantity, a percentage, a rate, or an amount of a line. On the wire it
 * is a JSON number or a string with at most 15 digits before the point. It is filed with six fraction digits; further
 * ones are rounded.
 */
export const Amount = make(
  "Decimal",
  "A decimal, as JSON number or string. Six fraction digits count; more are rounded half to even, with a notification."
)

/** An {@link Amount} that is filed with two fraction digits: a total, or an amount of a payroll. */
export const Money = make(
  "Money",
  "A decimal, as JSON number or string. Two fraction digits count; more are rounded half to even, with a notification.",
  { scale: 2 }
)

/** An {@link Amount} for which `0` on the wire means absent. */
export const AmountOrZero = make("DecimalOrZero", "A decimal; 0 means absent.", { isAbsent: isZero })

/**
 * A whole number between two bounds, both included and at most 2^53 − 1. On the wire it is a JSON integer or its
 * digits. With `zeroIsAbsent`, 0 on the wire means absent.
 */
export const wholeNumber = (options: {
  readonly identifier: string
  readonly description: string
  readonly minimum: number
  readonly maximum: number
  readonly zeroIsAbsent?: boolean
}) => {
  const minimum = options.zeroIsAbsent === true ? 0 : options.minimum
  const expected: Localized = {
    en: `a whole number from ${options.minimum} to ${options.maximum}`,
    es: `un número entero de ${options.minimum} a ${options.maximum}`
  }
  return wireLeaf<number, number>({
    identifier: options.identifier,
    description: options.description,
    expected,
    wire: Schema.Int.check(Schema.isBetween({ minimum, maximum: options.maximum })),
    domain: Schema.Int,
    ...(options.zeroIsAbsent === true ? { isAbsent: isZero } : {}),
    decode: (value) => {
      const text = value instanceof JsonNumber ? value.text : typeof value === "number" ? String(value) : value
      if (typeof text !== "string" || !/^(0|[1-9][0-9]{0,15})$/u.test(text)) return new InvalidValue(expected)
      const number = Number(text)
      return number < options.minimum || number > options.maximum ? new InvalidValue(expected) : number
    },
    encode: (value) => value
  })
}

const documentNumberForm: Localized = {
  en: "a whole number from 1 to 9999999999",
  es: "un número entero de 1 a 9999999999"
}

/**
 * The number of a document without its prefix: an integer, or a text of at most ten digits. The text keeps leading
 * zeros that are part of `cbc:ID` and of the key (`EPOS009`). Leading zeros do not make a different number, see {@link
 * numberOf}.
 */
export type DocumentNumber = number | string

/** The integer value of a document's number. */
export const numberOf = (number: DocumentNumber): number => Number(number)

/** A {@link DocumentNumber}. On the wire a JSON integer, or its digits as text. */
export const documentNumber = (identifier: string, description: string) =>
  wireLeaf<DocumentNumber, DocumentNumber>({
    identifier,
    description: `${description} As text it keeps zeros in front of it, which are no part of the number itself.`,
    expected: documentNumberForm,
    wire: Schema.Union([
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9_999_999_999 })),
      Schema.String.check(Schema.isPattern(/^[0-9]{0,9}[1-9][0-9]{0,9}$/u, { expected: documentNumberForm.en }))
    ]),
    domain: Schema.Union([Schema.Int, Schema.String]),
    decode: (value) => {
      const text = value instanceof JsonNumber ? value.text : typeof value === "number" ? String(value) : value
      if (typeof text !== "string" || !/^[0-9]{1,10}$/u.test(text)) return new InvalidValue(documentNumberForm)
      const number = Number(text)
      if (number === 0) return new InvalidValue(documentNumberForm)
      return text.charCodeAt(0) === 0x30 ? text : number
    },
    encode: (value) => value
  })
