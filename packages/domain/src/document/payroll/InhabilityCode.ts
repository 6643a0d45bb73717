import { Schema } from "effect"
import { Misfit } from "../../wire/Misfit.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import type { Localized } from "../../rules/Language.ts"

const expected: Localized = {
  en: "text of 1 to 2 characters, or 0 for none",
  es: "texto de 1 a 2 caracteres, o 0 si no hay"
}

const read = (value: unknown): string | Misfit => {
  const trimmed = typeof value === "string" ? value.trim() : ""
  return trimmed.length === 1 || trimmed.length === 2 ? trimmed : new Misfit(expected)
}

/** Type of a sick leave; the wire writes `0` when there is none. */
export const InhabilityCode = wireLeaf<string, string>({
  identifier: "InhabilityCode",
  description: "Type of a sick leave: 1 common, 2 professional, 3 work; 0 means absent.",
  expected,
  wire: Schema.String,
  domain: Schema.String,
  decode: read,
  encode: (value) => value,
  isAbsent: (value) => typeof value === "string" && (value.trim() === "" || value.trim() === "0")
})
