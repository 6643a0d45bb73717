import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Config, Effect, Option, Redacted } from "effect"
import { readCertificate } from "../certificate/readCertificate.ts"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { callService } from "./callService.ts"
import { type QueryError, queryFailure } from "./queryFailure.ts"

/** What every question to the authority has in common. */
export interface QueryBasis {
  readonly query: { readonly companyId: string; readonly providerId: string; readonly isTest?: "true" }
  readonly headers: {
    readonly "x-radicar-certificate"?: string
    readonly "x-radicar-certificate-password"?: string
    readonly "x-radicar-certificate-token"?: string
  }
}

interface QueryOptions {
  readonly service: Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">
  readonly certificate: CertificateFlags
}

/** The file of the flags, else a stored certificate; without either the service says whether it has one to ask with. */
const certificateHeaders = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) {
    const token = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_CERTIFICATE_TOKEN")))
    return Option.isNone(token) ? {} : { "x-radicar-certificate-token": Redacted.value(token.value) }
  }
  const { bytes, password } = yield* readCertificate(flags.certificate.value, flags)
  return {
    "x-radicar-certificate": Buffer.from(bytes).toString("base64"),
    "x-radicar-certificate-password": Buffer.from(Redacted.value(password), "utf8").toString("base64")
  }
})

/** Has the service ask the authority something, with the certificate of the flags if there is one. */
export const askService = Effect.fn("askService")(function* <A>(
  { certificate, service }: QueryOptions,
  ask: (client: RadicarOperations, basis: QueryBasis) => Effect.Effect<A, QueryError>
) {
  const { companyId, providerId, test } = service
  const headers = yield* certificateHeaders(certificate)
  const query = { companyId, providerId, ...(test ? { isTest: "true" as const } : {}) }
  return yield* callService(service, (client) => ask(client, { query, headers }), queryFailure)
})
