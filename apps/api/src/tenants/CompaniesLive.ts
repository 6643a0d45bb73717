import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { AnotherTaxpayer, InvalidBody, NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { CompanySettings } from "@radicar/contract/inner/tenant/CompanySettings"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { noteDetail } from "../access/auditing.ts"
import { requireCompany } from "../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { violation } from "../http/violation.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { GuardedClient } from "../platform/outbound/GuardedClient.ts"
import { mailServerOf, mailUrlOf } from "../platform/outbound/mailServer.ts"
import { smtpServer } from "../platform/outbound/resolveTarget.ts"
import { Certificates } from "./certificates/Certificates.ts"
import { CompanyErasure, erasureDetail } from "./erasure/CompanyErasure.ts"
import { erasureRefusal, erasureReport } from "./erasure/erasureReport.ts"
import { CompanyPrints } from "./CompanyPrints.ts"
import { Ownership } from "./Ownership.ts"
import { type NumberedSeries, ProgramSeries } from "./ProgramSeries.ts"
import { tenantResource } from "./tenantResource.ts"
import { TenantSettings } from "./Tenants.ts"

const serverForm: Localized = {
  en:
    "smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, user and password percent-encoded, " +
    "at port 25, 465, 587 or 2525 of a host with only public internet addresses",
  es:
    "smtp://usuario:clave@servidor:587 (STARTTLS) o smtps://usuario:clave@servidor:465, con codificación porcentual, " +
    "en el puerto 25, 465, 587 o 2525 de un servidor que solo tenga direcciones públicas de internet"
}

const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

/**
 * Fails for a mail server that cannot be used, without repeating its URL, which contains a password. A name without an
 * address is accepted, because each mail resolves it again.
 */
const requireMailServer = Effect.fnUntraced(function* (outbound: GuardedClient["Service"], settings: JsonObject) {
  const mail = settings.get("Mail")
  const url = mail instanceof JsonObject ? mail.get("SmtpUrl") : undefined
  if (typeof url !== "string" || url.trim() === "") return
  const server = mailServerOf(url.trim())
  const actual = yield* server === undefined
    ? Effect.succeed(hidden)
    : outbound.check(mailUrlOf(server), smtpServer).pipe(
        Effect.as(undefined),
        Effect.catch(({ reason, text }) => Effect.succeed(reason === "NameNotResolved" ? undefined : text))
      )
  if (actual === undefined) return
  const fault = yield* violation({ rule: "RAD02", path: "$.Mail.SmtpUrl", expected: serverForm, actual })
  return yield* failWith(
    InvalidBody,
    {
      en: "The mail server cannot be used; nothing was changed.",
      es: "El servidor de correo no se puede usar; no se cambió nada."
    },
    { violations: [fault] }
  )
})

/** The NIT in a party, in any spelling. */
const nitIn = (settings: JsonObject, field?: "CompanyParty"): string | undefined => {
  const object = field === undefined ? settings : settings.get(field)
  const text = object instanceof JsonObject ? object.get(field === undefined ? "Nit" : "Id") : undefined
  return typeof text === "string" ? parseNit(text)?.number : undefined
}

const replaced = (id: string, companyNit: string, statedNit: string) =>
  failWith(
    AnotherTaxpayer,
    {
      en: `Company ${id} is bound to NIT ${companyNit}. Only a token of all companies changes it to ${statedNit}; nothing was changed.`,
      es: `La compañía ${id} está vinculada al NIT ${companyNit}. Solo un token de todas las compañías lo cambia a ${statedNit}; no se cambió nada.`
    },
    { companyNit, statedNit }
  )

/**
 * Fails if the NIT of the party in the settings differs from the company's, because none of its documents could be
 * filed.
 */
const requireSameNit = Effect.fnUntraced(function* (settings: JsonObject, nit: string | undefined) {
  const party = nitIn(settings, "CompanyParty")
  if (nit === undefined || party === undefined || party === nit) return
  const expected = { en: `NIT ${nit}, as the company`, es: `el NIT ${nit}, como la compañía` }
  const fault = yield* violation({ rule: "RAD02", path: "$.CompanyParty.Id", expected, actual: party })
  return yield* failWith(
    InvalidBody,
    {
      en: "A company files documents of one NIT; nothing was changed.",
      es: "Una compañía radica documentos de un solo NIT; no se cambió nada."
    },
    { violations: [fault] }
  )
})

/** Fails for a default certificate that the company has not stored. */
const requireCertificate = Effect.fnUntraced(function* (
  certificates: Certificates["Service"],
  companyId: string,
  settings: JsonObject
) {
  const id = settings.get("DefaultCertificate")
  if (typeof id !== "string" || isNothing(id) || Option.isSome(yield* certificates.get(companyId, id.trim()))) return
  const expected = {
    en: "the Id of a certificate that the company has stored, as GET /v1/certificates lists it",
    es: "el Id de un certificado guardado de la compañía, como lo muestra GET /v1/certificates"
  }
  const fault = yield* violation({ rule: "RAD02", path: "$.DefaultCertificate", expected, actual: id.slice(0, 60) })
  return yield* failWith(
    InvalidBody,
    {
      en: "The company has no such certificate; nothing was changed.",
      es: "La compañía no tiene ese certificado; no se cambió nada."
    },
    { violations: [fault] }
  )
})

const none = failWith(NotFound, {
  en: "This company has no configuration.",
  es: "No hay configuración de esa compañía."
})

const seriesItem = ({ last, prefix, type }: NumberedSeries) =>
  JsonObject.from({ type, prefix, last: last.toISOString() })

/** Settings of companies, over HTTP. */
export const CompaniesLive = HttpApiBuilder.group(
  RadicarApi,
  "companies",
  Effect.fn(function* (handlers) {
    const certificates = yield* Certificates
    const erasure = yield* CompanyErasure
    const outbound = yield* GuardedClient
    const companies = yield* tenantResource("company", none)
    const tenants = yield* TenantSettings
    const ownership = yield* Ownership
    const prints = yield* CompanyPrints
    const series = yield* ProgramSeries
    const { standard } = yield* AuthorityEndpoints

    const isOperator = Effect.map(CurrentCaller, (caller) => caller.companies.includes("*"))

    /**
     * The NIT of a company: the one in the new settings, else the one to which it is bound. Outside the sandbox, if
     * there is neither, that of its party.
     */
    const taxpayer = Effect.fnUntraced(function* (id: string, settings: JsonObject) {
      const configured = yield* tenants.find({ kind: "company", id })
      const bound = Option.isSome(configured) ? nitIn(configured.value.settings) : undefined
      const statedNit = nitIn(settings)
      const replaces = yield* isOperator
      if (bound !== undefined && statedNit !== undefined && statedNit !== bound && !replaces) {
        return yield* replaced(id, bound, statedNit)
      }
      const nit = statedNit ?? bound ?? (ownership.isChecked(standard) ? nitIn(settings, "CompanyParty") : undefined)
      yield* requireSameNit(settings, nit)
      return { nit, replaces }
    })
    return handlers
      .handleAll({
        list: Effect.fn("CompanyGetAll")(function* ({ query }) {
          return yield* companies.list((yield* CurrentCaller).companies, query)
        }),
        get: Effect.fn("CompanyGetItem")(function* ({ params: { id } }) {
          yield* requireCompany(id)
          return yield* companies.get(
            id,
            Effect.map(series.of(id, standard), (found) =>
              found.length === 0 ? {} : { programSeries: found.map(seriesItem) }
            )
          )
        }),
        remove: Effect.fn("CompanyDelete")(function* ({ params: { id } }) {
          yield* requireCompany(id)
          yield* companies.remove(id, yield* isOperator)
          yield* prints.remove(id)
        }),
        erase: Effect.fn("CompanyErase")(function* ({ params: { id }, query: { dryRun } }) {
          yield* requireCompany(id)
          const { tokenId } = yield* CurrentCaller
          const isDry = isTrue(dryRun)
          const record = yield* (isDry ? erasure.rehearse : erasure.erase)(id, tokenId).pipe(
            Effect.catch(erasureRefusal)
          )
          if (!isDry) yield* companies.forget(id)
          yield* noteDetail(erasureDetail(record))
          return erasureReport(id, isDry, record, yield* CallerLanguage)
        })
      })
      .handleRaw(
        "put",
        Effect.fn("CompanyPut")(function* ({ headers, params: { id }, request }) {
          yield* requireCompany(id)
          return yield* companies.put(id, headers, request, CompanySettings, (settings) =>
            requireMailServer(outbound, settings).pipe(
              Effect.andThen(requireCertificate(certificates, id, settings)),
              Effect.andThen(taxpayer(id, settings))
            )
          )
        })
      )
  })
)
