import { SendMail } from "@radicar/contract/mail/SendMail"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { noteSubject } from "../audit/AuditNote.ts"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { testEnvironment } from "../authority/FilingEnvironment.ts"
import { Mailing } from "../mail/Mailing.ts"
import type { Mail } from "../storage/Mail.ts"
import { MailBounces } from "../storage/MailBounces.ts"
import { Submissions } from "../storage/Submissions.ts"
import { certificateOf } from "./certificateOf.ts"
import { mailItem } from "./mailItem.ts"
import { readResource } from "./readResource.ts"
import { requireAccess } from "./requireAccess.ts"

/** Documents by e-mail. */
export const MailsLive = HttpApiBuilder.group(
  RadicarApi,
  "mails",
  Effect.fn(function* (handlers) {
    const bounces = yield* MailBounces
    const mailing = yield* Mailing
    const submissions = yield* Submissions
    const { standard } = yield* AuthorityEndpoints

    const shown = (mail: Mail) =>
      Effect.zipWith(submissions.get(mail.submissionId), bounces.ofMail(mail.id), (submission, known) =>
        mailItem(mail, submission, known)
      )

    return handlers
      .handleRaw(
        "sendMailCreate",
        Effect.fn("SendMailCreate")(function* ({ headers, query, request }) {
          yield* requireAccess("documents:write", query)
          const { companyId, providerId } = query
          const mail = yield* mailing.queue({
            companyId,
            providerId,
            environment: query.isTest === "true" ? testEnvironment(standard) : standard,
            idempotencyKey: headers["idempotency-key"],
            certificate: yield* certificateOf(companyId, headers),
            body: yield* readResource(request, SendMail)
          })
          const item = yield* shown(mail)
          yield* noteSubject(item.document.uuid)
          return HttpServerResponse.jsonUnsafe(item, { status: 202 })
        })
      )
      .handle(
        "sendMailGetItem",
        Effect.fn("SendMailGetItem")(function* ({ params, query }) {
          yield* requireAccess("documents:read", query)
          return yield* shown(yield* mailing.find(query.companyId, params.id))
        })
      )
  })
)
