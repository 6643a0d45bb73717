import { pathOf, read as readCertificate } from "@radicar/fixtures/certificates/TestCertificates"
import { bundleService } from "@radicar/build/bundle/service"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { startService } from "@radicar/fixtures/processes/startService"
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { bounceReport } from "./bounceReport.ts"
import { mailReceiver } from "@radicar/fixtures/receivers/mailReceiver"

const tenant = "companyId=1&providerId=1"

/** A certificate that expires within a month, as PKCS#12 in base64. */
const expiringCertificate = (folder: string): string => {
  const [key, certificate, archive] = ["key.pem", "certificate.pem", "own.p12"].map((name) => join(folder, name))
  const subject = "/C=CO/CN=Mi Empresa S.A.S./serialNumber=900373115"
  const openssl = (...words: ReadonlyArray<string | undefined>) =>
    execFileSync("openssl", words.map(String), { stdio: "ignore" })
  const made = ["-subj", subject, "-keyout", key, "-out", certificate]
  openssl(..."req -x509 -newkey rsa:2048 -nodes -days 12".split(" "), ...made)
  openssl("pkcs12", "-export", "-inkey", key, "-in", certificate, "-passout", "pass:secret", "-out", archive)
  return readFileSync(String(archive)).toString("base64")
}

/** Calls the service with the token of development, and reads the answer; a text is sent as it is. */
const caller =
  (url: string) =>
  async (method: string, path: string, body?: unknown, contentType = "application/json"): Promise<any> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: "Bearer radicar-dev-token", "content-type": contentType },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return answer.headers.get("content-type")?.includes("json") === true && text !== "" ? JSON.parse(text) : text
  }

type Call = ReturnType<typeof caller>

/** Times that the events are looked for, five a second; a batch is followed twice a minute. */
const mostTries = 600

/** Reads the data of the first event of each type, once the webhook of kind `pull` has them all. */
const eventsOf = async (
  call: Call,
  webhook: string,
  types: ReadonlyArray<string>
): Promise<ReadonlyArray<readonly [type: string, data: unknown]>> => {
  for (let tries = 0; ; tries += 1) {
    const { items } = await call("GET", `/v1/webhook-deliveries?webhook=${webhook}&limit=200`)
    // the newest is listed first
    const ids = new Map<string, string>(items.map(({ id, type }: any) => [type, id]))
    const missing = types.filter((type) => !ids.has(type))
    if (missing.length === 0) {
      const bodies = types.map((type) => call("GET", `/v1/webhook-deliveries/${ids.get(type)}`))
      return (await Promise.all(bodies)).map(({ body, type }) => [type, JSON.parse(body).data])
    }
    if (tries === mostTries) throw new Error(`no ${missing.join(", ")}`)
    await setTimeout(200)
  }
}

/** An invoice by its offset in the series, with changes. */
const bodyOf = (offset: number, changes: object = {}) => {
  const number = invoice.exampleNumbers.from + offset
  const { bytes, password } = readCertificate("company")
  return {
    ...invoiceExample({ number, date: fromEpochMillis(Date.now()) }),
    SigningCertificate: { Content: Buffer.from(bytes).toString("base64"), Password: password },
    ...changes
  }
}

/** The container of a document, once it is signed, which happens after the filing's answer. */
const containerOf = async (call: Call, uuid: string): Promise<string> => {
  const container: string = await call("GET", `/v1/files/xml?uuid=${uuid}&kind=attached`).catch(() => "")
  return container.includes("Signature") ? container : containerOf(call, uuid)
}

/** A range with its last numbers, whose end is near. */
const endingRange = () => {
  const from = invoice.exampleNumbers.from + 1_000_000
  const to = from + 99
  const end = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
  const [authorization, prefix, startDate, technicalKey] = ["18760000002", "SETP", "2025-01-19", "b".repeat(40)]
  return {
    number: to - 4,
    registered: {
      authorization,
      prefix,
      startDate,
      technicalKey,
      from: String(from),
      to: String(to),
      endDate: end,
      documentTypes: ["01"]
    },
    stated: {
      Id: Number(authorization),
      Prefix: prefix,
      FromNumber: from,
      ToNumber: to,
      StartDate: `${startDate}T00:00:00`,
      EndDate: `${end}T00:00:00`,
      TechnicalKey: technicalKey
    }
  }
}

/** Test sets that one document closes. */
const testSets = ["0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e02", "0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e03"] as const

