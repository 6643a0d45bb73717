import type { X509Certificate } from "node:crypto"
import { Clock, Effect, Result } from "effect"
import { answerRequest } from "./faults/answerRequest.ts"
import { appliesTo, behaviours } from "./faults/behaviours.ts"
import { readDocuments } from "./faults/readDocuments.ts"
import { noFiles, readContent } from "./filing/readContent.ts"
import { settleBatches } from "./filing/settleBatches.ts"
import { htmlReply, type HttpReply, soapReply } from "./http/HttpReply.ts"
import { certificateNit } from "./nit.ts"
import { operationOf } from "./operations/operations.ts"
import { renderFault, type SoapFault } from "./soap/SoapReply.ts"
import { type ReadRequest, readRequest } from "./readRequest.ts"
import type { SandboxState } from "./state/SandboxState.ts"

/** Answers one request to the service, starting with the envelope. */
export const handleRequest = (state: SandboxState) =>
  Effect.fn("Sandbox.handle")(function* (body: Uint8Array): Effect.fn.Return<HttpReply> {
    const now = yield* Clock.currentTimeMillis
    // verdicts that are due by now belong to this answer already
    yield* settleBatches(state, now)
    const request = yield* read(body, now, state)
    if (request === undefined) return dated(htmlReply(400), now)
    const { action, content, messageId, parameters, question } = request
    const operation = operationOf(action)
    const caller = callerOf(request)
    const nit = Result.isSuccess(caller) ? certificateNit(caller.success) : undefined
    state.requests.add({ action, operation: operation?.name, parameters, nit, receivedAt: new Date(now) })
    if (operation === undefined) {
      return dated(soapReply(500, renderFault({ _tag: "ActionNotSupported", action }, messageId)), now)
    }
    const files = operation.parameters.includes("contentFile")
      ? yield* readContent(content, operation.family, nit ?? "", state)
      : noFiles
    const documents = yield* readDocuments(operation, parameters, files, state)
    // a fault for one taxpayer may come by its certificate, its documents, or the ranges that a query asks for
    const nits = [nit, parameters["accountCode"], ...documents.map(({ issuer }) => issuer)]
    const fault = state.faults.take({
      operation: operation.name,
      isPossible: (behaviour) => appliesTo(behaviour, operation),
      documents,
      nits: nits.filter((each) => each !== undefined)
    })
    const offset = (fault && behaviours[fault.behaviour].clockOffset?.(fault)) ?? 0
    // With a shifted clock, the security header is checked at another time.
    const reread = offset === 0 ? undefined : yield* read(body, now + offset, state)
    const reply = yield* answerRequest(
      {
        operation,
        parameters,
        files,
        question,
        documents,
        caller: reread === undefined ? caller : callerOf(reread),
        relatesTo: messageId,
        now: now + offset
      },
      fault,
      state
    )
    return dated(reply, now + offset)
  })

/** Adds the server's time, by which clients determine the offset of their clocks. */
const dated = (reply: HttpReply, now: number): HttpReply => ({
  ...reply,
  headers: { date: new Date(now).toUTCString(), ...reply.headers }
})

/**
 * Reads a request; `undefined` if it is not an envelope or needs too many resources. Requests have one key, for nothing
 * is known of their senders before they are read: they wait in the order of their arrival.
 */
const read = (body: Uint8Array, now: number, { directory, workshop }: SandboxState) =>
  workshop
    .run(readRequest, { body, now, seen: directory.seen }, { octets: body.byteLength, key: "" })
    .pipe(Effect.catch(() => Effect.succeed(undefined)))

const callerOf = ({ signer }: ReadRequest): Result.Result<X509Certificate, SoapFault> =>
  "fault" in signer ? Result.fail(signer.fault) : Result.succeed(signer.certificate)
