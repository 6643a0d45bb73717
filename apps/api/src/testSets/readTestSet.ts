import type { InvalidDocument } from "@radicar/contract/problem/InvalidDocument"
import type { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import { TestSetUpload } from "@radicar/contract/testSet/TestSetUpload"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { Violation } from "@radicar/domain/rules/Violation"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { type DocumentType, documentTypes } from "@radicar/ubl/documentTypes"
import { Effect, Result } from "effect"
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

/** Reads what was asked to be filed for which test set; fails with every invalid value of the request around the bodies. */
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
  return { testSetId: read.success.testSetId.toLowerCase(), documents }
})
