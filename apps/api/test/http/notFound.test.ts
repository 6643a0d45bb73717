import { describe, expect, it } from "vitest"
import { notFound } from "../../src/http/problems.ts"

describe("the answer to an unknown path", () => {
  it("names the path whose last segment is similar, also before slashes at the end", () => {
    for (const path of ["/v1/dian/invoice", "/invoicess", "/v1/dian/invoicez//"])
      expect(notFound("POST", path).detail.en).toContain("Did you mean /v1/dian/invoices?")
    expect(notFound("GET", "//").detail.en).toBe("There is no GET //.")
  })

  it.each([
    ["GET", "/v1/submission/01a222e2", "/v1/submissions/01a222e2"],
    ["DELETE", "/v1/webhook/01a222e2", "/v1/webhooks/01a222e2"],
    ["GET", "/v1/inbox/sumary", "/v1/inbox/summary"],
    ["GET", "/v1/submissions/sumary", "/v1/submissions/summary"]
  ])("corrects the misspelt segment of %s %s", (method, path, suggested) => {
    expect(notFound(method, path).detail.en).toContain(`Did you mean ${suggested}?`)
  })

  it.each([
    // POST alone files an invoice
    ["GET", "/v1/dian/invoice"],
    // several paths end with the word
    ["GET", "/summary"],
    ["POST", "/v1/summary"]
  ])("names no path that does not accept the request: %s %s", (method, path) => {
    expect(notFound(method, path).detail.en).toBe(`There is no ${method} ${path}.`)
  })

  // a search that starts again at each letter would take minutes
  it("takes time in proportion to the path", () => {
    const path = `/v1/${"9".repeat(400_000)}/x`
    expect(notFound("GET", path)).toMatchObject({ status: 404 })
  })
})
