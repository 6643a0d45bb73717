import { Effect, Redacted, String } from "effect"
import { FetchHttpClient, HttpClient } from "effect/http"
import { connect } from "../internal/connect.ts"
import { jsonText } from "../internal/makeSubmit.ts"
import type { FilingOperation, SubmitOptions } from "../Submit.ts"
import type { Client } from "./Client.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import { makeOperations } from "./internal/makeOperations.ts"
import { makeRun } from "./internal/makeRun.ts"
import { TransportError } from "./TransportError.ts"

const httpClient = (fetch: ClientOptions["fetch"]): HttpClient.HttpClient => {
  const overFetch = Effect.provide(HttpClient.HttpClient, FetchHttpClient.layer)
  const client = Effect.runSync(
    fetch === undefined ? overFetch : Effect.provideService(overFetch, FetchHttpClient.Fetch, fetch)
  )
  // no trace headers: a browser would ask another origin for permission to send them
  return HttpClient.transformResponse(
    client,
    Effect.provideService(HttpClient.TracerDisabledWhen, () => true)
  )
}

const requireBaseUrl = (baseUrl: URL | string): URL => {
  const url = new URL(baseUrl)
  if (url.username === "" && url.password === "") return url
  throw new TypeError("baseUrl carries credentials, which every message would show: leave them out")
}

/**
 * Makes the client of the service for programs without Effect, derived from the same contract as `RadicarClient`. Calls
 * resolve to answers in their wire form. They reject with the contract's problems (`error instanceof InvalidDocument`),
 * with a `TransportError`, or with the reason of an `AbortSignal`: `AbortError`, `TimeoutError`. A malformed parameter
 * rejects with a `TypeError`.
 */
export const createClient = ({ baseUrl, fetch, language, retry, timeout, token }: ClientOptions): Client => {
  const connection = connect(httpClient(fetch), {
    baseUrl: requireBaseUrl(baseUrl),
    token: Redacted.make(token),
    ...(language === undefined ? {} : { language }),
    ...(retry === undefined ? {} : { retry })
  })
  const operations = makeOperations(connection, makeRun(timeout))
  const send = (
    operation: FilingOperation,
    body: unknown,
    request: SubmitOptions & { readonly query: { readonly dryRun?: "true" } },
    options?: CallOptions
  ) => operations.documents[String.uncapitalize(operation)]({ ...request, payload: jsonText(body) }, options)

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
