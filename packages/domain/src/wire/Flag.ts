import { Schema } from "effect"
import { Misfit } from "./Misfit.ts"
import { wireLeaf } from "./wireLeaf.ts"

/** `true` or `false`. */
export const Flag = wireLeaf<boolean, boolean>({
  identifier: "Flag",
  description: "true or false",
  expected: "true or false",
  wire: Schema.Boolean,
  domain: Schema.Boolean,
  decode: (value) => (typeof value === "boolean" ? value : new Misfit("true or false")),
  encode: (value) => value
})
