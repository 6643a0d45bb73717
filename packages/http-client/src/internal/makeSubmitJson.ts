import { DocumentsGroup } from "@radicar/contract/DocumentsGroup"
import { FilingHeaders, FilingQuery } from "@radicar/contract/FilingQuery"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect, Schema, String } from "effect"
import { type HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { FilingOperation, SubmitJson } from "../SubmitJson.ts"

const encodeQuery = Schema.encodeEffect(Schema.Struct(FilingQuery))
const encodeHeaders = Schema.encodeEffect(Schema.Struct(FilingHeaders))

const endpointOf = (operation: FilingOperation) => {
  const name = String.uncapitalize(operation)
  return {
    path: DocumentsGroup.endpoints[name].path,
    decode: HttpApiClient.decodeResponse(RadicarApi, { group: "documents", endpoint: name })
  }
}

/** Sends through a client that already knows address, token and language. */
export const makeSubmitJson = (client: HttpClient.HttpClient): SubmitJson =>
  Effect.fn("RadicarClient.submitJson")(function* (operation, json, { headers, query }) {
    const { decode, path } = endpointOf(operation)
    const request = HttpClientRequest.post(path).pipe(
      HttpClientRequest.setHeaders(yield* encodeHeaders(headers ?? {})),
      HttpClientRequest.appendUrlParams(yield* encodeQuery(query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(json, "application/json")
    )
    return yield* Effect.flatMap(client.execute(request), decode)
  })
