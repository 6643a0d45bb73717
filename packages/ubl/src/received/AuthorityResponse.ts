import type { DocumentReport } from "../verify/DocumentReport.ts"
import { elementAt, elementsAt, textAt } from "../verify/facts/xmlPath.ts"

/** A message of the authority on a rule. */
export interface ResponseMessage {
  /** Code of the rule; `0000` and `0` mean acceptance. */
  readonly rule: string | undefined
  readonly message: string | undefined
}

/** The content of the authority's answer (annex FE 1.9 §6.4). */
export interface AuthorityResponse {
  readonly key: string | undefined
  /** Date and time with offset, verbatim. */
  readonly date: string | undefined
  /** Verdict: `02` validated, `04` rejected. */
  readonly code: string | undefined
  readonly description: string | undefined
  /** Key of the document that the answer is about. */
  readonly documentKey: string | undefined
  readonly messages: ReadonlyArray<ResponseMessage>
}

/** Reads an answer of the authority; `undefined` if the report is about any other document. */
export const authorityResponse = ({ facts }: DocumentReport): AuthorityResponse | undefined => {
  if (facts?.family !== "answer") return undefined
  const { issueDate, issueTime, key, root } = facts
  const response = elementAt(root, "cac:DocumentResponse")
  return {
    key,
    date: issueDate === undefined ? undefined : [issueDate, ...(issueTime === undefined ? [] : [issueTime])].join("T"),
    code: textAt(response, "cac:Response/cbc:ResponseCode"),
    description: textAt(response, "cac:Response/cbc:Description"),
    documentKey: textAt(response, "cac:DocumentReference/cbc:UUID"),
    messages: (response === undefined ? [] : elementsAt(response, "cac:LineResponse/cac:Response")).map((line) => ({
      rule: textAt(line, "cbc:ResponseCode"),
      message: textAt(line, "cbc:Description")
    }))
  }
}
