import { HttpClientError } from "effect/http"

const hide = (owner: object, key: string): void => {
  const property = Object.getOwnPropertyDescriptor(owner, key)
  if (property?.configurable === true) Object.defineProperty(owner, key, { ...property, enumerable: false })
}

/**
 * Hides the request of an error from printing. Otherwise Node, which prints uncaught errors by itself, would show the
 * token, or the certificate and password of a body.
 */
export const redactRequest = <E>(error: E): E => {
  if (!HttpClientError.isHttpClientError(error)) return error
  hide(error.reason, "request")
  if (error.response !== undefined) hide(error.response, "request")
  return error
}
