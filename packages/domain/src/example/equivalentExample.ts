import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

/** Shoes and a plastic bag, sold to the final consumer; the totals are those of official sample EPOS002. */
const ticket = (options: ExampleOptions) => {
  const { DueDate: _due, OrderReference: _order, ...sale } = invoiceExample(options)
  return {
    ...sale,
    CustomerParty: {
      Id: "222222222222",
      IdentificationType: "13",
      Name: "consumidor final",
      OrganizationTypeCode: "2",
      TaxLevelCode: "R-99-PN",
      TaxCode: "ZZ"
    },
    Items: [
      {
        Code: "ZAP-38",
        Description: "Zapatos de cuero, talla 38",
        Quantity: 1,
        Price: 100000,
        SubtotalAmount: 100000,
        UnitCode: "94",
        Taxes: [{ Code: "01", Amount: 19000, Percentage: 19, TaxableAmount: 100000 }]
      },
      {
        Code: "BOLSA",
        Description: "Bolsa plástica",
        Quantity: 1,
        Price: 100,
        SubtotalAmount: 100,
        UnitCode: "94",
        Taxes: [{ Code: "22", Amount: 50, PerUnitAmount: 50 }]
      }
    ],
    PaymentMeans: { Code: "1", MethodCode: "10" },
    LegalMonetaryTotal: {
      GrossAmount: 100100,
      TaxExclusiveAmount: 100000,
      TaxInclusiveAmount: 119150,
      DiscountAmount: 0,
      ChargeAmount: 0,
      PrepaidAmount: 0,
      PayableAmount: 119150
    }
  }
}

/** The body of a POS ticket to the final consumer. */
export const equivalentExample = (options: ExampleOptions) => ({
  ...ticket(options),
  TypeCode: "20",
  NumberingRange: {
    Id: 18760000001,
    Date: "2019-01-19T00:00:00",
    Prefix: "EPOS",
    FromNumber: 1,
    ToNumber: 1000000,
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00"
  },
  SoftwareManufacturer: {
    Name: "Lucía Rincón Ávila",
    Company: "Café Piñón y Cía. S.A.S.",
    SoftwareName: "Caja Piñón"
  },
  BuyerBenefits: { Code: "222222222222", Name: "consumidor final", Points: 0 },
  PointOfSale: {
    CashRegisterPlate: "CJ-0101",
    Location: "Carrera 7 # 71-21, local 3",
    Cashier: "Óscar Peña",
    RegisterType: "Caja de apoyo",
    SaleCode: `V-${options.number}`
  }
})

/** The body of a note on a POS ticket. Without `reference`, it refers to a ticket that was never filed. */
export const equivalentNoteExample = (options: ExampleOptions) => {
  const reference = options.reference ?? { uuid: "0".repeat(96), number: "EPOS1", date: options.date.date }
  return {
    ...ticket(options),
    TypeCode: "94",
    OperationCode: "20",
    Note: "Anulación del tiquete",
    NumberingRange: { Prefix: "NAE" },
    CorrectionCode: "2",
    DocumentReference: {
      Uuid: reference.uuid,
      Date: reference.date,
      SchemeName: "CUDE-SHA384",
      TypeCode: "20",
      Number: reference.number
    }
  }
}
