import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { Schema } from "effect"

// characters that have caused errors in XML writers, signers and readers, and normal ones
const alphabet = [
  ..."aZ09áéíñÑüç&<>\"' \t\n]-",
  "]]>",
  "<!--",
  "&amp;",
  "&#13;",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\u00a0",
  "🧾",
  "👩🏽‍🚀",
  "e\u0301",
  "漢"
] as const

const HostileText = Schema.Array(Schema.Literals(alphabet)).check(Schema.isMinLength(1), Schema.isMaxLength(12))
const hundredths = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum }))

/** Seed of a line; money and quantities are in hundredths. */
export const LineSeed = Schema.Struct({
  text: HostileText,
  quantity: hundredths(100_000),
  price: hundredths(10_000_000),
  ivaRate: Schema.Literals([0, 5, 19]),
  kind: Schema.Literals(["plain", "free", "untaxed", "withheld", "bag", "drink", "discounted", "charged"])
})

/** Seed of an invoice. */
export const InvoiceSeed = Schema.Struct({
  text: HostileText,
  type: Schema.Literals(["01", "02", "03", "04"]),
  foreign: Schema.Boolean,
  /** Whether a document in pesos states the rate of its conversion. */
  converted: Schema.Boolean,
  buyer: Schema.Literals(["company", "person", "bare person", "foreigner", "consumer"]),
  credit: Schema.Boolean,
  discount: Schema.Literals(["none", "total", "listed"]),
  charge: Schema.Literals(["none", "total", "listed"]),
  prepaid: Schema.Boolean,
  /** Whether it has partial payments, several orders, a delivery, further notes and all optional facts of parties. */
  detailed: Schema.Boolean,
  /** Rounding of a cash payment to 50 pesos: included in the payable amount, or stated outside of it. */
  cash: Schema.Literals(["exact", "rounded", "informed"]),
  lines: Schema.Array(LineSeed).check(Schema.isMinLength(1), Schema.isMaxLength(12))
})

/** The day on which generated invoices are issued. */
export const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

