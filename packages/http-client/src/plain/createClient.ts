import { call, type CallSettings } from "./call.ts"
import type { Client, FilingOperation, SubmitOptions } from "./Client.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import { operationTable } from "./generated/operationTable.ts"
import type { SubmissionResult, Validation } from "./generated/wireTypes.ts"
import { makeOperations } from "./makeOperations.ts"
import { TransportError } from "./TransportError.ts"
import { setHeader } from "./wireRequest.ts"

const requireBaseUrl = (baseUrl: URL | string): string => {
  const { origin, password, pathname, protocol, username } = new URL(baseUrl)
  if (username !== "" || password !== "") {
    throw new TypeError("baseUrl carries credentials, which every message would show: leave them out")
  }
  if (!/^https?:$/u.test(protocol)) throw new TypeError("baseUrl does not begin with http:// or https://")
  return `${origin}${pathname.endsWith("/") ? pathname.slice(0, -1) : pathname}`
}

const authorizationOf = (token: string): string => {
  const authorization = `Bearer ${token}`
  setHeader(new Headers(), "authorization", authorization)
  return authorization
}

/**
 * Makes the client of a service. Calls resolve to answers as they are on the wire. They reject with the contract's
 * problems (`error instanceof InvalidDocument`), with a `TransportError`, or with the reason of an `AbortSignal`:
 * `AbortError`, `TimeoutError`. A parameter that cannot be sent rejects with a `TypeError`.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "http://127.0.0.1:8080", token })
 * const query = { companyId: "1", providerId: "1" }
 * const { document, status } = await client.submit("InvoiceCreate", body, { query })
 * ```
 */
export const createClient = ({ baseUrl, fetch, language, retry, timeout, token }: ClientOptions): Client => {
  const caller = { base: requireBaseUrl(baseUrl), authorization: authorizationOf(token), language }
  const settings: CallSettings = { caller, fetch, retry, timeout }
  const operations = makeOperations(settings)
  const send = async (
    operation: FilingOperation,
    payload: unknown,
    request: SubmitOptions & { readonly query: { readonly dryRun?: "true" } },
    options: CallOptions = {}
  ) => {
    const name = `${operation.slice(0, 1).toLowerCase()}${operation.slice(1)}`
    const row = operationTable["documents"]?.[name]
    if (row === undefined) throw new TypeError(`${operation} files no document`)
    return (await call(settings, row, { ...request, payload }, options)) as SubmissionResult | Validation
  }
  return {
    ...operations,
    submit: async (operation, body, request, options) => {
      const answer = await send(operation, body, request, options)
      if ("valid" in answer) throw new TransportError("The service has not filed it.", { outcome: "unknown" })
      return answer
    },
    validate: async (operation, body, request, options) => {
      const answer = await send(operation, body, { ...request, query: { ...request.query, dryRun: "true" } }, options)
      if ("valid" in answer) return answer
      throw new TransportError("The service does not support dry runs and has filed it.", { outcome: "unknown" })
    },
    testSetJson: (payload, { query }, options) => operations.testSets.testSetCreate({ query, payload }, options)
  }
}
