import type { X509Certificate } from "node:crypto"
import { Effect, Result } from "effect"
import type { SandboxFault } from "../../SandboxFault.ts"
import { isInDate } from "../certificates/CertificateDirectory.ts"
import type { SentFiles } from "../filing/readContent.ts"
import { type HttpReply, soapReply } from "../http/HttpReply.ts"
import type { OperationResult } from "../operations/Operation.ts"
import { writeResult } from "../soap/contract.ts"
import { type DianResponse, resultTypes } from "../soap/results.ts"
import { renderFault, renderReply, type SoapFault } from "../soap/SoapReply.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Behaviour, Circumstances } from "./Behaviour.ts"
import { behaviours } from "./behaviours.ts"

/** A request for an existing operation. */
interface OperationRequest extends Omit<Circumstances, "fault" | "state"> {
  readonly caller: Result.Result<X509Certificate, SoapFault>
  readonly files: SentFiles
  /** Operation with all its parameters, to recognise identical questions. */
  readonly question: string
}

/** Answers a request: normally, or as its fault requires. */
export const answerRequest = Effect.fnUntraced(function* (
  request: OperationRequest,
  fault: SandboxFault | undefined,
  state: SandboxState
): Effect.fn.Return<HttpReply> {
  const { caller, now, operation, question, relatesTo } = request
  const behaviour: Behaviour = fault === undefined ? {} : behaviours[fault.behaviour]
  const deliver = (reply: HttpReply): HttpReply =>
    fault === undefined || behaviour.deliver === undefined ? reply : behaviour.deliver(reply, fault)
  const refuse = (what: SoapFault) => deliver(soapReply(500, renderFault(what, relatesTo)))
  const circumstances = fault && { ...request, fault, state }
  const instead = circumstances && behaviour.instead?.(circumstances)
  if (instead !== undefined) return instead
  if (Result.isFailure(caller)) return refuse(caller.failure)
  const certificate = caller.success
  if (behaviour.expires === true) state.expiredCertificates.add(certificate.fingerprint256)
  if (!isAccepted(certificate, state, now)) return refuse({ _tag: "CertificateNotAccepted" })
  state.directory.remember(certificate)

  const recalled = behaviour.recalls === undefined ? undefined : state.answers.find(question, behaviour.recalls)
  if (recalled !== undefined) return recalled
  if (fault !== undefined && behaviour.meets === true) yield* state.meetings.join(fault, fault.delay ?? "10 seconds")
  const undeserved = circumstances && behaviour.result?.(circumstances)
  const result = undeserved ?? (yield* processed(request, certificate, behaviour, state))
  if (circumstances !== undefined) behaviour.afterwards?.(circumstances)
  const outcome = circumstances === undefined ? result : altered(result, behaviour, circumstances)
  const written = writeResult(operation.name, resultTypes[outcome.type], outcome.value)
  const reply = soapReply(
    outcome.httpStatus ?? 200,
    renderReply({ operation: operation.name, result: written, relatesTo, now })
  )
  state.answers.add(question, reply)
  return deliver(reply)
})

const isAccepted = (certificate: X509Certificate, state: SandboxState, now: number): boolean =>
  isInDate(certificate, now) &&
  !state.expiredCertificates.has(certificate.fingerprint256) &&
  (state.trust !== "strict" || state.directory.issued(certificate))

/** Runs the operation and stores the documents of a batch under the batch's key. */
const processed = Effect.fnUntraced(function* (
  { documents, files, now, operation, parameters }: OperationRequest,
  certificate: X509Certificate,
  { injection, twice }: Behaviour,
  state: SandboxState
) {
  const caller = { certificate, now, ...(injection === undefined ? {} : { injection }) }
  if (twice === true) yield* operation.run(parameters, caller, state, files)
  const result = yield* operation.run(parameters, caller, state, files)
  if (result.type === "UploadDocumentResponse" && result.value.zipKey !== undefined) {
    state.knownDocuments.remember(result.value.zipKey, documents)
  }
  return result
})

/** Changes the DianResponses of an answer, if it has any. */
const altered = (result: OperationResult, { alter }: Behaviour, circumstances: Circumstances): OperationResult => {
  if (alter === undefined) return result
  const change = (response: DianResponse): DianResponse => alter(response, circumstances)
  switch (result.type) {
    case "DianResponse":
      return { ...result, value: change(result.value) }
    case "ArrayOfDianResponse":
      return { ...result, value: result.value.map(change) }
    default:
      return result
  }
}
