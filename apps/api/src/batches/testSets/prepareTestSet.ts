import type { InvalidDocument, MalformedBody } from "@radicar/contract/inner/problem/problems"
import { TestSetUpload } from "@radicar/contract/inner/testSet/TestSetUpload"
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { recordRules } from "@radicar/domain/inner/rules/recordRules"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import {
  countViolations,
  type ListedViolations,
  listViolations,
  type Violation
} from "@radicar/domain/inner/rules/Violation"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Result } from "effect"
import type { FilingOptions } from "../../filing/FilingRequest.ts"
import { largeBody, tooCostlyBody } from "../../filing/largeBody.ts"
import type { SignerProblem } from "../../filing/signFiling.ts"
import { type PreparedFiling, invalidDocument, type prepareFiling, readRequest } from "../../filing/prepareFiling.ts"
import { CallerLanguage } from "../../http/language.ts"
import { decodeText, encodeText, malformedJson } from "../../http/readBody.ts"
import { violation } from "../../http/violation.ts"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import { type HeavyWork, jsonWork, type Task } from "../../platform/work/HeavyWork.ts"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"

/** A document of a request, as sent and not checked yet. */
interface StatedDocument {
  readonly document: DocumentType
  /** JSON in UTF-8. */
  readonly body: Uint8Array
}

const types: Readonly<Record<string, DocumentType>> = documentTypes

/** Changes the path of a violation within a body to the path within the request: `$.Documents[index].Body`. */
export const inRequest = (index: number, violation: Violation): Violation => ({
  ...violation,
  path: violation.path.replace(/^\$/u, `$.Documents[${index}].Body`)
})

/**
 * The test set id and the unread bodies of a request. For an invalid request: the place of the JSON syntax error, or
 * the violations outside of the bodies.
 */
type SplitResult =
  | {
      readonly testSetId: string
      readonly documents: ReadonlyArray<{ readonly operation: string; readonly body: Uint8Array }>
    }
  | { readonly syntax: Parameters<typeof malformedJson>[0] }
  | ListedViolations

const split = ({ language, request }: { readonly language: Language; readonly request: Uint8Array }): SplitResult => {
  const json = parseJson(decodeText(request))
  if (Result.isFailure(json)) {
    const { column, line, problem } = json.failure
    return { syntax: { column, line, problem } }
  }
  const read = readDocument(TestSetUpload, json.success, { language })
  if (Result.isFailure(read)) return read.failure
  const documents = read.success.documents.flatMap(({ body, operation }) => {
    const content: unknown = body
    return content instanceof JsonObject && types[operation] !== undefined
      ? [{ operation, body: encodeText(writeJson(content)) }]
      : []
  })
  return { testSetId: read.success.testSetId.toLowerCase(), documents }
}

/** Splits the request of a test set into its documents. */
export const splitTestSet: Task<Parameters<typeof split>[0], SplitResult> = {
  name: "splitTestSet",
  run: split,
  smallest: largeBody
}

/** Reads the documents of a request and their test set. Fails with every invalid value outside of the bodies. */
export const readTestSet: (
  work: HeavyWork["Service"],
  request: Uint8Array
) => Effect.Effect<
  { readonly testSetId: string; readonly documents: ReadonlyArray<StatedDocument> },
  MalformedBody | InvalidDocument
> = Effect.fnUntraced(function* (work, request) {
  const read = yield* work
    .run(splitTestSet, { request, language: yield* CallerLanguage }, jsonWork(request))
    .pipe(Effect.catchTag("TaskStopped", tooCostlyBody))
  if ("syntax" in read) return yield* malformedJson(read.syntax)
  if ("violations" in read) return yield* invalidDocument(read)
  return {
    testSetId: read.testSetId,
    documents: read.documents.flatMap(({ body, operation }): ReadonlyArray<StatedDocument> => {
      const document = types[operation]
      return document === undefined ? [] : [{ document, body }]
    })
  }
})

/** Violation: the number of the document at `first` is used again. The path is within the body. */
const sameNumberTwice = (first: number, { id }: PreparedFiling) =>
  violation({
    rule: "RAD13",
    path: "$.Number",
    message: recordRules.RAD13,
    expected: {
      en: `a number that $.Documents[${first}] does not have`,
      es: `un número que $.Documents[${first}] no tenga`
    },
    actual: id
  })

/**
 * Violation: the number is missing. A repeated request must name the same documents, so the service assigns no numbers
 * in test sets.
 */
const unnumbered = violation({
  rule: "RAD01",
  path: "$.Number",
  expected: { en: "a number", es: "un número" },
  actual: absent
})

/** Options that all documents of a request share. */
export type TestSetContext = Omit<FilingOptions, "document"> & { readonly testSetId: string }

const numberOf = ({ documentIdentity }: PreparedFiling): string => {
  const { documentType, issuerNit, number, prefix } = documentIdentity
  return JSON.stringify([issuerNit, documentFamily(documentType), prefix, number])
}

/** Completes and checks every document. Fails with all violations, including numbers that occur twice. */
export const prepareTestSet = (
  sources: Parameters<typeof readRequest>[0],
  prepare: ReturnType<typeof prepareFiling<SignerProblem, never>>
) =>
  Effect.fnUntraced(function* (
    documents: ReadonlyArray<StatedDocument>,
    context: TestSetContext,
    environment: FilingEnvironment
  ) {
    const violations: Array<Violation> = []
    let unlisted = 0
    const prepared: Array<PreparedFiling> = []
    const numbers = new Map<string, number>()
    for (const [index, { body, document }] of documents.entries()) {
      const read = yield* readRequest(sources, { ...context, environment, document }, body)
      const isNumbered = !read.isNumberedHere
      if (!isNumbered) violations.push(inRequest(index, yield* unnumbered))
      const filing = yield* prepare({ ...read, isNumberedHere: false }).pipe(
        Effect.catchTag("InvalidDocument", (invalid) =>
          Effect.sync(() => {
            violations.push(...invalid.violations.map((each) => inRequest(index, each)))
            unlisted += countViolations(invalid) - invalid.violations.length
            return undefined
          })
        )
      )
      if (filing === undefined || !isNumbered) continue
      const first = numbers.get(numberOf(filing))
      if (first === undefined) numbers.set(numberOf(filing), index)
      else violations.push(inRequest(index, yield* sameNumberTwice(first, filing)))
      prepared.push(filing)
    }
    return violations.length === 0
      ? prepared
      : yield* invalidDocument(listViolations(violations, violations.length + unlisted))
  })
