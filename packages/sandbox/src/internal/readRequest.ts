import type { X509Certificate } from "node:crypto"
import { Result } from "effect"
import { operationOf } from "./operations/operations.ts"
import type { Operation } from "./operations/Operation.ts"
import type { SandboxState } from "./SandboxState.ts"
import type { SoapFault } from "./soap/SoapFault.ts"
import { parseSoapRequest, readParameters } from "./soap/SoapRequest.ts"
import { verifySecurity } from "./soap/verifySecurity.ts"

/** A request whose envelope was read: what is needed of it once its tree is gone. */
export interface ReadRequest {
  readonly operation: Operation | undefined
  readonly action: string
  readonly messageId: string | undefined
  readonly parameters: Readonly<Partial<Record<string, string>>>
  readonly caller: Result.Result<X509Certificate, SoapFault>
}

/** Reads the envelope and verifies its security in one go, because the tree is pruned on the way and freed at the end. */
export const readRequest = (body: Uint8Array, state: SandboxState, now: number): ReadRequest | undefined => {
  const parsed = parseSoapRequest(body)
  if (Result.isFailure(parsed)) return undefined
  const { header, action, messageId, payload } = parsed.success
  using document = parsed.success.document
  const operation = operationOf(action)
  const parameters = operation === undefined ? {} : readParameters(payload, operation.name, operation.parameters)
  return { operation, action, messageId, parameters, caller: verifySecurity(document, header, state.directory, now) }
}
