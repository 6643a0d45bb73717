import type { Bodies } from "@radicar/domain/inner/plain/bodies"
import type { CallOptions } from "./ClientOptions.ts"
import type { Operations } from "./generated/Operations.ts"
import type { FilingHeaders, FilingQuery, SubmissionResult, TestSet, Validation } from "./generated/wireTypes.ts"

/** Name of an operation that files a document, as in the contract: `InvoiceCreate`. */
export type FilingOperation = keyof Bodies

/** The company, the provider and the options of a filing. */
export interface SubmitOptions {
  readonly query: Omit<FilingQuery, "dryRun">
  readonly headers?: FilingHeaders | undefined
}

/** The company and the provider of documents for a test set. */
export interface TestSetJsonOptions {
  readonly query: Omit<FilingQuery, "contingency" | "dryRun">
}

/** Every operation of the contract, and functions that file or check documents by the name of their operation. */
export interface Client extends Operations {
  /**
   * Files a document, given as its body or as JSON text. Text is sent unchanged, octet for octet, so amounts keep every
   * digit. In an object, amounts are exact if they are strings.
   */
  readonly submit: <Operation extends FilingOperation>(
    operation: Operation,
    body: Bodies[Operation] | string,
    request: SubmitOptions,
    options?: CallOptions
  ) => Promise<SubmissionResult>
  /** Lets the service check a document; nothing is stored or sent. */
  readonly validate: <Operation extends FilingOperation>(
    operation: Operation,
    body: Bodies[Operation] | string,
    request: SubmitOptions,
    options?: CallOptions
  ) => Promise<Validation>
  /** Files documents for a test set, `{TestSetId, Documents: [{Operation, Body}]}`, given as JSON text. */
  readonly testSetJson: (json: string, request: TestSetJsonOptions, options?: CallOptions) => Promise<TestSet>
}
