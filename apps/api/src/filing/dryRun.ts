import { validationOf } from "@radicar/domain/validate"
import { Effect, Result } from "effect"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { type FilingRequest, withNumber } from "./FilingRequest.ts"
import { numberSeries, usedUp, withoutKey } from "./numberSeries.ts"
import type { identifyBody } from "./prepareFiling.ts"

/** Checks documents as filing them would, without a number under the next of their series, and stores nothing. */
export const dryRun = <E>(identify: ReturnType<typeof identifyBody<E>>) =>
  Effect.map(Submissions, (submissions) => ({
    validate: Effect.fnUntraced(function* (request: FilingRequest) {
      const { identified } = yield* identify(request)
      if (request.isNumberedHere && request.idempotencyKey === undefined) {
        return validationOf(Result.fail(yield* withoutKey(identified)))
      }
      if (!request.isNumberedHere || Result.isFailure(identified)) return validationOf(identified)
      const series = numberSeries(identified.success, request.environment)
      const number = yield* submissions.nextNumber(series)
      return number === undefined
        ? validationOf(Result.fail({ violations: [yield* usedUp(series.to)], notifications: [] }))
        : validationOf((yield* identify(withNumber(request, number))).identified)
    })
  }))
