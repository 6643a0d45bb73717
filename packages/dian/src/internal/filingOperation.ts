import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { FilingRequest } from "../operations/FilingRequest.ts"
import type { SoapParameters } from "../SoapRequest.ts"
import { contentFile } from "./contentFile.ts"
import type { Operation } from "./Operation.ts"
import { readAnswer, summarizeAnswer } from "./readAnswer.ts"

/**
 * An operation that files one document and answers a `DianResponse` about it. `before` are the parameters in front of
 * the ZIP, which the WSDL gives to some of these operations.
 */
export const filingOperation = <Request extends FilingRequest>(
  name: string,
  before: (request: Request) => SoapParameters = () => []
): Operation<Request, AuthorityAnswer> => ({
  name,
  kind: "send",
  parameters: (request) => [...before(request), contentFile(request.content)],
  read: (result, { documentKey }, options) => readAnswer(result, { ...options, documentKey, question: "send" }),
  summary: summarizeAnswer
})
