import { scopeNames } from "@radicar/contract/inner/CurrentCaller"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { recordedAnswers } from "@radicar/contract/inner/recorded/recorded"
import { OpenApi } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { exceptions, uncoveredOperations } from "../../src/attack/hostile/everyOperation.ts"
import type { Description } from "../../src/attack/hostile/hostileRequests.ts"

const description = OpenApi.fromApi(describedApi) as unknown as Description

// a test of the documentation compares them with a service
const answered = Object.entries(recordedAnswers).map(([operation, { status }]) => ({ operation, status }))

describe("the requests before the hostile phase", () => {
  it("are of every operation with valid input, but for the exceptions", () => {
    expect(uncoveredOperations(description, answered)).toEqual([])
  })

  it("fail the run for a new operation, a refused one, and an exception that is none", () => {
    const paths = { ...description.paths, "/v1/new": { post: { operationId: "NewCreate" } } }
    expect(uncoveredOperations({ paths }, answered)).toEqual(["NewCreate"])
    const refused = answered.map((each) => (each.operation === "InvoiceCreate" ? { ...each, status: 422 } : each))
    expect(uncoveredOperations(description, refused)).toEqual(["InvoiceCreate"])
    const [exception = ""] = Object.keys(exceptions)
    expect(uncoveredOperations(description, [...answered, { operation: exception, status: 200 }])).toEqual([exception])
  })

  it("need every scope, but for that of an exception", () => {
    const needed = new Set(
      Object.values(description.paths)
        .flatMap((methods) => Object.values(methods))
        .filter(({ operationId }) => !Object.hasOwn(exceptions, operationId))
        .flatMap(({ security = [] }) => security.flatMap(({ bearer = [] }) => bearer))
    )
    expect(scopeNames.filter((scope) => !needed.has(scope))).toEqual(["mails:report"])
  })
})
