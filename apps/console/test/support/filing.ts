import { read } from "@radicar/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"

/** Token of the development tenant, which may do everything for company 1 but administer. */
export const developmentToken = "radicar-dev-token"

/** Token that the service is started with, of its administrator. */
export const adminToken = "first-token-of-the-installation-0123456789abcdef"

const send = async (url: string, token: string, body: unknown): Promise<any> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return JSON.parse(await answer.text())
}

/** Today's example invoice, filed; answers its result. */
export const file = (url: string, number: number, changes: Readonly<Record<string, unknown>> = {}): Promise<any> => {
  const { bytes, password } = read("company")
  return send(`${url}/v1/dian/invoices?companyId=1&providerId=1`, developmentToken, {
    ...invoiceExample({ number, date: fromEpochMillis(Date.now()) }),
    SigningCertificate: { Content: Buffer.from(bytes).toString("base64"), Password: password },
    ...changes
  })
}

/** Stores the test company's certificate. */
export const storeCertificate = (url: string): Promise<any> => {
  const { bytes, password } = read("company")
  return send(`${url}/v1/certificates?companyId=1`, developmentToken, {
    Content: Buffer.from(bytes).toString("base64"),
    Password: password
  })
}

/** Makes a token. */
export const makeToken = async (url: string, body: object): Promise<string> =>
  (await send(`${url}/v1/tokens`, adminToken, body)).Token
