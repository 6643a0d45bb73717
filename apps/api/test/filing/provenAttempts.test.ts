import { assert, describe, it } from "@effect/vitest"
import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import type { FailedCall } from "../../src/filing/authority/AuthorityHealth.ts"
import { provenAttempts } from "../../src/filing/contingency.ts"

const error: AuthorityErrorReason = { _tag: "ServiceUnavailable", status: 503 }
const delay: AuthorityErrorReason = { _tag: "TimedOut", seconds: 60, phase: "firstByte" }

/** Calls that failed for this reason, at these seconds after the first. */
const calls = (reason: AuthorityErrorReason, ...seconds: ReadonlyArray<number>): ReadonlyArray<FailedCall> =>
  seconds.map((second) => ({ at: 1_800_000_000_000 + second * 1000, operation: "SendBillSync", reason, message: "" }))

const proven = (...failures: ReadonlyArray<FailedCall>) =>
  provenAttempts(failures).map(({ at }) => (at - 1_800_000_000_000) / 1000)

describe("an outage of the authority is proven", () => {
  it("by three errors five seconds apart (annex FE 1.9 §12.2)", () => {
    assert.deepStrictEqual(proven(...calls(error, 0, 5, 10)), [0, 5, 10])
    assert.deepStrictEqual(proven(...calls(error, 0, 1, 5, 9, 10)), [0, 5, 10])
    assert.deepStrictEqual(proven(...calls(error, 0, 4, 9, 13)), [])
    assert.deepStrictEqual(proven(...calls(error, 0, 1, 2, 3, 4)), [])
  })

  it("by six delays of a minute, two minutes apart (§12.4)", () => {
    assert.deepStrictEqual(proven(...calls(delay, 0, 120, 240, 360, 480, 600)), [0, 120, 240, 360, 480, 600])
    assert.deepStrictEqual(proven(...calls(delay, 0, 120, 240, 360, 480)), [])
    assert.deepStrictEqual(proven(...calls({ ...delay, seconds: 30 }, 0, 120, 240, 360, 480, 600)), [])
  })

  const pages = [403, 500, 502, 503, 504, 507, 508]
  it.each(pages)("by pages of status %i", (status) => {
    assert.lengthOf(proven(...calls({ _tag: "ServiceUnavailable", status }, 0, 5, 10)), 3)
  })

  const others: ReadonlyArray<AuthorityErrorReason> = [
    { _tag: "NameNotResolved", code: "ENOTFOUND" },
    { _tag: "ConnectionRefused", code: "ECONNREFUSED" },
    { _tag: "ConnectionFailed", code: "EHOSTUNREACH" },
    { _tag: "ConnectionLost", code: "ECONNRESET" },
    { _tag: "TlsFailed", code: "CERT_HAS_EXPIRED" },
    { _tag: "ServiceUnavailable", status: 302 },
    { _tag: "RequestRefused", status: 429 },
    { _tag: "InvalidSecurity", text: "" },
    { _tag: "CertificateNotAccepted", text: "" },
    { _tag: "MalformedAnswer", detail: "" }
  ]
  it.each(others)("but not by $_tag, which may be due to this side", (reason) => {
    assert.deepStrictEqual(proven(...calls(reason, 0, 5, 10, 120, 240, 360, 480, 600)), [])
    // neither do they break the row of those that do
    const mixed = [
      ...calls(error, 0),
      ...calls(reason, 2),
      ...calls(error, 5),
      ...calls(reason, 7),
      ...calls(error, 10)
    ]
    assert.deepStrictEqual(proven(...mixed), [0, 5, 10])
  })
})
