import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import type { testSetProblems } from "@radicar/contract/inner/TestSetsGroup"
import type { Effect } from "effect"
import type { SubmitError, SubmitOptions } from "./Submit.ts"

/** The company and the provider of documents for a test set. */
export interface TestSetJsonOptions {
  readonly query: Omit<SubmitOptions["query"], "contingency">
}

/** `SubmitError`, or an error that only test sets have. */
export type TestSetJsonError = SubmitError | (typeof testSetProblems)[number]["Type"]

/**
 * Files documents for a test set: `{TestSetId, Documents: [{Operation, Body}]}` as JSON text, which is sent unchanged,
 * octet for octet. Sending the same text again files nothing twice.
 */
export type TestSetJson = (json: string, options: TestSetJsonOptions) => Effect.Effect<TestSet, TestSetJsonError>
