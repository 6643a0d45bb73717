import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

const seller = {
  Id: "1020304050",
  IdentificationType: "13",
  Name: "Rosa Elvira Campo",
  PhysicalLocation: {
    Address: "Vereda La Esperanza",
    CityCode: "05001",
    SubentityCode: "05",
    CountryCode: "CO",
    CountryName: "Colombia",
    PostalZone: "050012"
  },
  OrganizationTypeCode: "2",
  TaxLevelCode: "R-99-PN",
  TaxCode: "ZZ"
}

const purchase = (options: ExampleOptions) => {
  const {
    CustomerParty: _customer,
    OrderReference: _order,
    OperationCode: _operation,
    ...sale
  } = invoiceExample(options)
  return {
    ...sale,
    OperationCode: "10",
    SupplierParty: seller,
    Items: [
      {
        Code: "CAF-PER",
        Description: "Café pergamino seco",
        Quantity: 120,
        Price: 15000,
        SubtotalAmount: 1800000,
        UnitCode: "KGM",
        Taxes: []
      }
    ],
    LegalMonetaryTotal: {
      GrossAmount: 1800000,
      TaxExclusiveAmount: 0,
      TaxInclusiveAmount: 1800000,
      DiscountAmount: 0,
      ChargeAmount: 0,
      PrepaidAmount: 0,
      PayableAmount: 1800000
    }
  }
}

/** The body of a support document: coffee bought from a grower who is not obliged to invoice. */
export const supportExample = (options: ExampleOptions) => ({
  ...purchase(options),
  TypeCode: "05",
  Note: "Compra de café pergamino",
  NumberingRange: {
    Id: 18760000001,
    Date: "2019-01-19T00:00:00",
    Prefix: "SEDS",
    FromNumber: 984000000,
    ToNumber: 985000000,
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00"
  },
  GenerationCode: "1"
})

/**
 * The body of a note on a support document. Without `reference`, it refers to a support document that was never filed.
 */
export const supportNoteExample = (options: ExampleOptions) => {
  const { DueDate: _due, ...body } = purchase(options)
  const reference = options.reference ?? { uuid: "0".repeat(96), number: "SEDS984000000", date: options.date.date }
  return {
    ...body,
    TypeCode: "95",
    Note: "Ajuste de precio",
    NumberingRange: { Prefix: "NAS" },
    CorrectionCode: "4",
    DocumentReference: {
      Uuid: reference.uuid,
      Date: reference.date,
      SchemeName: "CUDS-SHA384",
      TypeCode: "05",
      Number: reference.number
    }
  }
}
