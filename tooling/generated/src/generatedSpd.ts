import { Schema } from "effect"
import { equivalentSale } from "./generatedEquivalent.ts"
import type { InvoiceSeed } from "./generatedInvoice.ts"

/** Seed of a service in a document of public utilities; `hundredths` is both an amount and a quantity. */
const ServiceSeed = Schema.Struct({
  other: Schema.Boolean,
  provider: Schema.Literals(["nit", "cedula"]),
  subscriber: Schema.Literals(["none", "name", "address"]),
  consumptions: Schema.Literals([1, 2]),
  adjusted: Schema.Boolean,
  meter: Schema.Literals(["none", "number", "reading"]),
  history: Schema.Literals(["none", "payment", "months"]),
  waste: Schema.Literals(["none", "months", "period"]),
  financing: Schema.Literals(["none", "bare", "interest", "balance"]),
  hundredths: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))
})

/** Seed of a document of public utilities, in addition to that of a sale. */
export const SpdSeed = Schema.Struct({
  header: Schema.Boolean,
  premises: Schema.Boolean,
  onSite: Schema.Boolean,
  services: Schema.Array(ServiceSeed).check(Schema.isMinLength(1), Schema.isMaxLength(3))
})

const month = { StartDate: "2025-12-01", EndDate: "2025-12-31" }

const meterOf = ({ meter }: typeof ServiceSeed.Type, text: string, quantity: object) =>
  meter === "none"
    ? null
    : {
        Number: text,
        Reading:
          meter === "number"
            ? null
            : {
                PreviousDate: "2025-11-30",
                PreviousQuantity: quantity,
                LatestDate: "2025-12-31",
                LatestQuantity: { Value: "0.000001", UnitCode: "kwh" },
                Method: text,
                Days: 31
              }
      }

const historyOf = ({ history }: typeof ServiceSeed.Type, quantity: object, amount: string) =>
  history === "none"
    ? null
    : {
        PreviousPayment: amount,
        Months:
          history === "payment"
            ? []
            : [
                { ...month, Quantity: quantity, Days: 31, PayableAmount: amount },
                { ...month, Days: null }
              ],
        Average: history === "payment" ? null : { Quantity: quantity, Days: 30 }
      }

const wasteOf = ({ waste }: typeof ServiceSeed.Type, quantity: object) =>
  waste === "none"
    ? null
    : waste === "months"
      ? { Months: [true, false].map((usable) => ({ ...month, IsUsable: usable, Quantity: quantity })) }
      : { OrdinaryUnusable: quantity, SweepingCleaning: quantity, UrbanCleaning: quantity, Useless: quantity }

const financingOf = ({ financing }: typeof ServiceSeed.Type, text: string, amount: string) =>
  financing === "none"
    ? []
    : [
        {
          ContractNumber: text,
          Name: text,
          Description: financing === "bare" ? "" : text,
          Installments: financing === "bare" ? null : 36,
          PaidInstallments: financing === "bare" ? null : 34,
          InterestPercentage: financing === "interest" ? "0.77" : null,
          Balance:
            financing === "balance"
              ? {
                  PendingAmount: amount,
                  Transactions: [{ Description: text, Amount: amount }],
                  CreditAmount: amount,
                  DebitAmount: amount,
                  NewDebitAmount: amount,
                  NewCreditAmount: amount
                }
              : null
        }
      ]

const service = (seed: typeof ServiceSeed.Type, text: string) => {
  const digits = String(seed.hundredths).padStart(3, "0")
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  const quantity = { Value: amount, UnitCode: "MTQ" }
  const adjustments = seed.adjusted
    ? [
        { Reason: text, Amount: amount },
        { Id: text, Reason: text, Amount: 0 }
      ]
    : []
  return {
    Service: text,
    IsOtherCompany: seed.other,
    ContractNumber: text,
    BillingPeriod: "2025-12",
    BillingCycleMonths: seed.adjusted ? 1 : null,
    Provider: {
      Id: seed.provider === "nit" ? "890.904.996-1" : "1020304050",
      IdentificationType: seed.provider === "nit" ? "31" : "13",
      Name: text
    },
    Subscriber:
      seed.subscriber === "none"
        ? null
        : {
            Name: text,
            Address:
              seed.subscriber === "name"
                ? null
                : {
                    StreetName: text,
                    AdditionalStreetName: text,
                    CityName: text,
                    CountrySubentity: text,
                    Country: text,
                    ResidentialStratum: text
                  },
            Email: text
          },
    Reason: text,
    Note: seed.adjusted ? text : "",
    ConsumptionNote: seed.other ? text : "",
    Consumptions: Array.from({ length: seed.consumptions }, () => ({
      MeteredQuantity: seed.adjusted ? quantity : null,
      PayableAmount: amount,
      Price: seed.adjusted ? { Quantity: quantity, Amount: amount } : null,
      Credits: adjustments,
      Debits: adjustments,
      UnitPrice: seed.adjusted ? { Price: "2457.070001", BaseQuantity: quantity } : null,
      Meter: meterOf(seed, text, quantity)
    })),
    History: historyOf(seed, quantity, amount),
    Waste: wasteOf(seed, quantity),
    Financings: financingOf(seed, text, amount)
  }
}

/** A document of public utilities, made from an invoice's seed and its own. */
export const generatedSpd = (seed: typeof InvoiceSeed.Type, spd: typeof SpdSeed.Type) => {
  const text = `x${seed.text.join("")}x`
  return {
    ...equivalentSale(seed),
    TypeCode: "60",
    OperationCode: spd.onSite ? "602" : null,
    Number: 1,
    NumberingRange: { Prefix: "SPD" },
    SoftwareManufacturer: { Name: text, Company: text, SoftwareName: text },
    TaxPointDate: spd.header ? "2026-01-31" : null,
    AccountingCostCode: spd.header ? text : "",
    AccountingCost: spd.header ? text : "",
    // premises need an address, which the final consumer and a bare person lack
    Premises:
      spd.premises && seed.buyer !== "consumer" && seed.buyer !== "bare person"
        ? { ServiceType: "01", Stratum: "3" }
        : null,
    SpdServices: spd.services.map((each) => service(each, text))
  }
}
