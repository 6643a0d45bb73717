import { Effect, Option, Result } from "effect"
import PostalMime, { type Email } from "postal-mime"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { tokenLength } from "../MailSettings.ts"
import { lineOf } from "../smtpOutcome.ts"

/** A server's report about one receiver (RFC 3464 §2.3). */
export interface RecipientReport {
  /** `Original-Recipient` and `Final-Recipient`, without their types; they differ if the mail was forwarded. */
  readonly addresses: ReadonlyArray<string>
  /**
   * `bounced`: will not be delivered. `delayed`: delivery is still attempted. `passed`: delivered, relayed or
   * expanded.
   */
  readonly outcome: "bounced" | "delayed" | "passed"
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  readonly status: string
  /** Diagnostic text in one line. */
  readonly diagnostic: string | undefined
}

/** A delivery status notification about a mail and its receivers. */
interface DeliveryReport {
  /** Texts that may be tokens, from the addresses to which the report was sent or from which the mail came. */
  readonly tokens: ReadonlyArray<string>
  /** Message id of the returned mail, with its angle brackets. */
  readonly messageId: string | undefined
  readonly recipients: ReadonlyArray<RecipientReport>
}

type Fields = ReadonlyMap<string, string>

/** Maximum number of receivers read from a report, as many as a mail can have. */
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

/** The address in a field such as `rfc822; name@example.com`, also in angle brackets; the type is optional. */
const addressOf = (value: string | undefined): ReadonlyArray<string> => {
  const address = (value ?? "")
    .replace(/^[^;@]*;/u, "")
    .trim()
    .replace(/^<(.*)>$/u, "$1")
  return address.includes("@") ? [address] : []
}

/**
 * The enhanced code (RFC 3463), which some servers state only in the diagnostic text; else the class of the reply
 * code.
 */
const statusOf = (fields: Fields): string => {
  const diagnostic = fields.get("diagnostic-code") ?? ""
  for (const text of [fields.get("status") ?? "", diagnostic]) {
    const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/u.exec(text) ?? []
    if (status !== undefined) return status
  }
  const [, replyClass] = /\b([245])\d\d\b/u.exec(diagnostic) ?? []
  return replyClass === undefined ? "" : `${replyClass}.0.0`
}

const deliveredActions: ReadonlySet<string> = new Set(["delivered", "relayed", "expanded"])

/** The outcome by the stated `Action`; if there is none, by the status code. */
const outcomeOf = (action: string, status: string): RecipientReport["outcome"] | undefined => {
  if (action === "failed") return "bounced"
  if (action === "delayed") return "delayed"
  if (deliveredActions.has(action)) return "passed"
  if (status.startsWith("5")) return "bounced"
  return status.startsWith("4") ? "delayed" : undefined
}

const recipientOf = (fields: Fields): ReadonlyArray<RecipientReport> => {
  const addresses = [...addressOf(fields.get("original-recipient")), ...addressOf(fields.get("final-recipient"))]
  const [action = ""] = /^[a-z]*/u.exec((fields.get("action") ?? "").toLowerCase()) ?? []
  const statedStatus = statusOf(fields)
  const outcome = outcomeOf(action, statedStatus)
  if (outcome === undefined || (addresses.length === 0 && action === "")) return []
  const status =
    statedStatus === "" ? (outcome === "bounced" ? "5.0.0" : outcome === "delayed" ? "4.0.0" : "2.0.0") : statedStatus
  const diagnostic = lineOf((fields.get("diagnostic-code") ?? "").replace(/^[\w-]+[ \t]*;/u, ""))
  return [{ addresses, outcome, status, diagnostic: diagnostic === "" ? undefined : diagnostic }]
}

/** The receivers of a `message/delivery-status` part (RFC 3464 §2): groups of fields separated by empty lines. */
const readDeliveryStatus = (text: string): ReadonlyArray<RecipientReport> =>
  text
    .replaceAll(/\r\n?/gu, "\n")
    .split(/\n[ \t]*\n/u)
    .slice(0, maximumRecipients)
    .flatMap((block) => recipientOf(fieldsOf(block)))

