import { describe, expect, it } from "vitest"
import { notFound } from "../../src/http/problems.ts"

describe("the answer to an unknown path", () => {
  it("names the path whose last segment is similar, also before slashes at the end", () => {
    for (const path of ["/v1/dian/invoice", "/invoicess", "/v1/dian/invoicez//"])
      expect(notFound("POST", path).detail.en).toContain("Did you mean /v1/dian/invoices?")
    expect(notFound("GET", "//").detail.en).toBe("There is no GET //.")
  })

  // a search that starts again at each letter would take minutes
  it("takes time in proportion to the path", () => {
    const path = `/v1/${"9".repeat(400_000)}/x`
    expect(notFound("GET", path)).toMatchObject({ status: 404 })
  })
})
