import type { DocumentsGroup, filingProblems } from "@radicar/contract/DocumentsGroup"
import type { FilingHeaders, FilingQuery } from "@radicar/contract/FilingQuery"
import type { CompanyErased } from "@radicar/contract/problem/CompanyErased"
import type { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import type { NotFound } from "@radicar/contract/problem/NotFound"
import type { TooManyRequests } from "@radicar/contract/problem/TooManyRequests"
import type { Unauthorized } from "@radicar/contract/problem/Unauthorized"
import type { RipsCheck, RipsQuery } from "@radicar/contract/RipsGroup"
import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import type { Validation } from "@radicar/domain/Validation"
import type { Effect, Schema } from "effect"
import type { HttpClientError } from "effect/http"

/** Name of an operation that files a document, as the contract calls it: `InvoiceCreate`. */
export type FilingOperation = Capitalize<Extract<keyof (typeof DocumentsGroup)["endpoints"], string>>

/** For whom a document is filed, and how. */
export interface SubmitJsonOptions {
  readonly query: Omit<Schema.Struct<typeof FilingQuery>["Type"], "dryRun">
  readonly headers?: Schema.Struct<typeof FilingHeaders>["Type"]
}

/**
 * Why a document was not filed, or why it is not known: the contract's problems; a `SchemaError` for options that do
 * not fit and for answers that are not what the contract says; an `HttpClientError` when there was no answer or none of
 * the service's (then the outcome is unknown: send the same again).
 */
export type SubmitJsonError =
  | (typeof filingProblems)[number]["Type"]
  | Unauthorized
  | CompanyErased
  | TooManyRequests
  | InvalidRequest
  | Schema.SchemaError
  | HttpClientError.HttpClientError

/**
 * Files a document given as JSON text, which is sent unchanged, octet for octet: amounts keep every digit, and what the
 * service can fill in may be absent.
 */
export type SubmitJson = (
  operation: FilingOperation,
  json: string,
  options: SubmitJsonOptions
) => Effect.Effect<SubmissionResult, SubmitJsonError>

/** Has a document given as JSON text checked by the service, with its configuration; nothing is stored or sent. */
export type ValidateJson = (
  operation: FilingOperation,
  json: string,
  options: SubmitJsonOptions
) => Effect.Effect<Validation, SubmitJsonError>

/** As {@link SubmitJsonError}, and an invoice that the company has not filed. */
export type RipsJsonError = SubmitJsonError | NotFound

/** Has a RIPS given as JSON text checked, octet for octet, and compared with a filed invoice. */
export type RipsJson = (
  json: string,
  options: { readonly query: Schema.Struct<typeof RipsQuery>["Type"] }
) => Effect.Effect<RipsCheck, RipsJsonError>
