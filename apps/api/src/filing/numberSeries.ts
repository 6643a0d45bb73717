import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import { recordRules } from "@radicar/domain/inner/rules/recordRules"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import { type Findings, formFindings, joinFindings } from "@radicar/domain/inner/rules/Violation"
import { Effect, Result } from "effect"
import type { NumberSeries } from "../documents/submissions/Submission.ts"
import { violation } from "../http/violation.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"

/** Highest number in series without an authorised range. */
const lastOwnNumber = 999_999_999

/** The series from which a document's number is assigned: its authorised range, else 1 to 999 999 999. */
export const numberSeries = (
  { authorisedNumbers, issuerNit, prefix, type }: IdentifiedDocument<unknown>,
  environment: FilingEnvironment
): NumberSeries => ({
  issuerNit,
  environment,
  documentType: type,
  prefix,
  ...(authorisedNumbers ?? { from: 1, to: lastOwnNumber })
})

/**
 * Violation: a request has neither a number nor an Idempotency-Key. Repeated, it would be indistinguishable from a
 * second document.
 */
const missingNumber = violation({
  rule: "RAD09",
  path: "$.Number",
  message: recordRules.RAD09,
  expected: { en: "a number, or the header Idempotency-Key", es: "un número, o el encabezado Idempotency-Key" },
  actual: absent
})

/** All violations of a document that has neither a number nor an Idempotency-Key. */
export const withoutKey = (
  identified: Result.Result<Pick<IdentifiedDocument<unknown>, "late" | "notifications">, Findings>
) =>
  Effect.map(missingNumber, (violation): Findings => {
    if (Result.isFailure(identified)) {
      return joinFindings(formFindings([violation]), identified.failure)
    }
    const { late, notifications } = identified.success
    return { violations: late === undefined ? [violation] : [violation, late], notifications }
  })

/** Violation: no number is left to assign. */
export const usedUp = (to: number) =>
  violation({
    rule: "RAD12",
    path: "$.NumberingRange.ToNumber",
    message: recordRules.RAD12,
    expected: { en: "a range with a free number", es: "un rango con números libres" },
    actual: { en: `used up to ${to}`, es: `usado hasta ${to}` }
  })
