import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { CompanySettings } from "@radicar/contract/tenant/CompanySettings"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { Violation } from "@radicar/domain/rules/Violation"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { noteDetail } from "../audit/AuditNote.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { CompanyErasure, erasureDetail } from "../retention/CompanyErasure.ts"
import { TenantSettings } from "../tenancy/TenantSettings.ts"
import { erasureRefusal } from "./erasureRefusal.ts"
import { erasureReport } from "./erasureReport.ts"
import { mailViolations } from "./mailViolations.ts"
import { readResourceJson } from "./readResource.ts"
import { mayActFor, requireCompany, requireScope } from "./requireAccess.ts"
import { jsonAnswer, tenantItem } from "./tenantItem.ts"

const kind = "company"

const none = failLocalized(
  { en: "Nothing is configured of this company.", es: "No hay configuración de esa compañía." },
  (detail) => new NotFound({ detail })
)

const invalid = (violations: ReadonlyArray<Violation>) =>
  failLocalized(
    {
      en: "The mail server can not be used; nothing was changed.",
      es: "El servidor de correo no sirve; no se cambió nada."
    },
    (detail) => new InvalidBody({ violations, detail })
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
