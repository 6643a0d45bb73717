import type {
  CorrectedDocuments,
  EndorsedInvoice,
  PayrollPlace,
  SaleFacts
} from "@radicar/domain/inner/document/DocumentDefinition"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import type { Row } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { documentId, type NewSubmission, type Submission, type SubmissionIdentity } from "./Submission.ts"
import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import type { NewEvent } from "../../webhooks/Events.ts"
import { numberHolder } from "./alarms.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

/** Kinds of notifications about a document and its reference. */
export type ReferenceRemark = "negative" | "annulled" | "buyer" | "currency" | "health" | "worker" | "endorsed"

/** A document filed by this service to which another document refers, and its differences from the reference. */
export interface FiledDocument {
  /** JSON path of the reference by whose key or number the document was found. */
  readonly at: string
  readonly prefix: string
  readonly number: number
  readonly documentKey: string
  /** Day of issue; absent if the database partition of the document's month was detached. */
  readonly date?: string
  /** Facts about the sale; absent for documents other than invoices. */
  readonly sale?: SaleFacts
  /** Amount of an invoice that its notes leave, a decimal. */
  readonly balance?: string
  /** Fields that the reference states differently. */
  readonly differs: ReadonlyArray<"number" | "key" | "date">
  readonly remarks: ReadonlyArray<ReferenceRemark>
}

/** Reference to the document that a note corrects or an endorsement transfers. */
export interface StatedReference extends Pick<SubmissionIdentity, "issuerNit" | "environment"> {
  readonly companyId: string
  /** Key of the referring document. */
  readonly documentKey: string
  readonly corrects?: CorrectedDocuments | undefined
  readonly endorses?: EndorsedInvoice | undefined
  /** Identification of the worker, in a note that replaces a payroll. */
  readonly worker?: string
}

/**
 * Every split of a document number into prefix and digits. A prefix may end in digits, and the digits may begin with
 * zeros.
 */
const splitsOf = (numbered: string): ReadonlyArray<{ readonly prefix: string; readonly number: number }> => {
  const digits = /(?<![0-9])[0-9]*$/u.exec(numbered)?.[0] ?? ""
  return Array.from(digits, (_, index) => digits.slice(index))
    .filter((each) => Number(each) <= 9_999_999_999)
    .map((each) => ({ prefix: numbered.slice(0, -each.length), number: Number(each) }))
}

/** Rows of a reference as input of the SQL function `filed_documents_1`. */
export const referenceRows = (reference: StatedReference) => {
  const { companyId, corrects, documentKey, endorses, environment, issuerNit } = reference
  const common = { company_id: companyId, issuer_nit: issuerNit, environment, own_key: documentKey }
  const corrected = (corrects?.documents ?? []).map(({ at, date, number, uuid }) => ({
    ...common,
    at,
    key: uuid,
    date,
    families: [...new Set(corrects?.typeCodes.map(documentFamily))],
    splits: splitsOf(number),
    note: corrects?.note,
    worker: workerDigest(reference)
  }))
  const endorsed = endorses && { ...common, at: endorses.at, key: endorses.uuid, value: endorses.value }
  return endorsed === undefined ? corrected : [...corrected, endorsed]
}

/** Documents that this service filed under a referenced key or number. */
export const findCorrected = (sql: SqlClient.SqlClient, reference: StatedReference) =>
  Effect.map(
    sql<Row>`select * from filed_documents_1(${JSON.stringify(referenceRows(reference))}::text::jsonb)`,
    (rows) =>
      rows.map((row): FiledDocument => {
        const [balance, date, sale] = ["balance", "day", "sale"].map((column) => row[column] ?? undefined)
        return {
          at: row["reference_at"] as string,
          prefix: row["prefix"] as string,
          number: Number(row["number"]),
          documentKey: row["document_key"] as string,
          differs: row["differs"] as FiledDocument["differs"],
          remarks: row["remarks"] as FiledDocument["remarks"],
          ...withoutUndefined({ date: date as string | undefined, sale: sale as SaleFacts | undefined }),
          ...(balance === undefined ? {} : { balance: String(balance) })
        }
      })
  )

/**
 * Amounts by which a note changes invoices, one row per invoice; `undefined` for a document that is not a note about
 * invoices.
 */
export const correctionRows = (submission: NewSubmission & { readonly id: string }) => {
  const { companyId, corrects, documentKey, environment, id, issuerNit } = submission
  if (corrects?.note === undefined) return undefined
  const { annuls, change, currency } = corrects.note
  return [...new Set(corrects.documents.map(({ uuid }) => uuid))].map((corrected_key) => ({
    id,
    corrected_key,
    company_id: companyId,
    issuer_nit: issuerNit,
    environment,
    document_key: documentKey,
    currency,
    change,
    annuls
  }))
}

