import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

const metres = (value: number) => ({ Value: value, UnitCode: "MTQ" })

/** Operation of a bill that is read, issued and printed at the meter. */
const onSite = "602"

/** Operations with an example of their own. The default example is a bill issued at the office. */
export const equivalentSpdOperations = [onSite]

/**
 * The body of a month's water bill of a dwelling (SPD: *servicios públicos domiciliarios*), with its meter and the
 * month before.
 */
export const equivalentSpdExample = (options: ExampleOptions) => {
  const { OrderReference: _order, ...sale } = invoiceExample(options)
  return {
    ...sale,
    TypeCode: "60",
    ...(options.operation === onSite && { OperationCode: onSite }),
    Note: "Servicio de acueducto",
    ...(options.operation === onSite && {
      Notes: [
        { Text: "90005148", LocaleId: "Contrato" },
        { Text: "70900123456", LocaleId: "ReferentePago" }
      ]
    }),
    NumberingRange: { Prefix: "SPD" },
    CustomerParty: {
      Id: "1020304050",
      IdentificationType: "13",
      Name: "Beatriz Muñoz Peña",
      PhysicalLocation: { Address: "Calle 50 # 46-36", CityCode: "05001", CountryCode: "CO", PostalZone: "050012" },
      OrganizationTypeCode: "2",
      TaxLevelCode: "R-99-PN",
      TaxCode: "ZZ",
      Email: "beatriz@example.com"
    },
    Items: [
      {
        Code: "ACU",
        Description: "Consumo de agua",
        Quantity: 22,
        Price: 2500,
        SubtotalAmount: 55000,
        UnitCode: "MTQ"
      }
    ],
    PaymentMeans: { Code: "1", MethodCode: "ZZZ" },
    LegalMonetaryTotal: {
      GrossAmount: 55000,
      TaxExclusiveAmount: 0,
      TaxInclusiveAmount: 55000,
      DiscountAmount: 0,
      ChargeAmount: 0,
      PrepaidAmount: 0,
      PayableAmount: 55000
    },
    SoftwareManufacturer: {
      Name: "Lucía Rincón Ávila",
      Company: "Café Piñón y Cía. S.A.S.",
      SoftwareName: "Facturación Piñón"
    },
    Premises: { ServiceType: "01", Stratum: "3" },
    SpdServices: [
      {
        Service: "Acueducto",
        ContractNumber: "90005148",
        BillingPeriod: "2025-12",
        BillingCycleMonths: 1,
        Provider: { Id: "900373115", IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." },
        Reason: "Proceso de facturación",
        Consumptions: [
          {
            // 22 m³ at 2400 are 52800, less the subsidy 4300 and plus the charge 6500 are 55000
            MeteredQuantity: metres(22),
            PayableAmount: 55000,
            Price: { Quantity: metres(22), Amount: 52800 },
            Credits: [{ Reason: "Subsidio", Amount: 4300 }],
            Debits: [{ Reason: "Cargo fijo", Amount: 6500 }],
            UnitPrice: { Price: 2400, BaseQuantity: metres(1) },
            Meter: {
              Number: "2016637401-7",
              Reading: {
                PreviousDate: "2025-11-30",
                PreviousQuantity: metres(1360),
                LatestDate: "2025-12-31",
                LatestQuantity: metres(1382),
                Method: "Directa al contador",
                Days: 31
              }
            }
          }
        ],
        History: {
          PreviousPayment: 53100,
          Months: [
            { Quantity: metres(21), StartDate: "2025-11-01", EndDate: "2025-11-30", Days: 30, PayableAmount: 53100 }
          ],
          Average: { Quantity: metres(21.5), Days: 30 }
        }
      }
    ]
  }
}
