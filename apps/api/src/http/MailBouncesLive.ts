import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { BounceRefused } from "@radicar/contract/problem/BounceRefused"
import { UnsupportedMediaType } from "@radicar/contract/problem/UnsupportedMediaType"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { noteSubject } from "../audit/AuditNote.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { MailBouncing } from "../mail/bounces/MailBouncing.ts"
import { MailBounces } from "../storage/MailBounces.ts"
import { receiverBounce } from "./mailItem.ts"
import { endedEarly, readOctets } from "./readBody.ts"
import { mayActFor, requireScope } from "./requireAccess.ts"

const requireMessage = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase()
  const encoding = headers["content-encoding"]
  if (type === "message/rfc822" && (encoding === undefined || encoding === "identity")) return Effect.void
  return failLocalized(
    {
      en: "Send the message as it is, as Content-Type: message/rfc822; without Content-Encoding.",
      es: "Envíe el mensaje tal cual, como Content-Type: message/rfc822; sin Content-Encoding."
    },
    (detail) => new UnsupportedMediaType({ detail })
  )
}

const [en, es] = endedEarly
const cutShort = failLocalized({ en, es }, (detail) => new BounceRefused({ reason: "unreadable", detail }))

/** Mails that come back, from the operator's mail system. */
export const MailBouncesLive = HttpApiBuilder.group(
  RadicarApi,
  "mailBounces",
  Effect.fn(function* (handlers) {
    const bouncing = yield* MailBouncing
    const bounces = yield* MailBounces

    return handlers.handleRaw(
      "mailBounceCreate",
      Effect.fn("MailBounceCreate")(function* ({ request }) {
        yield* requireScope("mails:report")
        const { companies } = yield* CurrentCaller
        yield* requireMessage(request)
        const bytes = yield* readOctets(request, cutShort)
        const { id, receivers } = yield* bouncing.record(bytes, (companyId) => mayActFor(companies, companyId))
        yield* noteSubject(id)
        const known = yield* bounces.ofMail(id)
        return HttpServerResponse.jsonUnsafe({
          mailId: id,
          receivers: known.map((bounce) => ({
            address: receivers[bounce.receiver]?.address ?? "",
            ...receiverBounce(bounce)
          }))
        })
      })
    )
  })
)
