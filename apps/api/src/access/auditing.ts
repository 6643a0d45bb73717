import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { Cause, Context, Effect, Exit, Option } from "effect"
import type { HttpServerResponse } from "effect/http"
import { randomUUIDv7 } from "node:crypto"
import { RequestId } from "../http/answerEverything.ts"
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
  /** The entry as far as it is known from the beginning; absent where nothing is recorded. */
  readonly begun?: Pick<AuditEntry, "id" | "requestId" | "tokenId" | "operation" | "companyId" | "providerId">
  /** Whether the settlement of the one document that it is about records the entry. */
  isLeftToSettlement: boolean
  /** Whether a settlement has recorded the entry. */
  isRecorded: boolean
}

const noNote = { subject: undefined, detail: undefined, isLeftToSettlement: false, isRecorded: false }

/** The note of the request that is being answered; nobody reads it where there is no request. */
const CurrentAuditNote = Context.Reference<AuditNote>("@radicar/api/AuditNote", { defaultValue: () => ({ ...noNote }) })

/** Leaves the entry of the request to the settlement of the one document that it is about. */
export const leaveToSettlement = Effect.map(CurrentAuditNote, (note) => {
  note.isLeftToSettlement = true
})

/**
 * Runs a statement that settles what the request is about, and adds the entry that the request would add at its end;
 * without one where the request has not left it to a settlement. `settle` answers whether it has added it. Whoever
 * comes second adds nothing: the entry has one id.
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
            const { detail, isRecorded, subject } = note
            return isRecorded ? Effect.void : log.add({ ...begun, subject, detail, ...outcomeOf(exit) })
          })
        )
      })
    }
)
