import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { JsonValue } from "@radicar/domain/json/JsonValue"
import type { Company } from "./Tenancy.ts"

const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === ""

/** Adds to a body's object what it omits and the configuration knows. */
const filled = (body: JsonObject, field: string, known: JsonObject | undefined): JsonObject => {
  if (known === undefined) return body
  const stated = body.get(field)
  if (isAbsent(stated)) return body.with(field, known)
  if (!(stated instanceof JsonObject)) return body
  const complete = known.keys.reduce(
    (object, key, index) => (isAbsent(object.get(key)) ? object.with(key, known.values[index] ?? null) : object),
    stated
  )
  return complete === stated ? body : body.with(field, complete)
}

/** Adds to a body what it omits and the company's configuration knows: issuer and range. What the body says wins. */
export const fillIn = (body: JsonValue, company: Company): JsonValue => {
  if (!(body instanceof JsonObject)) return body
  const range = body.get("NumberingRange")
  const prefix = range instanceof JsonObject ? range.get("Prefix") : undefined
  const known = company.numberingRanges?.find((candidate) => candidate.get("Prefix") === prefix)
  return filled(filled(body, "CompanyParty", company.companyParty), "NumberingRange", known)
}
