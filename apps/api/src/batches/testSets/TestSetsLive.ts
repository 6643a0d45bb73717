import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { requireAccess } from "../../access/requireAccess.ts"
import { readBody } from "../../http/readBody.ts"
import { AuthorityEndpoints, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { TestSets } from "./TestSets.ts"

/** Test sets. Bodies are read as text, because amounts must keep every digit. */
export const TestSetsLive = HttpApiBuilder.group(
  RadicarApi,
  "testSets",
  Effect.fn(function* (handlers) {
    const testSets = yield* TestSets
    const { standard } = yield* AuthorityEndpoints
    return handlers
      .handleAll({
        testSetGetItem: Effect.fn("TestSetGetItem")(function* ({ params, query }) {
          yield* requireAccess(query)
          const { companyId, isTest } = query
          const environment = isTrue(isTest) ? testEnvironment(standard) : standard
          return yield* testSets.get({ companyId, environment, testSetId: params.id.toLowerCase() })
        })
      })
      .handleRaw(
        "testSetCreate",
        Effect.fn("TestSetCreate")(function* ({ headers, query, request }) {
          yield* requireAccess(query)
          const { companyId, complete, isTest, providerId } = query
          const filed = yield* testSets.create({
            companyId,
            providerId,
            isTest: isTrue(isTest),
            completes: complete === "totals",
            unknownFields: headers["x-radicar-unknown-fields"] ?? "refuse",
            body: yield* readBody(request)
          })
          return HttpServerResponse.jsonUnsafe(filed)
        })
      )
  })
)
