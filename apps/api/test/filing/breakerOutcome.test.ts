import { assert, describe, it } from "@effect/vitest"
import { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import { breakerOutcome } from "../../src/filing/authority/AuthorityHealth.ts"

const late = { _tag: "TimedOut", seconds: 30, phase: "whole" } as const
const large = { _tag: "AnswerTooLarge", limit: 1 } as const
const away = { _tag: "ConnectionRefused", code: "ECONNREFUSED" } as const

describe("the effect of a call without an answer on the breaker", () => {
  const outcome = (operation: string, reason: AuthorityError["reason"]) =>
    breakerOutcome(AuthorityError.because(operation, reason))._tag

  it("is that the authority is silent, unless it is the long list of addresses that is late or too long", () => {
    for (const reason of [late, large, away]) assert.strictEqual(outcome("GetAcquirer", reason), "Failure")
    for (const reason of [late, large]) assert.strictEqual(outcome("GetExchangeEmails", reason), "Ignored")
    assert.strictEqual(outcome("GetExchangeEmails", away), "Failure")
  })
})
