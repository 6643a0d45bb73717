import { type Mutation, raising, setting } from "../Mutation.ts"

const parties = ["CompanyParty", "CustomerParty", "SupplierParty"].flatMap((party): ReadonlyArray<Mutation> => [
  setting([party, "Id"], "900373115-9"),
  setting([party, "IdentificationType"], "99"),
  setting([party, "OrganizationTypeCode"], "9"),
  setting([party, "TaxLevelCode"], "O-99"),
  setting([party, "TaxCode"], "77"),
  setting([party, "PhysicalLocation", "CityCode"], "99999"),
  setting([party, "PhysicalLocation", "SubentityCode"], "76"),
  setting([party, "PhysicalLocation", "SubentityCode"], "00"),
  setting([party, "PhysicalLocation", "CountryCode"], "XX")
])

const totals = [
  "GrossAmount",
  "TaxExclusiveAmount",
  "TaxInclusiveAmount",
  "DiscountAmount",
  "ChargeAmount",
  "PayableAmount"
]

const line = (...path: ReadonlyArray<string | number>) => ["Items", 0, ...path]

const drinks = 40

/**
 * Mutation that rounds the tax of a can of 355 ml from 63.90 to 64.00 in each line: 4.00 too much in the whole document
 * (FAS07).
 */
const roundedDrinks: Mutation = {
  name: "a tax per unit rounded in each line",
  change: (body) => {
    const [first] = body["Items"]
    if (first === undefined) return false
    const { Code, Description } = first
    const tax = { Code: "34", Amount: "64.00", PerUnitAmount: "18.00", BaseQuantity: 355, BaseUnitCode: "MLT" }
    const can = { Quantity: 1, Price: "2000.00", SubtotalAmount: "2000.00", UnitCode: "94", Taxes: [tax] }
    body["Items"] = Array.from({ length: drinks }, () => ({ Code, Description, ...can }))
    return true
  }
}

/** Mutations of a document of a sale or purchase. */
export const saleMutations: ReadonlyArray<Mutation> = [
  ...totals.map((field) => raising(["LegalMonetaryTotal", field])),
  ...parties,
  raising(line("SubtotalAmount")),
  raising(line("Taxes", 0, "Amount")),
  raising(line("Taxes", 0, "TaxableAmount")),
  setting(line("Taxes", 0, "Percentage"), "7"),
  setting(line("Taxes", 0, "Code"), "99"),
  setting(line("Taxes", 0, "Code"), "05"),
  setting(line("UnitCode"), "XXX"),
  setting(line("PriceReference"), 0),
  raising(line("Discounts", 0, "Amount")),
  raising(line("Charges", 0, "Amount")),
  {
    name: "the tax of a line twice",
    change: (body) => {
      const [first] = body["Items"]
      if (!first?.Taxes?.length) return false
      first.Taxes.push(first.Taxes[0])
      return true
    }
  },
  roundedDrinks,
  raising(["Discounts", 0, "Amount"]),
  raising(["Charges", 0, "Amount"]),
  setting(["CurrencyCode"], "PES"),
  setting(["OperationCode"], "99"),
  setting(["PaymentMeans", "Code"], "3"),
  setting(["PaymentMeans", "MethodCode"], "999"),
  setting(["PaymentMeans", "Date"], undefined),
  setting(["PaymentMeans", 1, "Code"], "3"),
  setting(["PaymentMeans", 1, "MethodCode"], "999"),
  setting(["PaymentMeans", 2, "Date"], undefined),
  setting(["Delivery", "PhysicalLocation", "CityCode"], "99999"),
  setting(["Delivery", "PhysicalLocation", "SubentityCode"], "76"),
  setting(["Delivery", "PhysicalLocation", "CountryCode"], "XX"),
  setting(["PaymentExchangeRate"], undefined),
  setting(["CorrectionCode"], "9"),
  setting(["DocumentReference"], undefined),
  setting(["Number"], 5),
  setting(["Number"], 999_999_999),
  setting(["NumberingRange", "StartDate"], "2026-01-16"),
  setting(["NumberingRange", "EndDate"], "2026-01-14"),
  setting(["Date"], "2026-01-16T10:00:00"),
  setting(["Date"], "2026-01-14T10:00:00"),
  setting(["DeliveryTerms", "Code"], "XXX"),
  setting(["SoftwareManufacturer"], undefined),
  setting(["PointOfSale"], undefined),
  setting(["BuyerBenefits"], undefined)
]
