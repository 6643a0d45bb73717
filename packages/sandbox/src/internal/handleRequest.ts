import type { X509Certificate } from "node:crypto"
import { Clock, Effect, Result } from "effect"
import { answerRequest } from "./faults/answerRequest.ts"
import { appliesTo, behaviours } from "./faults/behaviours.ts"
import { readDocuments } from "./faults/readDocuments.ts"
import { settleBatches } from "./filing/settleBatches.ts"
import { htmlReply, type HttpReply, soapReply } from "./http/HttpReply.ts"
import { certificateNit } from "./nit.ts"
import type { Operation, Parameters } from "./operations/Operation.ts"
import { operationOf } from "./operations/operations.ts"
import { renderFault, type SoapFault } from "./soap/SoapReply.ts"
import { parseSoapRequest, readParameters } from "./soap/SoapRequest.ts"
import { verifySecurity } from "./soap/verifySecurity.ts"
import type { SandboxState } from "./state/SandboxState.ts"

/** Answers one request to the service (simulator.md §2, from the envelope on). */
export const handleRequest = (state: SandboxState) =>
  Effect.fn("Sandbox.handle")(function* (body: Uint8Array): Effect.fn.Return<HttpReply> {
    const now = yield* Clock.currentTimeMillis
    yield* settleBatches(state, now)
    const request = readRequest(body, state, now)
    if (request === undefined) return dated(htmlReply(400), now)
    const nit = nitOf(request)
    record(request, nit, state, now)
    const { action, messageId, operation, parameters } = request
    if (operation === undefined) {
      return dated(soapReply(500, renderFault({ _tag: "ActionNotSupported", action }, messageId)), now)
    }
    const documents = yield* readDocuments(operation, parameters, state)
    const nits = [nit, parameters["accountCode"], ...documents.map(({ issuer }) => issuer)]
    const fault = state.faults.take({
      operation: operation.name,
      isPossible: (behaviour) => appliesTo(behaviour, operation),
      documents,
      nits: nits.filter((each) => each !== undefined)
    })
    const offset = (fault && behaviours[fault.behaviour].clockOffset?.(fault)) ?? 0
    // A clock that is off sees another time in the security header.
    const caller = offset === 0 ? request.caller : (readRequest(body, state, now + offset)?.caller ?? request.caller)
    const reply = yield* answerRequest(
      { operation, parameters, documents, caller, relatesTo: messageId, now: now + offset },
      fault,
      state
    )
    return dated(reply, now + offset)
  })

/** With the server's time, by which clients tell how far theirs is off. */
const dated = (reply: HttpReply, now: number): HttpReply => ({
  ...reply,
  headers: { date: new Date(now).toUTCString(), ...reply.headers }
})

const nitOf = ({ caller }: ReadRequest): string | undefined =>
  Result.isSuccess(caller) ? certificateNit(caller.success) : undefined

const record = (
  { action, operation, parameters }: ReadRequest,
  nit: string | undefined,
  state: SandboxState,
  now: number
): void => {
  const { contentFile: _, ...shown } = parameters
  state.requests.add({ action, operation: operation?.name, parameters: shown, nit, receivedAt: new Date(now) })
}

/** A request whose envelope was read: what is needed of it once its tree is gone. */
export interface ReadRequest {
  readonly operation: Operation | undefined
  readonly action: string
  readonly messageId: string | undefined
  readonly parameters: Parameters
  readonly caller: Result.Result<X509Certificate, SoapFault>
}

/**
 * Reads the envelope and verifies its security in one go, because the tree is pruned on the way and freed at the end.
 */
const readRequest = (body: Uint8Array, state: SandboxState, now: number): ReadRequest | undefined => {
  const parsed = parseSoapRequest(body)
  if (Result.isFailure(parsed)) return undefined
  const { header, action, messageId, payload } = parsed.success
  using document = parsed.success.document
  const operation = operationOf(action)
  const parameters = operation === undefined ? {} : readParameters(payload, operation.name, operation.parameters)
  return { operation, action, messageId, parameters, caller: verifySecurity(document, header, state.directory, now) }
}
