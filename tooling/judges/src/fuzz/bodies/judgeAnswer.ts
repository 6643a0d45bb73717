/** An HTTP answer of the service as received. */
export interface ServiceAnswer {
  readonly status: number
  readonly type: string
  readonly requestId: string | undefined
  readonly text: string
}

/**
 * Whether a body has the fields that every problem must have (RFC 9457, and the contract: `type` is a name, `detail` a
 * text).
 */
const isProblem = (body: unknown, status: number): boolean => {
  if (typeof body !== "object" || body === null) return false
  const { detail, status: bodyStatus, title, type } = body as Record<string, unknown>
  return (
    typeof type === "string" &&
    type.startsWith("urn:radicar:problem:") &&
    typeof title === "string" &&
    typeof detail === "string" &&
    detail !== "" &&
    bodyStatus === status
  )
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Finds the general rule that an answer breaks, in a few words; `undefined` if it breaks none. */
export const lackOf = ({ requestId, status, text, type }: ServiceAnswer): string | undefined => {
  if (status >= 500) return "no answer is a failure of the service"
  if (requestId === undefined) return "every answer has an X-Request-Id"
  const body = parsed(text)
  if (status >= 400) {
    return type === "application/problem+json" && isProblem(body, status) ? undefined : "a refusal is a problem"
  }
  return type.startsWith("application/json") && body !== undefined ? undefined : "an answer is JSON"
}
