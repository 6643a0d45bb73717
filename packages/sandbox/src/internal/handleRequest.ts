import { Clock, Effect, Result } from "effect"
import { certificateNit } from "./authority/certificateNit.ts"
import { settleBatches } from "./batch/settleBatches.ts"
import { answerRequest } from "./faults/answerRequest.ts"
import { behaviours } from "./faults/behaviours.ts"
import { readDocuments } from "./faults/readDocuments.ts"
import { type HttpReply, htmlReply, soapReply } from "./http/HttpReply.ts"
import { type ReadRequest, readRequest } from "./readRequest.ts"
import type { SandboxState } from "./SandboxState.ts"
import { renderFault } from "./soap/SoapFault.ts"

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
    const fault = state.faults.take({ operation, documents, nits: nits.filter((each) => each !== undefined) })
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
