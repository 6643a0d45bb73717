import type { NumberingRangesRefused } from "@radicar/contract/inner/problem/NumberingRangesRefused"
import type { ServiceUnavailable } from "@radicar/contract/inner/problem/ServiceUnavailable"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { SubmitError } from "@radicar/http-client/inner/Submit"
import { Effect, Option, Redacted } from "effect"
import { readCertificate } from "../certificate/readCertificate.ts"
import { type Failure, failure } from "../Failure.ts"
import type { CertificateFlags, ServiceFlags } from "../flags/serviceFlags.ts"
import { secretVariable } from "../input/readSecret.ts"
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
    const token = yield* secretVariable("RADICAR_CERTIFICATE_TOKEN")
    return Option.isNone(token) ? {} : { "x-radicar-certificate-token": Redacted.value(token.value) }
  }
  const { bytes, password } = yield* readCertificate(flags.certificate.value, flags)
  return sentCertificate(bytes, password)
})

/** Why a question was not answered: the contract's problems, or no answer of the service. */
type QueryError = SubmitError | NumberingRangesRefused | ServiceUnavailable

/** A question can be asked again without a second thought. */
const askAgain: Localized = {
  en: "Nothing was changed: run the same command again.",
  es: "No se cambió nada: repita el comando."
}

/** Why the service at `url` did not answer a question. */
export const queryFailure = (error: QueryError, url: string): Failure => {
  if (error._tag === "NumberingRangesRefused") {
    const { detail = "", operationCode } = error
    return failure("rejected", {
      en: `The authority names no ranges (${operationCode}): ${detail}`,
      es: `La DIAN no informa rangos (${operationCode}): ${detail}`
    })
  }
  const { hint, reason, text } = submissionFailure(error, url)
  // what is said of a filing whose outcome is not known is not true of a question
  const asked = error._tag === "ServiceUnavailable" || error._tag === "HttpClientError" || error._tag === "SchemaError"
  return failure(reason, text, asked ? askAgain : hint)
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
