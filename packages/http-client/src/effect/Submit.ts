import type { DocumentsGroup, filingProblems } from "@radicar/contract/inner/DocumentsGroup"
import type { FilingHeaders, FilingQuery } from "@radicar/contract/inner/FilingQuery"
import type {
  CompanyErased,
  InvalidRequest,
  NotFound,
  TooManyRequests,
  Unauthorized
} from "@radicar/contract/inner/problem/problems"
import type { RipsFindings, RipsQuery } from "@radicar/contract/inner/RipsGroup"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import type { Validation } from "@radicar/domain/inner/Validation"
import type { Effect, Schema } from "effect"
import type { HttpClientError } from "effect/http"

/** Name of an operation that files a document, as in the contract: `InvoiceCreate`. */
export type FilingOperation = Capitalize<Extract<keyof (typeof DocumentsGroup)["endpoints"], string>>

/**
 * The wire form (JSON encoding) of a schema of the contract. The contract wraps a schema in a codec; this type unwraps
 * it.
 */
export type WireForm<S> = S extends { readonly schema: infer Inner extends Schema.Constraint }
  ? Inner["Encoded"]
  : S extends Schema.Constraint
    ? S["Encoded"]
    : never

/**
 * The body of a document in its wire form, or its JSON text. Text is sent unchanged, octet for octet, so amounts keep
 * every digit. In an object, amounts are exact if they are strings.
 */
export type FilingBody<Operation extends FilingOperation> =
  | WireForm<(typeof DocumentsGroup)["endpoints"][Uncapitalize<Operation>]["~Payload"]>
  | string

/** The company, the provider and the options of a filing. */
export interface SubmitOptions {
  readonly query: Omit<Schema.Struct<typeof FilingQuery>["Type"], "dryRun">
  readonly headers?: Schema.Struct<typeof FilingHeaders>["Type"]
}

/**
 * Errors of filing a document. They are the problems of the contract, a `SchemaError`, or an `HttpClientError`. A
 * `SchemaError` means invalid options, or an answer that does not follow the contract. An `HttpClientError` means that
 * the service did not answer; the outcome is then unknown, and the same request may be sent again.
 */
export type SubmitError =
  | (typeof filingProblems)[number]["Type"]
  | Unauthorized
  | CompanyErased
  | TooManyRequests
  | InvalidRequest
  | Schema.SchemaError
  | HttpClientError.HttpClientError

/** Files a document. */
export type Submit = <Operation extends FilingOperation>(
  operation: Operation,
  body: FilingBody<Operation>,
  options: SubmitOptions
) => Effect.Effect<SubmissionResult, SubmitError>

/** Lets the service check a document with its configuration; nothing is stored or sent. */
export type Validate = <Operation extends FilingOperation>(
  operation: Operation,
  body: FilingBody<Operation>,
  options: SubmitOptions
) => Effect.Effect<Validation, SubmitError>

/** Errors of checking a RIPS: {@link SubmitError}, or `NotFound` for an invoice that the company has not filed. */
export type RipsJsonError = SubmitError | NotFound

/**
 * Lets the service check a RIPS (the record of health services behind an invoice) and compare it with a filed invoice.
 * The JSON text is sent unchanged, octet for octet.
 */
export type RipsJson = (
  json: string,
  options: { readonly query: Schema.Struct<typeof RipsQuery>["Type"] }
) => Effect.Effect<RipsFindings, RipsJsonError>
