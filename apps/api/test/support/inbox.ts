import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { zipSync } from "fflate"
import { eventually } from "./eventually.ts"
import { type Answer, invoiceBody, newCompany, TestService } from "./TestService.ts"

/** A company that receives, and what it asks of its inbox. */
export interface Buyer {
  readonly companyId: string
  readonly nit: string
  readonly token: string
  readonly ask: (
    path: string,
    options?: AskInbox
  ) => Effect.Effect<Answer & { readonly text: string; readonly octets: Buffer }>
}

/** The differences from a GET. */
interface AskInbox {
  readonly method?: string
  readonly query?: string
  readonly body?: unknown
  readonly type?: string
}

/** A company as the buyer of a test. */
export const buyerOf = ({ companyId, nit, token, url }: Omit<Buyer, "ask"> & { readonly url: string }): Buyer => {
  const ask: Buyer["ask"] = (
    path,
    { body: sent, method = sent === undefined ? "GET" : "POST", query = "", type } = {}
  ) =>
    Effect.promise(async () => {
      const isOctets = sent instanceof Uint8Array
      const response = await fetch(`${url}/v1/inbox${path}?companyId=${companyId}${query}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(sent === undefined
            ? {}
            : { "content-type": type ?? (isOctets ? "application/octet-stream" : "application/json") })
        },
        ...(sent === undefined ? {} : { body: isOctets ? (sent as never) : JSON.stringify(sent) })
      })
      const octets = Buffer.from(await response.arrayBuffer())
      const text = octets.toString()
      const isJson = /\bjson\b/u.test(response.headers.get("content-type") ?? "")
      const body = isJson ? JSON.parse(text) : undefined
      return { status: response.status, headers: response.headers, text, octets, body }
    })
  return { companyId, nit, token, ask }
}

/** A new company with a NIT, on the service of the test. */
export const newBuyer = Effect.gen(function* () {
  const { url } = yield* TestService
  return buyerOf({ ...(yield* newCompany(url, undefined, (nit) => ({ Nit: nit }))), url })
})

/** Payment on credit, due in thirty days. */
const onCredit = () => ({
  Code: "2",
  MethodCode: "42",
  Date: new Date(Date.now() + 30 * 86_400_000).toISOString()
})

/** Files an invoice of the test's company for a buyer; answers its result. */
export const sell = Effect.fnUntraced(function* (
  number: number,
  { nit }: Pick<Buyer, "nit">,
  changes: Record<string, unknown> = { PaymentMeans: onCredit() }
) {
  const { post } = yield* TestService
  const body = invoiceBody(number, changes)
  const filed = yield* post({ ...body, CustomerParty: { ...body["CustomerParty"], Id: nit } })
  if (filed.body?.status !== "submitted") throw new Error(JSON.stringify(filed.body))
  return filed.body as { readonly id: string; readonly document: { readonly uuid: string } }
})

/** An XML of a document that the test's company filed; its container once it is signed. */
export const fileOf = Effect.fnUntraced(function* (uuid: string, kind: "attached" | "document" | "response") {
  const { token, url } = yield* TestService
  const fetching = Effect.promise(async () => {
    const response = await fetch(`${url}/v1/files/xml/?uuid=${uuid}&kind=${kind}`, {
      headers: { authorization: `Bearer ${token}` }
    })
    return { isThere: response.ok, bytes: new Uint8Array(await response.arrayBuffer()) }
  })
  const { bytes } = yield* eventually(
    fetching,
    ({ bytes: octets, isThere }) => isThere && (kind !== "attached" || Buffer.from(octets).includes("Signature"))
  )
  return bytes
})

/** The ZIP that a supplier mails: the container and its own PDF. */
export const zipOf = (container: Uint8Array): Uint8Array =>
  zipSync({ "ad0900373115.xml": container, "factura.pdf": Buffer.from("%PDF-1.4 of the supplier") })

const wrapped = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll(/.{76}/gu, "$&\r\n")

/** A mail as a supplier sends it (RFC 5322), with attachments. */
export const mailWith = (
  attachments: ReadonlyArray<{
    readonly name: string
    readonly type?: string
    readonly bytes: Uint8Array
    readonly inline?: boolean
  }>,
  subject = "900373115;Cafe;SETP1;01;Cafe"
): Uint8Array =>
  Buffer.from(
    [
      "Received: from mail.example.com by mx.example.com; Fri, 27 Nov 2026 10:00:00 -0500",
      "From: Facturas <facturas@example.com>",
      "To: recepcion@example.com",
      `Subject: ${subject}`,
      "Date: Fri, 27 Nov 2026 10:00:00 -0500",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b0"',
      "",
      "--b0",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Adjunto su factura. Su codigo es 123456789.",
      ...attachments.flatMap(({ bytes, inline = false, name, type = "application/octet-stream" }) => [
        "--b0",
        `Content-Type: ${type}; name="${name}"`,
        "Content-Transfer-Encoding: base64",
        `Content-Disposition: ${inline ? "inline" : "attachment"}; filename="${name}"`,
        "",
        wrapped(bytes)
      ]),
      "--b0--",
      ""
    ].join("\r\n")
  )

/** Today in Colombia. */
export const today = (): string => fromEpochMillis(Date.now()).date
