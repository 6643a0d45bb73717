import { Authority } from "@radicar/dian/inner/Authority"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import { saysAlreadyProcessed } from "@radicar/dian/inner/ReportedRule"
import { Clock, Effect, Option, Result } from "effect"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { DevelopmentIdentity } from "../tenants/certificates/DevelopmentIdentity.ts"
import { type Batch, Batches } from "./Batches.ts"
import { backgroundShare } from "../access/backgroundShare.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { runJobs } from "../platform/jobs/runWorkers.ts"
import { backgroundWork } from "../platform/observability/metrics/measurements.ts"
import { Events } from "../webhooks/Events.ts"
import { logError, logInfo, logWarning } from "../platform/observability/log.ts"

const settled: ReadonlySet<AuthorityAnswer["verdict"]> = new Set(["accepted", "rejected", "notProcessed"])

/**
 * Whether an answer is settled. An answer that the number is already taken (rule 90) counts as settled: this service
 * cannot tell which document has the number, and another query would not reveal it.
 */
const isSettled = ({ rules, verdict }: AuthorityAnswer): boolean =>
  settled.has(verdict) || (verdict === "inconclusive" && rules.some(saysAlreadyProcessed))

/**
 * The state of a batch by its answers. Without a conclusive answer about every document the batch stays open, because a
 * later answer may be conclusive. `unknown`: the authority does not know the key.
 */
export const batchState = (answers: ReadonlyArray<AuthorityAnswer>): "open" | "final" | "unknown" => {
  if (answers.every(({ verdict }) => verdict === "unknownDocument")) return "unknown"
  return answers.every(isSettled) ? "final" : "open"
}

/** Memory to reserve for the answers about a batch, in octets; most answers are far smaller. */
const answerOctets = 1024 * 1024

/** Outcome of following up a batch once. `left`: only the caller can continue; no certificate is retained. */
type BatchFollowUp = "settled" | "left" | "open"

/**
 * Queries the authority once about an open batch and records the answer, or returns the delay for postponing the
 * query.
 */
const followBatch = Effect.gen(function* () {
  const authority = yield* Authority
  const batches = yield* Batches
  const development = yield* DevelopmentIdentity
  const endpoints = yield* AuthorityEndpoints
  const { batches: retention } = yield* CertificateRetention
  const share = yield* backgroundShare

  const identityOf = Effect.fnUntraced(function* (batchId: string) {
    const retained = yield* Effect.result(retention.open(batchId))
    if (Result.isFailure(retained)) {
      const reason = retained.failure.message
      yield* logError({
        en: "A retained certificate cannot be read",
        es: "No se puede leer un certificado conservado",
        batchId,
        reason
      })
      return undefined
    }
    return Option.isSome(retained.success) ? retained.success : yield* development.get
  })

  const attempt = Effect.fnUntraced(function* (batch: Batch) {
    const { environment, id: batchId, zipKey } = batch
    // a database may hold batches of another environment's service
    if (environment !== endpoints.standard && environment !== testEnvironment(endpoints.standard)) return "open"
    const identity = yield* identityOf(batchId)
    if (identity === undefined) return "open"
    if (Option.isNone(identity)) return "left" satisfies BatchFollowUp
    const endpoint = endpoints.endpoint(environment)
    const answers = yield* Effect.result(authority.getStatusZip({ zipKey, identity: identity.value, endpoint }))
    if (Result.isFailure(answers)) {
      yield* logWarning({
        en: "The authority gave no answer",
        es: "La DIAN no dio respuesta",
        batchId,
        reason: answers.failure.reason._tag
      })
      return "open"
    }
    const state = batchState(answers.success)
    // the authority has known the key before
    if (state === "unknown") return "open"
    const askedAt = new Date(yield* Clock.currentTimeMillis)
    yield* batches.record(batch, { state, askedAt, answers: answers.success }, () => Effect.void)
    if (state === "open") return "open"
    yield* logInfo({ en: "An open batch was settled", es: "Un lote abierto quedó resuelto", batchId, zipKey })
    return "settled" satisfies BatchFollowUp
  })

  return Effect.fnUntraced(function* (batchId: string) {
    const batch = yield* batches.get(batchId)
    if (Option.isNone(batch) || batch.value.state !== "open") return Result.succeed<BatchFollowUp>("settled")
    return yield* attempt(batch.value).pipe(share(batch.value.companyId, answerOctets))
  })
})

/** Reports, once among all processes, a batch about which the authority never gave a final answer. */
export const reportStalled = Effect.fnUntraced(function* (events: Events["Service"], batch: Batch) {
  const { askedAt, companyId, environment, id: batchId, providerId, zipKey } = batch
  const isNew = yield* events.begin(`batch.stalled/${batchId}`, {
    type: "batch.stalled",
    companyId,
    data: { batchId, companyId, providerId, environment, zipKey, askedAt: askedAt.toISOString() }
  })
  if (!isNew) return
  yield* logError({
    en: "ALERT: a batch has stalled; upload its documents again, or query each by its key",
    es: "ALERT: un lote se detuvo; envíe de nuevo sus documentos, o consulte cada uno con su clave",
    batchId,
    zipKey
  })
})

/** Follows every open batch until its outcome is known or can no longer be found out. */
export const followBatches = Effect.fnUntraced(function* (concurrency: number) {
  const { batches: followUps } = yield* FollowUps
  const batches = yield* Batches
  const events = yield* Events
  const follow = yield* followBatch

  const keep = Effect.fn("Worker.keepBatch")(function* (batchId: string, attempt: number) {
    const outcome = yield* follow(batchId)
    if (Result.isFailure(outcome)) return yield* followUps.postpone(batchId, attempt, outcome.failure)
    const result = outcome.success
    if (result === "settled") return
    if (result === "left") {
      return yield* logInfo({
        en: "An open batch waits for its caller: no certificate is retained",
        es: "Un lote abierto espera a quien lo envió: no se conserva ningún certificado",
        batchId
      })
    }
    if (yield* followUps.plan(batchId, attempt + 1)) return
    yield* batches.stall(batchId)
    const stalled = yield* batches.get(batchId)
    if (Option.isNone(stalled)) return
    yield* reportStalled(events, stalled.value)
  })

  yield* runJobs(followUps, concurrency, batches.open, (batchId, attempt) =>
    keep(batchId, attempt).pipe(
      backgroundWork("follow batch", { "radicar.batch.id": batchId, "radicar.attempt": attempt }),
      Effect.annotateLogs({ batchId })
    )
  )
})
