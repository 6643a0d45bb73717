import { JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseNit } from "../Nit.ts"
import { isNothing } from "../wire/isNothing.ts"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { knownFields } from "../wire/knownFields.ts"

/** Values that the bodies of a company leave out, each in the form of the body's field of that name. */
export interface BodyDefaults {
  /** The issuer, `CompanyParty`. */
  readonly companyParty?: JsonObject
  /** Texts to print, `CustomizePrintFormat`. */
  readonly customizePrintFormat?: JsonObject
}

/** Adds to an object the fields of another one that it omits. */
export const withOmitted = (
  object: JsonObject,
  defaults: JsonObject,
  isOmitted: (value: JsonValue | undefined) => boolean
): JsonObject =>
  defaults.keys.reduce(
    (completed, key, index) =>
      isOmitted(completed.get(key)) ? completed.with(key, defaults.values[index] ?? null) : completed,
    object
  )

/** Adds the fields of `defaults` that an object in a body omits. */
const filled = (body: JsonObject, field: string, defaults: JsonObject | undefined): JsonObject => {
  if (defaults === undefined) return body
  const value = body.get(field)
  if (isNothing(value)) return body.with(field, defaults)
  if (!(value instanceof JsonObject)) return body
  const complete = withOmitted(value, defaults, isNothing)
  return complete === value ? body : body.with(field, complete)
}

/** The identification number of a party in a body; a NIT, in any spelling, without its check digit. */
const identificationOf = (party: JsonValue | undefined): string | undefined => {
  const id = party instanceof JsonObject ? party.get("Id") : undefined
  return typeof id === "string" && !isNothing(id) ? (parseNit(id)?.number ?? id.trim()) : undefined
}

/** The issuer of the defaults, unless the body states another one. */
const issuerOf = (body: JsonObject, { companyParty }: BodyDefaults): JsonObject | undefined => {
  const identification = identificationOf(body.get("CompanyParty"))
  return identification === undefined || identification === identificationOf(companyParty) ? companyParty : undefined
}

/**
 * Adds values that a body omits: the issuer and texts to print, limited to fields of this type of document. Values
 * stated in the body take precedence.
 */
export const fillIn = (
  { schema }: Pick<DocumentDefinition<unknown>, "schema">,
  body: JsonObject,
  defaults: BodyDefaults
): JsonObject => {
  const taken = (completed: JsonObject, field: string, values: JsonObject | undefined) =>
    filled(completed, field, values && knownFields(schema, field, values))
  const issued = taken(body, "CompanyParty", issuerOf(body, defaults))
  return taken(issued, "CustomizePrintFormat", defaults.customizePrintFormat)
}
