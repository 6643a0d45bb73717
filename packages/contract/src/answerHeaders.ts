import { object, withEach } from "./openApiParts.ts"

/** Headers of the answers, which no endpoint of the contract can name by itself. */
const component = (description: string, example: string) => ({ description, schema: { type: "string" }, example })

const always = {
  "X-Request-Id": component(
    "Names the request in the audit log and to whoever operates the service; the caller's own, if it sent one.",
    "order-1042"
  )
}

const limits = {
  RateLimit: component("What is left of the token's minute, and the seconds until it ends.", '"token";r=5999;t=42'),
  "RateLimit-Policy": component("Requests that the token has in a minute.", '"token";q=6000;w=60')
}

const again = {
  "Retry-After": { description: "Seconds after which to ask again.", schema: { type: "integer" }, example: 42 }
}

const challenge = { "WWW-Authenticate": component("Which credentials are wanted (RFC 9110).", "Bearer") }

const isSecured = ({ security }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(security) && security.length > 0

/**
 * Adds the headers of answers to an OpenAPI document: `X-Request-Id` to all, those of the limits where a token is asked
 * for (not before it is known: 401), `WWW-Authenticate` to 401, `Retry-After` to 429.
 */
export const withAnswerHeaders = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) => ({
        ...response,
        headers: {
          ...object(response["headers"]),
          ...always,
          ...(isSecured(operation) && status !== "401" ? limits : {}),
          ...(status === "401" ? challenge : {}),
          ...(status === "429" ? again : {})
        }
      }))
    }))
  )
})
