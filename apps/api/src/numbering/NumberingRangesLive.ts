import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import type { NumberingRangeList } from "@radicar/contract/inner/NumberingRangesGroup"
import { InvalidRequest } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireAccess } from "../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { certificateOf, QueryCertificates } from "../tenants/certificates/QueryCertificates.ts"
import { type Company, requireEnvironment, requireTenant, Tenancy } from "../tenants/Tenancy.ts"
import { Events } from "../webhooks/Events.ts"
import { AuthorityRanges } from "./AuthorityRanges.ts"
import { grantedNumberingRange, paceDays } from "./grantedNumberingRange.ts"
import { rangeEvents } from "./KnownRanges.ts"
import { RangeUsage } from "./RangeUsage.ts"

/** Period in milliseconds whose use of numbers makes the forecast. */
const paceMillis = paceDays * 86_400_000

const missing = (text: Localized) => failWith(InvalidRequest, text)

/**
 * The number of a NIT in a query or certificate. Digits without a hyphen are the number, although a body needs the
 * check digit.
 */
const numberOf = (text: string | undefined): string | undefined =>
  parseNit(text ?? "")?.number ?? (/^[1-9][0-9]{0,9}$/u.test(text ?? "") ? text : undefined)

const companyNit = ({ companyParty }: Company): string | undefined => {
  const id = companyParty?.get("Id")
  return typeof id === "string" ? numberOf(id) : undefined
}

/** The numbering ranges of issuers as named by the authority, with their usage by this service. */
export const NumberingRangesLive = HttpApiBuilder.group(
  RadicarApi,
  "numberingRanges",
  Effect.fn(function* (handlers) {
    const { standard } = yield* AuthorityEndpoints
    const certificates = yield* QueryCertificates
    const ranges = yield* AuthorityRanges
    const tenancy = yield* Tenancy
    const usage = yield* RangeUsage
    const events = yield* Events

    return handlers.handleAll({
      list: Effect.fn("NumberingRangeGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId } = query
        const sent = yield* certificateOf(companyId, headers)
        const { company, provider } = yield* requireTenant(tenancy, query)
        const identity = yield* certificates.get(sent)
        const issuerNit = numberOf(query.nit) ?? companyNit(company) ?? numberOf(identity.nit)
        if (issuerNit === undefined) {
          return yield* missing({
            en: "The certificate states no NIT: send the issuer's as nit.",
            es: "El certificado no tiene NIT: envíe el del emisor como nit."
          })
        }
        const softwareId = query.softwareId?.toLowerCase() ?? provider.software?.id
        if (softwareId === undefined) {
          return yield* missing({
            en: `Provider ${provider.id} has no software here: send its id as softwareId.`,
            es: `El proveedor ${provider.id} no tiene software aquí: envíe su identificador como softwareId.`
          })
        }
        const softwareOwnerNit = numberOf(query.softwareOwnerNit) ?? numberOf(provider.software?.ownerNit) ?? issuerNit
        const environment = isTrue(query.isTest) ? testEnvironment(standard) : standard
        yield* requireEnvironment(provider, environment)
        const question = { environment, issuerNit, softwareId, softwareOwnerNit }
        const { answer, at } = yield* ranges.find(question, identity, { refresh: isTrue(query.refresh), orLast: false })

        const now = yield* Clock.currentTimeMillis
        const { date: today } = fromEpochMillis(now)
        const { scopes } = yield* CurrentCaller
        // with the technical key, anyone can make valid CUFEs of the issuer
        const technicalKey = scopes.includes("companies:admin")
        const showing = { now, today, technicalKey, language: yield* CallerLanguage }
        const items = yield* Effect.forEach(answer, (range) => {
          const span = { environment, issuerNit, ...range }
          return Effect.map(
            Effect.all([usage.ofSpan(span), usage.pace(companyId, span, new Date(now - paceMillis))]),
            ([used, pace]) => grantedNumberingRange(range, used, pace, showing)
          )
        })
        for (const {
          DaysToExpiry: days,
          FromNumber: fromNumber,
          Left: left,
          Prefix: prefix,
          ToNumber: toNumber
        } of items) {
          const seenRange = { companyId, environment, issuerNit, prefix, fromNumber, toNumber, left, days }
          yield* Effect.forEach(rangeEvents(seenRange), events.record, { discard: true })
        }
        const list: NumberingRangeList = {
          items,
          asked: `${fromEpochMillis(at)}-05:00`,
          age: Math.max(0, Math.floor((now - at) / 1000))
        }
        return list
      })
    })
  })
)
