import { assert, describe, it } from "vitest"
import { readFilter, soughtDocument, wireFilter } from "../src/submissions/filter.ts"

const key = "9d8da88a63e3a4ebd07393c71e6cd69e4c003f1f2bd698287b4126550babe4edbac2da4c1c0ee05546b48340e061f009"
const uuid = "01a20130-7536-7f5e-93fa-50e835033af9"

describe("a search term", () => {
  it.each([key, key.toUpperCase(), uuid, ` ${uuid} `])("%j is one document", (typed) => {
    assert.strictEqual(soughtDocument(typed), typed.trim().toLowerCase())
  })

  it.each(["", "<script>", "SETP-99-1", "SETP990000203", key.slice(1)])("%j is not", (typed) => {
    assert.isUndefined(soughtDocument(typed))
  })
})

describe("the filter of an address", () => {
  it("omits invalid values", () => {
    const query = new URLSearchParams(
      "status=all&type=1&number=1e5&issuedFrom=yesterday&issuedTo=2026-01-31&prefix=SETP&x=1&amountFrom=1.000&amountTo=5&q=a"
    )
    assert.deepStrictEqual(readFilter(query), {
      prefix: "SETP",
      issuedTo: "2026-01-31",
      amountFrom: "1.000",
      amountTo: "5"
    })
  })

  it("of documents to correct is the service's own", () => {
    assert.deepStrictEqual(wireFilter({ status: "toCorrect", type: "01" }), { type: "01", needsCorrection: "true" })
    assert.deepStrictEqual(wireFilter({ status: "rejected" }), { status: "rejected" })
  })
})
