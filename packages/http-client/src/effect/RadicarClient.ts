import { Authorization } from "@radicar/contract/inner/Authorization"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Context, Effect, Layer } from "effect"
import { FetchHttpClient, HttpClient } from "effect/http"
import { HttpApi, HttpApiClient, HttpApiMiddleware } from "effect/http-api"
import { connect } from "./connect.ts"
import { makeRipsJson, makeSubmit, makeTestSetJson, makeValidate, unchecked } from "./makeSubmit.ts"
import type { RadicarClientOptions } from "./RadicarClientOptions.ts"
import type { RipsJson, Submit, Validate } from "./Submit.ts"
import type { TestSetJson } from "./TestSetJson.ts"

/**
 * The contract without checks of requests: the service checks them and reports faults in its own words, in the caller's
 * language.
 */
const uncheckedRequests = RadicarApi.annotate(HttpApi.ParamsParseOptions, unchecked)
  .annotate(HttpApi.QueryParseOptions, unchecked)
  .annotate(HttpApi.HeadersParseOptions, unchecked)
  .annotate(HttpApi.PayloadParseOptions, unchecked)

/** Every operation of the contract, by group, and operations that take a body as JSON text, which is sent unchanged. */
export type RadicarOperations = HttpApiClient.ForApi<typeof RadicarApi> & {
  readonly submit: Submit
  readonly validate: Validate
  readonly testSetJson: TestSetJson
  readonly ripsJson: RipsJson
}

/**
 * The typed client of the service, derived from its contract. Operations return the contract's answers or fail with the
 * contract's problems as class instances, so `Effect.catchTag("InvalidDocument", …)` gives the violations. It uses
 * `fetch` and no Node API, so it also runs in browsers.
 *
 * @example
 * ```ts
 * const program = Effect.gen(function* () {
 *   const radicar = yield* RadicarClient
 *   return yield* radicar.submit("InvoiceCreate", json, { query: { companyId: "1", providerId: "1" } })
 * })
 * program.pipe(Effect.provide(RadicarClient.layer({ baseUrl: "http://127.0.0.1:8080", token })))
 * ```
 */
export class RadicarClient extends Context.Service<RadicarClient, RadicarOperations>()(
  "@radicar/effect/RadicarClient"
) {
  /** Makes the client. It sends requests through the `HttpClient` of the context. */
  static readonly make = Effect.fnUntraced(function* (options: RadicarClientOptions) {
    const { around, open, send } = connect(yield* HttpClient.HttpClient, options)
    const operations = yield* HttpApiClient.makeWith(uncheckedRequests, { httpClient: open }).pipe(
      Effect.provide(
        HttpApiMiddleware.layerClient(Authorization, ({ endpoint, next, request }) => around(endpoint, request, next))
      )
    )
    return RadicarClient.of({
      ...operations,
      submit: makeSubmit(send),
      validate: makeValidate(send),
      testSetJson: makeTestSetJson(send),
      ripsJson: makeRipsJson(send)
    })
  })

  /** The client over the HTTP client of the context. */
  static readonly layerNoDeps = (
    options: RadicarClientOptions
  ): Layer.Layer<RadicarClient, never, HttpClient.HttpClient> =>
    Layer.effect(RadicarClient, RadicarClient.make(options))

  /** The client over the platform's `fetch`. */
  static readonly layer = (options: RadicarClientOptions): Layer.Layer<RadicarClient> =>
    RadicarClient.layerNoDeps(options).pipe(Layer.provide(FetchHttpClient.layer))
}
