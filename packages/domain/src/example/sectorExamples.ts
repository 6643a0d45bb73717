import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { healthOperations } from "../document/Health.ts"
import { invoiceExample } from "./invoiceExample.ts"

/** What the example of an operation states otherwise than the invoice of goods. */
type SectorExample = (options: ExampleOptions) => object

/** A service by its code of the ministry's classification (CUPS), which invoices state as the issuer's own standard. */
const service = (code: string, description: string, amount: number, quantity = 1) => ({
  StandardItemIdentification: { Id: code, SchemeId: "999" },
  Description: description,
  Quantity: quantity,
  Price: amount / quantity,
  SubtotalAmount: amount,
  UnitCode: "94"
})

const totals = (gross: number, more: object = {}) => ({
  GrossAmount: gross,
  TaxExclusiveAmount: 0,
  TaxInclusiveAmount: gross,
  PayableAmount: gross,
  ...more
})

const clinic = (options: ExampleOptions) => ({
  ...invoiceExample(options).CompanyParty,
  Name: "Clínica de Ejemplo S.A.S.",
  TaxLevelCode: "R-99-PN",
  TaxCode: "ZZ",
  IndustryClassificationCode: "8610"
})

const payer = {
  Id: "800199436",
  IdentificationType: "31",
  Name: "Entidad Promotora de Salud de Ejemplo S.A.S.",
  PhysicalLocation: { Address: "Calle 50 # 46-36", CityCode: "05001", CountryCode: "CO" },
  OrganizationTypeCode: "1",
  TaxLevelCode: "R-99-PN",
  TaxCode: "ZZ",
  Email: "cuentas.medicas@example.com"
}

const patient = {
  Id: "1020304050",
  IdentificationType: "13",
  Name: "Ana Muñoz",
  OrganizationTypeCode: "2",
  TaxLevelCode: "R-99-PN",
  TaxCode: "ZZ",
  Email: "ana@example.com"
}

/** The services of a month, billed to the payer; what the patients paid is `collected`. */
const billed =
  (operation: string, collected: number): SectorExample =>
  (options) => {
    const { prepayments } = healthOperations[operation] ?? {}
    const { date: day } = options.date
    return {
      OperationCode: operation,
      Note: "Servicios de salud del período",
      OrderReference: null,
      CompanyParty: clinic(options),
      CustomerParty: payer,
      Health: {
        ProviderCode: "1100109999",
        PaymentModalityCode: "04",
        CoverageCode: "16",
        ContractNumber: "CT-2026-0118"
      },
      Items: [
        service("890201", "Consulta de primera vez por medicina general", 240_000, 4),
        service("902210", "Hemograma IV", 93_004, 4)
      ],
      PaymentMeans: { Code: "2", MethodCode: "47", Date: day },
      ...(prepayments === "none" ? {} : { PrepaidPayments: [{ ConceptCode: "02", Amount: collected, Date: day }] }),
      LegalMonetaryTotal: totals(
        333_004,
        prepayments === "credited" ? { PrepaidAmount: collected, PayableAmount: 333_004 - collected } : {}
      ),
      Period: { StartDate: `${day.slice(0, 7)}-01`, EndDate: day }
    }
  }

/** What a patient pays of a service, collected for the payer. */
const receipt: SectorExample = (options) => ({
  OperationCode: "SS-Recaudo",
  Note: "Recaudo a favor de la entidad responsable de pago",
  OrderReference: null,
  CompanyParty: clinic(options),
  CustomerParty: patient,
  Items: [service("REC-02", "Cuota moderadora", 4_700)],
  LegalMonetaryTotal: totals(4_700)
})

/** The examples of invoices of a sector, by their operation. */
export const sectorExamples: Readonly<Record<string, SectorExample>> = Object.fromEntries(
  Object.keys(healthOperations).map((operation) => [
    operation,
    operation === "SS-Recaudo" ? receipt : billed(operation, 33_004)
  ])
)
