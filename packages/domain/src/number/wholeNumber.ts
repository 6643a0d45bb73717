import { Schema } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { InvalidValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import type { Localized } from "../rules/Language.ts"

/** A whole number between two bounds, both included and at most 2^53 − 1. On the wire a JSON integer or its digits. */
export const wholeNumber = (options: {
  readonly identifier: string
  readonly description: string
  readonly minimum: number
  readonly maximum: number
}) => {
  const expected: Localized = {
    en: `a whole number from ${options.minimum} to ${options.maximum}`,
    es: `un número entero de ${options.minimum} a ${options.maximum}`
  }
  return wireLeaf<number, number>({
    identifier: options.identifier,
    description: options.description,
    expected,
    wire: Schema.Int.check(Schema.isBetween({ minimum: options.minimum, maximum: options.maximum })),
    domain: Schema.Int,
    decode: (value) => {
      const text = value instanceof JsonNumber ? value.text : typeof value === "number" ? String(value) : value
      if (typeof text !== "string" || !/^(0|[1-9][0-9]{0,15})$/u.test(text)) return new InvalidValue(expected)
      const number = Number(text)
      return number < options.minimum || number > options.maximum ? new InvalidValue(expected) : number
    },
    encode: (value) => value
  })
}
