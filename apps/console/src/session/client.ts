import type { ProblemName } from "@radicar/contract/inner/problem/problemTable"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Operations } from "@radicar/http-client/inner/promise/Client"
import operations from "virtual:radicar/operations"

/** An answer of the service that refuses a request. */
export class Problem extends Error {
  override readonly name: string
  readonly status: number
  /** Sentence about this occurrence, in the language of the request; may be empty. */
  readonly detail: string
  readonly violations: ReadonlyArray<Violation>
  /** Seconds after which the request may be repeated. */
  readonly retryAfter: number | undefined
  /** Key of the document that a problem names. */
  readonly uuid: string | undefined

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body["detail"] === "string" ? body["detail"] : `status ${status}`)
    const { detail, retryAfter, type, uuid, violations } = body
    this.name = typeof type === "string" ? type.replace("urn:radicar:problem:", "") : ""
    this.status = status
    this.detail = typeof detail === "string" ? detail : ""
    this.violations = Array.isArray(violations) ? violations : []
    this.uuid = typeof uuid === "string" ? uuid : undefined
    this.retryAfter = typeof retryAfter === "number" ? retryAfter : undefined
  }
}

/** Whether a failure is one of these problems. */
export const isProblem = (failure: unknown, ...names: ReadonlyArray<ProblemName>): failure is Problem =>
  failure instanceof Problem && (names as ReadonlyArray<string>).includes(failure.name)

/** No answer, or one that is not the service's. `status` is that of such an answer. */
export class NoAnswer extends Error {
  readonly status: number | undefined
  constructor(status: number | undefined, cause?: unknown) {
    super(status === undefined ? "no answer" : `answer with status ${status}`, { cause })
    this.status = status
  }
}

/** Every operation of the contract. Bodies and answers are in their wire form. */
export type Client = Operations

interface AnyRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly payload?: unknown
}

interface AnyPage {
  readonly items: ReadonlyArray<unknown>
  readonly next?: string
}

interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeout?: number
}

// every operation on octets takes this type: the service looks at the content
const octets = "application/octet-stream"

const defined = (values: Readonly<Record<string, string | undefined>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined))

const addressOf = (path: string, { params = {}, query }: AnyRequest): string => {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ""))
  const search = new URLSearchParams(defined(query)).toString()
  return search === "" ? filled : `${filled}?${search}`
}

const isJson = (contentType: string): boolean => /^application\/(?:[\w.]+\+)?json\b/u.test(contentType)

const fileOf = (answer: Response, contentType: string) => ({
  stream: answer.body ?? new Blob().stream(),
  filename: /filename="([^"]*)"/u.exec(answer.headers.get("content-disposition") ?? "")?.[1],
  contentType,
  etag: answer.headers.get("etag") ?? undefined
})

const etags = new WeakMap<object, string>()

/** The entity tag that came with an answer, for `if-match`. */
export const etagOf = (answer: object): string | undefined => etags.get(answer)

interface ReviverContext {
  /** Text of the number; absent in browsers before 2025, which lose digits beyond the seventeenth. */
  readonly source?: string
}

/** Parses JSON; a decimal that a number would change stays text. */
const parseExactly = (text: string): unknown => {
  const revive = (_: string, value: unknown, context?: ReviverContext): unknown =>
    typeof value === "number" && !Number.isSafeInteger(value) && context?.source !== undefined
      ? String(value) === context.source
        ? value
        : context.source
      : value
  return JSON.parse(text, revive)
}

const readAnswer = async (answer: Response): Promise<unknown> => {
  const contentType = answer.headers.get("content-type") ?? ""
  if (answer.ok) {
    if (answer.status === 204) return undefined
    if (!isJson(contentType)) return fileOf(answer, contentType)
    const parsed = parseExactly(await answer.text())
    const etag = answer.headers.get("etag")
    if (etag !== null && typeof parsed === "object" && parsed !== null) etags.set(parsed, etag)
    return parsed
  }
  if (!isJson(contentType)) throw new NoAnswer(answer.status)
  const body: unknown = await answer.json()
  throw new Problem(answer.status, typeof body === "object" && body !== null ? { ...body } : {})
}

const bodyOf = (payload: unknown) => {
  if (payload === undefined) return {}
  if (payload instanceof Uint8Array)
    return { body: new Blob([new Uint8Array(payload)]), headers: { "content-type": octets } }
  return {
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": "application/json" }
  }
}

/**
 * Makes the client of the service from the table of the contract's operations. Its types are those of
 * `@radicar/http-client`, whose schemas would be most of the page. `refused` is called when the service no longer
 * accepts the token.
 */
export const createClient = (token: string, language: Language, refused: () => void): Client => {
  const call = async (method: string, path: string, request: AnyRequest, options: CallOptions): Promise<unknown> => {
    const { signal, timeout = 120_000 } = options
    const { body, headers } = bodyOf(request.payload)
    const ends = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])]
    let answer: Response
    try {
      answer = await fetch(addressOf(path, request), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "accept-language": language,
          ...headers,
          ...defined(request.headers)
        },
        cache: "no-store",
        credentials: "omit",
        signal: AbortSignal.any(ends),
        ...(body === undefined ? {} : { body })
      })
    } catch (cause) {
      throw cause instanceof TypeError ? new NoAnswer(undefined, cause) : cause
    }
    if (answer.status === 401) refused()
    return readAnswer(answer)
  }

  const paged = (method: string, path: string, request: AnyRequest, options: CallOptions) => {
    const page = (cursor?: string) =>
      call(
        method,
        path,
        cursor === undefined ? request : { ...request, query: { ...request.query, cursor } },
        options
      ) as Promise<AnyPage>
    return {
      page: () => page(),
      async *[Symbol.asyncIterator]() {
        let current = await page()
        yield* current.items
        while (current.next !== undefined) {
          current = await page(current.next)
          yield* current.items
        }
      }
    }
  }

  // the compiler derives the types from the contract, this function the values
  return Object.fromEntries(
    Object.entries(operations).map(([group, endpoints]) => [
      group,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, [method, path, kind]]) => [
          name,
          (request: AnyRequest = {}, options: CallOptions = {}) =>
            kind === "paged" ? paged(method, path, request, options) : call(method, path, request, options)
        ])
      )
    ])
  ) as unknown as Client
}
