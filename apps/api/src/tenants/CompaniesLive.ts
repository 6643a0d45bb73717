import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { CompanySettings } from "@radicar/contract/tenant/CompanySettings"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { Language, Localized } from "@radicar/domain/rules/Language"
import type { Violation } from "@radicar/domain/rules/Violation"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { noteDetail } from "../access/auditing.ts"
import { mayActFor, requireCompany, requireScope } from "../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { readResourceJson } from "../http/readBody.ts"
import { mailServerOf } from "../platform/outbound/mailServer.ts"
import { CompanyErasure, erasureDetail } from "./erasure/CompanyErasure.ts"
import { erasureRefusal, erasureReport } from "./erasure/erasureReport.ts"
import { jsonAnswer, tenantItem } from "./tenantItem.ts"
import { TenantSettings } from "./TenantSettings.ts"

const serverForm: Localized = {
  en: "smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, user and password percent-encoded",
  es: "smtp://usuario:clave@servidor:587 (STARTTLS) o smtps://usuario:clave@servidor:465, con codificación porcentual"
}

const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

/** What is wrong with a company's mail server beyond its form; the URL itself is not shown, it has a password in it. */
const mailViolations = (settings: JsonObject, language: Language): ReadonlyArray<Violation> => {
  const mail = settings.get("Mail")
  const url = mail instanceof JsonObject ? mail.get("SmtpUrl") : undefined
  if (typeof url !== "string" || url.trim() === "" || mailServerOf(url.trim()) !== undefined) return []
  return [
    {
      rule: "RAD02",
      path: "$.Mail.SmtpUrl",
      message: wireRuleMessage("RAD02")[language],
      expected: serverForm[language],
      actual: hidden[language]
    }
  ]
}

const kind = "company"

const none = failWith(NotFound, {
  en: "Nothing is configured of this company.",
  es: "No hay configuración de esa compañía."
})

const invalid = (violations: ReadonlyArray<Violation>) =>
  failWith(
    InvalidBody,
    {
      en: "The mail server can not be used; nothing was changed.",
      es: "El servidor de correo no sirve; no se cambió nada."
    },
    { violations }
  )

/** What is configured of companies, over HTTP. */
export const CompaniesLive = HttpApiBuilder.group(
  RadicarApi,
  "companies",
  Effect.fn(function* (handlers) {
    const erasure = yield* CompanyErasure
    const tenants = yield* TenantSettings
    return handlers
      .handleRaw(
        "list",
        Effect.fn("CompanyGetAll")(function* () {
          yield* requireScope("documents:read")
          const { companies } = yield* CurrentCaller
          const all = yield* tenants.list(kind)
          return jsonAnswer(
            JsonObject.from({ items: all.filter(({ id }) => mayActFor(companies, id)).map(tenantItem) })
          )
        })
      )
      .handleRaw(
        "get",
        Effect.fn("CompanyGetItem")(function* ({ params: { id } }) {
          yield* requireCompany("documents:read", id)
          const found = yield* tenants.find({ kind, id })
          return Option.isNone(found) ? yield* none : jsonAnswer(tenantItem(found.value))
        })
      )
      .handleRaw(
        "put",
        Effect.fn("CompanyPut")(function* ({ params: { id }, request }) {
          yield* requireCompany("admin", id)
          const { json } = yield* readResourceJson(request, CompanySettings)
          const settings = json instanceof JsonObject ? json : new JsonObject([], [])
          const violations = mailViolations(settings, yield* CallerLanguage)
          if (violations.length > 0) return yield* invalid(violations)
          return jsonAnswer(tenantItem(yield* tenants.put({ kind, id }, settings)))
        })
      )
      .handle(
        "remove",
        Effect.fn("CompanyDelete")(function* ({ params: { id } }) {
          yield* requireCompany("admin", id)
          if (!(yield* tenants.remove({ kind, id }))) return yield* none
        })
      )
      .handle(
        "erase",
        Effect.fn("CompanyErase")(function* ({ params: { id }, query: { dryRun } }) {
          yield* requireCompany("admin", id)
          const { tokenId } = yield* CurrentCaller
          const isDry = dryRun === "true"
          const record = yield* (isDry ? erasure.rehearse : erasure.erase)(id, tokenId).pipe(
            Effect.catch(erasureRefusal)
          )
          if (!isDry) yield* tenants.forget({ kind, id })
          yield* noteDetail(erasureDetail(record))
          return erasureReport(id, isDry, record, yield* CallerLanguage)
        })
      )
  })
)
