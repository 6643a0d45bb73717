import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import type { NewEvent } from "../../webhooks/Events.ts"
import { numberHolder } from "./stepDetail.ts"
import { documentId, type Submission } from "./Submission.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const closings = [
  ["accepted", /se encuentra\s+aceptado/iu],
  ["rejected", /se encuentra\s+rechazado/iu]
] as const

/** StatusCode of a refusal of the whole upload: the test set, issuer, software or certificate. */
export const refusedAsAWhole = "2"

/** The outcome of a closed test set, read from the refusal of a document; `undefined` otherwise. */
export const closedTestSet = (statusCode: string, statusDescription: string): "accepted" | "rejected" | undefined =>
  statusCode === refusedAsAWhole ? closings.find(([, pattern]) => pattern.test(statusDescription))?.[0] : undefined

/** Event type of a state, if it has one. `pending` and `unknown` are sent once, however often filing is tried. */
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

/** Maximum entries in an event, which keeps it far below 20 kB. */
const maximumRules = 100
const maximumNotifications = 20

const rulesOf = (errorMessage: string): ReadonlyArray<string> => {
  const codes = errorMessage.split("\n").flatMap((line) => parseRule(line, false).code ?? [])
  return [...new Set(codes)].slice(0, maximumRules)
}

const factsOf = (submission: Submission) => {
  const { companyId, environment, id, issuerNit, number, operation, prefix, providerId, state } = submission
  const facts = submissionStates[state]
  const holder = numberHolder(submission.alarm)
  return {
    submissionId: id,
    companyId,
    providerId,
    environment,
    operation,
    issuerNit,
    type: submission.documentType,
    id: documentId(submission),
    prefix,
    number,
    uuid: submission.documentKey,
    schemeName: submission.keyScheme,
    state,
    ...("status" in facts ? { status: facts.status } : {}),
    statusCode: submission.statusCode,
    // of an accepted document these are notifications
    rules: state === "accepted" ? [] : rulesOf(submission.errorMessage),
    ...(state === "rejected" && holder !== undefined ? { numberHolder: holder } : {}),
    ...(submission.notifications === undefined
      ? {}
      : { notifications: submission.notifications.slice(0, maximumNotifications) }),
    links: { submission: `/v1/submissions/${id}` }
  }
}

/** The event of a closed test set, revealed by a document's refusal: the authority does not report it otherwise. */
const testSetEvent = (submission: Submission): NewEvent | undefined => {
  const { companyId, environment, providerId, statusCode, statusDescription: message, testSetId } = submission
  const closed = testSetId === undefined ? undefined : closedTestSet(statusCode, message)
  if (closed === undefined) return undefined
  const type = closed === "accepted" ? "test_set.accepted" : "test_set.failed"
  const links = { testSet: `/v1/dian/test-sets/${testSetId}?companyId=${companyId}&providerId=${providerId}` }
  return {
    type,
    companyId,
    once: `${type}/${environment}/${companyId}/${testSetId}`,
    data: { testSetId, companyId, providerId, environment, message, links }
  }
}

/** Whether the outcome stayed open after the caller's single attempt. */
const wasOpen = (from: SubmissionState | undefined, { attempts, outageBeganAt }: Submission): boolean =>
  attempts > 1 || from !== "filing" || outageBeganAt !== undefined

/** An event of a document, unique by type. */
export const documentEvent = (type: WebhookEventType, submission: Submission): NewEvent => ({
  type,
  companyId: submission.companyId,
  once: `${type}/${submission.id}`,
  data: factsOf(submission)
})

/** Events of a submission's move. A claim (`from` absent) has none unless the document was issued in contingency. */
export const documentEvents = (from: SubmissionState | undefined, submission: Submission): ReadonlyArray<NewEvent> => {
  const { alarm, state } = submission
  const event = (type: WebhookEventType) => documentEvent(type, submission)
  const review = alarm === undefined ? [] : [event("document.needs_review")]
  if (from === state || (from === undefined && state === "signed")) return review
  const type = types[state]
  const ofTestSet = testSetEvent(submission)
  return [
    ...review,
    ...(type === undefined ? [] : [event(type)]),
    ...(ofTestSet === undefined ? [] : [ofTestSet]),
    ...(submissionStates[state].final && wasOpen(from, submission) ? [event("document.reconciled")] : [])
  ]
}
