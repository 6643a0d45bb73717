import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import type { DeclaredContingency } from "../src/DeclaredContingency.ts"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { movableClock, testInstant } from "./support/fixedClock.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

// Invoices are issued at 06:59:58 in Bogotá (11:59:58Z) of the 15th; the paper is of the 14th.
const outage = (from: string, to?: string): DeclaredContingency => ({
  cause: "authority",
  from: new Date(from),
  ...(to === undefined ? {} : { to: new Date(to) })
})
const paper = (from: string, to: string): DeclaredContingency => ({
  cause: "issuer",
  from: new Date(from),
  to: new Date(to)
})
const hour = 3_600_000
const around = outage("2026-01-15T11:00:00Z", "2026-01-15T12:00:00Z")
const paperDay = paper("2026-01-14T05:00:00Z", "2026-01-15T04:59:59Z")

const cases = [
  ["04 in an outage", [], "04", [around], testInstant],
  ["04 in an outage that lasts", [], "04", [outage("2026-01-15T11:00:00Z")], testInstant + 500 * hour],
  ["04 at the 48th hour after it", [], "04", [around], testInstant + 48 * hour],
  ["04 after that", ["CTG01"], "04", [around], testInstant + 48 * hour + 1],
  ["04 from before the outage", ["CTG01"], "04", [outage("2026-01-15T11:59:59Z")], testInstant],
  ["04 from after the outage", ["CTG01"], "04", [outage("2026-01-14T11:00:00Z", "2026-01-15T11:59:57Z")], testInstant],
  ["04 when none is declared", ["CTG01"], "04", [], testInstant],
  ["04 when only the issuer had one", ["CTG01"], "04", [paperDay], testInstant],
  ["01 when none is declared", [], "01", [], testInstant],
  ["03 on a paper of that day", [], "03", [paperDay], testInstant],
  ["03 within 48 hours", [], "03", [paperDay], testInstant + 40 * hour],
  ["03 after that", ["CTG01"], "03", [paperDay], testInstant + 41 * hour],
  [
    "03 on a paper of the day before",
    ["CTG01"],
    "03",
    [paper("2026-01-15T05:00:00Z", "2026-01-16T05:00:00Z")],
    testInstant
  ],
  [
    "03 on a paper of the day after",
    ["CTG01"],
    "03",
    [paper("2026-01-13T05:00:00Z", "2026-01-14T04:59:59Z")],
    testInstant
  ],
  ["03 in a contingency of somebody else", ["CTG01"], "03", [{ ...paperDay, issuer: "860028580" }], testInstant],
  ["03 in its own", [], "03", [{ ...paperDay, issuer: "900373115" }], testInstant]
] as const

const time = movableClock()

layer(Sandbox.layer({ certificateDirectory, clock: time.clock }), { excludeTestServices: true })(
  "contingency",
  (it) => {
    it.effect.each(cases)("%s", ([, rules, typeCode, contingencies, now]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        time.at(now - testInstant)
        yield* sandbox.reset
        yield* sandbox.seed({ contingencies })
        const signer = yield* company(sandbox)
        const xml = signInvoice(invoiceText({ typeCode }), signer)
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer, { created: now }))
        expect(answer.rules).toEqual(rules)
        expect(answer.statusCode).toBe(rules.length === 0 ? "00" : "99")
      })
    )

    it.effect("nothing declared, nothing judged", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        time.at(500 * hour)
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        for (const typeCode of ["03", "04"] as const) {
          const xml = signInvoice(invoiceText({ typeCode }), signer)
          const options = { created: testInstant + 500 * hour }
          const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer, options))
          expect(answer).toMatchObject({ statusCode: "00", rules: [] })
        }
      })
    )
  }
)
