import { client } from "./client/client.gen.ts"
import { type Invoice, invoiceCreate } from "./client/index.ts"

client.setConfig({
  baseUrl: process.env["RADICAR_URL"] ?? "http://127.0.0.1:8080",
  auth: () => "radicar-dev-token"
})

const invoice: Invoice = {
  TypeCode: "01",
  Number: Number(process.env["INVOICE_NUMBER"]),
  Date: process.env["INVOICE_DATE"] ?? "",
  NumberingRange: { Prefix: "SETP" },
  CompanyParty: {
    Id: "900373115",
    IdentificationType: "31",
    Name: "Café Piñón y Cía. S.A.S.",
    OrganizationTypeCode: "1",
    TaxLevelCode: "R-99-PN",
    TaxCode: "01",
    PhysicalLocation: { Address: "Carrera 7 # 71-21", CityCode: "11001" }
  },
  CustomerParty: { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz" },
  Items: [
    {
      Code: "CAF-500",
      Description: "Café en grano, 500 g",
      Quantity: "1.234567",
      UnitCode: "94",
      Price: "123456789.55",
      Taxes: [{ Code: "01", Percentage: "5" }]
    }
  ],
  PaymentMeans: { Code: "1" }
}

const file = (body: Invoice) =>
  invoiceCreate({
    query: { companyId: "1", providerId: "1", complete: "totals" },
    headers: { "accept-language": "es" },
    body
  })

const { data } = await file(invoice)
if (data !== undefined && "document" in data) console.log(data.status, data.document.number, data.document.total)

const { error } = await file({
  ...invoice,
  CustomerParty: { Id: "900373115-9", IdentificationType: "31", Name: "Ana" }
})
if (error?.type === "urn:radicar:problem:invalid-document") console.log(error.title, error.violations[0]?.message)
