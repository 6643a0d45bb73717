import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { secureEnvelopeAsync } from "@radicar/signature/inner/WsSecurity"
import { Clock, Effect, Result } from "effect"
import type { AnswerTrust } from "../ApplicationResponse.ts"
import { AuthorityError } from "../AuthorityError.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import type { AuthorityOptions } from "../AuthorityOptions.ts"
import type { Call } from "../Call.ts"
import { ExchangeWitness, type SoapExchange } from "../SoapExchange.ts"
import {
  MAXIMUM_MESSAGE_BYTES,
  messageIds,
  type SoapOperation,
  soapRequest,
  unsendableParameter
} from "../SoapRequest.ts"
import { readEnvelope } from "./readAnswer.ts"
import type { Transport } from "./transport.ts"

const MAXIMUM_ANSWER_BYTES = 10 * 1024 * 1024
const TIMEOUTS = { firstByte: "60 seconds", send: "65 seconds", query: "30 seconds" } as const

/** Makes the function that carries out one attempt: check, sign the header, one HTTP exchange, read the answer. */
const makeAttempt = (exchange: Transport, options: AuthorityOptions) =>
  Effect.fnUntraced(function* <Input extends Call, Output>(
    operation: SoapOperation<Input, Output>,
    input: Input
  ): Effect.fn.Return<Output, AuthorityErrorReason> {
    const { identity, endpoint = options.endpoint } = input
    const limit = options.maximumAnswerBytes ?? operation.bounds?.bytes ?? MAXIMUM_ANSWER_BYTES
    const parameters = operation.parameters(input)
    const unsendable = unsendableParameter(parameters)
    if (unsendable !== undefined) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "InvalidRequest",
        detail: `${unsendable} has characters that XML does not allow`
      })
    }
    const created = new Date(yield* Clock.currentTimeMillis)
    if (created < identity.notBefore || created > identity.notAfter) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "CertificateNotInForce",
        notBefore: identity.notBefore.toISOString(),
        notAfter: identity.notAfter.toISOString()
      })
    }
    const request = soapRequest(operation.name, parameters)
    const envelope = yield* secureEnvelopeAsync(
      { action: request.action, to: endpoint.url, body: request.body },
      identity,
      {
        created,
        ids: messageIds(),
        variant: options.wsSecurityVariant ?? "A"
      }
    )
    const message = Buffer.from(envelope, "utf8")
    if (message.length > MAXIMUM_MESSAGE_BYTES) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "RequestTooLarge",
        bytes: message.length,
        limit: MAXIMUM_MESSAGE_BYTES
      })
    }
    const witness = yield* ExchangeWitness
    const seen = (received: SoapExchange["answer"]) =>
      Effect.sync(() =>
        witness({ operation: operation.name, url: endpoint.url, created, request: message, answer: received })
      )
    const lastByte = options.timeouts?.[operation.kind] ?? operation.bounds?.lastByte ?? TIMEOUTS[operation.kind]
    const firstByte = options.timeouts?.firstByte ?? TIMEOUTS.firstByte
    const answer = yield* exchange(
      { url: endpoint.url, contentType: request.contentType, message },
      { firstByte, lastByte, bytes: limit }
    ).pipe(
      Effect.tapError(() => seen(undefined)),
      Effect.tap(({ bytes: body, status }) => seen({ status, body }))
    )
    const trust: AnswerTrust = {
      trust: options.trustIn?.(endpoint.environment) ?? TrustAnchors.none,
      receivedAt: new Date(yield* Clock.currentTimeMillis),
      requireProof: options.requireProof
    }
    return yield* Effect.fromResult(
      Result.flatMap(readEnvelope(answer, operation.name, limit), (result) => operation.read(result, input, { trust }))
    )
  })

/**
 * Makes the function that carries out any operation: an attempt, and a second one if only its header was refused. Its
 * log lines name operation, endpoint, duration and outcome, never content.
 */
export const makeSoapCall = (exchange: Transport, options: AuthorityOptions) => {
  const attempt = makeAttempt(exchange, options)
  return Effect.fnUntraced(function* <Input extends Call, Output>(
    operation: SoapOperation<Input, Output>,
    input: Input
  ): Effect.fn.Return<Output, AuthorityError> {
    const { environment } = input.endpoint ?? options.endpoint
    yield* Effect.annotateCurrentSpan({ operation: operation.name, environment })
    const started = yield* Clock.currentTimeMillis
    const first = yield* Effect.result(attempt(operation, input))
    // Nothing was processed, and perhaps only the time of the header was wrong: try once more with a fresh header.
    const outcome =
      Result.isFailure(first) && first.failure._tag === "InvalidSecurity"
        ? yield* Effect.result(attempt(operation, input))
        : first
    const annotations = {
      operation: operation.name,
      environment,
      durationMillis: (yield* Clock.currentTimeMillis) - started
    }
    if (Result.isFailure(outcome)) {
      const error = AuthorityError.because(operation.name, outcome.failure)
      yield* Effect.logWarning("no answer from the authority").pipe(
        Effect.annotateLogs({ ...annotations, reason: error.reason._tag, outcome: error.outcome })
      )
      return yield* error
    }
    const summary = operation.summary(outcome.success)
    yield* Effect.annotateCurrentSpan(summary)
    yield* Effect.logInfo("answer from the authority").pipe(Effect.annotateLogs({ ...annotations, ...summary }))
    return outcome.success
  })
}
