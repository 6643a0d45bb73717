import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Forbidden } from "@radicar/contract/problem/Forbidden"
import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { NumberingRangesRefused } from "@radicar/contract/problem/NumberingRangesRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { NumberingRangeList } from "@radicar/contract/query/NumberingRangeList"
import { Authority } from "@radicar/dian/Authority"
import type { NumberingRange } from "@radicar/dian/NumberingRange"
import { parseNit } from "@radicar/domain/Nit"
import type { Localized } from "@radicar/domain/rules/Language"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Clock, Context, Effect, Layer } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { testEnvironment } from "../authority/FilingEnvironment.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { RangeUsage } from "../storage/RangeUsage.ts"
import { type Company, Tenancy } from "../tenancy/Tenancy.ts"
import { certificateNitNumber } from "./certificateNitNumber.ts"
import { grantedNumberingRange } from "./grantedNumberingRange.ts"
import { queryCertificate, type SentCertificate } from "./queryCertificate.ts"
import { queryProblem } from "./queryProblem.ts"
import { RecentAnswers } from "./RecentAnswers.ts"
import { refusalTexts } from "./refusalTexts.ts"
import { requireTenant } from "./requireTenant.ts"

/** A question for ranges. */
export interface NumberingRangesRequest {
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly refresh: boolean
  readonly showTechnicalKey: boolean
  readonly certificate: SentCertificate
  readonly nit: string | undefined
  readonly softwareId: string | undefined
  readonly softwareOwnerNit: string | undefined
}

const missing = (text: Localized) => failLocalized(text, (detail) => new InvalidRequest({ detail }))

const companyNit = ({ companyParty }: Company): string | undefined => {
  const id = companyParty?.get("Id")
  return typeof id === "string" ? parseNit(id)?.number : undefined
}

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const identities = yield* SigningIdentityCache
  const tenancy = yield* Tenancy
  const usage = yield* RangeUsage
  const recent = new RecentAnswers<ReadonlyArray<NumberingRange>>({ maximumAge: "10 minutes", capacity: 1000 })

  return Effect.fn("NumberingRanges.list")(function* (request: NumberingRangesRequest) {
    const { company, provider } = yield* requireTenant(tenancy, request)
    const identity = yield* queryCertificate(identities, request.certificate)
    const issuer = request.nit ?? companyNit(company) ?? certificateNitNumber(identity.nit)
    if (issuer === undefined) {
      return yield* missing({
        en: "The certificate names no NIT: send the issuer's as nit.",
        es: "El certificado no tiene NIT: envíe el del emisor como nit."
      })
    }
    const software = request.softwareId?.toLowerCase() ?? provider.software?.id
    if (software === undefined) {
      return yield* missing({
        en: `Provider ${provider.id} has no software here: send its id as softwareId.`,
        es: `El proveedor ${provider.id} no tiene software aquí: envíe su identificador como softwareId.`
      })
    }
    const owner = request.softwareOwnerNit ?? parseNit(provider.software?.ownerNit ?? "")?.number ?? issuer
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard

    const ask = Effect.gen(function* () {
      const question = { issuerNit: issuer, softwareId: software, softwareOwnerNit: owner }
      const answer = yield* authority
        .getNumberingRange({ ...question, identity, endpoint: endpoints.endpoint(environment) })
        .pipe(Effect.catch(queryProblem))
      const { operationCode, outcome: reason, ranges } = answer
      if (reason === "found") return ranges
      return yield* failLocalized(
        refusalTexts[reason]({ issuer, software, owner }),
        (detail) => new NumberingRangesRefused({ reason, operationCode, detail })
      )
    })
    // the authority decides whom a certificate may ask for, so what it told one is not told to another
    const key = JSON.stringify([environment, issuer, owner, software, identity.certificate.fingerprint256])
    const { answer, at } = yield* recent.get(key, ask, request)

    const now = yield* Clock.currentTimeMillis
    const { date: today } = fromEpochMillis(now)
    const items = yield* Effect.forEach(answer, (range) =>
      Effect.map(usage.of({ environment, issuerNit: issuer, ...range }), (used) =>
        grantedNumberingRange(range, used, today, request.showTechnicalKey)
      )
    )
    const list: NumberingRangeList = {
      items,
      asked: `${fromEpochMillis(at)}-05:00`,
      age: Math.max(0, Math.floor((now - at) / 1000))
    }
    return list
  })
})

/** The numbering ranges of issuers, as the authority names them; its answers are kept for ten minutes. */
export class NumberingRanges extends Context.Service<
  NumberingRanges,
  {
    readonly list: (
      request: NumberingRangesRequest
    ) => Effect.Effect<
      NumberingRangeList,
      Forbidden | InvalidRequest | CertificateUnusable | NumberingRangesRefused | ServiceUnavailable
    >
  }
>()("@radicar/api/NumberingRanges") {
  static readonly layer = Layer.effect(
    NumberingRanges,
    Effect.map(make, (list) => NumberingRanges.of({ list }))
  )
}
