import type { Acquirer } from "@radicar/contract/inner/AcquirersGroup"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Authority } from "@radicar/dian/inner/Authority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { noteDetail } from "../../access/auditing.ts"
import { requireAccess } from "../../access/requireAccess.ts"
import { setRetryAfter, tooMany } from "../../access/RequestLimits.ts"
import { AuthorityEndpoints, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { queryProblem } from "../../tenants/certificates/certificateProblems.ts"
import { certificateOf, QueryCertificates } from "../../tenants/certificates/QueryCertificates.ts"
import { requireTenant, Tenancy } from "../../tenants/Tenancy.ts"

/** Retry hint in seconds, while another query of the company is in progress. */
const PAUSE = 1

const underWay = Effect.andThen(
  setRetryAfter(PAUSE),
  tooMany(PAUSE, {
    en: "The company is querying another acquirer, and may query one at a time. Nothing was done.",
    es: "La compañía está consultando otro adquiriente, y consulta de a uno. No se hizo nada."
  })
)

/**
 * Query for a taxpayer's data at the authority, over HTTP. The data are personal, so they are neither recorded nor
 * cached.
 */
export const AcquirersLive = HttpApiBuilder.group(
  RadicarApi,
  "acquirers",
  Effect.fn(function* (handlers) {
    const authority = yield* Authority
    const certificates = yield* QueryCertificates
    const endpoints = yield* AuthorityEndpoints
    const tenancy = yield* Tenancy
    /** Companies with a query in progress in this process. */
    const asking = new Set<string>()

    const oneAtATime = Effect.fnUntraced(function* <A, E, R>(companyId: string, query: Effect.Effect<A, E, R>) {
      if (asking.has(companyId)) return yield* underWay
      asking.add(companyId)
      return yield* Effect.ensuring(
        query,
        Effect.sync(() => asking.delete(companyId))
      )
    })

    return handlers.handleAll({
      get: Effect.fn("AcquirerGetItem")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, identification, identificationType } = query
        const certificate = yield* certificateOf(companyId, headers)
        yield* requireTenant(tenancy, query)
        const environment = isTrue(query.isTest) ? testEnvironment(endpoints.standard) : endpoints.standard
        const identity = yield* certificates.get(certificate)
        const question = { identificationType, identificationNumber: identification, identity }
        const { email, name, statusCode } = yield* oneAtATime(
          companyId,
          authority.getAcquirer({ ...question, endpoint: endpoints.endpoint(environment) })
        ).pipe(Effect.catchTag("AuthorityError", queryProblem))
        const state = statusCode === "200" ? "known" : "unknown"
        yield* noteDetail(JSON.stringify({ state }))
        const answer: Acquirer = {
          identificationType,
          identification,
          state,
          ...withoutUndefined({ name, email }),
          asked: `${fromEpochMillis(yield* Clock.currentTimeMillis)}-05:00`
        }
        return answer
      })
    })
  })
)
