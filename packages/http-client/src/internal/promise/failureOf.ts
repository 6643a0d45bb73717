import { Cause, Schema } from "effect"
import { HttpClientError } from "effect/http"
import { connectionFailureOf } from "../../connectionFailureOf.ts"
import { TransportError } from "../../promise/TransportError.ts"

const unknown = "Whether it was carried out is not known"

const withoutAnswer = (error: HttpClientError.HttpClientError): TransportError => {
  const status = error.response?.status
  const { cause } = error.reason
  if (status !== undefined) {
    return new TransportError(`Something answered with status ${status} and nothing of the contract. ${unknown}.`, {
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

/** What a call rejects with: a problem of the contract as it is; where there was no answer, that. */
export const failureOf = (cause: Cause.Cause<unknown>): unknown => {
  const error = Cause.squash(cause)
  if (HttpClientError.isHttpClientError(error)) return withoutAnswer(error)
  if (Schema.isSchemaError(error)) {
    return new TransportError(`The answer is not what the contract says. ${unknown}.`, { outcome: "unknown" })
  }
  return error
}
