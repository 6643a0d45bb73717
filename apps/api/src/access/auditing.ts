import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { Cause, Context, Effect, Exit, Option } from "effect"
import type { HttpServerResponse } from "effect/http"
import { randomUUIDv7 } from "node:crypto"
import { RequestId } from "../http/answerEverything.ts"
import { type AuditEntry, AuditLog } from "./AuditLog.ts"

/** The text, if it matches a pattern; else `undefined`. */
const matching = (form: RegExp, text: string | null | undefined): string | undefined =>
  typeof text === "string" && form.test(text) ? text : undefined

const tenantOf = ({ pathname, searchParams }: URL, parameter: string, collection: string): string | undefined =>
  matching(
    /^[0-9]{1,20}$/u,
    // linear: anchored, and the collection is a literal
    searchParams.get(parameter) ?? new RegExp(`^/v1/${collection}/([0-9]+)`, "u").exec(pathname)?.[1]
  )

/** The company that the address of a request names. */
export const companyOf = (url: URL): string | undefined => tenantOf(url, "companyId", "companies")

/** The provider that the address of a request names. */
export const providerOf = (url: URL): string | undefined => tenantOf(url, "providerId", "providers")

/** Facts collected during a request for its audit log entry. */
interface AuditNote {
  /** Company of the subject, if the address of the request names no company. */
  companyId?: string
  subject: string | undefined
  /** Outcome of the request as JSON. */
  detail: string | undefined
  /** Parts of the entry that are known from the beginning; absent if the request is not audited. */
  readonly begun?: Pick<AuditEntry, "id" | "requestId" | "tokenId" | "operation" | "companyId" | "providerId">
  /** Whether the statement that records the outcome of the request's only document also records the entry. */
  isLeftToSettlement: boolean
  /** Whether such a statement recorded the entry. */
  isRecorded: boolean
}

const noNote = { subject: undefined, detail: undefined, isLeftToSettlement: false, isRecorded: false }

/** The notes of the current request; outside of a request they are discarded. */
const CurrentAuditNote = Context.Reference<AuditNote>("@radicar/api/AuditNote", { defaultValue: () => ({ ...noNote }) })

/** Lets the statement that records the outcome of the request's only document also record the audit log entry. */
export const leaveToSettlement = Effect.map(CurrentAuditNote, (note) => {
  note.isLeftToSettlement = true
})

/**
 * Runs a statement that records the outcome of a document and also adds the audit log entry of the request. `settle`
 * receives the entry only after {@link leaveToSettlement}, and returns whether it added the entry. A repeated statement
 * adds nothing, because the entry keeps its id.
 */
export const recordingSettlements =
  ({ status, subject }: Pick<AuditEntry, "status" | "subject">) =>
  <A, E, R>(
    settle: (entry: AuditEntry | undefined) => Effect.Effect<{ readonly result: A; readonly recorded: boolean }, E, R>
  ): Effect.Effect<A, E, R> =>
    Effect.flatMap(CurrentAuditNote, (note) => {
      const { begun, isLeftToSettlement } = note
      const entry =
        begun === undefined || !isLeftToSettlement
          ? undefined
          : { ...begun, subject, status, problem: undefined, detail: undefined }
      return Effect.map(settle(entry), ({ recorded, result }) => {
        note.isRecorded ||= entry !== undefined && recorded
        return result
      })
    })

/** Notes the subject of the request, a document or another resource, for the audit log. */
export const noteSubject = (subject: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.subject = subject
  })

/** Notes the company of the subject for the audit log; the address of the request names only the subject. */
export const noteCompany = (companyId: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.companyId = companyId
  })

/** Adds the outcome of the request to its audit log entry, as JSON with counts: `{"submissions":3}`. */
export const noteDetail = (detail: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.detail = detail
  })

/** A request, as far as its audit log entry needs it. */
interface AuditedRequest {
  readonly tokenId: string
  readonly operation: string
  readonly method: string
  readonly url: URL
}

/** Paths whose reading is audited: files of documents, exports, and data about other taxpayers. */
const auditedReads = ["/v1/files/", "/v1/submissions/export", "/v1/dian/acquirers", "/v1/inbox/export"]

/** Path of a file in the inbox; reading one is audited. */
const inboxFile = /^\/v1\/inbox\/[^/]+\/files\//u

/**
 * Whether a request is audited: it changes something, or fetches documents or a taxpayer. Other reads and dry runs are
 * not recorded, nor is a draft while it is typed, or its preview, which only its author sees.
 */
const isAudited = ({ method, url: { pathname, searchParams } }: AuditedRequest): boolean =>
  !isTrue(searchParams.get("dryRun")) &&
  !(method === "PUT" && pathname.startsWith("/v1/drafts/")) &&
  !/^\/v1\/dian\/previews\/?$/u.test(pathname) &&
  (method !== "GET" || auditedReads.some((path) => pathname.startsWith(path)) || inboxFile.test(pathname))

/** The subject in the address: a document's key, or the id of a resource. */
const subjectOf = ({ pathname, searchParams }: URL): string | undefined =>
  matching(
    /^[\w-]{1,128}$/u,
    searchParams.get("uuid") ?? /^\/v1\/(?!dian\/|files\/)[\w-]+\/([\w-]+)/u.exec(pathname)?.[1]
  )

const property = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

const outcomeOf = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse, unknown>) => {
  if (Exit.isSuccess(exit)) return { status: exit.value.status, problem: undefined }
  const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  // security schemes wrap a problem of the handler
  const error = property(failure, "error") ?? failure
  const [status, tag] = [property(error, "status"), property(error, "_tag")]
  return {
    status: typeof status === "number" ? status : undefined,
    problem: typeof tag === "string" ? tag : undefined
  }
}

/** Records the outcome of a request before it is answered, also when the caller has disconnected. */
export const auditing = Effect.map(
  AuditLog,
  (log) =>
    (request: AuditedRequest) =>
    <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) => {
      if (!isAudited(request)) return answer
      return Effect.flatMap(RequestId, (requestId) => {
        const { operation, tokenId, url } = request
        const begun = {
          id: randomUUIDv7(),
          requestId,
          tokenId,
          operation,
          companyId: companyOf(url),
          providerId: providerOf(url)
        }
        const note: AuditNote = { ...noNote, subject: subjectOf(url), begun }
        return answer.pipe(
          Effect.provideService(CurrentAuditNote, note),
          Effect.onExit((exit) => {
            const { companyId = begun.companyId, detail, isRecorded, subject } = note
            return isRecorded ? Effect.void : log.add({ ...begun, companyId, subject, detail, ...outcomeOf(exit) })
          })
        )
      })
    }
)
