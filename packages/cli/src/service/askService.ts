import type { NumberingRangesRefused } from "@radicar/contract/problem/NumberingRangesRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { Localized } from "@radicar/domain/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import type { SubmitJsonError } from "@radicar/http-client/SubmitJson"
import { Config, Effect, Option, Redacted } from "effect"
import { readCertificate } from "../certificate/readCertificate.ts"
import { Failure } from "../Failure.ts"
import type { CertificateFlags, ServiceFlags } from "../flags/serviceFlags.ts"
import { callService } from "./callService.ts"
import { submissionFailure } from "./submissionFailure.ts"

/** Headers of a certificate that was read. */
export const sentCertificate = (bytes: Uint8Array, password: Redacted.Redacted) => ({
  "x-radicar-certificate": Buffer.from(bytes).toString("base64"),
  "x-radicar-certificate-password": Buffer.from(Redacted.value(password), "utf8").toString("base64")
})

/**
 * Headers of the file of the flags, else of a stored certificate; none without either: the service may have one to ask
 * with.
 */
export const certificateHeaders = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) {
    const token = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_CERTIFICATE_TOKEN")))
    return Option.isNone(token) ? {} : { "x-radicar-certificate-token": Redacted.value(token.value) }
  }
  const { bytes, password } = yield* readCertificate(flags.certificate.value, flags)
  return sentCertificate(bytes, password)
})

/** Why a question was not answered: the contract's problems, or no answer of the service. */
type QueryError = SubmitJsonError | NumberingRangesRefused | ServiceUnavailable

/** A question can be asked again without a second thought. */
const askAgain: Localized = {
  en: "Nothing was changed: run the same command again.",
  es: "No se cambió nada: repita el comando."
}

/** Why the service at `url` did not answer a question. */
export const queryFailure = (error: QueryError, url: string): Failure => {
  if (error._tag === "NumberingRangesRefused") {
    const { detail = "", operationCode } = error
    return new Failure({
      reason: "rejected",
      text: {
        en: `The authority names no ranges (${operationCode}): ${detail}`,
        es: `La DIAN no informa rangos (${operationCode}): ${detail}`
      }
    })
  }
  const { hint, reason, text } = submissionFailure(error, url)
  // what is said of a filing whose outcome is not known is not true of a question
  const asked = error._tag === "ServiceUnavailable" || error._tag === "HttpClientError" || error._tag === "SchemaError"
  const kept = hint === undefined ? {} : { hint }
  return new Failure({ reason, text, ...(asked ? { hint: askAgain } : kept) })
}

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
