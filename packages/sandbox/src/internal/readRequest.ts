import type { X509Certificate } from "node:crypto"
import { Result } from "effect"
import type { Parameters } from "./operations/Operation.ts"
import { operationOf } from "./operations/operations.ts"
import type { SoapFault } from "./soap/SoapReply.ts"
import { parseSoapRequest, readParameters } from "./soap/SoapRequest.ts"
import { verifySecurity } from "./soap/verifySecurity.ts"
import { questionOf } from "./state/RequestLog.ts"
import type { Task } from "./state/Workshop.ts"
import { decodeBase64 } from "./xml/decodeBase64.ts"
import { shortened } from "./xml/shortened.ts"

/** A SOAP envelope to read. */
export interface Envelope {
  readonly body: Uint8Array
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Certificates of earlier requests by thumbprint. */
  readonly seen: ReadonlyMap<string, X509Certificate>
}

/** A request after reading its envelope: plain data that do not depend on the XML tree. */
export interface ReadRequest {
  readonly action: string
  readonly messageId: string | undefined
  /** All parameters except the files. */
  readonly parameters: Parameters
  /** The ZIP of the files, if there is one in valid base64. */
  readonly content: Uint8Array | undefined
  /** Operation with all its parameters, to recognise identical questions. */
  readonly question: string
  /** Certificate that signed the request, or the fault that explains why it is unknown. */
  readonly signer: { readonly certificate: X509Certificate } | { readonly fault: SoapFault }
}

/**
 * Reads the envelope and verifies its security in one step, because verification prunes the tree, which is freed at the
 * end. `undefined` if the input is not an envelope.
 */
export const readRequest: Task<Envelope, ReadRequest | undefined> = {
  name: "readRequest",
  run: ({ body, now, seen }) => {
    const parsed = parseSoapRequest(body)
    if (Result.isFailure(parsed)) return undefined
    const { action, header, messageId, payload } = parsed.success
    using document = parsed.success.document
    const operation = operationOf(action)
    const all: Parameters = operation === undefined ? {} : readParameters(payload, operation.name, operation.parameters)
    const { contentFile, ...parameters } = all
    const verified = verifySecurity(document, header, body, seen, now)
    return {
      ...shortened({ action, messageId, parameters }),
      content: decodeBase64(contentFile),
      question: questionOf(action, all),
      signer: Result.isSuccess(verified) ? { certificate: verified.success } : { fault: verified.failure }
    }
  }
}
