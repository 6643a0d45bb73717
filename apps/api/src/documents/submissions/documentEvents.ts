import type { WebhookEventType } from "@radicar/contract/webhook/webhookEvents"
import { parseRule } from "@radicar/dian/Rule"
import { Effect } from "effect"
import type { NewEvent, RecordEvent } from "../../webhooks/Events.ts"
import type { SubmissionRow } from "./submissionRow.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const closings = [
  ["accepted", /se encuentra\s+aceptado/iu],
  ["rejected", /se encuentra\s+rechazado/iu]
] as const

/** StatusCode of a refusal of the whole upload: the test set, issuer, software or certificate. */
export const refusedAsAWhole = "2"

/** What the authority says has become of a test set, where it refuses a document because the set is closed. */
export const closedTestSet = (statusCode: string, statusDescription: string): "accepted" | "rejected" | undefined =>
  statusCode === refusedAsAWhole ? closings.find(([, pattern]) => pattern.test(statusDescription))?.[0] : undefined

/** What becomes known with a state; `pending` and `unknown` once, however often it is tried. */
const types: Readonly<Record<SubmissionState, WebhookEventType | undefined>> = {
  signed: "document.pending",
  contingency: "document.pending",
  processing: "document.pending",
  filing: undefined,
  unknown: "document.unknown",
  accepted: "document.accepted",
  rejected: "document.rejected",
  refused: undefined
}

/** The most that an event lists, so that it stays far below 20 kB. */
const maximumRules = 100

const rulesOf = (errorMessage: string): ReadonlyArray<string> => {
  const codes = errorMessage.split("\n").flatMap((line) => parseRule(line, false).code ?? [])
  return [...new Set(codes)].slice(0, maximumRules)
}

const factsOf = (row: SubmissionRow) => {
  const facts = submissionStates[row.state]
  return {
    submissionId: row.id,
    companyId: row.company_id,
    providerId: row.provider_id,
    environment: row.environment,
    operation: row.operation,
    issuerNit: row.issuer_nit,
    type: row.document_type,
    id: `${row.prefix}${row.number}`,
    prefix: row.prefix,
    number: Number(row.number),
    uuid: row.document_key,
    schemeName: row.key_scheme,
    state: row.state,
    ...("status" in facts ? { status: facts.status } : {}),
    statusCode: row.status_code,
    rules: rulesOf(row.error_message),
    links: { submission: `/v1/submissions/${row.id}` }
  }
}

/** What the refusal of a document tells of its test set: the authority says nothing of a set by itself. */
const testSetEvent = (row: SubmissionRow): NewEvent | undefined => {
  const { company_id: companyId, environment, status_code, status_description: message, test_set_id: testSetId } = row
  const closed = testSetId === null ? undefined : closedTestSet(status_code, message)
  if (closed === undefined) return undefined
  const type = closed === "accepted" ? "test_set.accepted" : "test_set.failed"
  const links = { testSet: `/v1/dian/test-sets/${testSetId}?companyId=${companyId}&providerId=${row.provider_id}` }
  const once = `${type}/${environment}/${companyId}/${testSetId}`
  return {
    type,
    companyId,
    once,
    data: { testSetId, companyId, providerId: row.provider_id, environment, message, links }
  }
}

/** Whether its outcome was open for longer than the one attempt of its caller. */
const wasOpen = (from: SubmissionState | undefined, { attempts, outage_began_at }: SubmissionRow): boolean =>
  attempts > 1 || from !== "filing" || outage_began_at !== null

/**
 * Records what a submission's move tells, in the transaction of the move. `from` is absent for a claim, which tells nothing
 * unless the document was issued in contingency.
 */
export const recordDocumentEvents = Effect.fnUntraced(function* (
  record: RecordEvent,
  from: SubmissionState | undefined,
  row: SubmissionRow
) {
  if (from === row.state || (from === undefined && row.state === "signed")) return
  const event = (type: WebhookEventType): NewEvent => ({
    type,
    companyId: row.company_id,
    once: `${type}/${row.id}`,
    data: factsOf(row)
  })
  const type = types[row.state]
  if (type !== undefined) yield* record(event(type))
  const ofTestSet = testSetEvent(row)
  if (ofTestSet !== undefined) yield* record(ofTestSet)
  if (submissionStates[row.state].final && wasOpen(from, row)) yield* record(event("document.reconciled"))
})
