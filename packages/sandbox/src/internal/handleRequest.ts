import { X509Certificate } from "node:crypto"
import { Clock, Effect, Result } from "effect"
import { isInDate } from "./authority/CertificateDirectory.ts"
import { behaviours } from "./faults/behaviours.ts"
import { type HttpReply, htmlReply, soapReply } from "./http/HttpReply.ts"
import { operationOf } from "./operations/operations.ts"
import type { Operation, OperationResult } from "./operations/Operation.ts"
import type { SandboxState } from "./SandboxState.ts"
import { renderDianResponse } from "./soap/DianResponse.ts"
import { renderReply } from "./soap/renderReply.ts"
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
    const request = readRequest(body, state, now)
    if (request === undefined) return htmlReply(400)
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

    const result = yield* operation.run(request.parameters, { certificate, now }, state)
    const altered = behaviour?.alter === undefined ? result : { ...result, response: behaviour.alter(result.response) }
    const reply = soapReply(
      200,
      renderReply({ operation: operation.name, result: render(operation.name, altered), relatesTo: messageId, now })
    )
    return programmed === undefined || behaviour?.deliver === undefined ? reply : behaviour.deliver(reply, programmed)
  })

const isAccepted = (certificate: X509Certificate, state: SandboxState, now: number): boolean =>
  isInDate(certificate, now) && (state.trust !== "strict" || state.directory.issued(certificate))

const render = (operation: string, result: OperationResult): string => {
  switch (result._tag) {
    case "DianResponse":
      return renderDianResponse(operation, result.response)
  }
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
