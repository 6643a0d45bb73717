import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import type { Mail as MailItem } from "@radicar/contract/inner/mail/Mail"
import { SendMail } from "@radicar/contract/inner/mail/SendMail"
import { BounceRefused } from "@radicar/contract/inner/problem/BounceRefused"
import { UnsupportedMediaType } from "@radicar/contract/inner/problem/UnsupportedMediaType"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { noteSubject } from "../access/auditing.ts"
import { mayActFor, requireAccess } from "../access/requireAccess.ts"
import { documentId, type Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { readOctets, readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { testEnvironment } from "../platform/FilingEnvironment.ts"
import { certificateOf } from "../tenants/certificates/QueryCertificates.ts"
import { type MailBounce, MailBounces } from "./bounces/MailBounces.ts"
import { MailBouncing } from "./bounces/MailBouncing.ts"
import type { Mail } from "./Mail.ts"
import { Mailing } from "./Mailing.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

/** A receiver's bounce in an answer. */
const receiverBounce = ({ diagnostic, reportedAt, state, status }: MailBounce) => ({
  state,
  status,
  ...(diagnostic === undefined ? {} : { diagnostic }),
  reported: reportedAt.toISOString()
})

/** A mail in an answer, with its document and bounces, in the caller's language. */
const mailItem = (
  mail: Mail,
  submission: Submission,
  bounces: ReadonlyArray<MailBounce>,
  language: Language
): MailItem => {
  const { createdAt, failure, id, messageId, receivers, reply, state, subject, triedAt, tries } = mail
  const ofReceiver = new Map(bounces.map((bounce) => [bounce.receiver, bounce]))
  return {
    id,
    state,
    document: { uuid: submission.documentKey, id: documentId(submission) },
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

/** Documents by e-mail. */
export const MailsLive = HttpApiBuilder.group(
  RadicarApi,
  "mails",
  Effect.fn(function* (handlers) {
    const bounces = yield* MailBounces
    const mailing = yield* Mailing
    const submissions = yield* Submissions
    const { standard } = yield* AuthorityEndpoints

    const itemOf = Effect.fnUntraced(function* (mail: Mail) {
      const [submission, recordedBounces] = yield* Effect.all([
        submissions.get(mail.submissionId),
        bounces.ofMail(mail.id)
      ])
      return mailItem(mail, submission, recordedBounces, yield* CallerLanguage)
    })

    return handlers
      .handleAll({
        sendMailGetItem: Effect.fn("SendMailGetItem")(function* ({ params, query }) {
          yield* requireAccess(query)
          return yield* itemOf(yield* mailing.find(query.companyId, params.id))
        })
      })
      .handleRaw(
        "sendMailCreate",
        Effect.fn("SendMailCreate")(function* ({ headers, query, request }) {
          yield* requireAccess(query)
          const { companyId, providerId } = query
          const mail = yield* mailing.queue({
            companyId,
            providerId,
            environment: isTrue(query.isTest) ? testEnvironment(standard) : standard,
            idempotencyKey: headers["idempotency-key"],
            certificate: yield* certificateOf(companyId, headers),
            body: yield* readResource(request, SendMail)
          })
          const item = yield* itemOf(mail)
          yield* noteSubject(item.document.uuid)
          return HttpServerResponse.jsonUnsafe(item, { status: 202 })
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
        const recordedBounces = yield* bounces.ofMail(id)
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
