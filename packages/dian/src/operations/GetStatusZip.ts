import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { Call } from "../Call.ts"
import type { Operation } from "../internal/Operation.ts"
import { readBatchAnswers } from "../internal/readBatchAnswers.ts"

/** Parameters of `GetStatusZip`. */
export interface GetStatusZipRequest extends Call {
  /** `ZipKey` of the upload, a GUID. */
  readonly zipKey: string
  /**
   * CUFE, CUDE, CUDS or CUNE of the only document of the upload: what is answered about a document must be about this key to
   * count. Left out for a batch whose documents are not known.
   */
  readonly documentKey?: string
}

const tally = (answers: ReadonlyArray<AuthorityAnswer>): string =>
  Object.entries(Object.groupBy(answers, ({ verdict }) => verdict))
    .map(([verdict, those]) => `${verdict} ${those.length}`)
    .join(", ")

/**
 * Asks what became of a batch (WSDL operation `GetStatusZip`); changes nothing, may be repeated. One answer per document;
 * or a single one that names no document and is about the batch: `processing` while it is validated, `notProcessed` when it
 * was refused as a whole, `unknownDocument` for a key that the authority does not know. It stays `processing` for ever if
 * the batch was never queued, as happens: bound the wait. Where no key is known beforehand, rule 90 (a number that is taken)
 * is `inconclusive`: compare `documentKey` with that of the document sent.
 */
export const GetStatusZip: Operation<GetStatusZipRequest, ReadonlyArray<AuthorityAnswer>> = {
  name: "GetStatusZip",
  kind: "query",
  parameters: ({ zipKey }) => [["trackId", zipKey]],
  read: (result, { documentKey }, { authorities }) => readBatchAnswers(result, { documentKey, authorities }),
  summary: (answers) => ({ answers: answers.length, verdicts: tally(answers) })
}
