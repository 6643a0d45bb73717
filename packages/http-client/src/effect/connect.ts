import { HttpClient, HttpClientRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import type { RadicarClientOptions } from "./RadicarClientOptions.ts"
import { type SendResult, makeSendAgain, type Send } from "./sendAgain.ts"

/** Ways to send requests to one service. */
export interface Connection {
  /** HTTP client with address and language but without token and retries, for operations that need neither. */
  readonly open: HttpClient.HttpClient
  /** Middleware that adds the token to a request and retries it if that is safe. */
  readonly around: Send
  readonly send: (endpoint: HttpApiEndpoint.Top, request: HttpClientRequest.HttpClientRequest) => SendResult
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

/** Connects a plain HTTP client with the service that the options name. */
export const connect = (client: HttpClient.HttpClient, options: RadicarClientOptions): Connection => {
  const open = addressed(client, options)
  const sendAgain = makeSendAgain(options.retry)
  const around: Send = (endpoint, request, next) =>
    sendAgain(endpoint, HttpClientRequest.bearerToken(request, options.token), next)
  return { open, around, send: (endpoint, request) => around(endpoint, request, open.execute) }
}