/** Provokes what one document, mail or arrival after the other does. */
const provoke = async (
  call: Call,
  order: Call,
  receiver: string,
  nextMail: () => Promise<{ readonly from: string }>
) => {
  const file = async (...body: Parameters<typeof bodyOf>): Promise<string> =>
    (await call("POST", `/v1/dian/invoices?${tenant}`, bodyOf(...body))).document.uuid
  const { NumberingRange } = bodyOf(0)
  // with another technical key, the key of the document is wrong
  const wrong = { NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) } }
  const uuid = await file(0)
  await file(1, wrong)
  await file(2, { Note: "[[sandbox:http-503 times=3]]" })
  await file(3, { Note: "[[sandbox:drop-after-processing]] [[sandbox:http-503 operation=GetStatus]]" })
  await file(4, { Note: "[[sandbox:number-taken]]" })

  const { number, registered, stated } = endingRange()
  const requirements = [{ documentTypes: ["01"], required: 1, requiredAccepted: 1 }]
  await order("POST", "/admin/seed", { ranges: [registered], testSets: testSets.map((id) => ({ id, requirements })) })
  await file(0, { Number: number, NumberingRange: { ...NumberingRange, ...stated } })

  const onCredit = { Code: "2", MethodCode: "42", Date: new Date(Date.now() + 30 * 86_400_000).toISOString() }
  const sold = await file(5, { PaymentMeans: onCredit })
  // the company is not bound to a NIT, so that what it sells it may receive as well
  const inbox = ["/v1/inbox?companyId=1", "application/octet-stream"] as const
  await call("POST", inbox[0], await containerOf(call, sold), inbox[1])
  await call("POST", inbox[0], "%PDF-1.4", inbox[1])

  const mails = `/v1/dian/send-mails?${tenant}`
  const [buyer, nobody] = ["compras@example.com", "nobody@example.com"]
  await call("POST", mails, { Uuid: uuid, To: [buyer] })
  await call("POST", "/v1/mails/bounces", bounceReport(buyer, (await nextMail()).from), "message/rfc822")
  await call("POST", mails, { Uuid: uuid, To: [buyer, nobody] })
  await call("POST", mails, { Uuid: uuid, To: [nobody] })

  const { id } = await call("POST", "/v1/webhooks", { Url: receiver, Events: ["webhook.*"] })
  await call("POST", `/v1/webhooks/${id}/test`)

  // the authority says that a set is closed when it gets a further document
  for (const [index, changes] of [{}, wrong].entries()) {
    const upload = (body: unknown) =>
      call("POST", `/v1/dian/test-sets?${tenant}`, {
        TestSetId: testSets[index],
        Documents: [{ Operation: "InvoiceCreate", Body: body }]
      })
    await upload(bodyOf(10 + index, changes))
    await upload(bodyOf(20 + index))
  }
}

/** Lets the authority fail, so that the service stops calling it for a while. */
const failForAWhile = async (call: Call, order: Call) => {
  await order("POST", "/admin/faults", { behaviour: "http-503", times: 6 })
  for (const offset of [30, 31, 32, 33, 34, 35]) await call("POST", `/v1/dian/invoices?${tenant}`, bodyOf(offset))
}

const ofDocuments = ["accepted", "rejected", "pending", "unknown", "reconciled", "needs_review"]
const ofMails = ["sent", "partial", "failed", "bounced"]
const first = [
  ...ofDocuments.map((name) => `document.${name}`),
  "test_set.accepted",
  "test_set.failed",
  "numbering_range.low",
  "numbering_range.expiring",
  ...ofMails.map((name) => `mail.${name}`),
  "inbox.received",
  "inbox.unreadable",
  "webhook.disabled",
  "webhook.test"
]

/**
 * Provokes events of a service of its own. Returns the data of one event of each type, as a webhook of kind `pull` has
 * it; the missing types take hours or days. Needs openssl.
 */
export const performEvents = async (): Promise<ReadonlyArray<readonly [type: string, data: unknown]>> => {
  const folder = mkdtempSync(join(tmpdir(), "events-"))
  const file = await bundleService()
  const gone = createServer((_request, response) => response.writeHead(410).end()).listen(0, "127.0.0.1")
  await once(gone, "listening")
  const receiver = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
  const mails = await mailReceiver()
  const variables = {
    RADICAR_DATA_DIR: folder,
    RADICAR_OUTBOUND_ALLOW: receiver,
    RADICAR_TRUST_ANCHORS: pathOf("sub.pem"),
    SANDBOX_ADMIN: "true",
    SMTP_URL: mails.url,
    MAIL_FROM: "facturas@example.com",
    RADICAR_MAIL_BOUNCE_ADDRESS: "bounces@example.com"
  }
  try {
    const { authority, stop, url } = await startService({ file, variables })
    const [call, order] = [caller(url), caller(authority)]
    const { id } = await call("POST", "/v1/webhooks", { Kind: "pull", Events: ["*"] })
    const perform = async () => {
      await call("POST", `/v1/webhooks/${id}/test`)
      await provoke(call, order, receiver, mails.next)
      await call("POST", "/v1/certificates?companyId=1", { Content: expiringCertificate(folder), Password: "secret" })
      const events = await eventsOf(call, id, first)
      await failForAWhile(call, order)
      return [...events, ...(await eventsOf(call, id, ["authority.degraded", "authority.recovered"]))]
    }
    const events = await perform().finally(stop)
    // certificates are watched from the start on, then hourly
    const again = await startService({ file, variables })
    return [...events, ...(await eventsOf(caller(again.url), id, ["certificate.expiring"]).finally(again.stop))]
  } finally {
    await mails.stop()
    gone.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
