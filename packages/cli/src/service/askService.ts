import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Effect } from "effect"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { callService } from "./callService.ts"
import { certificateHeaders } from "./certificateHeaders.ts"
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

/** For whom a question is asked, and in which environment. */
export const queryOf = ({
  companyId,
  providerId,
  test
}: Pick<ServiceFlags, "companyId" | "providerId" | "test">): QueryBasis["query"] => ({
  companyId,
  providerId,
  ...(test ? { isTest: "true" } : {})
})

/** Has the service ask the authority something, with the certificate of the flags if there is one. */
export const askService = Effect.fn("askService")(function* <A>(
  { certificate, service }: QueryOptions,
  ask: (client: RadicarOperations, basis: QueryBasis) => Effect.Effect<A, QueryError>
) {
  const headers = yield* certificateHeaders(certificate)
  const query = queryOf(service)
  return yield* callService(service, (client) => ask(client, { query, headers }), queryFailure)
})
