import { FilingQuery } from "@radicar/contract/FilingQuery"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { TestSetsGroup } from "@radicar/contract/TestSetsGroup"
import { Effect, Schema } from "effect"
import { HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { Connection } from "./connect.ts"
import type { TestSetJson } from "../TestSetJson.ts"

const encodeQuery = Schema.encodeEffect(Schema.Struct(FilingQuery))

/** Files for test sets over a connection. */
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
