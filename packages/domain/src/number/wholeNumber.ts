import { Schema } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { isZero } from "../wire/isNothing.ts"
import { InvalidValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import type { Localized } from "../rules/Language.ts"

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
