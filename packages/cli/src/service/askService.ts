import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Effect, Option, Redacted } from "effect"
import { readCertificate } from "../certificate/readCertificate.ts"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { type QueryError, queryFailure } from "./queryFailure.ts"
import { serviceToken } from "./serviceToken.ts"
import { warnAboutPlainHttp } from "./warnAboutPlainHttp.ts"
import { whileWaiting } from "./whileWaiting.ts"

/** What every question to the authority has in common. */
export interface QueryBasis {
  readonly query: { readonly companyId: string; readonly providerId: string; readonly isTest?: "true" }
  readonly headers: { readonly "x-radicar-certificate"?: string; readonly "x-radicar-certificate-password"?: string }
}

interface QueryOptions {
  readonly service: Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">
  readonly certificate: CertificateFlags
}

/** Without a certificate the service asks with one of its own, or says that it has none. */
const certificateHeaders = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) return {}
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
  const output = yield* Output
  const { companyId, providerId, test, url } = service
  const token = yield* serviceToken(service)
  yield* warnAboutPlainHttp(url)
  const headers = yield* certificateHeaders(certificate)
  // a tenth of a second that the other commands need not wait for
  const { RadicarClient } = yield* Effect.promise(() => import("@radicar/http-client/RadicarClient"))
  return yield* RadicarClient.use((client) =>
    ask(client, { query: { companyId, providerId, ...(test ? { isTest: "true" as const } : {}) }, headers })
  ).pipe(
    Effect.provide(RadicarClient.layer({ baseUrl: url, token, language: output.language })),
    Effect.mapError((error) => queryFailure(error, url)),
    whileWaiting
  )
})
