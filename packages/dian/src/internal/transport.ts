import { type Duration, Effect } from "effect"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { gunzip, inflate, type InputType, type ZlibOptions } from "node:zlib"

/** A signed message and its target. */
export interface Message {
  readonly url: string
  readonly contentType: string
  readonly message: Uint8Array
}

/** HTTP answer of any status. */
export interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** The body, decompressed. */
  readonly bytes: Uint8Array
  readonly retryAfter: string | undefined
  /** The local clock minus the server's `Date`, in seconds. */
  readonly clockSkewSeconds: number | undefined
}

/** Limits of an exchange. */
export interface ExchangeLimits {
  /** Time limit until the head of the answer. */
  readonly firstByte: Duration.Input
  /** Time limit until the last byte of the answer's body. */
  readonly lastByte: Duration.Input
  /** Maximum size of the answer's body in bytes, both compressed and decompressed. */
  readonly bytes: number
}

/**
 * Sends one message once and reads the answer in full, within the limits. The reason of a failure depends on whether
 * the request had begun to leave, if that is known.
 */
export type Transport = (message: Message, limits: ExchangeLimits) => Effect.Effect<HttpAnswer, AuthorityErrorReason>

const NAME_CODES: ReadonlySet<string> = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME", "EAI_FAIL"])

/** Codes of failures that occur only before a connection exists. */
const BEFORE_CONNECTION: ReadonlySet<string> = new Set([
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "UND_ERR_CONNECT_TIMEOUT"
])

const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|CRL_|ERROR_IN_CERT|EPROTO$)/u

/**
 * Finds the first error code on an error, on its causes, or on the members of an aggregate (attempts at several
 * addresses of one host).
 */
const errorCode = (error: unknown, depth = 0): string | undefined => {
  if (typeof error !== "object" || error === null || depth > 8) return undefined
  if ("code" in error && typeof error.code === "string") return error.code
  const inner = "cause" in error ? errorCode(error.cause, depth + 1) : undefined
  if (inner !== undefined || !("errors" in error) || !Array.isArray(error.errors)) return inner
  return error.errors.map((cause: unknown) => errorCode(cause, depth + 1)).find((code) => code !== undefined)
}

/**
 * Chooses the error reason for a failed exchange. `started` says whether the request may have begun to leave. If that
 * is unknown (`undefined`), only codes that occur before a request leaves count as not sent.
 */
export const transportReason = (error: unknown, started: boolean | undefined): AuthorityErrorReason => {
  const code = errorCode(error) ?? "unspecified"
  if (started === true) return { _tag: "ConnectionLost", code }
  if (NAME_CODES.has(code)) return { _tag: "NameNotResolved", code }
  if (code === "ECONNREFUSED") return { _tag: "ConnectionRefused", code }
  if (BEFORE_CONNECTION.has(code)) return { _tag: "ConnectionFailed", code }
  if (started === undefined) return { _tag: "ConnectionLost", code }
  return TLS_CODE.test(code) ? { _tag: "TlsFailed", code } : { _tag: "ConnectionFailed", code }
}

/** Reason for an address that is not a URL. */
export const noUrl: AuthorityErrorReason = { _tag: "InvalidRequest", detail: "the address is not a URL" }

/** Computes the clock skew from the `Date` of an answer: the local clock minus that time, in seconds. */
export const skewOf = (date: string | undefined, now: number): number | undefined => {
  const server = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(server) ? undefined : Math.round((now - server) / 1000)
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const strict = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return (label === utf8.encoding ? utf8 : new TextDecoder(label, { fatal: true })).decode(bytes)
  } catch {
    // An unknown label, or bytes that are invalid in that encoding: both mean "not this one".
    return undefined
  }
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return undefined
}

/**
 * Decodes an HTTP body to text; `undefined` if its bytes are neither valid UTF-8 nor valid in the declared charset.
 *
 * UTF-8 is tried before the declared charset. Bytes that are valid UTF-8 practically never mean anything else, while
 * gateways do mislabel answers.
 */
export const decodeHttpText = (bytes: Uint8Array, contentType: string | undefined): string | undefined => {
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return strict(mark, bytes)
  const declared = /charset\s*=\s*"?([\w.:-]+)/iu.exec(contentType ?? "")?.[1]
  return strict("utf-8", bytes) ?? (declared === undefined ? undefined : strict(declared, bytes))
}

type Decompress = (
  input: InputType,
  options: ZlibOptions,
  done: (error: NodeJS.ErrnoException | null, output: Buffer) => void
) => void

const DECOMPRESSORS: Readonly<Record<string, Decompress>> = { gzip: gunzip, "x-gzip": gunzip, deflate: inflate }

const decompress = (run: Decompress, bytes: Buffer, limit: number): Effect.Effect<Buffer, AuthorityErrorReason> =>
  Effect.callback((resume) => {
    run(bytes, { maxOutputLength: limit }, (error, output) => {
      if (error === null) return resume(Effect.succeed(output))
      resume(
        Effect.fail(
          error.code === "ERR_BUFFER_TOO_LARGE"
            ? { _tag: "AnswerTooLarge", limit }
            : { _tag: "MalformedAnswer", detail: "its compression is damaged" }
        )
      )
    })
  })

/** A body as received, with the headers of its answer. */
export interface ReceivedBody {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly raw: Buffer
}

/** An answer's body, decompressed. */
interface Body {
  readonly bytes: Uint8Array
  readonly text: string
}

const malformed = (detail: string) => Effect.fail<AuthorityErrorReason>({ _tag: "MalformedAnswer", detail })

/**
 * Decodes the body of an answer, decompressing it to at most `limit` bytes if necessary. The client requests no
 * compression, but a gateway may still apply it.
 */
export const decodeBody = Effect.fnUntraced(function* (
  { headers, raw }: ReceivedBody,
  limit: number
): Effect.fn.Return<Body, AuthorityErrorReason> {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase()
  const run = DECOMPRESSORS[encoding]
  if (run === undefined && encoding !== "identity" && encoding !== "") {
    return yield* malformed("its compression was not requested")
  }
  const bytes = run === undefined || raw.length === 0 ? raw : yield* decompress(run, raw, limit)
  const text = decodeHttpText(bytes, headers["content-type"])
  return text === undefined ? yield* malformed("its bytes are not in the declared charset") : { bytes, text }
})
