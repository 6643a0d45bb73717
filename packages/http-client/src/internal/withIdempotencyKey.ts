import { repetitionOf } from "@radicar/contract/Repetition"
import { HttpClientRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"

const header = "idempotency-key"

// not randomUUID, which browsers have on secure pages only
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => octet.toString(16).padStart(2, "0")).join("")

/** Whether a body says which number it has; only a key that the caller keeps makes one document of a body that does not. */
const statesNumber = ({ body }: HttpClientRequest.HttpClientRequest): boolean => {
  if (body._tag !== "Uint8Array") return false
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body.body))
    return typeof value === "object" && value !== null && "Number" in value && Number(value.Number) > 0
  } catch {
    return false
  }
}

/**
 * Gives a request an Idempotency-Key of its own, which it keeps however often it is sent, where the operation takes one and
 * the caller has set none. A document without number gets none: called again after a crash, it would be a second document.
 */
export const withIdempotencyKey = (
  endpoint: HttpApiEndpoint.Top,
  request: HttpClientRequest.HttpClientRequest
): HttpClientRequest.HttpClientRequest => {
  const repetition = repetitionOf(endpoint)
  const takesOne = repetition === "keyed" || (repetition === "numbered" && statesNumber(request))
  return takesOne && request.headers[header] === undefined
    ? HttpClientRequest.setHeader(request, header, newKey())
    : request
}
