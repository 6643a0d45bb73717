import type { MalformedBody } from "@radicar/contract/inner/problem/problems"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { validationOf } from "@radicar/domain/inner/validate"
import type { Validation } from "@radicar/domain/inner/Validation"
import { Effect, Result } from "effect"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { encodeText } from "../http/readBody.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { bodyNumber, type FilingRequest, type IdentifiedBody, type NumberedDocument } from "./FilingRequest.ts"
import { payrollOf, payrollViolations, referenceFindings, referenceOf } from "./earlierDocuments.ts"
import { numberSeries, usedUp, withoutKey } from "./numberSeries.ts"
import { type IdentifiedRequest, invalidDocument, numberBody } from "./prepareFiling.ts"

type Identified = Result.Result<IdentifiedBody, Findings>

/** Result of a dry run: the findings and, if requested, JSON of the completed body. */
export interface DryRun {
  readonly validation: Validation
  readonly completed?: string
}

/** The body of a document as filing would record it, and its time of issue. */
export interface DraftedBody {
  readonly documentDate: string
  readonly request: Uint8Array
}

/**
 * Checks documents as filing does and stores nothing. A document without a number is checked under the next number of
 * its series.
 */
export const dryRun = <E>(check: (request: FilingRequest) => Effect.Effect<IdentifiedRequest, E>) =>
  Effect.map(Submissions, (submissions) => {
    /** The document with its number, or every finding against it. */
    const resultFor = Effect.fnUntraced(function* (
      request: FilingRequest,
      identified: Identified,
      { violations }: Pick<Findings, "violations">
    ): Effect.fn.Return<
      Result.Result<NumberedDocument & Pick<IdentifiedBody, "notifications">, Findings>,
      MalformedBody
    > {
      if (Result.isSuccess(identified)) {
        const { late, notifications } = identified.success
        const wrong = [
          ...violations,
          ...(yield* payrollViolations(submissions, payrollOf(identified.success, request)))
        ]
        const all = late === undefined ? wrong : [late, ...wrong]
        if (wrong.length > 0) return Result.fail({ violations: all, notifications })
      }
      if (request.isNumberedHere && request.idempotencyKey === undefined) {
        return Result.fail(yield* withoutKey(identified))
      }
      if (!request.isNumberedHere || Result.isFailure(identified)) return identified
      const series = numberSeries(identified.success, request.environment)
      const number = yield* submissions.nextNumber(series)
      if (number === undefined) {
        return Result.fail({ violations: [yield* usedUp(series.to)], notifications: [] })
      }
      return yield* numberBody(identified.success, number)
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
        const validation = validationOf(yield* resultFor(request, identified, compared))
        const answer: DryRun = {
          validation: { ...validation, notifications: [...validation.notifications, ...compared.notifications] },
          ...withoutUndefined({ completed: shown })
        }
        return answer
      }),
      /** The body that would be recorded, with its number and date; fails with what is wrong with the document. */
      draft: Effect.fnUntraced(function* (request: FilingRequest) {
        const { identified } = yield* check(request)
        const result = yield* resultFor(request, identified, yield* compare(request, identified))
        if (Result.isFailure(result)) return yield* invalidDocument(result.failure)
        if (Result.isFailure(identified)) return yield* invalidDocument(identified.failure)
        const { date, id, late, number, prefix } = result.success
        if (late !== undefined) return yield* invalidDocument({ violations: [late] })
        const [before, after] = identified.success.recorded
        const writtenId = id === `${prefix}${number}` ? {} : { writtenId: id }
        const stated = encodeText(writeJson(bodyNumber({ number, prefix, ...writtenId })))
        const drafted: DraftedBody = {
          documentDate: `${date}-05:00`,
          request: Buffer.concat([before, stated, after])
        }
        return drafted
      })
    }
  })
