import { Effect, Option } from "effect"
import PostalMime, { type Email } from "postal-mime"
import type { DeliveryReport } from "./DeliveryReport.ts"
import { readDeliveryStatus } from "./readDeliveryStatus.ts"
import { tokenLength } from "./tokenLength.ts"

/** Why a message is no report. */
export type UnreadReport = "unreadable" | "noReport"

/** What is nested is kept as it came: a report has three parts, and what it returns is not followed. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }
const maximumReturnedHeaders = 64 * 1024

const statusTypes: ReadonlySet<string> = new Set(["message/delivery-status", "message/global-delivery-status"])
const returnedTypes: ReadonlySet<string> = new Set([
  "text/rfc822-headers",
  "message/rfc822",
  "message/global",
  "message/global-headers"
])

/** Headers in which a mail system leaves the address that a message went to. */
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

/** The headers of what is returned; its body says nothing of the mail that they do not. */
const returnedHeaders = Effect.fnUntraced(function* (report: Email) {
  const returned = report.attachments.find(({ mimeType }) => returnedTypes.has(mimeType))
  if (returned === undefined) return undefined
  const text = Buffer.from(bytesOf(returned.content)).subarray(0, maximumReturnedHeaders).toString("latin1")
  const end = /\r?\n\r?\n/u.exec(text)?.index ?? text.length
  const headers = Buffer.from(`${text.slice(0, end)}\r\n\r\n`, "latin1")
  return Option.getOrUndefined(yield* Effect.option(parsed(headers)))
})

/**
 * Reads a delivery status notification: `multipart/report` with a part `message/delivery-status` (RFC 3464). Bounces in other
 * words are no reports: what a text says of a mail is for people.
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
