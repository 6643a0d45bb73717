import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { BatchAnswer, StatusZip } from "@radicar/contract/inner/StatusZipsGroup"
import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { Authority } from "@radicar/dian/inner/Authority"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { ReportedRule } from "@radicar/dian/inner/ReportedRule"
import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireAccess } from "../access/requireAccess.ts"
import { answerProof } from "../documents/submissions/submissionResult.ts"
import { CallerLanguage } from "../http/language.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { queryProblem } from "../tenants/certificates/certificateProblems.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { DevelopmentIdentity } from "../tenants/certificates/DevelopmentIdentity.ts"
import { certificateOf, QueryCertificates } from "../tenants/certificates/QueryCertificates.ts"
import { requireTenant, Tenancy } from "../tenants/Tenancy.ts"
import { type Batch, Batches, type BatchIdentity } from "./Batches.ts"
import { batchState } from "./followBatch.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const ruleOf =
  (language: Language) =>
  ({ code, kind, text }: ReportedRule): BatchAnswer["rules"][number] => {
    const message = text.replaceAll(/(?<!\s)\s*\n\s*/gu, " ")
    if (code === undefined) return { kind, message }
    const explanation = explainRule(code, { language })
    if (explanation === undefined) return { kind, rule: code, message }
    const { cause, fix, path } = explanation
    return { kind, rule: code, message, cause, fix, ...(path === undefined ? {} : { path }) }
  }

const evidenceOf = (
  response: ApplicationResponse,
  language: Language
): NonNullable<BatchAnswer["applicationResponse"]> => ({
  responseCode: response.responseCode,
  issued: `${response.issueDate}T${response.issueTime}`,
  number: response.documentId,
  uuid: response.documentKey,
  verified: response.verification.valid,
  proof: answerProof(response.verification.proof, language),
  problems: response.verification.problems,
  content: Buffer.from(response.bytes).toString("base64")
})

/** An answer about a batch in the caller's language, with explained rules. */
const batchAnswer = (answer: AuthorityAnswer, language: Language): BatchAnswer => {
  const { alarms, applicationResponse, documentKey, fileName, statusCode, statusDescription, statusMessage, verdict } =
    answer
  // an intact answer names its document even if the surrounding fields do not
  const signed = applicationResponse?.verification.proof.degree === "broken" ? undefined : applicationResponse
  const uuid = documentKey ?? signed?.documentKey
  return {
    verdict,
    statusCode,
    statusMessage,
    statusDescription,
    ...withoutUndefined({ uuid, fileName }),
    rules: answer.rules.map(ruleOf(language)),
    alarms,
    ...(applicationResponse === undefined ? {} : { applicationResponse: evidenceOf(applicationResponse, language) })
  }
}

/**
 * The state of uploaded batches over HTTP, as the authority answered it. The service records it and repeats the query
 * in the background while a batch is open.
 */
export const StatusZipsLive = HttpApiBuilder.group(
  RadicarApi,
  "statusZips",
  Effect.fn(function* (handlers) {
    const authority = yield* Authority
    const batches = yield* Batches
    const certificates = yield* QueryCertificates
    const development = yield* DevelopmentIdentity
    const endpoints = yield* AuthorityEndpoints
    const followUps = yield* FollowUps
    const retention = yield* CertificateRetention
    const tenancy = yield* Tenancy

    const statusOf = Effect.fnUntraced(function* (
      zipkey: string,
      facts: Pick<StatusZip, "state" | "followed">,
      askedAt: number,
      answers: ReadonlyArray<AuthorityAnswer>
    ) {
      const language = yield* CallerLanguage
      const age = Math.max(0, Math.floor(((yield* Clock.currentTimeMillis) - askedAt) / 1000))
      const items = answers.map((answer) => batchAnswer(answer, language))
      const status: StatusZip = { zipkey, ...facts, asked: `${fromEpochMillis(askedAt)}-05:00`, age, items }
      return status
    })

    const recordedStatus = Effect.fnUntraced(function* ({ answers, askedAt, retained, state, zipKey }: Batch) {
      const followed = state === "open" && (retained || Option.isSome(yield* development.get))
      return yield* statusOf(zipKey, { state, followed }, askedAt.getTime(), answers)
    })

    const ask = Effect.fnUntraced(function* (batch: BatchIdentity, identity: SigningIdentity) {
      const { environment, zipKey } = batch
      const answers = yield* authority
        .getStatusZip({ zipKey, identity, endpoint: endpoints.endpoint(environment) })
        .pipe(Effect.catch(queryProblem))
      const now = yield* Clock.currentTimeMillis
      const state = batchState(answers)
      // an unknown batch is not recorded, so that guesses leave no trace
      if (state === "unknown") return yield* statusOf(zipKey, { state, followed: false }, now, answers)
      const planFollowUp = (id: string) =>
        Effect.andThen(retention.batches.retain(id, identity), followUps.batches.plan(id, 1))
      const news = { state, askedAt: new Date(now), answers }
      return yield* recordedStatus(yield* batches.record(batch, news, planFollowUp))
    })

    return handlers.handleAll({
      get: Effect.fn("StatusZipGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, isTest, providerId, zipkey } = query
        const certificate = yield* certificateOf(companyId, headers)
        yield* requireTenant(tenancy, query)
        const environment = isTrue(isTest) ? testEnvironment(endpoints.standard) : endpoints.standard
        const batch: BatchIdentity = { companyId, providerId, environment, zipKey: zipkey.toLowerCase() }
        const recordedBatch = yield* batches.find(batch)
        if (Option.isSome(recordedBatch) && recordedBatch.value.state === "final")
          return yield* recordedStatus(recordedBatch.value)
        const sent = yield* certificates.find(certificate)
        if (Option.isSome(sent)) return yield* ask(batch, sent.value)
        // without a certificate: the result of the service's own queries
        return Option.isSome(recordedBatch)
          ? yield* recordedStatus(recordedBatch.value)
          : yield* ask(batch, yield* certificates.get(certificate))
      })
    })
  })
)