const decimalText = (hundredthsValue: bigint): string => {
  const digits = hundredthsValue.toString().padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const percent = (base: bigint, rate: number): bigint => (base * BigInt(rate) + 50n) / 100n

const line = (seed: typeof LineSeed.Type, index: number) => {
  const text = `x${seed.text.join("")}x`
  const units = (BigInt(seed.quantity) * BigInt(seed.price) + 50n) / 100n
  const part = units / 10n
  const free = seed.kind === "free"
  const subtotal = free
    ? 0n
    : seed.kind === "discounted"
      ? units - part
      : seed.kind === "charged"
        ? units + part
        : units
  const iva = percent(subtotal, seed.ivaRate)
  const perUnit = seed.kind === "bag" || seed.kind === "drink" ? 1_800n : 0n
  const allowance = {
    Code: "00",
    Percentage: 10,
    Amount: decimalText(part),
    BaseAmount: decimalText(units),
    Reason: text
  }
  const taxes = [
    ...(seed.kind === "untaxed" || free
      ? []
      : [{ Code: "01", Amount: decimalText(iva), Percentage: seed.ivaRate, TaxableAmount: decimalText(subtotal) }]),
    ...(seed.kind === "withheld"
      ? [{ Code: "06", Amount: decimalText(percent(subtotal, 4)), Percentage: 4, TaxableAmount: decimalText(subtotal) }]
      : []),
    ...(seed.kind === "bag"
      ? [{ Code: "22", Amount: "18.00", PerUnitAmount: "18.00", BaseQuantity: 1, BaseUnitCode: "94" }]
      : []),
    ...(seed.kind === "drink"
      ? [{ Code: "34", Amount: "18.00", PerUnitAmount: "18.00", BaseQuantity: 100, BaseUnitCode: "MLT" }]
      : [])
  ]
  return {
    subtotal,
    base: seed.kind === "untaxed" || free ? 0n : subtotal,
    tax: (seed.kind === "untaxed" || free ? 0n : iva) + perUnit,
    item: {
      Code: `P-${index}`,
      Description: text,
      Quantity: decimalText(BigInt(seed.quantity)),
      Price: free ? 0 : decimalText(BigInt(seed.price)),
      PriceReference: free ? decimalText(BigInt(seed.price)) : 0,
      SubtotalAmount: decimalText(subtotal),
      UnitCode: "94",
      BrandName: text,
      ModelName: text,
      Note: text,
      Taxes: taxes,
      Discounts: seed.kind === "discounted" ? [allowance] : [],
      Charges: seed.kind === "charged" ? [{ ...allowance, Code: "02" }] : []
    }
  }
}

const buyers = {
  company: {},
  person: {
    OrganizationTypeCode: "2",
    IdentificationType: "13",
    Id: "1020304050",
    TaxLevelCode: "R-99-PN",
    TaxCode: "ZZ"
  },
  // no further field may be required of a person
  "bare person": {
    IdentificationType: "13",
    Id: "1020304050",
    ...Object.fromEntries(
      [
        "PhysicalLocation",
        "OrganizationTypeCode",
        "RegimeCode",
        "TaxLevelCode",
        "TaxCode",
        "CorporateRegistration",
        "IndustryClassificationCode",
        "Email",
        "Phone"
      ].map((field) => [field, null])
    )
  },
  foreigner: {
    OrganizationTypeCode: "2",
    IdentificationType: "42",
    Id: "X-98/76",
    TaxLevelCode: "R-99-PN",
    TaxCode: "ZZ",
    CorporateRegistration: "",
    PhysicalLocation: {
      Address: "1 Main St & 2nd Ave",
      CityCode: "Miami",
      SubentityCode: "Florida",
      CountryCode: "US",
      CountryName: "",
      PostalZone: "33101"
    }
  },
  consumer: {
    OrganizationTypeCode: "2",
    IdentificationType: "13",
    Id: "222222222222",
    Name: "consumidor final",
    RegimeCode: "49",
    TaxLevelCode: "R-99-PN",
    TaxCode: "ZZ",
    PhysicalLocation: null,
    CorporateRegistration: null,
    Email: null,
    Phone: null
  }
} as const

/** The means of payment: one, or a part in cash and instalments on credit. */
const paymentOf = ({ credit, detailed }: { readonly credit: boolean; readonly detailed: boolean }, text: string) => {
  const cash = { Code: "1", MethodCode: "10" }
  const due = (date: string) => ({ Code: "2", MethodCode: "42", Date: date })
  if (!detailed) return credit ? due("2026-02-15") : cash
  const paid = { ...cash, MethodCode: "48", PaymentId: text }
  return credit ? [paid, due("2026-02-15"), { ...due("2026-03-15"), PaymentId: text }] : [cash, paid]
}

/** Optional facts of a party. */
const detailsOf = (detailed: boolean, text: string) =>
  detailed ? { TradeName: `T${text}`, ContactName: text, ContactNote: text } : {}

/** Optional facts of a document, with a delivery in Colombia or abroad. */
const deliveryOf = (abroad: boolean, text: string) => ({
  Notes: [{ Text: text, Language: "en" }, { Text: text }, { Text: text, LocaleId: "Contrato" }],
  OrderReference: [{ Number: text, Date: "2026-01-14" }, { Number: `${text}2` }],
  DespatchReferences: [{ Number: text, Date: "2026-01-14" }, { Number: text }],
  ReceiptReferences: [{ Number: text }],
  Delivery: {
    Date: abroad ? "2026-01-20T00:00:00" : "2026-01-20T15:30:00",
    PhysicalLocation: abroad
      ? { Address: text, CityCode: "Miami", SubentityCode: "Florida", CountryCode: "US" }
      : { Address: text, CityCode: "05001", SubentityCode: "05", CountryCode: "CO", PostalZone: "050012" }
  }
})

/** The list with a discount or charge of the document; empty if only the totals state it. */
const listed = (how: string, amount: bigint, base: bigint, text: string, code: string) =>
  how === "listed" && amount > 0n
    ? [{ Code: code, Amount: decimalText(amount), BaseAmount: decimalText(base), Reason: text }]
    : []

const rateOf = ({ converted, foreign }: typeof InvoiceSeed.Type) => {
  if (foreign) return { CalculationRate: "4012.35", Date: "2026-01-15" }
  return converted ? { SourceCurrencyCode: "EUR", CalculationRate: "4710.128", Date: "2026-01-15" } : null
}

/** A body with correct totals, computed here in whole hundredths. */
export const generatedInvoice = (seed: typeof InvoiceSeed.Type) => {
  const example = invoiceExample({ number: 990000001, date: now })
  const lines = seed.lines.map(line)
  const total = (field: "subtotal" | "base" | "tax") => lines.reduce((sum, each) => sum + each[field], 0n)
  const gross = total("subtotal")
  const inclusive = gross + total("tax")
  const discount = seed.discount === "none" ? 0n : gross / 20n
  const charge = seed.charge === "none" ? 0n : gross / 50n
  const text = `x${seed.text.join("")}x`
  const exact = inclusive - discount + charge
  const payable = seed.cash === "rounded" ? ((exact + 2_500n) / 5_000n) * 5_000n : exact
  const rounding = seed.cash === "informed" ? 2_450n : payable < exact ? exact - payable : payable - exact
  return {
    ...example,
    TypeCode: seed.type,
    CurrencyCode: seed.foreign ? "USD" : "COP",
    PaymentExchangeRate: rateOf(seed),
    Note: text,
    OrderReference: { Number: text, Date: "2026-01-14" },
    CompanyParty: { ...example.CompanyParty, Name: text, ...detailsOf(seed.detailed, text) },
    CustomerParty: { ...example.CustomerParty, Name: text, ...detailsOf(seed.detailed, text), ...buyers[seed.buyer] },
    ...(seed.detailed ? deliveryOf(seed.buyer === "foreigner", text) : {}),
    ...(seed.type === "03"
      ? { AdditionalDocumentReferences: [{ Number: text, Date: now.date, TypeCode: "FTP" }] }
      : {}),
    ...(seed.type === "02" ? { DeliveryTerms: { Code: "FOB", SpecialTerms: text } } : {}),
    Discounts: listed(seed.discount, discount, gross, text, "01"),
    Charges: listed(seed.charge, charge, gross, text, "03"),
    PaymentMeans: paymentOf(seed, text),
    Items: lines.map((each) => each.item),
    LegalMonetaryTotal: {
      GrossAmount: decimalText(gross),
      TaxExclusiveAmount: decimalText(total("base")),
      TaxInclusiveAmount: decimalText(inclusive),
      DiscountAmount: decimalText(discount),
      ChargeAmount: decimalText(charge),
      PrepaidAmount: seed.prepaid ? "1000.00" : 0,
      PayableRoundingAmount: decimalText(rounding),
      PayableAmount: decimalText(payable)
    },
    Period: { StartDate: "2026-01-01T00:00:00", EndDate: "2026-01-31T23:59:59" }
  }
}
