import { municipalities } from "../codes/municipalities.ts"
import { JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { codeWithName, suggestCode } from "../rules/codeRule.ts"
import { type Language, wordingIn } from "../rules/Language.ts"
import { absent } from "../rules/sharedWordings.ts"
import { jsonPath, type Violation } from "../rules/Violation.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { isNothing } from "../wire/isNothing.ts"
import { type Reader, type WireLocation, wirePathOf } from "../wire/Reader.ts"
import { textAt } from "./absent.ts"

/** Types of identification that other countries issue: passport, foreign document, NIT of another country. */
const foreign: ReadonlySet<string> = new Set(["41", "42", "50"])

/** Type of the export invoice. */
const exportInvoice = "02"

/** An address without country that is in Colombia, and the municipality that its city names. */
interface ColombianAddress {
  /** Location of its country. */
  readonly location: WireLocation
  readonly municipality: string
}

/**
 * The municipality of an address that states no country: its `CityCode`, if the department does not contradict it. In
 * an address that is filed, a code or name that resembles a municipality counts as well: the rule on the municipality
 * then refuses it and names the code.
 */
const municipalityOf = (address: JsonObject, { use }: Reader<unknown>): string | undefined => {
  const city = textAt(address, "CityCode")
  if (city === undefined || !isNothing(address.get("CountryCode"))) return undefined
  if (!municipalities.has(city)) return use === undefined ? suggestCode(municipalities, city) : undefined
  const department = textAt(address, "SubentityCode")
  return department === undefined || department === city.slice(0, 2) ? city : undefined
}

/** Sets the country of each address inside a value; `party` is the object that has the value. */
const locate = (
  value: JsonValue,
  reader: Reader<unknown>,
  party: JsonObject | undefined,
  location: WireLocation | undefined,
  addresses: Array<ColombianAddress>
): JsonValue => {
  const { element, fields } = reader
  if (Array.isArray(value)) {
    return element === undefined
      ? value
      : value.map((item: JsonValue, index) => locate(item, element, party, { parent: location, key: index }, addresses))
  }
  if (!(value instanceof JsonObject) || fields === undefined) return value
  if (fields.has("CityCode")) {
    const isForeign = foreign.has((party && textAt(party, "IdentificationType")) ?? "")
    const municipality = isForeign ? undefined : municipalityOf(value, reader)
    if (municipality === undefined) return value
    addresses.push({ location: { parent: location, key: "CountryCode" }, municipality })
    return value.with("CountryCode", "CO")
  }
  return value.keys.reduce((object, key, index) => {
    const before = value.values[index] ?? null
    // most fields are texts; lines have no addresses, and there may be many
    const inner = typeof before === "object" && key !== "Items" ? fields.get(key) : undefined
    if (inner === undefined) return object
    const after = locate(before, inner, value, { parent: location, key }, addresses)
    return after === before ? object : object.with(key, after)
  }, value)
}

const located = (body: JsonValue, reader: Reader<unknown>, addresses: Array<ColombianAddress>): JsonValue =>
  body instanceof JsonObject && textAt(body, "TypeCode") !== exportInvoice
    ? locate(body, reader, undefined, undefined, addresses)
    : body

/**
 * Sets the country of each address that names a Colombian municipality and no country. Export invoices and parties with
 * an identification of another country stay unchanged.
 */
export const withCountries = (body: JsonValue, reader: Reader<unknown>): JsonValue => located(body, reader, [])

/** {@link withCountries}, with a notification of each country that was set. */
export const notifyCountries = (
  body: JsonValue,
  reader: Reader<unknown>,
  language: Language
): { readonly body: JsonValue; readonly notifications: ReadonlyArray<Violation> } => {
  const addresses: Array<ColombianAddress> = []
  return {
    body: located(body, reader, addresses),
    notifications: addresses.map(({ location, municipality }) => ({
      rule: "RAD54",
      path: jsonPath(wirePathOf(location)),
      message: wireRuleMessage("RAD54")[language],
      expected: `CO (${codeWithName(municipalities, municipality)})`,
      actual: wordingIn(absent, language)
    }))
  }
}
