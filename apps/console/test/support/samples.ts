import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { patienceMillis } from "@radicar/fixtures/hang"
import { vi } from "vitest"
import { configure, developmentToken, file, storeCertificate } from "./filing.ts"

/** Customers of the sample documents, with short and long names. */
const customers = [
  ["800199436", "31", "Panadería El Trigal & Hermanos Ltda."],
  [
    "900508908",
    "31",
    "Comercializadora Internacional de Productos Agrícolas y Pecuarios del Oriente Antioqueño S.A.S."
  ],
  ["890900608", "31", "Almacenes Éxito del Valle S.A."],
  ["1020304050", "13", "Ana Lucía Muñoz Peñaranda"],
  ["860002964", "31", "Banco de Semillas y Café S.A."]
] as const

/** Quantities of the first line; the last is an amount of twelve digits. */
const quantities = [12, 3, 40, 1, 125, 7, 250, 18, 64, 10_000_000]

/** A document of a picture: an invoice of another customer and amount each. */
export const fileSample = (
  url: string,
  index: number,
  changes: Readonly<Record<string, unknown>> = {}
): Promise<any> => {
  const [id, identificationType, name] = customers[index % customers.length] ?? customers[0]
  const quantity = quantities[index % quantities.length] ?? 1
  const subtotal = quantity * 28500
  const iva = (subtotal * 5) / 100
  const total = subtotal + iva
  return file(url, 990001000 + index, {
    CustomerParty: {
      Id: id,
      IdentificationType: identificationType,
      Name: name,
      PhysicalLocation: { Address: "Calle 50 # 46-36", CityCode: "05001", CountryCode: "CO" },
      OrganizationTypeCode: identificationType === "31" ? "1" : "2",
      Email: "compras@example.com"
    },
    Items: [
      {
        Code: "CAF-500",
        Description: "Café tostado en grano, bolsa de 500 g",
        Quantity: quantity,
        Price: 28500,
        SubtotalAmount: subtotal,
        UnitCode: "94",
        Taxes: [{ Code: "01", Amount: iva, Percentage: 5, TaxableAmount: subtotal }]
      }
    ],
    LegalMonetaryTotal: {
      GrossAmount: subtotal,
      TaxExclusiveAmount: subtotal,
      TaxInclusiveAmount: total,
      PayableAmount: total
    },
    ...changes
  })
}

/** Payment on credit, for which a buyer files events. */
const onCredit = () => ({
  PaymentMeans: { Code: "2", MethodCode: "42", Date: new Date(Date.now() + 30 * 86_400_000).toISOString() }
})

/** The container of a filed document, as its supplier sends it. */
const containerOf = (url: string, filed: any): Promise<Buffer> =>
  // it is signed after the answer
  vi.waitFor(
    async () => {
      const answer = await fetch(`${url}/v1/files/xml/?uuid=${String(filed.document.uuid)}&kind=attached`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      const container = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok || !container.includes("Signature")) throw new Error(container.toString())
      return container
    },
    { timeout: patienceMillis, interval: 200 }
  )

/** An invoice of company 1 on credit for a buyer with this NIT, as a container. */
export const sell = async (url: string, number: number, nit: string): Promise<Buffer> => {
  const { CustomerParty } = invoiceExample({ number, date: fromEpochMillis(Date.now()) })
  return containerOf(url, await file(url, number, { CustomerParty: { ...CustomerParty, Id: nit }, ...onCredit() }))
}

/** Configures a company that receives, with its NIT and a certificate for its events. */
export const makeBuyer = async (url: string, company: string, settings: object): Promise<void> => {
  await configure(url, `/v1/companies/${company}`, settings)
  const { id } = await storeCertificate(url, company)
  await configure(url, `/v1/companies/${company}`, { ...settings, DefaultCertificate: id })
}

/** Actions on the sample documents of an inbox, each on another document. */
const actions = [[], ["acknowledge"], ["acknowledge", "receive"], ["acknowledge", "receive", "accept"]]

/** An inbox with documents in several states and an unreadable file; `token` may act for its company. */
export const fillInbox = async (url: string, company: string, token: string): Promise<void> => {
  const [[nit, , name]] = customers
  await makeBuyer(url, company, { Name: name, Nit: nit })
  const send = async (path: string, contentType: string, body: any): Promise<any> => {
    const answer = await fetch(`${url}/v1/inbox${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": contentType },
      body
    })
    return JSON.parse(await answer.text())
  }
  const person = { Id: "52123456", IdentificationType: "13", FirstName: "Ana", FamilyName: "Rojas" }
  await send(`?companyId=${company}&name=foto.jpg`, "application/octet-stream", "no document")
  for (const [index, Actions] of actions.entries()) {
    // every fifth sample is of this customer
    const container = await containerOf(url, await fileSample(url, 100 + index * 5, onCredit()))
    const { items } = await send(`?companyId=${company}`, "application/octet-stream", new Uint8Array(container))
    const events = JSON.stringify({ Actions, Person: person })
    if (Actions.length > 0)
      await send(`/${items[0].id}/events?companyId=${company}&providerId=1`, "application/json", events)
  }
}
