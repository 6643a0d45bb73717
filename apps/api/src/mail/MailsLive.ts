import { isTrue, type QueryFlag } from "@radicar/contract/inner/FilingQuery"
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import type { Mail as MailItem, QueuedMails } from "@radicar/contract/inner/mail/Mail"
import { SendMail, UnreadMails } from "@radicar/contract/inner/mail/SendMail"
import { BounceRefused, UnsupportedMediaType } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { answerEach } from "../access/answerEach.ts"
import { noteDetail, noteSubject } from "../access/auditing.ts"
import { mayActFor, requireAccess } from "../access/requireAccess.ts"
import { documentId } from "../documents/submissions/Submission.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageBounds, pageLength, pageOf } from "../http/paging.ts"
import { readJson, readOctets, readResource } from "../http/readBody.ts"
import { AuthorityEndpoints, type FilingEnvironment, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { certificateOf } from "../tenants/certificates/QueryCertificates.ts"
import { type BounceRow, MailBounces } from "./bounces/MailBounces.ts"
import { MailBouncing } from "./bounces/MailBouncing.ts"
import type { MailRow } from "./MailRow.ts"
import { Mailing } from "./Mailing.ts"
import { Mails, type NamedDocument } from "./Mails.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

/** A receiver's bounce in an answer. */
const receiverBounce = ({ diagnostic, reportedAt, state, status }: BounceRow) => ({
  state,
  status,
  ...(diagnostic === undefined ? {} : { diagnostic }),
  reported: reportedAt.toISOString()
})

/** A mail in an answer, with its document and bounces, in the caller's language. */
const mailItem = (
  mail: MailRow,
  document: NamedDocument,
  bounces: ReadonlyArray<BounceRow>,
  language: Language
): MailItem => {
  const { createdAt, failure, id, messageId, receivers, reply, state, subject, triedAt, tries } = mail
  const ofReceiver = new Map(bounces.map((bounce) => [bounce.receiver, bounce]))
  return {
    id,
    state,
    document: { uuid: document.documentKey, id: documentId(document) },
    subject,
    messageId,
    receivers: receivers.map(({ reply: receiverReply, ...receiver }, place) => {
      const bounce = ofReceiver.get(place)
      return {
        ...receiver,
        ...withoutUndefined({
          reply: receiverReply === undefined ? undefined : textIn(receiverReply, language),
          bounce: bounce === undefined ? undefined : receiverBounce(bounce)
        })
      }
    }),
    created: createdAt.toISOString(),
    tries,
    ...withoutUndefined({
      tried: triedAt?.toISOString(),
      reply,
      failure: failure === undefined ? undefined : textIn(failure, language)
    })
  }
}

/** Makes the functions that turn mails into items of an answer. */
const makeItems = Effect.gen(function* () {
  const bounces = yield* MailBounces
  const mails = yield* Mails

  /**
   * The items of mails in an answer, with their documents and bounces. Mails whose document belongs to a month that
   * was detached from the database are left out.
   */
  const itemsOf = Effect.fnUntraced(function* (page: ReadonlyArray<MailRow>) {
    const ids = page.map(({ id }) => id)
    const documents = new Map((yield* mails.documents(ids)).map((document) => [document.mailId, document]))
    const bouncesOfMails = Map.groupBy(yield* bounces.ofMails(ids), ({ mailId }) => mailId)
    const language = yield* CallerLanguage
    return page.flatMap((mail) => {
      const document = documents.get(mail.id)
      return document === undefined ? [] : [mailItem(mail, document, bouncesOfMails.get(mail.id) ?? [], language)]
    })
  })
  const itemOf = (mail: MailRow) =>
    Effect.flatMap(itemsOf([mail]), ([item]) =>
      item === undefined ? Effect.die(new Error(`Mail ${mail.id} has no document`)) : Effect.succeed(item)
    )

  return { itemOf, itemsOf }
})

/** The parts of a request to mail a document that are not in its body. */
const requestOf = Effect.fnUntraced(function* (
  standard: FilingEnvironment,
  query: { readonly companyId: string; readonly providerId: string; readonly isTest?: QueryFlag },
  headers: { readonly "idempotency-key"?: string } & Parameters<typeof certificateOf>[1]
) {
  yield* requireAccess(query)
  const { companyId, providerId } = query
  return {
    companyId,
    providerId,
    environment: isTrue(query.isTest) ? testEnvironment(standard) : standard,
    idempotencyKey: headers["idempotency-key"],
    certificate: yield* certificateOf(companyId, headers)
  }
})

/** Sending of documents by e-mail, over HTTP. */
export const MailsLive = HttpApiBuilder.group(
  RadicarApi,
  "mails",
  Effect.fn(function* (handlers) {
    const mailing = yield* Mailing
    const mails = yield* Mails
    const { itemOf, itemsOf } = yield* makeItems
    const each = yield* answerEach
    const { standard } = yield* AuthorityEndpoints

    const queue = (request: Parameters<typeof mailing.queue>[0]) => Effect.flatMap(mailing.queue(request), itemOf)

    return handlers
      .handleAll({
        sendMailGetAll: Effect.fn("SendMailGetAll")(function* ({ query }) {
          yield* requireAccess(query)
          const { companyId, cursor, from, limit, submissionId, to } = query
          const length = pageLength(limit)
          const page = yield* mails.list({
            companyId,
            limit: length + 1,
            ...withoutUndefined({ submissionId: submissionId?.toLowerCase() }),
            ...(yield* pageBounds({ cursor, from, to }))
          })
          const { items, ...next } = pageOf(page, length, (mail) => mail)
          return { ...next, items: yield* itemsOf(items) }
        }),
        sendMailGetItem: Effect.fn("SendMailGetItem")(function* ({ params, query }) {
          yield* requireAccess(query)
          return yield* itemOf(yield* mailing.find(query.companyId, params.id))
        })
      })
      .handleRaw(
        "sendMailCreate",
        Effect.fn("SendMailCreate")(function* ({ headers, query, request }) {
          const requested = yield* requestOf(standard, query, headers)
          const item = yield* queue({ ...requested, body: yield* readResource(request, SendMail) })
          yield* noteSubject(item.document.uuid)
          return HttpServerResponse.jsonUnsafe(item, { status: 202 })
        })
      )
      .handleRaw(
        "sendMailCreateMany",
        Effect.fn("SendMailCreateMany")(function* ({ headers, query, request }) {
          const requested = yield* requestOf(standard, query, headers)
          const { idempotencyKey } = requested
          const { mails } = yield* readResource(request, UnreadMails)
          if (isTrue(query.dryRun)) {
            const found = yield* each(mails, (mail) =>
              Effect.flatMap(readJson(mail, SendMail), (body) => mailing.addresses({ ...requested, body }))
            )
            const wouldBe: QueuedMails = {
              items: found.map((result) => ("problem" in result ? result : { addresses: result.value }))
            }
            return HttpServerResponse.jsonUnsafe(wouldBe)
          }
          const results = yield* each(mails, (mail, index) =>
            Effect.flatMap(readJson(mail, SendMail), (body) =>
              queue({
                ...requested,
                body,
                idempotencyKey: idempotencyKey === undefined ? undefined : `${idempotencyKey}/${index}`
              })
            )
          )
          yield* noteDetail(JSON.stringify({ mails: mails.length }))
          const answer: QueuedMails = {
            items: results.map((result) => ("problem" in result ? result : { mail: result.value }))
          }
          return HttpServerResponse.jsonUnsafe(answer)
        })
      )
  })
)

const requireMessage = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase()
  const encoding = headers["content-encoding"]
  if (type === "message/rfc822" && (encoding === undefined || encoding === "identity")) return Effect.void
  return failWith(UnsupportedMediaType, {
    en: "Send the message itself, as Content-Type: message/rfc822; without Content-Encoding.",
    es: "Envíe el mensaje tal cual, como Content-Type: message/rfc822; sin Content-Encoding."
  })
}

const unreadable = (why: Localized) => failWith(BounceRefused, why, { reason: "unreadable" })

/** Reports of bounced mails from the operator's mail system. */
export const MailBouncesLive = HttpApiBuilder.group(
  RadicarApi,
  "mailBounces",
  Effect.fn(function* (handlers) {
    const bouncing = yield* MailBouncing
    const bounces = yield* MailBounces

    return handlers.handleRaw(
      "mailBounceCreate",
      Effect.fn("MailBounceCreate")(function* ({ request }) {
        const { companies } = yield* CurrentCaller
        yield* requireMessage(request)
        const bytes = yield* readOctets(request, unreadable)
        const { id, receivers } = yield* bouncing.record(bytes, (companyId) => mayActFor(companies, companyId))
        yield* noteSubject(id)
        const recordedBounces = yield* bounces.ofMails([id])
        return HttpServerResponse.jsonUnsafe({
          mailId: id,
          receivers: recordedBounces.map((bounce) => ({
            address: receivers[bounce.receiver]?.address ?? "",
            ...receiverBounce(bounce)
          }))
        })
      })
    )
  })
)
