import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { Redacted, Result } from "effect"

const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

/** A body of any type, which must break no rule, as XML. */
export const renderDocument = (operation: keyof typeof documentTypes, body: unknown) => {
  const type: DocumentType = documentTypes[operation]
  const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
  const document = type.identify(json, configuration, { language: "en" })
  if (Result.isFailure(document)) throw new Error(JSON.stringify(document.failure, null, 2))
  return { key: document.success.key, xml: document.success.render() }
}
