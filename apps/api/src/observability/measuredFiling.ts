import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { Cause, Clock, Effect, Exit, Option } from "effect"
import type { FilingRequest } from "../filing/FilingRequest.ts"
import { filings, filingSeconds } from "./metrics/measurements.ts"

/** The result's status, else the name of the problem; what nobody foresaw has none. */
const statusOf = <E extends { readonly _tag: string }>(exit: Exit.Exit<SubmissionResult, E>): string =>
  Exit.isSuccess(exit)
    ? exit.value.status
    : Option.match(Cause.findErrorOption(exit.cause), {
        onNone: () => (Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected"),
        onSome: ({ _tag }) => _tag
      })

/** Counts and times a filing, and says in its span what it is of and what it came to. */
export const measuredFiling =
  ({ companyId, document: { operation }, providerId }: FilingRequest) =>
  <E extends { readonly _tag: string }, R>(filing: Effect.Effect<SubmissionResult, E, R>) =>
    Effect.gen(function* () {
      yield* Effect.annotateCurrentSpan({
        "radicar.operation": operation,
        "radicar.company.id": companyId,
        "radicar.provider.id": providerId
      })
      const began = yield* Clock.currentTimeMillis
      return yield* Effect.onExit(filing, (exit) =>
        Effect.gen(function* () {
          const type = Exit.isSuccess(exit) ? exit.value.document.type : ""
          const status = statusOf(exit)
          yield* Effect.annotateCurrentSpan({ "radicar.document.type": type, "radicar.filing.status": status })
          yield* filings.add({ operation, type, status }, 1)
          yield* filingSeconds.add({ operation }, ((yield* Clock.currentTimeMillis) - began) / 1000)
        })
      )
    })
