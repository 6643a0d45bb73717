import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { healthOperations } from "../document/Health.ts"
import { invoiceExample } from "./invoiceExample.ts"

/** Makes the fields in which the example of an operation differs from the example of an invoice. */
type SectorExample = (options: ExampleOptions) => object

/**
 * A line for a health service by its code of the ministry's classification (CUPS). Invoices state this code under the
 * issuer's own standard (999).
 */
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

/** The services of a month, billed to the payer; `collected` is the amount that the patients paid. */
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

/** A patient's share of a service, collected for the payer. */
const receipt: SectorExample = (options) => ({
  OperationCode: "SS-Recaudo",
  Note: "Recaudo a favor de la entidad responsable de pago",
  OrderReference: null,
  CompanyParty: clinic(options),
  CustomerParty: patient,
  Items: [service("REC-02", "Cuota moderadora", 4_700)],
  LegalMonetaryTotal: totals(4_700)
})

/** A line of one unit; with `iva` it is taxed at 19 %. */
const single = (code: string, description: string, amount: number, more: object = {}) => ({
  Code: code,
  Description: description,
  Quantity: 1,
  Price: amount,
  SubtotalAmount: amount,
  UnitCode: "94",
  ...more
})

const iva = (amount: number) => ({
  Taxes: [{ Code: "01", Percentage: 19, TaxableAmount: amount, Amount: (amount * 19) / 100 }]
})

/**
 * Cleaning under an AIU contract. Its IVA is due only on administration, contingencies and profit, which are at least
 * 10 % of the contract (art. 462-1 of the tax code).
 */
const aiu: SectorExample = () => ({
  OperationCode: "09",
  OrderReference: null,
  Items: [
    single("COS", "Costo directo del servicio", 8_000_000),
    single("ADM", "Administración", 600_000, {
      AiuObject: "servicio de aseo de las oficinas de Bogotá",
      ...iva(600_000)
    }),
    single("IMP", "Imprevistos", 400_000, iva(400_000)),
    single("UTI", "Utilidad", 1_000_000, iva(1_000_000))
  ],
  LegalMonetaryTotal: totals(10_000_000, {
    TaxExclusiveAmount: 2_000_000,
    TaxInclusiveAmount: 10_380_000,
    PayableAmount: 10_380_000
  })
})

/** Rent that an agent collects for its principal, and the agent's commission. */
const mandate: SectorExample = () => ({
  OperationCode: "11",
  OrderReference: null,
  Items: [
    single("ARR", "Canon de arrendamiento", 300_000, {
      Principal: { Id: "860029964", IdentificationType: "31" }
    }),
    single("COM", "Comisión por administración", 30_000, iva(30_000))
  ],
  LegalMonetaryTotal: totals(330_000, {
    TaxExclusiveAmount: 30_000,
    TaxInclusiveAmount: 335_700,
    PayableAmount: 335_700
  })
})

/**
 * A shipment (*remesa*) billed by a carrier, and an additional service. Carriage is excluded from IVA (art. 476 of the
 * tax code).
 */
const transport: SectorExample = () => ({
  OperationCode: "12",
  OrderReference: null,
  Items: [
    {
      Code: "FLE",
      Description: "Flete Bogotá - Medellín",
      Quantity: 12_500,
      Price: 240,
      SubtotalAmount: 3_000_000,
      UnitCode: "KGM",
      Shipment: {
        RadicadoNumber: "87654321",
        Number: "0001204",
        FreightValue: 3_000_000,
        Quantity: 12_500,
        UnitCode: "KGM"
      }
    },
    single("CAR", "Cargue", 150_000, iva(150_000))
  ],
  LegalMonetaryTotal: totals(3_150_000, {
    TaxExclusiveAmount: 150_000,
    TaxInclusiveAmount: 3_178_500,
    PayableAmount: 3_178_500
  })
})

/** The examples of invoices of a sector, by their operation. */
export const sectorExamples: Readonly<Record<string, SectorExample>> = {
  "09": aiu,
  "11": mandate,
  "12": transport,
  ...Object.fromEntries(
    Object.keys(healthOperations).map((operation) => [
      operation,
      operation === "SS-Recaudo" ? receipt : billed(operation, 33_004)
    ])
  )
}