/** Reasons for which a message is not read as a report. */
type UnreadReport = "unreadable" | "noReport"

/**
 * Limits of the parser. Nested messages stay unparsed, because a report has three parts and the returned mail is not
 * followed.
 */
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }
const maximumReturnedHeaders = 64 * 1024

const statusTypes: ReadonlySet<string> = new Set(["message/delivery-status", "message/global-delivery-status"])
const returnedTypes: ReadonlySet<string> = new Set([
  "text/rfc822-headers",
  "message/rfc822",
  "message/global",
  "message/global-headers"
])

/** Headers in which a mail system stores the address that a message went to. */
const addressed: ReadonlySet<string> = new Set(["to", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to"])

const tokenForm = new RegExp(`\\+([0-9a-v]{${tokenLength}})@`, "giu")

const valuesOf = ({ headers }: Email, names: ReadonlySet<string>): ReadonlyArray<string> =>
  headers.filter(({ key }) => names.has(key)).map(({ value }) => value)

const tokensIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => [...text.matchAll(tokenForm)].map(([, token = ""]) => token))

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content)

const parsed = (bytes: Uint8Array) =>
  Effect.tryPromise({ try: () => PostalMime.parse(bytes, limits), catch: (): UnreadReport => "unreadable" })

/** The headers of the returned mail. They identify the mail, so its body is not read. */
const returnedHeaders = Effect.fnUntraced(function* (report: Email) {
  const returned = report.attachments.find(({ mimeType }) => returnedTypes.has(mimeType))
  if (returned === undefined) return undefined
  const text = Buffer.from(bytesOf(returned.content)).subarray(0, maximumReturnedHeaders).toString("latin1")
  const end = /\r?\n\r?\n/u.exec(text)?.index ?? text.length
  const headers = Buffer.from(`${text.slice(0, end)}\r\n\r\n`, "latin1")
  return Option.getOrUndefined(yield* Effect.option(parsed(headers)))
})

/**
 * Reads a delivery status notification: `multipart/report` with a part `message/delivery-status` (RFC 3464). Bounces
 * in free text are not read as reports.
 */
export const readReport = Effect.fnUntraced(function* (
  bytes: Uint8Array
): Effect.fn.Return<DeliveryReport, UnreadReport> {
  const report = yield* parsed(bytes)
  const [contentType = ""] = valuesOf(report, new Set(["content-type"]))
  const status = report.attachments.find(({ mimeType }) => statusTypes.has(mimeType))
  if (!/^\s*multipart\/report\b/iu.test(contentType) || status === undefined)
    return yield* Effect.fail("noReport" as const)
  const recipients = readDeliveryStatus(Buffer.from(bytesOf(status.content)).toString("utf8"))
  if (recipients.length === 0) return yield* Effect.fail("noReport" as const)
  const returned = yield* returnedHeaders(report)
  return {
    tokens: tokensIn([
      ...valuesOf(report, addressed),
      ...(returned === undefined ? [] : valuesOf(returned, new Set(["return-path"])))
    ]),
    messageId: /<[^<>\s]{1,300}>/u.exec(returned?.messageId ?? "")?.[0],
    recipients
  }
})

type ReportResult = { readonly report: DeliveryReport } | { readonly unread: UnreadReport }

/** Runs {@link readReport} on a message of any size. The worst known case, ten megabytes of lines, takes seconds. */
export const reportOf: Task<Uint8Array, ReportResult> = {
  name: "reportOf",
  run: async (bytes) => {
    const report = await Effect.runPromise(Effect.result(readReport(bytes)))
    return Result.isSuccess(report) ? { report: report.success } : { unread: report.failure }
  },
  smallest: 32 * 1024
}
