import type { X509Certificate } from "node:crypto"
import { Clock, Effect, Result } from "effect"
import { certificateNit } from "./authority/certificateNit.ts"
import { isInDate } from "./authority/CertificateDirectory.ts"
import { settleBatches } from "./batch/settleBatches.ts"
import { behaviours } from "./faults/behaviours.ts"
import { type HttpReply, htmlReply, soapReply } from "./http/HttpReply.ts"
import { operationOf } from "./operations/operations.ts"
import type { Operation, OperationResult } from "./operations/Operation.ts"
import type { SandboxState } from "./SandboxState.ts"
import { writeResult } from "./soap/contract/writeResult.ts"
import { renderReply } from "./soap/renderReply.ts"
import type { DianResponse } from "./soap/results/DianResponse.ts"
import { resultTypes } from "./soap/results/ResultType.ts"
import { renderFault, type SoapFault } from "./soap/SoapFault.ts"
import { parseSoapRequest, readParameters } from "./soap/SoapRequest.ts"
import { verifySecurity } from "./soap/verifySecurity.ts"

/** A request whose envelope was read: what is needed of it once its tree is gone. */
interface ReadRequest {
  readonly operation: Operation | undefined
  readonly action: string
  readonly messageId: string | undefined
  readonly parameters: Readonly<Partial<Record<string, string>>>
  readonly caller: Result.Result<X509Certificate, SoapFault>
}

/** Answers one request to the service (simulator.md §2, from the envelope on). */
export const handleRequest = (state: SandboxState) =>
  Effect.fn("Sandbox.handle")(function* (body: Uint8Array): Effect.fn.Return<HttpReply> {
    const now = yield* Clock.currentTimeMillis
    yield* settleBatches(state, now)
    const request = readRequest(body, state, now)
    if (request === undefined) return htmlReply(400)
    record(request, state, now)
    const { operation, messageId } = request
    const fault = (what: SoapFault) => soapReply(500, renderFault(what, messageId))
    if (operation === undefined) return fault({ _tag: "ActionNotSupported", action: request.action })

    const programmed = state.faults.take(operation.name)
    const behaviour = programmed && behaviours[programmed.behaviour]
    if (behaviour?.instead !== undefined) return behaviour.instead(messageId)
    if (Result.isFailure(request.caller)) return fault(request.caller.failure)
    const certificate = request.caller.success
    if (!isAccepted(certificate, state, now)) return fault({ _tag: "CertificateNotAccepted" })
    state.directory.remember(certificate)

    const batch = behaviour?.batch === undefined ? {} : { batch: behaviour.batch }
    const answered = yield* operation.run(request.parameters, { certificate, now, ...batch }, state)
    const result = behaviour?.alter === undefined ? answered : alter(answered, behaviour.alter)
    const written = writeResult(operation.name, resultTypes[result.type], result.value)
    const reply = soapReply(
      result.httpStatus ?? 200,
      renderReply({ operation: operation.name, result: written, relatesTo: messageId, now })
    )
    return programmed === undefined || behaviour?.deliver === undefined ? reply : behaviour.deliver(reply, programmed)
  })

const isAccepted = (certificate: X509Certificate, state: SandboxState, now: number): boolean =>
  isInDate(certificate, now) && (state.trust !== "strict" || state.directory.issued(certificate))

/** Changes the DianResponses of an answer, if it has some. */
const alter = (result: OperationResult, change: (response: DianResponse) => DianResponse): OperationResult => {
  switch (result.type) {
    case "DianResponse":
      return { ...result, value: change(result.value) }
    case "ArrayOfDianResponse":
      return { ...result, value: result.value.map(change) }
    default:
      return result
  }
}

const record = ({ action, operation, parameters, caller }: ReadRequest, state: SandboxState, now: number): void => {
  const { contentFile: _, ...shown } = parameters
  state.requests.add({
    action,
    operation: operation?.name,
    parameters: shown,
    nit: Result.isSuccess(caller) ? certificateNit(caller.success) : undefined,
    receivedAt: new Date(now)
  })
}

/** Reads the envelope and verifies its security in one go, because the tree is pruned on the way and freed at the end. */
const readRequest = (body: Uint8Array, state: SandboxState, now: number): ReadRequest | undefined => {
  const parsed = parseSoapRequest(body)
  if (Result.isFailure(parsed)) return undefined
  const { header, action, messageId, payload } = parsed.success
  using document = parsed.success.document
  const operation = operationOf(action)
  const parameters = operation === undefined ? {} : readParameters(payload, operation.name, operation.parameters)
  return { operation, action, messageId, parameters, caller: verifySecurity(document, header, state.directory, now) }
}
