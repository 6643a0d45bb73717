import type { XmlElement } from "libxml2-wasm"
import { elements, text } from "../xml/query.ts"

const minute = 60_000
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u

/**
 * Whether the Security header carries a usable timestamp. Window of WCF's defaults (ws-security.md §5.4): created at
 * most 5 minutes ahead and 10 minutes behind the server's clock, not expired by more than 5 minutes.
 */
export const timestampHolds = (security: XmlElement, now: number): boolean => {
  const timestamps = elements(security, "wsu:Timestamp")
  const [timestamp] = timestamps
  if (timestamp === undefined || timestamps.length !== 1) return false
  const created = parseInstant(text(timestamp, "wsu:Created"))
  const expires = parseInstant(text(timestamp, "wsu:Expires"))
  if (created === undefined || expires === undefined || expires <= created) return false
  return created <= now + 5 * minute && created >= now - 10 * minute && expires > now - 5 * minute
}

const parseInstant = (value: string | undefined): number | undefined => {
  if (value === undefined || !instant.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}
