import { Cause, Effect, Exit, Schema } from "effect"
import { HttpClientError } from "effect/http"
import { connectionFailureOf } from "../../connectionFailureOf.ts"
import type { CallOptions } from "../ClientOptions.ts"
import { TransportError } from "../TransportError.ts"

const unknown = "It is unknown whether the request was carried out"

const withoutAnswer = (error: HttpClientError.HttpClientError): TransportError => {
  const status = error.response?.status
  const { cause } = error.reason
  if (status !== undefined) {
    return new TransportError(`The answer with status ${status} is not the service's. ${unknown}.`, {
      outcome: "unknown",
      status,
      cause
    })
  }
  const code = connectionFailureOf(error)
  return code === undefined
    ? new TransportError(`The connection broke off. ${unknown}.`, { outcome: "unknown", cause })
    : new TransportError(`The service cannot be reached (${code}). Nothing was sent: is it running there?`, {
        outcome: "notSent",
        cause
      })
}

/**
 * Chooses the error with which a call rejects: a problem of the contract unchanged, or a `TransportError` if there was
 * no valid answer.
 */
const failureOf = (cause: Cause.Cause<unknown>): unknown => {
  const error = Cause.squash(cause)
  if (HttpClientError.isHttpClientError(error)) return withoutAnswer(error)
  if (Schema.isSchemaError(error)) {
    return new TransportError(`The answer is not what the contract says. ${unknown}.`, { outcome: "unknown" })
  }
  return error
}

/** Runs a call as a promise, until its signal or its timeout ends it. */
export type Run = <A>(effect: Effect.Effect<A, unknown>, options?: CallOptions) => Promise<A>

/** Runs calls with a default timeout in milliseconds, which each call may replace. */
export const makeRun =
  (defaultTimeout: number | undefined): Run =>
  async (effect, { signal, timeout = defaultTimeout } = {}) => {
    const ends = AbortSignal.any([
      ...(signal === undefined ? [] : [signal]),
      ...(timeout === undefined ? [] : [AbortSignal.timeout(timeout)])
    ])
    ends.throwIfAborted()
    const exit = await Effect.runPromiseExit(effect, { signal: ends })
    if (Exit.isSuccess(exit)) return exit.value
    throw ends.aborted && Exit.hasInterrupts(exit) ? ends.reason : failureOf(exit.cause)
  }
