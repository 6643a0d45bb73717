import { connectionFailureOf } from "@radicar/http-client/inner/connectionFailureOf"
import { expect, it } from "@effect/vitest"

it("tells a connection that was never made from one that broke", () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code })
  const refused = withCode("ECONNREFUSED")
  expect(connectionFailureOf(new Error("fetch failed", { cause: refused }))).toBe("ECONNREFUSED")
  expect(connectionFailureOf(new AggregateError([refused, withCode("ENETUNREACH")]))).toBe("ECONNREFUSED")
  expect(connectionFailureOf(new AggregateError([refused, withCode("ECONNRESET")]))).toBeUndefined()
  expect(connectionFailureOf(new Error("fetch failed", { cause: withCode("ECONNRESET") }))).toBeUndefined()
})
