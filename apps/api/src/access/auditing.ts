import { Cause, Context, Effect, Exit, Option } from "effect"
import { HttpServerRequest, type HttpServerResponse } from "effect/http"
import { RequestId } from "../http/answerEverything.ts"
import { AuditLog } from "./AuditLog.ts"

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
const providerOf = (url: URL): string | undefined => tenantOf(url, "providerId", "providers")

/** What a request turned out to be about. */
interface AuditNote {
  subject: string | undefined
  /** What it came to, as JSON. */
  detail: string | undefined
}

/** The note of the request that is being answered; nobody reads it where there is no request. */
const CurrentAuditNote = Context.Reference<AuditNote>("@radicar/api/AuditNote", {
  defaultValue: () => ({ subject: undefined, detail: undefined })
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
}

/** What changes something, and what takes a document away; questions and dry runs are not recorded. */
const isAudited = (method: string, { pathname, searchParams }: URL): boolean =>
  searchParams.get("dryRun") !== "true" && (method !== "GET" || pathname.startsWith("/v1/files/"))

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
    ({ operation, tokenId }: AuditedRequest) =>
    <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const url = new URL(request.url, "http://service")
        if (!isAudited(request.method, url)) return yield* answer
        const note: AuditNote = { subject: subjectOf(url), detail: undefined }
        return yield* answer.pipe(
          Effect.provideService(CurrentAuditNote, note),
          Effect.onExit((exit) =>
            Effect.flatMap(RequestId, (requestId) =>
              log.add({
                requestId,
                tokenId,
                operation,
                companyId: companyOf(url),
                providerId: providerOf(url),
                subject: note.subject,
                detail: note.detail,
                ...outcomeOf(exit)
              })
            )
          )
        )
      })
)
