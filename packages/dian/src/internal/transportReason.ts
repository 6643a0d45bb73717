import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"

const NAME_CODES: ReadonlySet<string> = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME", "EAI_FAIL"])

/** Failures that can only come before a connection exists, whoever reports them. */
const BEFORE_CONNECTION: ReadonlySet<string> = new Set([
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "UND_ERR_CONNECT_TIMEOUT"
])

const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|CRL_|ERROR_IN_CERT|EPROTO$)/u

/** The first code found on the error, its causes and the attempts of an aggregate (several addresses of one host). */
const errorCode = (error: unknown, depth = 0): string | undefined => {
  if (typeof error !== "object" || error === null || depth > 8) return undefined
  if ("code" in error && typeof error.code === "string") return error.code
  const inner = "cause" in error ? errorCode(error.cause, depth + 1) : undefined
  if (inner !== undefined || !("errors" in error) || !Array.isArray(error.errors)) return inner
  return error.errors.map((each: unknown) => errorCode(each, depth + 1)).find((code) => code !== undefined)
}

/**
 * Reason for a failed exchange. `started` says whether the request may have begun to leave; when that is not known
 * (`undefined`) only codes that exclude it count as not sent.
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
