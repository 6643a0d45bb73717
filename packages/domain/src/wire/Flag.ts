import { Schema } from "effect"
import { InvalidValue } from "./Reader.ts"
import { wireLeaf } from "./wireLeaf.ts"
import type { Localized } from "../rules/Language.ts"

const expected: Localized = { en: "true or false", es: "true o false" }

/** `true` or `false`. */
export const Flag = wireLeaf<boolean, boolean>({
  identifier: "Flag",
  description: "true or false",
  expected,
  wire: Schema.Boolean,
  domain: Schema.Boolean,
  decode: (value) => (typeof value === "boolean" ? value : new InvalidValue(expected)),
  encode: (value) => value
})
