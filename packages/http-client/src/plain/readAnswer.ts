import { isJson } from "../retry.ts"
import type { FileDownload } from "./FileDownload.ts"
import * as problems from "./generated/problems.ts"
import { classNameOf, Problem, type ProblemBody } from "./Problem.ts"
import { TransportError } from "./TransportError.ts"

/** An answer, whose text has been read unless it is a file. */
export interface ReceivedAnswer {
  readonly response: Response
  /** `undefined` of a file. */
  readonly text: string | undefined
}

/** Makes a download from an answer whose body has not been read. The signal also ends the download. */
const fileDownload = ({ body, headers }: Response, signal: AbortSignal | undefined): FileDownload => ({
  // a body that nobody has locked is cancelled when the platform collects its answer
  stream: (body ?? new Blob().stream()).pipeThrough(new TransformStream(), signal === undefined ? {} : { signal }),
  filename: /filename="([^"]*)"/u.exec(headers.get("content-disposition") ?? "")?.[1],
  contentType: headers.get("content-type") ?? "application/octet-stream",
  etag: headers.get("etag") ?? undefined
})

interface ReviverContext {
  /** Text of the number; absent on platforms before 2025, which lose digits beyond the seventeenth. */
  readonly source?: string
}

/** Parses JSON; a decimal that a JavaScript number would write in other digits stays text. */
const parseExactly = (text: string): unknown =>
  JSON.parse(text, (_: string, value: unknown, context?: ReviverContext): unknown =>
    typeof value === "number" &&
    !Number.isSafeInteger(value) &&
    context?.source !== undefined &&
    String(value) !== context.source
      ? context.source
      : value
  )

const foreignAnswer = (status: number, cause?: unknown): TransportError =>
  new TransportError(
    `The answer with status ${status} is not one of the operation. It is unknown whether the request was carried out.`,
    { outcome: "unknown", status, cause }
  )

const jsonOf = ({ headers, status }: Response, text: string): unknown => {
  if (!isJson(headers.get("content-type") ?? "")) throw foreignAnswer(status)
  try {
    return parseExactly(text)
  } catch (cause) {
    throw foreignAnswer(status, cause)
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const isProblem = (value: unknown): value is ProblemBody =>
  isObject(value) && typeof value["status"] === "number" && classNameOf(value["type"]) !== undefined

const problemClasses: Readonly<Record<string, typeof Problem | undefined>> = problems

const etags = new WeakMap<object, string>()

/**
 * Returns the entity tag that came with a JSON answer, for the header `if-match`; `undefined` if it had none.
 *
 * @example
 * ```ts
 * const company = await client.companies.get({ params: { id: "1" } })
 * await client.companies.put({ params: { id: "1" }, headers: { "if-match": etagOf(company) }, payload })
 * ```
 */
export const etagOf = (answer: object): string | undefined => etags.get(answer)

/**
 * Returns the value of an answer: JSON, a file, or `undefined` for no content. The signal also ends a download.
 *
 * @throws {Problem} if the service refused the request
 * @throws {TransportError} if the answer is not one of the contract; a problem that no operation has is its `cause`
 */
export const readAnswer = ({ response, text }: ReceivedAnswer, signal: AbortSignal | undefined): unknown => {
  if (text === undefined) return fileDownload(response, signal)
  const { headers, ok, status } = response
  if (status === 204) return undefined
  const value = jsonOf(response, text)
  if (ok) {
    const etag = headers.get("etag")
    if (etag !== null && isObject(value)) etags.set(value, etag)
    return value
  }
  if (!isProblem(value)) throw foreignAnswer(status)
  const problemClass = problemClasses[classNameOf(value.type) ?? ""]
  if (problemClass === undefined) throw foreignAnswer(status, new Problem(value))
  throw new problemClass(value)
}
