import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { toExact } from "@radicar/domain/inner/number/Decimal"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { BigDecimal, Redacted, Result } from "effect"
import { differences } from "./normalForm.ts"
import { parsedXml } from "./parsedXml.ts"

const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

const typeOf = (operation: string): DocumentType => documentTypes[operation as keyof typeof documentTypes]

const identified = (operation: string, body: JsonValue) => {
  const document = typeOf(operation).identify(body, configuration, { language: "en" })
  if (Result.isFailure(document)) throw new Error(JSON.stringify(document.failure, null, 2))
  const { content, facts, key, render } = document.success
  const { head, tail } = render()
  return { content, facts, key, text: head + tail }
}

/** What a document states, by its path; secrets are not stated. */
const statements = (value: unknown, path: string, found: Map<string, string>): Map<string, string> => {
  if (Redacted.isRedacted(value) || value === undefined) return found
  if (BigDecimal.isBigDecimal(value)) found.set(path, toExact(value, 0))
  else if (Array.isArray(value)) value.forEach((each, index) => statements(each, `${path}[${index}]`, found))
  else if (typeof value === "object" && value !== null && !("timeWithOffset" in value)) {
    for (const [key, each] of Object.entries(value)) statements(each, path === "" ? key : `${path}.${key}`, found)
  } else found.set(path, String(value))
  return found
}

const at = (value: JsonValue | undefined, key: string): JsonValue | undefined =>
  value instanceof JsonObject ? value.get(key) : undefined

/** The body with what XML never holds put back: the secrets, and of a purchase where the buyer is. */
const withSecrets = (read: JsonObject, original: JsonValue): JsonObject => {
  const put = (body: JsonObject, group: string, field: string): JsonObject => {
    const [value, holder] = [at(at(original, group), field), at(body, group)]
    return value === undefined || value === null || !(holder instanceof JsonObject) || holder.get(field) !== undefined
      ? body
      : body.with(group, holder.with(field, value))
  }
  const places = [
    ["SoftwareProvider", "Pin"],
    ["NumberingRange", "TechnicalKey"],
    ["CompanyParty", "PhysicalLocation"]
  ] as const
  return places.reduce((body, [group, field]) => put(body, group, field), read)
}

/** JSON to XML to JSON to XML: both XML texts, and both documents by what they state. */
export const roundTrip = (operation: string, body: unknown) => {
  const original = Result.getOrThrow(parseJson(JSON.stringify(body)))
  const first = identified(operation, original)
  const read = readXml(parsedXml(first.text))
  if (read === undefined) throw new Error("not read")
  // by way of its text, as a caller gets it
  const again = Result.getOrThrow(parseJson(writeJson(withSecrets(read.body, original))))
  const second = identified(read.operation, again)
  return {
    read,
    key: first.key,
    texts: [first.text, second.text] as const,
    // without the secrets that XML never holds
    facts: [
      first.facts,
      documentTypes[read.operation].readFacts(read.body, configuration, { language: "en" })
    ] as const,
    differences: differences(
      operation,
      statements(first.content, "", new Map()),
      statements(second.content, "", new Map())
    )
  }
}
