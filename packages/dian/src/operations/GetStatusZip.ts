import { childElements, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import type { AnswerTrust } from "../ApplicationResponse.ts"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { Call } from "../Call.ts"
import { DianResponse } from "../DianResponse.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { readDianResponse, refuseException } from "../internal/readAnswer.ts"
import { DIAN_RESPONSE, reading, Unreadable } from "../internal/readFields.ts"
import { interpret } from "../interpret.ts"
import { looksLikeZip, unzip } from "@radicar/zip/inner/unzip"

/**
 * Splits the answer to a batch that was accepted as a whole into one answer per document. Such an answer holds a ZIP
 * with one ApplicationResponse per document. An answer whose ZIP cannot be read is returned unsplit.
 */
const splitBatchAnswer = (response: DianResponse): ReadonlyArray<DianResponse> => {
  const { applicationResponse, isValid, statusCode, statusDescription, statusMessage } = response
  if (applicationResponse === undefined || !looksLikeZip(applicationResponse)) return [response]
  const entries = unzip(applicationResponse)
  if (Result.isFailure(entries) || entries.success.length === 0) return [response]
  return entries.success.map(
    ({ bytes, name }) =>
      new DianResponse({
        ...(isValid === undefined ? {} : { isValid }),
        statusCode,
        statusDescription,
        statusMessage,
        errorMessages: [],
        applicationResponse: bytes,
        fileName: name
      })
  )
}

/**
 * Reads and judges an `ArrayOfDianResponse`: the documents of a batch, or the batch as a whole. `documentKey` is the
 * key of the batch's only document, if known.
 */
const readBatchAnswers = (
  result: XmlElement,
  {
    documentKey,
    trust
  }: {
    readonly documentKey: string | undefined
    readonly trust: AnswerTrust
  }
) =>
  reading(() => {
    const responses = childElements(result, DIAN_RESPONSE, "DianResponse").map(readDianResponse)
    if (responses.length === 0) throw new Unreadable("its result is empty")
    // An exception about one of several documents leaves that one in doubt; the verdicts on the others stand.
    if (responses.length === 1) responses.forEach(refuseException)
    return responses.flatMap(splitBatchAnswer).map((response) => {
      const isOfDocument = response.documentKey !== undefined || response.fileName !== undefined
      if (!isOfDocument) return interpret(response, { documentKey: undefined, question: "batch", trust })
      const question = documentKey === undefined ? "batchDocument" : "knownBatchDocument"
      return interpret(response, { documentKey, question, trust })
    })
  })

/** Parameters of `GetStatusZip`. */
export interface GetStatusZipRequest extends Call {
  /** `ZipKey` of the upload, a GUID. */
  readonly zipKey: string
  /**
   * CUFE, CUDE, CUDS or CUNE of the only document of the upload. An answer about another key never counts as an
   * acceptance. Omit the key for a batch with unknown documents.
   */
  readonly documentKey?: string
}

const tally = (answers: ReadonlyArray<AuthorityAnswer>): string =>
  Object.entries(Object.groupBy(answers, ({ verdict }) => verdict))
    .map(([verdict, those]) => `${verdict} ${those.length}`)
    .join(", ")

/**
 * Queries the outcome of a batch (WSDL operation `GetStatusZip`); changes nothing, may be repeated.
 *
 * Returns one answer per document, or a single answer about the whole batch that names no document:
 * - `processing`: the batch is being validated. Limit the wait: if the authority never queued the batch, which happens,
 *   the answer never changes.
 * - `notProcessed`: the batch was refused as a whole.
 * - `unknownDocument`: the authority does not know the `ZipKey`.
 *
 * If no document key is known beforehand, rule 90 (duplicate number) is `inconclusive`: compare `documentKey` with the
 * key of the document sent.
 */
export const GetStatusZip: SoapOperation<GetStatusZipRequest, ReadonlyArray<AuthorityAnswer>> = {
  name: "GetStatusZip",
  kind: "query",
  parameters: ({ zipKey }) => [["trackId", zipKey]],
  read: (result, { documentKey }, { trust }) => readBatchAnswers(result, { documentKey, trust }),
  summary: (answers) => ({ answers: answers.length, verdicts: tally(answers) })
}
