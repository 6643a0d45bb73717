import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { Call } from "../Call.ts"
import type { Operation } from "../internal/Operation.ts"
import { readAnswer, summarizeAnswer } from "../internal/readAnswer.ts"

/** Parameters of `SendBillSync`. */
export interface SendBillSyncRequest extends Call {
  /** Name of the ZIP, see `zipFileName`. */
  readonly fileName: string
  /** The ZIP with exactly one signed XML document. */
  readonly content: Uint8Array
  /** CUFE, CUDE or CUDS of that document: the answer must be about this key to count. */
  readonly documentKey: string
}

/**
 * Files one invoice, note, support document or equivalent document and waits for the verdict (WSDL operation
 * `SendBillSync`).
 */
export const SendBillSync: Operation<SendBillSyncRequest, AuthorityAnswer> = {
  name: "SendBillSync",
  kind: "send",
  parameters: ({ content, fileName }) => [
    ["fileName", fileName],
    ["contentFile", Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64")]
  ],
  read: (result, { documentKey }, options) => readAnswer(result, { ...options, documentKey, question: "send" }),
  summary: summarizeAnswer
}
