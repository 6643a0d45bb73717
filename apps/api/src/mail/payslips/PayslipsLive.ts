import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import {
  maximumPayslips,
  type Payslip,
  type PayslipConsent,
  RecordConsent,
  SendPayslips,
  type SentPayslips
} from "@radicar/contract/inner/mail/Payslip"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Effect, Option } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { answerEach } from "../../access/answerEach.ts"
import { AuditLog } from "../../access/AuditLog.ts"
import { noteDetail, noteSubject } from "../../access/auditing.ts"
import { requireAccess, requireCompany } from "../../access/requireAccess.ts"
import { failWith } from "../../http/language.ts"
import { pageBounds, pageLength, pageOf } from "../../http/paging.ts"
import { readResource } from "../../http/readBody.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { momentOfId } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { certificateOf } from "../../tenants/certificates/QueryCertificates.ts"
import { Mailing } from "../Mailing.ts"
import { type ConsentRow, PayslipConsents } from "./PayslipConsents.ts"
import { payslipKey, type PayslipRow, Payslips } from "./Payslips.ts"

const noConsent = failWith(NotFound, {
  en: "The company has no such consent.",
  es: "La compañía no tiene ese consentimiento."
})

/** A consent in an answer, with the name of whoever recorded it. */
const consentItem = (row: ConsentRow, names: ReadonlyMap<string, string>): PayslipConsent => {
  const { address, id, identification, identificationType, name, recordedBy, revokedAt } = row
  return {
    id,
    identificationType,
    identification,
    email: address,
    recorded: momentOfId(id).toISOString(),
    tokenId: recordedBy,
    ...withoutUndefined({ name, callerName: names.get(recordedBy), revoked: revokedAt?.toISOString() })
  }
}

/** A payslip in an answer. */
const payslipItem = (row: PayslipRow): Payslip => {
  const { address: email, documentId, id, identification, identificationType, mailId, name, state } = row
  return {
    submissionId: id,
    documentId,
    state,
    ...withoutUndefined({ identificationType, identification, name, email, mailId })
  }
}

/** Handlers of consents. */
const consentHandlers = Effect.gen(function* () {
  const consents = yield* PayslipConsents
  const log = yield* AuditLog

  const itemOf = Effect.fnUntraced(function* (row: ConsentRow) {
    yield* noteSubject(row.id)
    return consentItem(row, yield* log.names([row.recordedBy]))
  })

  return { consents, itemOf, names: log.names }
})

/** Handler that queues the payslips of a month. */
const sendHandler = Effect.gen(function* () {
  const mailing = yield* Mailing
  const payslips = yield* Payslips
  const each = yield* answerEach
  const { standard: environment } = yield* AuthorityEndpoints

  return Effect.fnUntraced(function* (
    tenant: { readonly companyId: string; readonly providerId: string },
    month: string
  ) {
    const { companyId } = tenant
    const ofMonth = { companyId, environment, month, limit: maximumPayslips }
    yield* mailing.requireEncryption(companyId)
    const ready = yield* payslips.list({ ...ofMonth, state: "ready" })
    const results = yield* each(ready, ({ address = "", documentKey, id }) =>
      Effect.flatMap(certificateOf(companyId, {}), (certificate) =>
        mailing.queue({
          ...tenant,
          environment,
          idempotencyKey: payslipKey(id, address),
          body: { uuid: documentKey, to: [address] },
          certificate
        })
      )
    )
    const items = ready.map((row, index) => {
      const result = results[index]
      return result === undefined || "problem" in result
        ? { payslip: payslipItem(row), ...withoutUndefined({ problem: result?.problem }) }
        : { payslip: payslipItem({ ...row, state: "queued", mailId: result.value.id }) }
    })
    const withoutConsent = yield* payslips.list({ ...ofMonth, state: "noConsent" })
    const { ready: left } = yield* payslips.counts(ofMonth)
    const answer: SentPayslips = { items, withoutConsent: withoutConsent.map(payslipItem), left }
    return answer
  })
})

/** Payslips by e-mail and the consents to them, over HTTP. */
export const PayslipsLive = HttpApiBuilder.group(
  RadicarApi,
  "payslips",
  Effect.fn(function* (handlers) {
    const { consents, itemOf, names } = yield* consentHandlers
    const payslips = yield* Payslips
    const send = yield* sendHandler
    const { standard: environment } = yield* AuthorityEndpoints

    return handlers
      .handleAll({
        list: Effect.fn("PayslipGetAll")(function* ({ query }) {
          const { companyId, cursor, limit, month, state } = query
          yield* requireCompany(companyId)
          const length = pageLength(limit)
          const { after } = yield* pageBounds({ cursor, from: undefined, to: undefined })
          const ofMonth = { companyId, environment, month }
          const rows = yield* payslips.list({ ...ofMonth, state, after, limit: length + 1 })
          return { ...pageOf(rows, length, payslipItem), counts: yield* payslips.counts(ofMonth) }
        }),
        consents: Effect.fn("PayslipConsentGetAll")(function* ({ query }) {
          const { companyId, cursor, limit, revoked } = query
          yield* requireCompany(companyId)
          const length = pageLength(limit)
          const rows = yield* consents.list({
            companyId,
            withRevoked: isTrue(revoked),
            limit: length + 1,
            ...(yield* pageBounds({ cursor, from: undefined, to: undefined }))
          })
          const callers = yield* names([...new Set(rows.map(({ recordedBy }) => recordedBy))])
          return pageOf(rows, length, (row) => consentItem(row, callers))
        }),
        revoke: Effect.fn("PayslipConsentRevoke")(function* ({ params, query: { companyId } }) {
          yield* requireCompany(companyId)
          const { tokenId } = yield* CurrentCaller
          const revoked = yield* consents.revoke(companyId, params.id, tokenId)
          return Option.isNone(revoked) ? yield* noConsent : yield* itemOf(revoked.value)
        })
      })
      .handleRaw(
        "record",
        Effect.fn("PayslipConsentRecord")(function* ({ query: { companyId }, request }) {
          yield* requireCompany(companyId)
          const { tokenId } = yield* CurrentCaller
          const body = yield* readResource(request, RecordConsent)
          return HttpServerResponse.jsonUnsafe(yield* itemOf(yield* consents.record({ companyId, by: tokenId, body })))
        })
      )
      .handleRaw(
        "send",
        Effect.fn("PayslipSendMonth")(function* ({ query, request }) {
          yield* requireAccess(query)
          const { month } = yield* readResource(request, SendPayslips)
          const sent = yield* send(query, month)
          const queued = sent.items.filter(({ payslip }) => payslip.state === "queued").length
          yield* noteDetail(JSON.stringify({ month, queued }))
          return HttpServerResponse.jsonUnsafe(sent)
        })
      )
  })
)
