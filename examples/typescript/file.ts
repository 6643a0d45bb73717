// Files an invoice once, however often it runs for an order: node file.ts CERTIFICATE.p12 ORDER [MOMENT]
import { readFileSync, writeFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"

const service = process.env["RADICAR_URL"] ?? "http://127.0.0.1:8080"
const token = process.env["RADICAR_TOKEN"] ?? "radicar-dev-token"
const [, , certificate = "", order = "", stated] = process.argv
/** Colombian time some days from now, or from the stated moment, as if it were that of Greenwich. */
const moment = (days: number): string =>
  new Date(
    (stated === undefined ? Date.now() - 5 * 3_600_000 : Date.parse(`${stated}Z`)) + days * 86_400_000
  ).toISOString()

// texts: a number would round them
const amounts = { Quantity: "12.345", Price: "28500.55", Taxes: [{ Code: "01", Percentage: "5" }] }
const invoice = {
  TypeCode: "01",
  // store it with the order: the same request again must have the same body
  Date: moment(0).slice(0, 19),
  Note: `Pedido ${order}`,
  CompanyParty: {
    Id: "900373115",
    IdentificationType: "31",
    Name: "Café Piñón y Cía. S.A.S.",
    OrganizationTypeCode: "1",
    TaxLevelCode: "R-99-PN",
    TaxCode: "01",
    PhysicalLocation: { Address: "Carrera 7 # 71-21", CityCode: "11001", CountryCode: "CO" }
  },
  CustomerParty: { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz" },
  Items: [{ Code: "CAF-KG", Description: "Café en grano, kilo", UnitCode: "KGM", ...amounts }],
  // on credit, due in thirty days
  PaymentMeans: { Code: "2", MethodCode: "42", Date: moment(30).slice(0, 10) },
  SigningCertificate: {
    Content: readFileSync(certificate, "base64"),
    Password: process.env["RADICAR_CERTIFICATE_PASSWORD"]
  }
}

const headers = { Authorization: `Bearer ${token}`, "Accept-Language": "es" }
const filing = { "Content-Type": "application/json", "Idempotency-Key": order }
const path = "/v1/dian/invoices?companyId=1&providerId=1&complete=totals"
let status = 0
let result: any
for (const pause of [0, 1000, 2000]) {
  await setTimeout(pause)
  // the same key and the same body again: a lost answer does no harm
  const sent = { method: "POST", headers: { ...headers, ...filing }, body: JSON.stringify(invoice) }
  const answer = await fetch(service + path, sent).catch(() => undefined)
  status = answer?.status ?? 0
  if (status < 429) result = await answer?.json().catch(() => undefined)
  if (result !== undefined) break
}

if (result === undefined) console.log("unavailable", status, "- run this again: nothing is filed twice")
else if (result.status === "submitted") {
  const { total, uuid } = result.document
  console.log("accepted", result.id, total, uuid)
  const pdf = await fetch(`${service}/v1/files/pdf?uuid=${uuid}`, { headers })
  writeFileSync(`${result.id}.pdf`, await pdf.bytes())
} else if (result.status === "rejected") console.log("rejected", result.id, result.response.errorMessage)
else if (status < 300) console.log("pending", result.id, "- run this again for the outcome")
else {
  const kind = status === 400 ? "invalid" : result.type.endsWith("conflict") ? "conflict" : "refused"
  console.log(kind, result.title, result.detail ?? "", result.violations ?? "")
}
