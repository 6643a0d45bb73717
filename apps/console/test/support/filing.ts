import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { randomBytes } from "node:crypto"

/** Token of the development tenant, which may do everything for company 1 but administer. */
export const developmentToken = "radicar-dev-token"

/** Token that the service is started with, of its administrator. */
export const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** Variables of a service on Postgres, which has no key of its own to store certificates with. */
export const onPostgres = (url: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: url,
  RADICAR_MASTER_KEY: randomBytes(32).toString("base64")
})

const send = async (url: string, token: string, body: unknown): Promise<any> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return JSON.parse(await answer.text())
}

/** Files a document at a path below `/v1/dian`; answers its result. */
export const fileDocument = (url: string, path: string, body: object): Promise<any> => {
  const { bytes, password } = read("company")
  return send(`${url}/v1/dian/${path}?companyId=1&providerId=1`, developmentToken, {
    SigningCertificate: { Content: Buffer.from(bytes).toString("base64"), Password: password },
    ...body
  })
}

/** Today's example invoice, filed; answers its result. */
export const file = (url: string, number: number, changes: Readonly<Record<string, unknown>> = {}): Promise<any> =>
  fileDocument(url, "invoices", { ...invoiceExample({ number, date: fromEpochMillis(Date.now()) }), ...changes })

/** What is filed before the tests begin, each of one kind. */
export interface Filed {
  readonly accepted: string
  readonly rejected: string
  readonly pending: string
  readonly hostile: string
}

/** A name that would be markup, ends a CDATA section, and turns what follows around. */
export const hostileName = '<img src=x onerror="globalThis.hacked=1"> ]]> \u202Eexe.fdp\u202C'

const uuidOf = ({ document }: any): string => String(document.uuid)

/** Files a page of invoices, and then a document of each kind; answers their keys. */
export const fileEach = async (url: string): Promise<Filed> => {
  const older = Array.from({ length: 50 }, (_, index) => 990000300 + index)
  for (let at = 0; at < older.length; at += 10)
    await Promise.all(older.slice(at, at + 10).map((number) => file(url, number)))
  const { CustomerParty, NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
  const accepted = uuidOf(await file(url, 990000200))
  // rule FAD06: the key was made with another technical key than the range's
  const rejected = await file(url, 990000201, { NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) } })
  const pending = await file(url, 990000202, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
  const hostile = await file(url, 990000203, { CustomerParty: { ...CustomerParty, Name: hostileName } })
  return { accepted, rejected: uuidOf(rejected), pending: uuidOf(pending), hostile: uuidOf(hostile) }
}

/** Stores the test company's certificate for a company. */
export const storeCertificate = (url: string, companyId = "1"): Promise<any> => {
  const { bytes, password } = read("company")
  return send(`${url}/v1/certificates?companyId=${companyId}`, adminToken, {
    Content: Buffer.from(bytes).toString("base64"),
    Password: password
  })
}

/** Sends a body to an administrative operation: `PUT` of a company or provider, else `POST`. */
export const configure = async (url: string, path: string, body: object): Promise<any> => {
  const answer = await fetch(`${url}${path}`, {
    method: /^\/v1\/(?:companies|providers)\//u.test(path) ? "PUT" : "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return JSON.parse(await answer.text())
}

/** Makes a token. */
export const makeToken = async (url: string, body: object): Promise<string> =>
  (await send(`${url}/v1/tokens`, adminToken, body)).token
