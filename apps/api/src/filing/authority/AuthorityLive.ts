import type { EnvironmentStatus } from "@radicar/contract/AuthorityGroup"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { authorityErrorText } from "@radicar/dian/AuthorityError"
import type { Language } from "@radicar/domain/rules/Language"
import { Clock, Duration, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage } from "../../http/language.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { type FilingEnvironment, testEnvironment } from "../../platform/FilingEnvironment.ts"
import { AuthorityHealth, type EnvironmentHealth } from "./AuthorityHealth.ts"
import { type CallKind, type CallRecord, failuresByReason, latencyOf } from "./CallRecord.ts"
import { present } from "../../platform/present.ts"

const moment = (millis: number): string => new Date(millis).toISOString()

const latencyItem = (record: CallRecord, kind: CallKind) => {
  const latency = latencyOf(record, kind)
  if (latency === undefined) return undefined
  const { calls: Calls, max: Max, p50: P50, p95: P95, p99: P99 } = latency
  return { Calls, P50, P95, P99, Max }
}

const environmentStatus = (
  Environment: FilingEnvironment,
  { pause, record, state }: EnvironmentHealth,
  language: Language
): EnvironmentStatus => {
  const { calls, failuresInARow, lastAnswer, lastFailure } = record
  const filing = latencyItem(record, "filing")
  const query = latencyItem(record, "query")
  return {
    Environment,
    State: state,
    ...(pause === undefined ? {} : { RetryAfterSeconds: Math.ceil(Duration.toSeconds(pause)) }),
    ...(lastAnswer === undefined ? {} : { LastSuccess: moment(lastAnswer) }),
    ...(lastFailure === undefined
      ? {}
      : {
          LastFailure: {
            At: moment(lastFailure.at),
            Operation: lastFailure.operation,
            Reason: lastFailure.reason._tag,
            Message: authorityErrorText(lastFailure)[language]
          }
        }),
    FailuresInARow: failuresInARow.length,
    Calls: calls.length,
    Failures: [...failuresByReason(record)].map(([Reason, Calls]) => ({ Reason, Calls })),
    Latency: {
      ...present({ Filing: filing, Query: query })
    }
  }
}

/** The authority's health over HTTP, for whoever may read documents. */
export const AuthorityLive = HttpApiBuilder.group(
  RadicarApi,
  "authority",
  Effect.fn(function* (handlers) {
    const { standard } = yield* AuthorityEndpoints
    const health = yield* AuthorityHealth
    const WatchedSince = moment(yield* Clock.currentTimeMillis)
    const environments = [...new Set([standard, testEnvironment(standard)])]
    return handlers.handleAll({
      status: Effect.fn("AuthorityGetStatus")(function* () {
        const language = yield* CallerLanguage
        const items = yield* Effect.forEach(environments, (environment) =>
          Effect.map(health.of(environment), (each) => environmentStatus(environment, each, language))
        )
        return { WatchedSince, items }
      })
    })
  })
)
