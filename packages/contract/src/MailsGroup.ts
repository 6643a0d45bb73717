import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { bodyProblems } from "./bodyProblems.ts"
import { FilingHeaders, FilingQuery } from "./FilingQuery.ts"
import { Mail } from "./mail/Mail.ts"
import { SendMail } from "./mail/SendMail.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { IdempotencyConflict } from "./problem/IdempotencyConflict.ts"
import { MailNotConfigured } from "./problem/MailNotConfigured.ts"
import { MailRefused } from "./problem/MailRefused.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { QueryHeaders } from "./query/QueryParameters.ts"
import { Repeats } from "./Repetition.ts"

const { companyId, providerId } = FilingQuery

/** The operations that bring documents to who receives them. */
export class MailsGroup extends HttpApiGroup.make("mails")
  .add(
    HttpApiEndpoint.post("sendMailCreate", "/send-mails", {
      query: {
        companyId,
        providerId,
        isTest: Schema.optionalKey(
          Schema.Literals(["true", "false"]).annotate({
            description: "true mails a document that was filed to the authority's test environment."
          })
        )
      },
      headers: {
        "idempotency-key": Schema.optionalKey(
          FilingHeaders["idempotency-key"].schema.annotate({
            description: "The same key with the same request queues one mail; with another request it is refused."
          })
        ),
        ...QueryHeaders
      },
      payload: SendMail,
      success: Mail.pipe(HttpApiSchema.status(202)),
      error: [
        ...bodyProblems,
        Forbidden,
        NotFound,
        CertificateUnusable,
        IdempotencyConflict,
        MailRefused,
        MailNotConfigured,
        ServiceUnavailable
      ]
    })
      .annotate(Repeats, "keyed")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "SendMailCreate",
          summary: "Mail a document",
          description:
            "Queues a mail with the ZIP that the law wants, the container (AttachedDocument) and the PDF of an accepted document, under the prescribed subject. The mail is sent by the service itself, for a day if need be; its state tells what became of it. Without To the authority is asked for the address that who receives the document has registered (GetAcquirer), with the certificate of the headers; where that has none, or is not answered, its list of all addresses is looked in (GetExchangeEmails), which is kept for a day."
        })
      ),
    HttpApiEndpoint.get("sendMailGetItem", "/send-mails/:id", {
      params: { id: Schema.String },
      query: { companyId, providerId },
      success: Mail,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "SendMailGetItem",
        summary: "What became of a mail",
        description: "Whether a mail was sent, to whom, and what the mail server said."
      })
    )
  )
  .middleware(Authorization)
  .prefix("/v1/dian")
  .annotateMerge(OpenApi.annotations({ title: "Mails", description: "Documents by e-mail to who receives them." })) {}
