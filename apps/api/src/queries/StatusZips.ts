import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Forbidden } from "@radicar/contract/problem/Forbidden"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { StatusZip } from "@radicar/contract/query/StatusZip"
import { Authority } from "@radicar/dian/Authority"
import { Context, Effect, Layer } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { testEnvironment } from "../authority/FilingEnvironment.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { Tenancy } from "../tenancy/Tenancy.ts"
import { batchAnswer } from "./batchAnswer.ts"
import { QueryCertificates, type SentCertificate } from "./QueryCertificates.ts"
import { queryProblem } from "./queryProblem.ts"
import { requireTenant } from "./requireTenant.ts"

/** A question about a batch. */
export interface StatusZipRequest {
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly certificate: SentCertificate
  readonly zipkey: string
}

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const certificates = yield* QueryCertificates
  const tenancy = yield* Tenancy

  return Effect.fn("StatusZips.ask")(function* (request: StatusZipRequest) {
    const zipKey = request.zipkey.toLowerCase()
    yield* requireTenant(tenancy, request)
    const identity = yield* certificates.get(request.certificate)
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    const answers = yield* authority
      .getStatusZip({ zipKey, identity, endpoint: endpoints.endpoint(environment) })
      .pipe(Effect.catch(queryProblem))
    const language = yield* CallerLanguage
    const status: StatusZip = { zipkey: zipKey, items: answers.map((answer) => batchAnswer(answer, language)) }
    return status
  })
})

/** What became of uploaded batches, as the authority tells it. */
export class StatusZips extends Context.Service<
  StatusZips,
  {
    readonly ask: (
      request: StatusZipRequest
    ) => Effect.Effect<StatusZip, Forbidden | CertificateUnusable | ServiceUnavailable>
  }
>()("@radicar/api/StatusZips") {
  static readonly layer = Layer.effect(
    StatusZips,
    Effect.map(make, (ask) => StatusZips.of({ ask }))
  )
}
