import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { MailBounce } from "./mail/MailBounce.ts"
import { BounceRefused } from "./problem/BounceRefused.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { PayloadTooLarge } from "./problem/PayloadTooLarge.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { UnsupportedMediaType } from "./problem/UnsupportedMediaType.ts"
import { Repeats } from "./Repetition.ts"

/** Mails that come back after a mail server had taken them. */
export class MailBouncesGroup extends HttpApiGroup.make("mailBounces")
  .add(
    HttpApiEndpoint.post("mailBounceCreate", "/bounces", {
      payload: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "message/rfc822" })),
      success: MailBounce,
      error: [BounceRefused, NotFound, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "MailBounceCreate",
          summary: "Report a bounce",
          description:
            "Takes one message as the operator's mail system got it, and records what it reports (RFC 3464) with the mail that came back: bounced for good, or delayed. The mail is known by the address that the report went to (RADICAR_MAIL_BOUNCE_ADDRESS), else by the Message-ID of what is returned. The same report twice is recorded once; a mail of a company that the token may not act for is none. At most 10 MiB. Needs the scope mails:report."
        })
      )
  )
  .middleware(Authorization)
  .prefix("/v1/mails")
  .annotateMerge(
    OpenApi.annotations({ title: "Bounces", description: "Mails that came back after a server had taken them." })
  ) {}
