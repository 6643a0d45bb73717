import { completeBody, spellOut } from "@radicar/domain/inner/complete/completeBody"
import { fillIn } from "@radicar/domain/inner/complete/fillIn"
import type { DocumentDefinition, IdentifyOptions } from "@radicar/domain/inner/document/DocumentDefinition"
import { JsonObject, type JsonValue, writeJson, writeJsonTo } from "@radicar/domain/inner/json/JsonValue"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { knownBody } from "@radicar/domain/inner/wire/knownFields"
import { type DocumentType, documentTypes, type RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted, Result } from "effect"
import { contentDigest, digestsByNumber, omitSecrets, withoutSecrets } from "../documents/submissions/contentDigest.ts"
import { chooseRange, leavesRange } from "../numbering/chooseRange.ts"
import { OctetWriter } from "../platform/OctetWriter.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { Company } from "../tenants/Tenancy.ts"
import {
  type BodyIdentification,
  type FilingRequest,
  type Identification,
  type IdentifiedBody,
  lacksNumber,
  type RecognizedBody,
  withSomeNumber
} from "./FilingRequest.ts"

/**
 * A company with the settings found in a recorded body instead of its current ones: the values that `fillIn` and
 * `chooseRange` add. Completed with these, a repeated request gives the same document, even if the current settings
 * have changed. Secrets are masked.
 */
export const asRecorded = ({ id }: Company, recorded: JsonValue): Company => {
  const at = (field: string): JsonObject | undefined => {
    const value = recorded instanceof JsonObject ? recorded.get(field) : undefined
    return value instanceof JsonObject ? value : undefined
  }
  const range = at("NumberingRange")
  return {
    id,
    ...withoutUndefined({
      companyParty: at("CompanyParty"),
      customizePrintFormat: at("CustomizePrintFormat"),
      numberingRanges: range && [range]
    })
  }
}

const recognize = (
  type: Pick<DocumentDefinition<unknown>, "recognize">,
  ...args: Parameters<DocumentDefinition<unknown>["recognize"]>
): RecognizedBody | undefined => {
  const recognized = type.recognize(...args)
  if (recognized === undefined) return undefined
  const { content, ...documentIdentity } = recognized
  return { ...documentIdentity, contentDigest: contentDigest(content) }
}

/**
 * A body for storage, without secrets, and without unknown fields if these are ignored. Otherwise unknown fields were
 * refused before.
 */
export const keptBody = (
  { schema }: Pick<DocumentDefinition<unknown>, "schema">,
  body: JsonValue,
  unknownFields: Identification["unknownFields"]
): JsonValue => withoutSecrets(unknownFields === "refuse" ? body : knownBody(schema, body))

/** Serves one body after the other. */
const writer = new OctetWriter()

/** A body as stored: in two parts, before and after the value of its number. */
const aroundNumber = (body: JsonObject): IdentifiedBody["recorded"] => {
  const at = body.keys.indexOf("Number")
  writer.clear()
  let middle = 0
  writer.raw("{")
  body.keys.forEach((key, index) => {
    writer.raw(index === 0 ? "" : ",")
    writer.string(key)
    writer.raw(":")
    if (index === at) middle = writer.length
    else writeJsonTo(body.values[index] ?? null, writer)
  })
  writer.raw("}")
  return [writer.copy(0, middle), writer.copy(middle)]
}

/** Makes the function that renumbers a document. It holds the document, and nothing else of its body. */
const renumbering =
  (
    { renumber }: Pick<DocumentType, "renumber">,
    document: RenderableDocument,
    digestUnder: ReturnType<typeof digestsByNumber>,
    language: Language
  ): IdentifiedBody["renumber"] =>
  (number) =>
    Effect.succeed(
      Result.map(renumber(document, number, language), (numbered) => ({
        ...numbered,
        contentDigest: digestUnder(number)
      }))
    )

/** Settings of a company that complete a body. */
export type CompanyDefaults = Pick<Company, "companyParty" | "customizePrintFormat" | "numberingRanges">

/** Completes a body by the settings of its company. */
export const completeBySettings = (
  request: Pick<FilingRequest, "document" | "environment" | "isTest" | "json" | "range">,
  company: CompanyDefaults
) => {
  const { document, environment, isTest, json, range } = request
  const { operation } = document
  if (!(json instanceof JsonObject)) return { body: json, choice: undefined, ranges: [] }
  const hasNoDefaults = company.companyParty === undefined && company.customizePrintFormat === undefined
  const filled = hasNoDefaults ? json : fillIn(document, json, company)
  // settings contain the ranges of one environment; for tests in another one, the authority supplies them
  const isElsewhere = isTest && environment !== "sandbox" && leavesRange(filled, operation)
  const ranges = isElsewhere ? [] : (company.numberingRanges ?? [])
  const choice = chooseRange(filled, ranges, { operation, ...withoutUndefined({ recorded: range }) })
  return { body: choice.body, choice, ranges }
}

/**
 * Identifies a body: completes it, checks every rule, computes key and digests. It is pure, and the only function that
 * makes a document from a body, on the answering thread and in others.
 */
export const identifyBody = (
  json: JsonValue,
  { now, operation, software, ...asked }: Identification,
  onStep?: IdentifyOptions["onStep"]
): BodyIdentification => {
  const { completes, environment, isFiling, isNumberedHere, language, referencedInvoice, shows, unknownFields } = asked
  const type = documentTypes[operation]
  const completed = completes ? completeBody(type, json) : json
  const body = withSomeNumber(completed)
  const configuration = {
    environment,
    now: fromEpochMillis(now),
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(software.pin) } }),
    ...withoutUndefined({ referencedInvoice })
  }
  const reading = { language, unknownFields }
  const identified = type.identify(body, configuration, { ...reading, isFiling, ...withoutUndefined({ onStep }) })
  const shown = shows ? { shown: writeJson(omitSecrets(spellOut(type, completed))) } : {}
  if (Result.isFailure(identified)) {
    const recognized = isFiling && !lacksNumber(json) ? recognize(type, body, configuration, reading) : undefined
    return { ...shown, ...withoutUndefined({ recognized }), identified: Result.fail(identified.failure) }
  }
  const document = identified.success
  const digestUnder = digestsByNumber(document.content)
  const digest = digestUnder("number" in document.content ? document.content.number : undefined)
  const kept = keptBody(type, body, unknownFields)
  return {
    ...shown,
    identified: Result.succeed({
      ...document,
      contentDigest: digest,
      requestDigest: isNumberedHere ? digestUnder(undefined) : digest,
      body: kept,
      // an identified body is an object and has a number
      recorded: aroundNumber(kept as JsonObject),
      renumber: renumbering(type, document, digestUnder, language)
    })
  }
}
