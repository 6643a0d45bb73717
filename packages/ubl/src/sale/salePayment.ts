import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { PaymentMeans, paymentForm, paymentMethod } from "@radicar/domain/inner/document/PaymentMeans"
import type { ResolvedAddress } from "@radicar/domain/inner/document/Party"
import {
  Delivery,
  DeliveryTerms,
  PaymentExchangeRate,
  type SaleDocument
} from "@radicar/domain/inner/document/SaleDocument"
import { inPesos, parseDecimal, sum, toExact, toFixed, zero } from "@radicar/domain/inner/number/Decimal"
import type { BigDecimal } from "effect"
import { address } from "../part/party.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { part, type Row } from "../table/Row.ts"
import { date, derived, exactNumber, fixed, moment, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>

/** `cac:DeliveryTerms`: the Incoterm of an export. */
export const deliveryTermsRow: SaleRow = one(
  "cac:DeliveryTerms",
  "deliveryTerms",
  part<typeof DeliveryTerms.Type>(DeliveryTerms, [
    fixed("cbc:ID", "1"),
    text("cbc:SpecialTerms", "specialTerms"),
    text("cbc:LossRiskResponsibilityCode", "code", "annex FE 1.9 §13.3.7", {
      note: { en: "an Incoterm", es: "un Incoterm" }
    })
  ]),
  { note: { en: "of an export", es: "de una exportación" } }
)

/** `cac:Delivery`: day and address (rules FAM*). */
export const delivery: SaleRow = one(
  "cac:Delivery",
  "delivery",
  part<Delivery, SaleWriting, SaleReading>(Delivery, [
    moment("cbc:ActualDeliveryDate", "cbc:ActualDeliveryTime", "date", { midnight: false, rule: "FAM02" }),
    one<Delivery, ResolvedAddress, SaleWriting, SaleReading>(
      "cac:DeliveryAddress",
      "physicalLocation",
      address("FAM"),
      {
        from: (_, { checked }) => checked.deliveryAddress,
        rule: "FAM04"
      }
    )
  ]),
  { rule: "FAM01" }
)

/** `cac:PaymentMeans`, one for each part of a mixed payment and each instalment (rules FAN*). */
export const paymentMeansRow: SaleRow = each(
  "cac:PaymentMeans",
  "paymentMeans",
  part<PaymentMeans, SaleWriting>(PaymentMeans, [
    text("cbc:ID", "code", "FAN02", {
      from: paymentForm,
      note: { en: "1 cash, 2 credit", es: "1 contado, 2 crédito" }
    }),
    text("cbc:PaymentMeansCode", "methodCode", "FAN03", { from: paymentMethod }),
    date("cbc:PaymentDueDate", "date", "FAN04", {
      from: (means, { checked }) => means.date ?? checked.document.dueDate
    }),
    text("cbc:PaymentID", "paymentId")
  ]),
  { rule: "FAN01", single: true }
)

/**
 * `cac:PaymentExchangeRate` of a document in another currency than COP, or in COP converted from another one (rules
 * FAR*).
 */
export const exchangeRate: SaleRow = one(
  "cac:PaymentExchangeRate",
  "paymentExchangeRate",
  part<typeof PaymentExchangeRate.Type, SaleWriting>(PaymentExchangeRate, [
    {
      ...text<typeof PaymentExchangeRate.Type, SaleWriting>("cbc:SourceCurrencyCode", "sourceCurrencyCode", "FAR02", {
        from: ({ sourceCurrencyCode }, { checked }) => sourceCurrencyCode ?? checked.document.currencyCode,
        note: { en: "absent: the document's", es: "si falta, la del documento" }
      }),
      settle: (_, values, { root }) => {
        if (values["SourceCurrencyCode"] === root.peek("cbc:DocumentCurrencyCode")) delete values["SourceCurrencyCode"]
      }
    },
    fixed("cbc:SourceCurrencyBaseRate", "1.00", { as: "number" }),
    fixed("cbc:TargetCurrencyCode", "COP"),
    fixed("cbc:TargetCurrencyBaseRate", "1.00", { as: "number" }),
    exactNumber("cbc:CalculationRate", "calculationRate", undefined, {
      note: { en: "pesos for one", es: "pesos por una unidad" }
    }),
    date("cbc:Date", "date", undefined, {
      from: (rate, { checked }) => rate.date ?? checked.document.date.date,
      note: { en: "absent: the day of issue", es: "si falta, el día de expedición" }
    })
  ]),
  {
    from: ({ currencyCode, paymentExchangeRate: rate }) =>
      currencyCode === "COP" && rate?.sourceCurrencyCode === undefined ? undefined : rate,
    note: {
      en: "of another currency than COP, or with `SourceCurrencyCode`",
      es: "de una moneda distinta de COP, o con `SourceCurrencyCode`"
    },
    rule: "FAR01 to FAR07"
  }
)

/**
 * A total that is converted to pesos: its element in pesos, and its amount in the document's currency. `of` returns the
 * amount when writing, `at` when reading.
 */
interface Total {
  readonly element: string
  readonly of: (checked: CheckedSale) => BigDecimal.BigDecimal
  readonly at: (root: XmlReader) => BigDecimal.BigDecimal
}

const sumAt = (places: ReadonlyArray<XmlReader>, path: string): BigDecimal.BigDecimal =>
  sum(places.map((place) => parseDecimal(place.peek(path) ?? "") ?? zero))

const ofTotals = (
  element: string,
  name: string,
  field: Exclude<keyof SaleDocument["legalMonetaryTotal"], symbol>
): Total => ({
  element,
  of: ({ document }) => document.legalMonetaryTotal[field] ?? zero,
  at: (root) => sumAt([...root.all("cac:LegalMonetaryTotal"), ...root.all("cac:RequestedMonetaryTotal")], name)
})

const scheme = "cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID"

const ofTaxes = (
  element: string,
  counts: (code: string) => boolean,
  [group, totals]: readonly [string, "taxTotals" | "withholdingTaxTotals"] = ["cac:TaxTotal", "taxTotals"]
): Total => ({
  element,
  of: (checked) => sum(checked[totals].filter(({ code }) => counts(code)).map(({ amount }) => amount)),
  at: (root) =>
    sumAt(
      root.all(group).filter((total) => counts(total.peek(scheme) ?? "")),
      "cbc:TaxAmount"
    )
})

const ofWithholdings = (element: string, code: string): Total =>
  ofTaxes(element, (each) => each === code, ["cac:WithholdingTaxTotal", "withholdingTaxTotals"])

const lines = ["cac:InvoiceLine", "cac:CreditNoteLine", "cac:DebitNoteLine"]

const ofLines = (element: string, isCharge: boolean): Total => ({
  element,
  of: ({ lineAllowances }) =>
    sum(
      lineAllowances
        .flat()
        .filter(({ charge }) => charge === isCharge)
        .map(({ amount }) => amount)
    ),
  at: (root) =>
    sumAt(
      lines
        .flatMap((line) => root.all(`${line}/cac:AllowanceCharge`))
        .filter((allowance) => allowance.peek("cbc:ChargeIndicator") === String(isCharge)),
      "cbc:Amount"
    )
})

const named = new Set(["01", "04", "22"])

/** The elements of `TotalesCop` after rate and currency, in order: lines, taxes, document, withholdings. */
const pesoTotals: ReadonlyArray<Total> = [
  ofTotals("SubTotalCop", "cbc:LineExtensionAmount", "grossAmount"),
  ofLines("DescuentoDetalleCop", false),
  ofLines("RecargoDetalleCop", true),
  ofTotals("TotalBrutoFacturaCop", "cbc:LineExtensionAmount", "grossAmount"),
  ofTaxes("TotIvaCop", (code) => code === "01"),
  ofTaxes("TotIncCop", (code) => code === "04"),
  ofTaxes("TotBolCop", (code) => code === "22"),
  ofTaxes("ImpOtroCop", (code) => !named.has(code)),
  ofTaxes("MntImpCop", () => true),
  ofTotals("TotalNetoFacturaCop", "cbc:TaxInclusiveAmount", "taxInclusiveAmount"),
  ofTotals("MntDctoCop", "cbc:AllowanceTotalAmount", "discountAmount"),
  ofTotals("MntRcgoCop", "cbc:ChargeTotalAmount", "chargeAmount"),
  ofTotals("VlrPagarCop", "cbc:PayableAmount", "payableAmount"),
  ofWithholdings("ReteFueCop", "06"),
  ofWithholdings("ReteIvaCop", "05"),
  ofWithholdings("ReteIcaCop", "07"),
  ofTotals("TotAnticiposCop", "cbc:PrepaidAmount", "prepaidAmount")
]

const rateOf = ({ document: { currencyCode, paymentExchangeRate } }: CheckedSale): BigDecimal.BigDecimal | undefined =>
  currencyCode === "COP" ? undefined : paymentExchangeRate?.calculationRate

const statedRate = "cac:PaymentExchangeRate/cbc:CalculationRate"

/** `TotalesCop`: the totals in pesos of a document in another currency, for the authority's catalogue. */
export const totalsInPesos: SaleRow = group(
  "ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral/TotalesCop",
  [
    derived("FctConvCop", {
      from: (_, { checked }) => toExact(rateOf(checked) ?? zero, 2),
      expected: (_, __, { root }) => root.peek(statedRate),
      as: "number",
      of: "paymentExchangeRate.calculationRate"
    }),
    derived("MonedaCop", {
      from: ({ currencyCode }) => currencyCode,
      expected: (_, __, { root }) => root.peek("cbc:DocumentCurrencyCode"),
      of: "currencyCode"
    }),
    ...pesoTotals.map(({ at, element, of }): SaleRow =>
      derived(element, {
        from: (_, { checked }) => toFixed(inPesos(of(checked), rateOf(checked) ?? zero), 2),
        expected: (_, __, { root }) => {
          const rate = parseDecimal(root.peek(statedRate) ?? "")
          return rate === undefined ? undefined : toFixed(inPesos(at(root), rate), 2)
        },
        as: "number"
      })
    )
  ],
  {
    when: (_, { checked }) => rateOf(checked) !== undefined,
    note: { en: "of another currency than COP", es: "de una moneda distinta de COP" }
  }
)
