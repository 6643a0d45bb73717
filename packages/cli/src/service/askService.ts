import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Option, Redacted } from "effect"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { type Failure, failure } from "../Failure.ts"
import type { CertificateFlags, ServiceFlags } from "../flags/serviceFlags.ts"
import { secretVariable } from "../input/readSecret.ts"
import { isAboutFiling, type ServiceError, submissionFailure } from "./submissionFailure.ts"

/** Headers with the content of a certificate. */
export const sentCertificate = (bytes: Uint8Array, password: Redacted.Redacted) => ({
  "x-radicar-certificate": Buffer.from(bytes).toString("base64"),
  "x-radicar-certificate-password": Buffer.from(Redacted.value(password), "utf8").toString("base64")
})

/**
 * Headers with the certificate of the flags, else with the token of a stored one; empty without either, because the
 * service may have its own.
 */
export const certificateHeaders = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) {
    const token = yield* secretVariable("RADICAR_CERTIFICATE_TOKEN")
    return Option.isNone(token) ? {} : { "x-radicar-certificate-token": Redacted.value(token.value) }
  }
  const { bytes, password } = yield* readCertificateFile(flags.certificate.value, flags)
  return sentCertificate(bytes, password)
})

/** Hint after a failed query, which can always be repeated. */
const askAgain: Localized = {
  en: "Nothing was changed: run the same command again.",
  es: "No se cambió nada: repita el comando."
}

/** Failure of a query to the service at `url`. */
export const queryFailure = (error: ServiceError, url: string): Failure => {
  if (error._tag === "NumberingRangesRefused") {
    const { detail = "", operationCode } = error
    return failure("rejected", {
      en: `The authority returned no ranges (${operationCode}): ${detail}`,
      es: `La DIAN no informa rangos (${operationCode}): ${detail}`
    })
  }
  const { hint, reason, text } = submissionFailure(error, url)
  return failure(reason, text, isAboutFiling(hint) ? askAgain : hint)
}

/** Parameters common to all queries to the authority. */
export interface QueryBasis {
  readonly query: { readonly companyId: string; readonly providerId: string; readonly isTest?: "true" }
  readonly headers: {
    readonly "x-radicar-certificate"?: string
    readonly "x-radicar-certificate-password"?: string
    readonly "x-radicar-certificate-token"?: string
  }
}

/** Query parameters for company, provider and environment. */
export const queryOf = ({
  companyId,
  providerId,
  test
}: Pick<ServiceFlags, "companyId" | "providerId" | "test">): QueryBasis["query"] => ({
  companyId,
  providerId,
  ...(test ? { isTest: "true" } : {})
})
