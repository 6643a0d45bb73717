import { Schema } from "effect"
import { FilingHeaders, FilingQuery, queryFlag } from "../FilingQuery.ts"

const nit = (description: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[1-9][0-9]{0,9}$/u, { expected: "1 to 10 digits, without check digit" })
    ).annotate({ description })
  )

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

/** For whom the authority is asked; which environment. */
const addressee = {
  companyId: FilingQuery.companyId,
  providerId: FilingQuery.providerId,
  isTest: queryFlag("true queries the authority's test environment instead of the company's own.")
}

/** Query parameters of NumberingRangeGetAll. What is absent and known is filled in; what is sent wins. */
export const NumberingRangeQuery = {
  ...addressee,
  nit: nit("NIT of the issuer, without check digit; else the company's, else the certificate's."),
  softwareId: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(guid, { expected: "a GUID" })).annotate({
      description: "Id of the software; else the provider's."
    })
  ),
  softwareOwnerNit: nit("NIT of the software's owner, without check digit; else the provider's, else the issuer."),
  refresh: queryFlag("true queries the authority even if a recent answer is cached.")
}

/** Query parameters of StatusZipGetAll. */
export const StatusZipQuery = {
  ...addressee,
  zipkey: Schema.String.check(Schema.isPattern(guid, { expected: "a GUID" })).annotate({
    description: "Key that the authority gave to an upload."
  })
}

/** Query parameters of DocumentEventGetAll. */
export const DocumentEventsQuery = {
  ...addressee,
  uuid: Schema.String.check(Schema.isPattern(/^[0-9a-f]{96}$/iu, { expected: "96 hexadecimal digits" })).annotate({
    description: "CUFE of the invoice."
  })
}

/**
 * Headers of the questions to the authority, which takes none without a certificate: the caller's, else in the sandbox
 * environment a development identity. File and password are base64, so that any
 * character of a password survives. None has a form to fit, because what does not fit would be shown.
 */
export const QueryHeaders = {
  "x-radicar-certificate": Schema.optionalKey(
    Schema.String.annotate({ description: "PKCS#12 file of the caller, in base64: the issuer's or its provider's." })
  ),
  "x-radicar-certificate-password": Schema.optionalKey(
    Schema.String.annotate({ description: "Its password, UTF-8 in base64. Empty or absent for none." })
  ),
  "x-radicar-certificate-token": Schema.optionalKey(
    Schema.String.annotate({ description: "Token of a stored certificate, in place of the file and its password." })
  ),
  "accept-language": FilingHeaders["accept-language"]
}

/** Names of the headers that carry secrets: nothing that records requests may show their values. */
export const secretHeaders = [
  "x-radicar-certificate",
  "x-radicar-certificate-password",
  "x-radicar-certificate-token"
] as const
