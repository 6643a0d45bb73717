import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { Call } from "../Call.ts"
import { contentFile, type SoapOperation, type SoapParameters } from "../SoapRequest.ts"
import { readAnswer, summarizeAnswer } from "../internal/readAnswer.ts"

/**
 * Makes an operation that files one document and answers a `DianResponse` about it. `before` returns parameters to put
 * before the ZIP, if the operation has any.
 */
const filingOperation = <Request extends FilingCall>(
  name: string,
  before: (request: Request) => SoapParameters = () => []
): SoapOperation<Request, AuthorityAnswer> => ({
  name,
  kind: "send",
  parameters: (request) => [...before(request), contentFile(request.content)],
  read: (result, { documentKey }, options) => readAnswer(result, { ...options, documentKey, question: "send" }),
  summary: summarizeAnswer
})

/** Parameters common to the operations that file one document. */
export interface FilingCall extends Call {
  /** The ZIP with exactly one signed XML document. */
  readonly content: Uint8Array
  /** CUFE, CUDE, CUDS or CUNE of the document in the ZIP. An answer about another key never counts as an acceptance. */
  readonly documentKey: string
}

/** Parameters of `SendBillSync`. */
export interface SendBillSyncRequest extends FilingCall {
  /** Name of the ZIP, see `zipFileName`. */
  readonly fileName: string
}

/**
 * Files one invoice, note, support document or equivalent document and waits for the verdict (WSDL operation
 * `SendBillSync`).
 */
export const SendBillSync = filingOperation<SendBillSyncRequest>("SendBillSync", ({ fileName }) => [
  ["fileName", fileName]
])

/**
 * Files one event (an ApplicationResponse of a seller or buyer) and waits for the verdict (WSDL operation
 * `SendEventUpdateStatus`). The answer is about the event's own CUDE. The service takes no file name.
 */
export const SendEventUpdateStatus = filingOperation("SendEventUpdateStatus")

/**
 * Files one payroll document or adjustment note and waits for the verdict (WSDL operation `SendNominaSync`). The answer
 * is about the document's CUNE; the service takes no file name.
 */
export const SendNominaSync = filingOperation("SendNominaSync")
