import { describe, expect, it } from "vitest"
import { inboxMoves, inboxStateNames, inboxStates } from "../src/inbox/inboxStates.ts"
import { firstInboxState, orderProblem, termOf } from "../src/inbox/receivedDocument.ts"

const credit = { typeCode: "01", paymentForm: "2", buyer: "800197268", isValidated: true }

describe("a received document", () => {
  it.each([
    [credit, "800197268", "received"],
    [credit, undefined, "received"],
    [credit, "900373115", "notOurs"],
    [{ ...credit, paymentForm: "1" }, "800197268", "notRequired"],
    [{ ...credit, typeCode: "91" }, "800197268", "notRequired"],
    [{ ...credit, typeCode: "20" }, "800197268", "notRequired"],
    [{ ...credit, typeCode: "03" }, "800197268", "received"],
    [{ ...credit, isValidated: false }, "800197268", "withoutAnswer"],
    [{ ...credit, isValidated: false }, "900373115", "notOurs"]
  ] as const)("%o of the buyer %s begins as %s", (document, nit, state) => {
    expect(firstInboxState(document, nit)).toBe(state)
  })

  it.each([
    ["030", [], undefined],
    ["032", [], { problem: "missing", code: "030" }],
    ["033", ["030"], { problem: "missing", code: "032" }],
    ["033", ["030", "032"], undefined],
    ["031", ["030", "032"], undefined],
    ["031", ["030", "032", "033"], { problem: "excluded", code: "033" }],
    ["033", ["030", "032", "031"], { problem: "excluded", code: "031" }],
    ["033", ["030", "032", "034"], { problem: "excluded", code: "034" }]
  ] as const)("takes %s after %j: %o", (code, registered, problem) => {
    expect(orderProblem(code, new Set(registered))).toEqual(problem)
  })

  it("has three business days from the receipt of the goods, or of the invoice where a company sets it", () => {
    const days = { "030": "2026-11-12", "032": "2026-11-13" }
    expect(termOf({ "030": "2026-11-12" })).toBeUndefined()
    expect(termOf(days)).toEqual({ startsOn: "2026-11-13", endsOn: "2026-11-19" })
    expect(termOf(days, { startsWith: "030", saturdays: true })).toEqual({
      startsOn: "2026-11-12",
      endsOn: "2026-11-17"
    })
  })

  it("moves between known states only, and reaches each", () => {
    const reached = new Set(inboxMoves.map(({ to }) => to))
    expect(inboxMoves.flatMap(({ from, to }) => [from, to]).filter((name) => name && !(name in inboxStates))).toEqual(
      []
    )
    expect(inboxStateNames.filter((name) => !reached.has(name))).toEqual([])
  })
})
