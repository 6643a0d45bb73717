import { FilingQuery } from "@radicar/contract/FilingQuery"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { TestSetsGroup } from "@radicar/contract/TestSetsGroup"
import { Effect, Schema } from "effect"
import { type HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { TestSetJson } from "../TestSetJson.ts"

const encodeQuery = Schema.encodeEffect(Schema.Struct(FilingQuery))

/** Files for test sets through a client that already knows address, token and language. */
export const makeTestSetJson = (client: HttpClient.HttpClient): TestSetJson => {
  const { path } = TestSetsGroup.endpoints.testSetCreate
  const decode = HttpApiClient.decodeResponse(RadicarApi, { group: "testSets", endpoint: "testSetCreate" })
  return Effect.fn("RadicarClient.testSetJson")(function* (json, { query }) {
    const request = HttpClientRequest.post(path).pipe(
      HttpClientRequest.appendUrlParams(yield* encodeQuery(query)),
      HttpClientRequest.acceptJson,
      HttpClientRequest.bodyText(json, "application/json")
    )
    return yield* decode(yield* client.execute(request))
  })
}
