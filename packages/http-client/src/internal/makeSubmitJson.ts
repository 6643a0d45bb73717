import { DocumentsGroup } from "@radicar/contract/DocumentsGroup"
import { FilingHeaders, FilingQuery } from "@radicar/contract/FilingQuery"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect, Schema, String } from "effect"
import { type HttpClient, HttpClientError, HttpClientRequest, type HttpClientResponse } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { FilingOperation, SubmitJson, SubmitJsonOptions, ValidateJson } from "../SubmitJson.ts"

const encodeQuery = Schema.encodeEffect(Schema.Struct(FilingQuery))
const encodeHeaders = Schema.encodeEffect(Schema.Struct(FilingHeaders))

const endpointOf = (operation: FilingOperation) => {
  const name = String.uncapitalize(operation)
  return {
    path: DocumentsGroup.endpoints[name].path,
    decode: HttpApiClient.decodeResponse(RadicarApi, { group: "documents", endpoint: name })
  }
}

const makeSend = (client: HttpClient.HttpClient, dryRun: boolean) =>
  Effect.fnUntraced(function* (operation: FilingOperation, json: string, { headers, query }: SubmitJsonOptions) {
    const { decode, path } = endpointOf(operation)
    const request = HttpClientRequest.post(path).pipe(
      HttpClientRequest.setHeaders(yield* encodeHeaders(headers ?? {})),
      HttpClientRequest.appendUrlParams(yield* encodeQuery(dryRun ? { ...query, dryRun: "true" } : query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(json, "application/json")
    )
    const response = yield* client.execute(request)
    return { answer: yield* decode(response), request, response }
  })

const unexpected = (
  request: HttpClientRequest.HttpClientRequest,
  response: HttpClientResponse.HttpClientResponse,
  description: string
) =>
  new HttpClientError.HttpClientError({ reason: new HttpClientError.DecodeError({ request, response, description }) })

/** Files through a client that already knows address, token and language. */
export const makeSubmitJson = (client: HttpClient.HttpClient): SubmitJson => {
  const send = makeSend(client, false)
  return Effect.fn("RadicarClient.submitJson")(function* (...args) {
    const { answer, request, response } = yield* send(...args)
    if ("valid" in answer) return yield* Effect.fail(unexpected(request, response, "The service has not filed it"))
    return answer
  })
}

/** Checks through a client that already knows address, token and language. */
export const makeValidateJson = (client: HttpClient.HttpClient): ValidateJson => {
  const send = makeSend(client, true)
  return Effect.fn("RadicarClient.validateJson")(function* (...args) {
    const { answer, request, response } = yield* send(...args)
    if ("valid" in answer) return answer
    return yield* Effect.fail(unexpected(request, response, "The service knows no dry run and has filed it"))
  })
}
