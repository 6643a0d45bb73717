import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { validationOf } from "@radicar/domain/inner/validate"
import type { Validation } from "@radicar/domain/inner/Validation"
import { Effect, Result } from "effect"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { FilingRequest, IdentifiedBody } from "./FilingRequest.ts"
import { payrollOf, payrollViolations, referenceFindings, referenceOf } from "./earlierDocuments.ts"
import { numberSeries, usedUp, withoutKey } from "./numberSeries.ts"
import { type IdentifiedRequest, numberBody } from "./prepareFiling.ts"

type Identified = Result.Result<IdentifiedBody, Findings>

/** Result of a dry run: the findings and, if requested, JSON of the completed body. */
export interface DryRun {
  readonly validation: Validation
  readonly completed?: string
}

/**
 * Checks documents as filing does and stores nothing. A document without a number is checked under the next number of
 * its series.
 */
export const dryRun = <E>(check: (request: FilingRequest) => Effect.Effect<IdentifiedRequest, E>) =>
  Effect.map(Submissions, (submissions) => {
    const validationFor = Effect.fnUntraced(function* (
      request: FilingRequest,
      identified: Identified,
      { violations }: Pick<Findings, "violations">
    ) {
      if (Result.isSuccess(identified)) {
        const { late, notifications } = identified.success
        const wrong = [
          ...violations,
          ...(yield* payrollViolations(submissions, payrollOf(identified.success, request)))
        ]
        const all = late === undefined ? wrong : [late, ...wrong]
        if (wrong.length > 0) return validationOf(Result.fail({ violations: all, notifications }))
      }
      if (request.isNumberedHere && request.idempotencyKey === undefined) {
        return validationOf(Result.fail(yield* withoutKey(identified)))
      }
      if (!request.isNumberedHere || Result.isFailure(identified)) return validationOf(identified)
      const series = numberSeries(identified.success, request.environment)
      const number = yield* submissions.nextNumber(series)
      if (number === undefined) {
        return validationOf(Result.fail({ violations: [yield* usedUp(series.to)], notifications: [] }))
      }
      return validationOf(yield* numberBody(identified.success, number))
    })
    const compare = (request: FilingRequest, identified: Identified) =>
      referenceFindings(
        submissions,
        Result.isSuccess(identified) ? referenceOf(identified.success, request) : undefined
      )
    return {
      validate: Effect.fnUntraced(function* (request: FilingRequest) {
        const { identified, shown } = yield* check(request)
        const compared = yield* compare(request, identified)
        const validation = yield* validationFor(request, identified, compared)
        const answer: DryRun = {
          validation: { ...validation, notifications: [...validation.notifications, ...compared.notifications] },
          ...withoutUndefined({ completed: shown })
        }
        return answer
      })
    }
  })
