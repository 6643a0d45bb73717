import { Authorization } from "@radicar/contract/Authorization"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Context, Effect, Layer } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient, HttpApiMiddleware } from "effect/http-api"
import { makeSubmitJson, makeValidateJson } from "./internal/makeSubmitJson.ts"
import { makeTestSetJson } from "./internal/makeTestSetJson.ts"
import type { RadicarClientOptions } from "./RadicarClientOptions.ts"
import type { SubmitJson, ValidateJson } from "./SubmitJson.ts"
import type { TestSetJson } from "./TestSetJson.ts"

/** Every operation of the contract, by group, {@link SubmitJson}, {@link ValidateJson} and {@link TestSetJson}. */
export type RadicarOperations = HttpApiClient.ForApi<typeof RadicarApi> & {
  readonly submitJson: SubmitJson
  readonly validateJson: ValidateJson
  readonly testSetJson: TestSetJson
}

/**
 * The typed client of the service, derived from its contract. Operations answer what the contract says or fail with the
 * contract's problems as class instances, so `Effect.catchTag("InvalidDocument", …)` gives the violations. It uses
 * `fetch` and nothing of Node, so it runs in browsers as well.
 *
 * @example
 * ```ts
 * const program = Effect.gen(function* () {
 *   const radicar = yield* RadicarClient
 *   return yield* radicar.submitJson("InvoiceCreate", json, { query: { companyId: "1", providerId: "1" } })
 * })
 * program.pipe(Effect.provide(RadicarClient.layer({ baseUrl: "http://127.0.0.1:8080", token })))
 * ```
 */
export class RadicarClient extends Context.Service<RadicarClient, RadicarOperations>()(
  "@radicar/http-client/RadicarClient"
) {
  /** Over any HTTP client. */
  static readonly make = Effect.fnUntraced(function* (options: RadicarClientOptions) {
    const client = addressed(yield* HttpClient.HttpClient, options)
    const authorize = HttpClientRequest.bearerToken(options.token)
    const operations = yield* HttpApiClient.makeWith(RadicarApi, { httpClient: client }).pipe(
      Effect.provide(HttpApiMiddleware.layerClient(Authorization, ({ next, request }) => next(authorize(request))))
    )
    const authorized = HttpClient.mapRequest(client, authorize)
    return RadicarClient.of({
      ...operations,
      submitJson: makeSubmitJson(authorized),
      validateJson: makeValidateJson(authorized),
      testSetJson: makeTestSetJson(authorized)
    })
  })

  /** Over the HTTP client of the context. */
  static readonly layerNoDeps = (
    options: RadicarClientOptions
  ): Layer.Layer<RadicarClient, never, HttpClient.HttpClient> =>
    Layer.effect(RadicarClient, RadicarClient.make(options))

  /** Over the platform's `fetch`. */
  static readonly layer = (options: RadicarClientOptions): Layer.Layer<RadicarClient> =>
    RadicarClient.layerNoDeps(options).pipe(Layer.provide(FetchHttpClient.layer))
}

const addressed = (client: HttpClient.HttpClient, options: RadicarClientOptions): HttpClient.HttpClient => {
  const { baseUrl, language, transform } = options
  const transformed = transform === undefined ? client : transform(client)
  return HttpClient.mapRequest(transformed, (request) => {
    const spoken =
      language === undefined || request.headers["accept-language"] !== undefined
        ? request
        : HttpClientRequest.setHeader(request, "accept-language", language)
    return HttpClientRequest.prependUrl(spoken, baseUrl.toString())
  })
}
