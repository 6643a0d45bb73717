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

/** What can be wrong in a document of a sale or purchase. */
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
  raising(["Discounts", 0, "Amount"]),
  raising(["Charges", 0, "Amount"]),
  setting(["CurrencyCode"], "PES"),
  setting(["OperationCode"], "99"),
  setting(["PaymentMeans", "Code"], "3"),
  setting(["PaymentMeans", "MethodCode"], "999"),
  setting(["PaymentMeans", "Date"], undefined),
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
