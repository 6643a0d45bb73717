import { signerRole } from "@radicar/domain/inner/Nit"
import { signingMoment } from "@radicar/domain/inner/rulebook/sameDay"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { assert, describe, it } from "@effect/vitest"

describe("signing", () => {
  // 2026-01-15T03:30:00.250Z is still the 14th in Colombia
  const now = Date.UTC(2026, 0, 15, 3, 30, 0, 250)

  it("claims now for a document of today", () => {
    const issued = new LocalDateTime({ date: "2026-01-14", time: "08:00:00" })
    assert.deepStrictEqual(signingMoment(issued, now), { text: "2026-01-14T22:30:00.250-05:00", epochMillis: now })
  })

  it("claims the document's own moment for one of an earlier day", () => {
    const issued = new LocalDateTime({ date: "2026-01-13", time: "23:59:59" })
    assert.deepStrictEqual(signingMoment(issued, now), {
      text: "2026-01-13T23:59:59.000-05:00",
      epochMillis: Date.UTC(2026, 0, 14, 4, 59, 59)
    })
  })

  it.each([
    [undefined, "supplier"],
    ["900373115", "supplier"],
    ["9003731153", "supplier"],
    ["9003731157", undefined],
    ["800197268", "third party"],
    ["8001972684", "third party"],
    ["900373116", undefined],
    ["90037311577", undefined],
    ["90037311", undefined]
  ])("a certificate of %s signs as %s", (nit, role) => {
    assert.strictEqual(
      signerRole(nit, { issuerNit: "900373115", softwareOwnerNit: "800197268", isIssuerKnown: false }),
      role
    )
  })

  // the last digit of each certificate is the check digit of the issuer's number, and may as well be of another's
  it.each([
    ["a person and a company", "801234564", "80123456"],
    ["two persons", "12345672", "1234567"],
    ["a person and a card of ten digits", "1012345675", "101234567"]
  ])("digits of %s are another's number, unless the issuer is known", (_, nit, issuerNit) => {
    const document = { issuerNit, softwareOwnerNit: issuerNit }
    assert.isUndefined(signerRole(nit, { ...document, isIssuerKnown: false }))
    const known = nit.length < 10 ? "supplier" : undefined
    assert.strictEqual(signerRole(nit, { ...document, isIssuerKnown: true }), known)
  })
})
