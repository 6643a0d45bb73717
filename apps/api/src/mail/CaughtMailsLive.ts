import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../access/requireAccess.ts"
import { answerTagged } from "../http/answerTagged.ts"
import { failWith } from "../http/language.ts"
import { momentOfId } from "../platform/database/records.ts"
import { CaughtMails } from "./CaughtMails.ts"

const notCatching = failWith(NotFound, {
  en: "Mails are caught in the sandbox environment without SMTP_URL only; elsewhere they are sent.",
  es: "Los correos solo se atrapan en el ambiente sandbox sin SMTP_URL; en los demás se envían."
})

const noFile = failWith(NotFound, {
  en: "The company has no such caught mail, or the mail has no such file. Mails are kept for a day.",
  es: "La compañía no tiene ese correo atrapado, o el correo no tiene ese archivo. Los correos se conservan un día."
})

/** Name of a download without the characters that end a quoted string or leave a header. */
const safeName = (name: string): string => name.replaceAll(/[^\w.-]+/gu, "_")

/** Caught mails over HTTP; nothing is found in an installation that sends mails. */
export const CaughtMailsLive = HttpApiBuilder.group(
  RadicarApi,
  "caughtMails",
  Effect.fn(function* (handlers) {
    const caught = yield* CaughtMails
    const requireCatching = (companyId: string) =>
      Effect.andThen(requireCompany(companyId), caught.isCatching ? Effect.void : notCatching)

    return handlers.handleAll({
      list: Effect.fn("CaughtMailGetAll")(function* ({ query: { companyId } }) {
        yield* requireCatching(companyId)
        const rows = yield* caught.list(companyId)
        return {
          items: rows.map(({ id, mailId, summary }) => ({
            id,
            mailId,
            caught: momentOfId(id).toISOString(),
            ...summary
          }))
        }
      }),
      file: Effect.fn("CaughtMailFileGet")(function* ({ params, query: { companyId } }) {
        yield* requireCatching(companyId)
        const file = yield* caught.file(companyId, params.id, params.file)
        if (Option.isNone(file)) return yield* noFile
        const { bytes, contentType, name } = file.value
        return yield* answerTagged(bytes, {
          contentType,
          cacheControl: "private, no-cache",
          headers: { "content-disposition": `attachment; filename="${safeName(name)}"` }
        })
      })
    })
  })
)
