import type { EnvironmentStatus } from "@radicar/contract/inner/AuthorityGroup"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { authorityErrorText } from "@radicar/dian/inner/AuthorityError"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Clock, Duration, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage } from "../../http/language.ts"
import { AuthorityEndpoints, type FilingEnvironment, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { AuthorityHealth, type CallKind, type CallRecord, type EnvironmentHealth } from "./AuthorityHealth.ts"
import { failuresByReason, latencyOf } from "./callStatistics.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"

const moment = (millis: number): string => new Date(millis).toISOString()

const latencyItem = (record: CallRecord, kind: CallKind) => {
  const latency = latencyOf(record, kind)
  if (latency === undefined) return undefined
  const { calls, max, p50, p95, p99 } = latency
  return { calls, p50, p95, p99, max }
}

const environmentStatus = (
  environment: FilingEnvironment,
  { pause, record, state }: EnvironmentHealth,
  language: Language
): EnvironmentStatus => {
  const { calls, failuresInARow, lastAnswer, lastFailure } = record
  const filing = latencyItem(record, "filing")
  const query = latencyItem(record, "query")
  return {
    environment,
    state,
    ...(pause === undefined ? {} : { retryAfterSeconds: Math.ceil(Duration.toSeconds(pause)) }),
    ...(lastAnswer === undefined ? {} : { lastSuccess: moment(lastAnswer) }),
    ...(lastFailure === undefined
      ? {}
      : {
          lastFailure: {
            at: moment(lastFailure.at),
            operation: lastFailure.operation,
            reason: lastFailure.reason._tag,
            message: authorityErrorText(lastFailure)[language]
          }
        }),
    failuresInARow: failuresInARow.length,
    calls: calls.length,
    failures: [...failuresByReason(record)].map(([reason, calls]) => ({ reason, calls })),
    latency: {
      ...withoutUndefined({ filing, query })
    }
  }
}

/** The authority's health over HTTP, for callers that may read documents. */
export const AuthorityLive = HttpApiBuilder.group(
  RadicarApi,
  "authority",
  Effect.fn(function* (handlers) {
    const { standard } = yield* AuthorityEndpoints
    const health = yield* AuthorityHealth
    const watchedSince = moment(yield* Clock.currentTimeMillis)
    const environments = [...new Set([standard, testEnvironment(standard)])]
    return handlers.handleAll({
      status: Effect.fn("AuthorityGetStatus")(function* () {
        const language = yield* CallerLanguage
        const items = yield* Effect.forEach(environments, (environment) =>
          Effect.map(health.current(environment), (each) => environmentStatus(environment, each, language))
        )
        return { watchedSince, items }
      })
    })
  })
)
