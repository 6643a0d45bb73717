import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { Call } from "../Call.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { readAnswer, summarizeAnswer } from "../internal/readAnswer.ts"

/** Parameters of `GetStatus`. */
export interface GetStatusRequest extends Call {
  /** CUFE, CUDE, CUDS or CUNE of the document asked about. */
  readonly trackId: string
}

/** Asks for the state of one document by its key (WSDL operation `GetStatus`); changes nothing, may be repeated. */
export const GetStatus: SoapOperation<GetStatusRequest, AuthorityAnswer> = {
  name: "GetStatus",
  kind: "query",
  parameters: ({ trackId }) => [["trackId", trackId]],
  read: (result, { trackId }, options) => readAnswer(result, { ...options, documentKey: trackId, question: "query" }),
  summary: summarizeAnswer
}