/** Facts of a payroll document by which obstacles to filing it are searched. */
export interface PayrollClaim
  extends PayrollPlace, Pick<NewSubmission, "companyId" | "documentKey" | "environment" | "issuerNit"> {}

/** The authority's rule on the payroll that a note replaces or deletes; `undefined` for any other document. */
export const predecessorRule = ({
  payroll
}: {
  readonly payroll?: PayrollPlace | undefined
}): "NIAE191a" | "NIAE216a" | undefined => {
  if (payroll?.role === "replacement") return "NIAE191a"
  return payroll?.role === "deletion" ? "NIAE216a" : undefined
}

/** Message of {@link predecessorRule}. */
export const predecessorMessage: Localized = {
  en: "The note names no accepted payroll of this employer and worker.",
  es: "La nota no nombra una nómina aceptada de este empleador y trabajador."
}

/** A document filed by this service that forbids filing a payroll document. */
export interface PayrollObstacle {
  /**
   * Reason why the document forbids the filing.
   *
   * - `month`: the worker already has a payroll in the month.
   * - `worker`: the preceding payroll is another worker's, or was rejected.
   * - `successor`: the changed payroll was already replaced or deleted; this is the newest document of the chain.
   */
  readonly kind: "month" | "worker" | "successor"
  readonly role: PayrollPlace["role"]
  readonly documentKey: string
  /** Prefix and number. */
  readonly id: string
}

/**
 * Digest of a worker's identification. The database contains only the digest, so that erasing a company need not search
 * for identifications.
 */
const workerDigest = ({ companyId, worker }: Pick<PayrollClaim, "companyId" | "worker">): string | undefined =>
  worker === undefined ? undefined : hash("sha256", `${companyId} ${worker}`)

const columnsOf = (claim: PayrollClaim) => ({
  company_id: claim.companyId,
  issuer_nit: claim.issuerNit,
  environment: claim.environment,
  document_key: claim.documentKey,
  role: claim.role,
  worker: workerDigest(claim),
  month: claim.month,
  predecessor: claim.predecessor
})

/** A payroll document as input of the functions in payrolls.sql; `undefined` for other documents. */
export const payrollRow = (submission: NewSubmission & { readonly id: string }) => {
  const { id, number, payroll, prefix } = submission
  return payroll && { ...columnsOf({ ...submission, ...payroll }), id, number, prefix }
}

/** Documents filed by this service that forbid filing a payroll document. */
export const findObstacles = (sql: SqlClient.SqlClient, claim: PayrollClaim) =>
  Effect.map(sql<Row>`select * from payroll_obstacles_1(${JSON.stringify(columnsOf(claim))}::text::jsonb)`, (rows) =>
    rows.map((row): PayrollObstacle => ({
      kind: row["obstacle"] as PayrollObstacle["kind"],
      role: row["role"] as PayrollObstacle["role"],
      documentKey: row["document_key"] as string,
      id: row["numbered"] as string
    }))
  )

const closings = [
  ["accepted", /se encuentra\s+aceptado/iu],
  ["rejected", /se encuentra\s+rechazado/iu]
] as const

/** StatusCode of a refusal of the whole upload: the test set, issuer, software or certificate. */
export const refusedAsAWhole = "2"

/** The outcome of a closed test set, read from the refusal of a document; `undefined` otherwise. */
export const closedTestSet = (statusCode: string, statusDescription: string): "accepted" | "rejected" | undefined =>
  statusCode === refusedAsAWhole ? closings.find(([, pattern]) => pattern.test(statusDescription))?.[0] : undefined

/**
 * Webhook event type of a state, if the state has one. Events for `pending` and `unknown` are sent once, however often
 * filing is tried.
 */
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
  const holder = state === "rejected" ? numberHolder(submission.alarm) : undefined
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
    ...(holder === undefined ? {} : { numberHolder: holder }),
    ...(submission.notifications === undefined
      ? {}
      : { notifications: submission.notifications.slice(0, maximumNotifications) }),
    links: { submission: `/v1/submissions/${id}` }
  }
}

/** The event of a closed test set. The authority reports the closing only by refusing a further document. */
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

/** Whether the outcome was still open when the caller's only attempt ended. */
const wasOpen = (from: SubmissionState | undefined, { attempts, outageBeganAt }: Submission): boolean =>
  attempts > 1 || from !== "filing" || outageBeganAt !== undefined

/** An event of a document, unique by type. */
export const documentEvent = (type: WebhookEventType, submission: Submission): NewEvent => ({
  type,
  companyId: submission.companyId,
  once: `${type}/${submission.id}`,
  data: factsOf(submission)
})

/**
 * Events of a submission's change of state. A claim (`from` absent) has none unless the document was issued in
 * contingency.
 */
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
