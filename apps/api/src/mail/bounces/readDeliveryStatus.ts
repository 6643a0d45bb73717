import { lineOf } from "../lineOf.ts"
import type { RecipientReport } from "./DeliveryReport.ts"

type Fields = ReadonlyMap<string, string>

/** A report about more receivers than a mail can have is cut here. */
const maximumRecipients = 500

const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string>()
  for (const line of block.replaceAll(/\n[ \t]+/gu, " ").split("\n")) {
    const [, name, value] = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/u.exec(line) ?? []
    const key = name?.toLowerCase()
    if (key !== undefined && value !== undefined && !fields.has(key)) fields.set(key, value.trim())
  }
  return fields
}

/** `rfc822; name@example.com`, also in angle brackets; the type may be left out. */
const addressOf = (value: string | undefined): ReadonlyArray<string> => {
  const address = (value ?? "")
    .replace(/^[^;@]*;/u, "")
    .trim()
    .replace(/^<(.*)>$/u, "$1")
  return address.includes("@") ? [address] : []
}

/** The enhanced code (RFC 3463), which some servers state nowhere but in what they quote; else the class of the reply. */
const statusOf = (fields: Fields): string => {
  const diagnostic = fields.get("diagnostic-code") ?? ""
  for (const text of [fields.get("status") ?? "", diagnostic]) {
    const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/u.exec(text) ?? []
    if (status !== undefined) return status
  }
  const [, replyClass] = /\b([245])\d\d\b/u.exec(diagnostic) ?? []
  return replyClass === undefined ? "" : `${replyClass}.0.0`
}

const passed: ReadonlySet<string> = new Set(["delivered", "relayed", "expanded"])

/** What is done with the mail (`Action`); only where that is not said, what the code means. */
const outcomeOf = (action: string, status: string): RecipientReport["outcome"] | undefined => {
  if (action === "failed") return "bounced"
  if (action === "delayed") return "delayed"
  if (passed.has(action)) return "passed"
  if (status.startsWith("5")) return "bounced"
  return status.startsWith("4") ? "delayed" : undefined
}

const recipientOf = (fields: Fields): ReadonlyArray<RecipientReport> => {
  const addresses = [...addressOf(fields.get("original-recipient")), ...addressOf(fields.get("final-recipient"))]
  const [action = ""] = /^[a-z]*/u.exec((fields.get("action") ?? "").toLowerCase()) ?? []
  const stated = statusOf(fields)
  const outcome = outcomeOf(action, stated)
  if (outcome === undefined || (addresses.length === 0 && action === "")) return []
  const status = stated === "" ? (outcome === "bounced" ? "5.0.0" : outcome === "delayed" ? "4.0.0" : "2.0.0") : stated
  const diagnostic = lineOf((fields.get("diagnostic-code") ?? "").replace(/^[\w-]+[ \t]*;/u, ""))
  return [{ addresses, outcome, status, diagnostic: diagnostic === "" ? undefined : diagnostic }]
}

/** The receivers of a `message/delivery-status` part (RFC 3464 §2): groups of fields with empty lines between. */
export const readDeliveryStatus = (text: string): ReadonlyArray<RecipientReport> =>
  text
    .replaceAll(/\r\n?/gu, "\n")
    .split(/\n[ \t]*\n/u)
    .slice(0, maximumRecipients)
    .flatMap((block) => recipientOf(fieldsOf(block)))
