import type { InvalidDocument } from "@radicar/contract/problem/InvalidDocument"
import type { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import { TestSetUpload } from "@radicar/contract/testSet/TestSetUpload"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { absent } from "@radicar/domain/rules/sharedWordings"
import type { Violation } from "@radicar/domain/rules/Violation"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { type DocumentType, documentTypes } from "@radicar/ubl/documentTypes"
import { Effect, Result } from "effect"
import { lacksNumber } from "../filing/bodyNumber.ts"
import { invalidDocument } from "../filing/prepareFiling.ts"
import { parseBody } from "../http/parseBody.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"

/** A document of a request, not checked yet. */
export interface StatedDocument {
  readonly document: DocumentType
  readonly json: JsonObject
}

const types: Readonly<Record<string, DocumentType>> = documentTypes

/** A violation of a document in the words of the request that it came in. */
export const inRequest = (index: number, violation: Violation): Violation => ({
  ...violation,
  path: violation.path.replace(/^\$/u, `$.Documents[${index}].Body`)
})

/** Whoever repeats the request must name the same documents, so the service gives no numbers here. */
const unnumbered = Effect.map(CallerLanguage, (language): Violation => {
  const number = { en: "a number", es: "un número" }
  const message = wireRuleMessage("RAD01")[language]
  return { rule: "RAD01", path: "$.Number", message, expected: number[language], actual: absent[language] }
})

/** Reads what was asked to be filed for which test set; fails with every misfit of the request around the bodies. */
export const readTestSet: (
  text: string
) => Effect.Effect<
  { readonly testSetId: string; readonly documents: ReadonlyArray<StatedDocument> },
  MalformedBody | InvalidDocument
> = Effect.fnUntraced(function* (text) {
  const json = yield* parseBody(text)
  const read = readDocument(TestSetUpload, json, { language: yield* CallerLanguage })
  if (Result.isFailure(read)) return yield* invalidDocument(read.failure.violations)
  const documents = read.success.documents.flatMap(({ body, operation }): ReadonlyArray<StatedDocument> => {
    const stated: unknown = body
    const document = types[operation]
    return stated instanceof JsonObject && document !== undefined ? [{ document, json: stated }] : []
  })
  const without = documents.flatMap(({ json: body }, index) => (lacksNumber(body) ? [index] : []))
  if (without.length > 0) {
    const violation = yield* unnumbered
    return yield* invalidDocument(without.map((index) => inRequest(index, violation)))
  }
  return { testSetId: read.success.testSetId.toLowerCase(), documents }
})
