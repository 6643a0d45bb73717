import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { Cause, Context, Effect, Exit, Option } from "effect"
import type { HttpServerResponse } from "effect/http"
import { randomUUIDv7 } from "node:crypto"
import { RequestId } from "../http/answerEverything.ts"
import { present } from "../platform/present.ts"
import { type AuditEntry, AuditLog } from "./AuditLog.ts"

/** A text that has a form; `undefined` for any other, and for none. */
const matching = (form: RegExp, text: string | null | undefined): string | undefined =>
  typeof text === "string" && form.test(text) ? text : undefined

const tenantOf = ({ pathname, searchParams }: URL, parameter: string, collection: string): string | undefined =>
  matching(
    /^[0-9]{1,20}$/u,
    searchParams.get(parameter) ?? new RegExp(`^/v1/${collection}/([0-9]+)`, "u").exec(pathname)?.[1]
  )

/** The company that the address of a request names. */
export const companyOf = (url: URL): string | undefined => tenantOf(url, "companyId", "companies")

/** The provider that the address of a request names. */
export const providerOf = (url: URL): string | undefined => tenantOf(url, "providerId", "providers")

/** What a request turned out to be about. */
interface AuditNote {
  subject: string | undefined
  /** What it came to, as JSON. */
  detail: string | undefined
  /** What is known of the request from its beginning; absent where nothing is recorded. */
  readonly begun?: Pick<AuditEntry, "requestId" | "tokenId" | "operation" | "companyId" | "providerId">
  /**
   * Who records it: the request at its end, unless a settlement has, or does in the statement that is under way; the
   * next settlement may.
   */
  recorder: "request" | "next settlement" | "settlement under way" | "settlement"
  /** Id of the entry that a settlement may have written: if its answer is lost, nobody knows. */
  id?: string
  /** Whether the request has ended. */
  isOver?: boolean
}

/** The note of the request that is being answered; nobody reads it where there is no request. */
const CurrentAuditNote = Context.Reference<AuditNote>("@radicar/api/AuditNote", {
  defaultValue: () => ({ subject: undefined, detail: undefined, recorder: "request" })
})

/** Leaves the entry of the request to the settlement of the one document that it is about. */
export const leaveToSettlement = Effect.map(CurrentAuditNote, (note) => {
  note.recorder = "next settlement"
})

/**
 * Runs a statement that settles what the request is about, and writes with it the entry that the request would write at
 * its end; without one where the request has not left it to a settlement. `settle` answers whether it has written it. A
 * caller who disconnects meanwhile leaves the entry to the statement.
 */
export const recordingSettlements = Effect.map(
  AuditLog,
  (log) =>
    <A, E, R>(
      { status, subject }: Pick<AuditEntry, "status" | "subject">,
      settle: (entry: AuditEntry | undefined) => Effect.Effect<{ readonly result: A; readonly recorded: boolean }, E, R>
    ): Effect.Effect<A, E, R> =>
      Effect.flatMap(CurrentAuditNote, (note) => {
        const { begun } = note
        // behind its end the request has recorded it
        if (begun === undefined || note.recorder !== "next settlement" || note.isOver === true) {
          return Effect.map(settle(undefined), ({ result }) => result)
        }
        note.id ??= randomUUIDv7()
        const entry: AuditEntry = { id: note.id, ...begun, subject, status, problem: undefined, detail: undefined }
        note.recorder = "settlement under way"
        return settle(entry).pipe(
          Effect.onExit((exit) => {
            const recorded = Exit.isSuccess(exit) && exit.value.recorded
            note.recorder = recorded ? "settlement" : "next settlement"
            // the request has relied on this statement
            return recorded || note.isOver !== true ? Effect.void : log.add({ ...entry, status: undefined })
          }),
          Effect.map(({ result }) => result)
        )
      })
)

/** Notes which document, or what else, the request is about, for the audit log. */
export const noteSubject = (subject: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.subject = subject
  })

/** Notes what the request came to, in counts, for the audit log. */
export const noteDetail = (detail: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.detail = detail
  })

/** A request as the log names it. */
interface AuditedRequest {
  readonly tokenId: string
  readonly operation: string
  readonly method: string
  readonly url: URL
}

/** What changes something, and what takes a document away; questions and dry runs are not recorded. */
const isAudited = ({ method, url: { pathname, searchParams } }: AuditedRequest): boolean =>
  !isTrue(searchParams.get("dryRun")) && (method !== "GET" || pathname.startsWith("/v1/files/"))

/** The subject in its address: a document's key, or the id of a resource. */
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
  // on its way through a security scheme a problem of the handler is wrapped
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
        const begun = { requestId, tokenId, operation, companyId: companyOf(url), providerId: providerOf(url) }
        const note: AuditNote = { subject: subjectOf(url), detail: undefined, begun, recorder: "request" }
        return answer.pipe(
          Effect.provideService(CurrentAuditNote, note),
          Effect.onExit((exit) => {
            note.isOver = true
            const failed = Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause)
            if (note.recorder === "settlement under way" || (note.recorder === "settlement" && !failed)) {
              return Effect.void
            }
            const { detail, id, subject } = note
            return log.add({ ...present({ id }), ...begun, subject, detail, ...outcomeOf(exit) })
          })
        )
      })
    }
)
