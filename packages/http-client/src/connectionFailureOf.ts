/** Error codes of connections that could not be made, so that nothing was sent. */
const codes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT"
])

/**
 * Finds the error code of a connection that could not be made, among the causes of an error. Returns `undefined` if the
 * connection was made and broke later; it is then unknown whether the request arrived.
 */
export const connectionFailureOf = (error: unknown, depth = 0): string | undefined => {
  if (!(error instanceof Error) || depth > 8) return undefined
  if ("code" in error && typeof error.code === "string" && codes.has(error.code)) return error.code
  if (error instanceof AggregateError) {
    const each = error.errors.map((one) => connectionFailureOf(one, depth + 1))
    return each.includes(undefined) ? undefined : each[0]
  }
  return connectionFailureOf(error.cause, depth + 1)
}
