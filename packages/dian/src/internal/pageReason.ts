import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"

/**
 * Statuses by which HTTP says that the request was not carried out; others (408, 409, 5xx …) leave it open. With 403 the
 * platform says that the whole site is off, which is an outage (payroll annex 1.0 §4.2).
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 404, 405, 411, 413, 414, 415, 429, 431])

const retryAfter = (header: string | undefined): { readonly retryAfterSeconds?: number } =>
  header !== undefined && /^\d{1,6}$/u.test(header.trim()) ? { retryAfterSeconds: Number(header) } : {}

/** Reason for an answer without a SOAP envelope, by its HTTP status. */
export const pageReason = (status: number, retryAfterHeader: string | undefined): AuthorityErrorReason => {
  if (REFUSALS.has(status)) return { _tag: "RequestRefused", status, ...retryAfter(retryAfterHeader) }
  if (status >= 200 && status < 300) return { _tag: "MalformedAnswer", detail: "it is not a SOAP envelope" }
  return { _tag: "ServiceUnavailable", status, ...retryAfter(retryAfterHeader) }
}
