import { DocumentsGroup } from "@radicar/contract/inner/DocumentsGroup"
import { FilingHeaders, FilingQuery } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { RipsGroup, RipsQuery } from "@radicar/contract/inner/RipsGroup"
import { TestSetsGroup } from "@radicar/contract/inner/TestSetsGroup"
import { Effect, Schema, String } from "effect"
import { HttpClientError, HttpClientRequest, type HttpClientResponse } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { FilingOperation, RipsJson, Submit, SubmitOptions, Validate } from "./Submit.ts"
import type { TestSetJson } from "./TestSetJson.ts"
import type { Connection } from "./connect.ts"
import { redactRequest } from "./redactRequest.ts"

/** Options for encoding without checks of values, which the service makes itself. */
export const unchecked = { disableChecks: true } as const

const encodeQuery = Schema.encodeEffect(Schema.Struct(FilingQuery), unchecked)

/** Makes the function that files documents for a test set over a connection. */
export const makeTestSetJson = (send: Connection["send"]): TestSetJson => {
  const endpoint = TestSetsGroup.endpoints.testSetCreate
  const decode = HttpApiClient.decodeResponse(RadicarApi, { group: "testSets", endpoint: "testSetCreate" })
  return Effect.fn("RadicarClient.testSetJson")(function* (json, { query }) {
    const request = HttpClientRequest.post(endpoint.path).pipe(
      HttpClientRequest.appendUrlParams(yield* encodeQuery(query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(json, "application/json")
    )
    return yield* decode(yield* send(endpoint, request))
  })
}

const encodeRipsQuery = Schema.encodeEffect(Schema.Struct(RipsQuery), unchecked)

/** Makes the function that checks a RIPS over a connection. */
export const makeRipsJson = (send: Connection["send"]): RipsJson => {
  const endpoint = RipsGroup.endpoints.check
  const decode = HttpApiClient.decodeResponse(RadicarApi, { group: "rips", endpoint: "check" })
  return Effect.fn("RadicarClient.ripsJson")(function* (json, { query }) {
    const request = HttpClientRequest.post(endpoint.path).pipe(
      HttpClientRequest.appendUrlParams(yield* encodeRipsQuery(query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(json, "application/json")
    )
    return yield* decode(yield* send(endpoint, request))
  })
}

/** Writes a body as JSON text; a text is returned unchanged. */
export const jsonText = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body))

const encodeHeaders = Schema.encodeEffect(Schema.Struct(FilingHeaders), unchecked)

const endpointOf = (operation: FilingOperation) => {
  const name = String.uncapitalize(operation)
  return {
    endpoint: DocumentsGroup.endpoints[name],
    decode: HttpApiClient.decodeResponse(RadicarApi, { group: "documents", endpoint: name })
  }
}

const makeSend = (send: Connection["send"], dryRun: boolean) =>
  Effect.fnUntraced(function* (operation: FilingOperation, body: unknown, { headers, query }: SubmitOptions) {
    const { decode, endpoint } = endpointOf(operation)
    const request = HttpClientRequest.post(endpoint.path).pipe(
      HttpClientRequest.setHeaders(yield* encodeHeaders(headers ?? {})),
      HttpClientRequest.appendUrlParams(yield* encodeQuery(dryRun ? { ...query, dryRun: "true" } : query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(jsonText(body), "application/json")
    )
    const response = yield* send(endpoint, request)
    return { answer: yield* decode(response), request, response }
  })

const unexpected = (
  request: HttpClientRequest.HttpClientRequest,
  response: HttpClientResponse.HttpClientResponse,
  description: string
) =>
  redactRequest(
    new HttpClientError.HttpClientError({ reason: new HttpClientError.DecodeError({ request, response, description }) })
  )

/** Makes the function that files a document over a connection. */
export const makeSubmit = (send: Connection["send"]): Submit => {
  const sendBody = makeSend(send, false)
  return Effect.fn("RadicarClient.submit")(function* (...args) {
    const { answer, request, response } = yield* sendBody(...args)
    if ("valid" in answer) return yield* Effect.fail(unexpected(request, response, "The service has not filed it"))
    return answer
  })
}

/** Makes the function that checks a document over a connection. */
export const makeValidate = (send: Connection["send"]): Validate => {
  const sendBody = makeSend(send, true)
  return Effect.fn("RadicarClient.validate")(function* (...args) {
    const { answer, request, response } = yield* sendBody(...args)
    if ("valid" in answer) return answer
    return yield* Effect.fail(unexpected(request, response, "The service does not support dry runs and has filed it"))
  })
}
