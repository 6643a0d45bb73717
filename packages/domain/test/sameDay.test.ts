import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { equivalentNote } from "@radicar/domain/inner/type/equivalent"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll } from "@radicar/domain/inner/type/payroll"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"

const issued = new LocalDateTime({ date: "2026-01-14", time: "23:59:59" })
const now = new LocalDateTime({ date: "2026-01-15", time: "00:00:01" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { invoice, debitNote, equivalentNote, event, payroll } as const

type Identified = Result.Result<IdentifiedDocument<unknown>, Findings>

const check = (type: keyof typeof types, changes: Record<string, unknown> = {}) => {
  const example = types[type].example({ number: types[type].exampleNumbers.from + 7, date: issued })
  const body = Result.getOrThrow(parseJson(JSON.stringify({ ...example, ...changes })))
  return {
    validation: validateBody(types[type], body, configuration, { language: "en" }),
    key: Result.match(types[type].identify(body, configuration, { language: "en" }) as Identified, {
      onFailure: () => undefined,
      onSuccess: ({ key }) => key.value
    })
  }
}

describe("a document of an earlier day", () => {
  it.each([
    ["invoice", "FAD09e"],
    ["debitNote", "DAD09e"],
    ["equivalentNote", "NAAD09e"],
    ["event", "AAD09e"]
  ] as const)("%s: is not valid to be filed (%s), and can still be identified", (type, rule) => {
    const { key, validation } = check(type)
    assert.isFalse(validation.valid)
    assert.deepStrictEqual(
      validation.violations.map((violation) => [violation.rule, violation.path, violation.expected]),
      [[rule, "$.Date", "2026-01-15"]]
    )
    assert.match(key ?? "", /^[0-9a-f]{96}$/u)
  })

  it.each(["03", "04"])("may be an invoice of a contingency (%s)", (TypeCode) => {
    const paper = { Number: "T-17", Date: "2026-01-14" }
    assert.isTrue(check("invoice", { TypeCode, AdditionalDocumentReferences: [paper] }).validation.valid)
  })

  it("may be a payroll, of which no rule says so", () => {
    assert.isTrue(check("payroll").validation.valid)
  })
})
