import { Metric } from "effect"
import { stepBuckets, wholeBuckets } from "./buckets.ts"
import { labelled } from "./labelled.ts"

/** Answers to requests that file a document. `status` is that of the result, or the name of the problem. */
export const filings = labelled(
  (attributes) =>
    Metric.counter("radicar_filings_total", {
      attributes,
      description: "Requests to file a document that were answered, by operation, type of document and outcome",
      incremental: true
    }),
  ["operation", "type", "status"]
)

/** From the request to its answer, whatever that is. */
export const filingSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_filing_duration_seconds", {
      attributes,
      description: "Time from a request to file a document to its answer",
      boundaries: wholeBuckets
    }),
  ["operation"]
)

/** Each step of a filing, wherever it is made. */
export const stepSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_filing_step_duration_seconds", {
      attributes,
      description: "Time of one step of a filing; claim has render and sign in it where the service gives the number",
      boundaries: stepBuckets
    }),
  ["step"]
)

/** Submissions that came to a state which ends following. */
export const settlements = labelled(
  (attributes) =>
    Metric.counter("radicar_settlements_total", {
      attributes,
      description: "Submissions that came to an outcome, by type of document, state and who brought it about",
      incremental: true
    }),
  ["type", "state", "by"]
)

/** Calls of the authority that were made. `outcome`: `answered`, or why there was no answer. */
export const authoritySeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_authority_call_duration_seconds", {
      attributes,
      description: "Time of a call of the authority, by operation of its service and outcome",
      boundaries: wholeBuckets
    }),
  ["environment", "operation", "outcome"]
)

/** Calls that were not made because the authority does not answer. */
export const withheldCalls = labelled(
  (attributes) =>
    Metric.counter("radicar_authority_calls_withheld_total", {
      attributes,
      description: "Calls of the authority that were not made, because it does not answer",
      incremental: true
    }),
  ["environment", "operation"]
)

/** Requests by the template of their route, never by their path. */
export const requests = labelled(
  (attributes) =>
    Metric.counter("radicar_http_requests_total", {
      attributes,
      description: "Requests that were answered, by method, template of the route and status",
      incremental: true
    }),
  ["method", "route", "status"]
)

/** From the head of a request to its answer. */
export const requestSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_http_request_duration_seconds", {
      attributes,
      description: "Time from a request to its answer",
      boundaries: wholeBuckets
    }),
  ["method", "route"]
)
