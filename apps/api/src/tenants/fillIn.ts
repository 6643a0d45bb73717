import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { parseNit } from "@radicar/domain/Nit"
import { isNothing } from "@radicar/domain/wire/isNothing"
import { knownFields } from "@radicar/domain/wire/knownFields"
import type { Schema } from "effect"
import type { Company } from "./Tenancy.ts"
import { present } from "../platform/present.ts"

/**
 * A company as a recorded body knows it, of what {@link fillIn} and `chooseRange` add. The same request completed with
 * it is the document that it was, whatever the settings say by now; secrets are masked in it.
 */
export const asRecorded = ({ id }: Company, recorded: JsonValue): Company => {
  const at = (field: string): JsonObject | undefined => {
    const value = recorded instanceof JsonObject ? recorded.get(field) : undefined
    return value instanceof JsonObject ? value : undefined
  }
  const range = at("NumberingRange")
  return {
    id,
    ...present({
      companyParty: at("CompanyParty"),
      customizePrintFormat: at("CustomizePrintFormat"),
      numberingRanges: range && [range]
    })
  }
}

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

/** The number of an identification, however it is written. */
const identificationOf = (party: JsonValue | undefined): string | undefined => {
  const id = party instanceof JsonObject ? party.get("Id") : undefined
  return typeof id === "string" && !isNothing(id) ? (parseNit(id)?.number ?? id.trim()) : undefined
}

/** The company's party, unless the body states somebody else's. */
const issuerOf = (body: JsonObject, { companyParty }: Pick<Company, "companyParty">): JsonObject | undefined => {
  const stated = identificationOf(body.get("CompanyParty"))
  return stated === undefined || stated === identificationOf(companyParty) ? companyParty : undefined
}

/**
 * Adds to a body what it omits and the company's configuration knows: issuer and texts to be printed; of each what this
 * type of document takes. What the body says wins.
 */
export const fillIn = <A, E>(
  body: JsonValue,
  company: Pick<Company, "companyParty" | "customizePrintFormat">,
  schema: Schema.Codec<A, E>
): JsonValue => {
  if (!(body instanceof JsonObject)) return body
  const taken = (field: string, known: JsonObject | undefined) =>
    filled(completed, field, known === undefined ? undefined : knownFields(schema, field, known))
  let completed = body
  completed = taken("CompanyParty", issuerOf(body, company))
  return taken("CustomizePrintFormat", company.customizePrintFormat)
}
