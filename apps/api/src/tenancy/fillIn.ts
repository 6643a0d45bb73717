import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { JsonValue } from "@radicar/domain/json/JsonValue"
import { isNothing } from "@radicar/domain/wire/isNothing"
import type { Company } from "./Tenancy.ts"

/** Adds to a body's object what it omits and the configuration knows. */
const filled = (body: JsonObject, field: string, known: JsonObject | undefined): JsonObject => {
  if (known === undefined) return body
  const stated = body.get(field)
  if (isNothing(stated)) return body.with(field, known)
  if (!(stated instanceof JsonObject)) return body
  const complete = known.keys.reduce(
    (object, key, index) => (isNothing(object.get(key)) ? object.with(key, known.values[index] ?? null) : object),
    stated
  )
  return complete === stated ? body : body.with(field, complete)
}

/** The prefix of a range as the decoder reads it; `undefined` for every spelling of none. */
const prefixOf = (range: JsonValue | undefined): string | undefined => {
  const prefix = range instanceof JsonObject ? range.get("Prefix") : undefined
  return typeof prefix === "string" && !isNothing(prefix) ? prefix.trim() : undefined
}

/** Adds to a body what it omits and the company's configuration knows: issuer and range. What the body says wins. */
export const fillIn = (body: JsonValue, company: Company): JsonValue => {
  if (!(body instanceof JsonObject)) return body
  const prefix = prefixOf(body.get("NumberingRange"))
  const known = company.numberingRanges?.find((range) => prefixOf(range) === prefix)
  return filled(filled(body, "CompanyParty", company.companyParty), "NumberingRange", known)
}
