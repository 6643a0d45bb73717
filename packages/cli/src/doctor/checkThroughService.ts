import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import type { GrantedNumberingRange } from "@radicar/contract/inner/NumberingRangesGroup"
import { Effect, Option, type Redacted, Result } from "effect"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { type QueryBasis, queryFailure, queryOf } from "../service/askService.ts"
import { collectItems } from "../output/write.ts"
import { withClient } from "../service/callService.ts"
import { type Check, fail, ok, skipped, warn } from "./Check.ts"
import { checkAuthority } from "./checkAuthority.ts"
import { checkToken, notAsked } from "./checkToken.ts"

const rangeAdvice = {
  en: "Request a new range from the authority, and associate its prefix with the software.",
  es: "Solicite a la DIAN un nuevo rango y asocie su prefijo al software."
}

/** Checks whether a range has free numbers, how many, and for how long it is valid. */
const checkRange = (range: GrantedNumberingRange): Check => {
  const { DaysToExpiry: days, FromNumber: from, Left: left, Prefix: prefix, ToNumber: to, Warnings: warnings } = range
  const name = prefix === "" ? { en: "no prefix", es: "sin prefijo" } : { en: prefix, es: prefix }
  const of = to - from + 1
  const detail =
    days < 0
      ? { en: `${name.en}: expired, ${left} of ${of} left`, es: `${name.es}: vencido, quedan ${left} de ${of}` }
      : {
          en: `${name.en}: ${left} of ${of} left, ${days} days`,
          es: `${name.es}: quedan ${left} de ${of}, ${days} días`
        }
  if (days < 0 || left <= 0) return fail("range", "configuration", detail, rangeAdvice)
  const [first] = warnings
  if (first === undefined) return ok("range", detail)
  // the service's own words, in the requested language
  return warn("range", detail, { en: first.message, es: first.message })
}

/** Results of asking the service about itself, the authority and the company. */
interface ServiceFindings {
  readonly token: Check
  readonly authority: ReadonlyArray<Check>
  readonly ranges: ReadonlyArray<Check>
  /** NIT of the company, if it is configured. */
  readonly company: string | undefined
  readonly stored: ReadonlyArray<StoredCertificate>
}

type Service = Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">

/** Retry settings: none, because diagnosis should not take long. */
const once = { attempts: 1 }

const advice = {
  en: "The authority returns ranges only to the holder of a certificate: use --certificate.",
  es: "La DIAN informa los rangos solo al titular de un certificado: use --certificate."
}

/** Results of the checks through the service if it cannot be queried. */
export const withoutService = (token: Check): ServiceFindings => ({
  token,
  authority: [notAsked("authority")],
  ranges: [notAsked("range")],
  company: undefined,
  stored: []
})

/**
 * Checks the token, the authority and the company's ranges through the service, and reads its stored certificates.
 * `headers` contain the certificate for queries to the authority.
 */
export const checkThroughService = (
  token: Redacted.Redacted<string>,
  service: Service,
  headers: QueryBasis["headers"]
) =>
  withClient(
    service,
    Effect.fnUntraced(function* (client) {
      const { companyId, providerId, url } = service
      const company = yield* Effect.option(client.companies.get({ params: { id: companyId } }))
      const settings = Option.getOrUndefined(company)?.settings
      const stored = yield* Effect.option(
        collectItems((page) => client.certificates.list({ query: { companyId, ...page } }))
      )
      // refreshed, and before the authority's own state, which then includes this call
      const ranges = yield* Effect.result(
        client.numberingRanges.list({ query: { ...queryOf(service), refresh: "true" }, headers })
      )
      const findings: ServiceFindings = {
        token: yield* checkToken(client, { url, token, query: { companyId, providerId } }),
        authority: yield* checkAuthority(client, url),
        company: settings?.nit ?? settings?.companyParty?.id,
        stored: Option.getOrUndefined(stored)?.items ?? [],
        ranges: Result.isSuccess(ranges)
          ? ranges.success.items.map(checkRange)
          : [skipped("range", queryFailure(ranges.failure, url).text, advice)]
      }
      return findings
    }),
    once
  )
