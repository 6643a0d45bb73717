import { Schema } from "effect"
import { JsonNumber } from "../../json/JsonNumber.ts"
import { Misfit } from "../../wire/Misfit.ts"
import { readerOf } from "../../wire/readerOf.ts"
import { text } from "../../wire/text.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import type { Localized } from "../../rules/Language.ts"

const asText = /* @__PURE__ */ readerOf(text(500))
const expected: Localized = {
  en: "text of 1 to 500 characters, or a number without exponent",
  es: "texto de 1 a 500 caracteres, o un número sin exponente"
}

const value = wireLeaf<string, string | number>({
  identifier: "NegotiationText",
  description: "A value as the authority reads it; a number keeps every digit that it is written with.",
  expected,
  wire: Schema.Union([Schema.String, Schema.Finite]),
  domain: Schema.String,
  decode: (wire) => {
    const number = wire instanceof JsonNumber ? wire.text : typeof wire === "number" ? String(wire) : undefined
    if (number !== undefined) return /^[0-9]+(\.[0-9]+)?$/u.test(number) ? number : new Misfit(expected)
    const read = asText.read(wire, undefined, { misfit: () => {}, missing: () => {}, unknown: () => {} })
    return read instanceof Misfit ? new Misfit(expected) : read
  },
  encode: (text) => text,
  isAbsent: (wire) => asText.isAbsent?.(wire) === true
})

/** One value of a negotiation, such as `ValorTotalEndoso`; the authority finds it by its name (rules AAI04b to AAI07b). */
export const NegotiationValue = wireStruct("NegotiationValue", { name: text(100), value })

/** See {@link NegotiationValue}. */
export type NegotiationValue = typeof NegotiationValue.Type
