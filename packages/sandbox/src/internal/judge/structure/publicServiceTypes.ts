import type { ContentModel } from "./ContentModel.ts"
import { date, number, type ValueType } from "./valueTypes.ts"

const service =
  "invoice:ID invoice:IssueDate invoice:Note? invoice:SenderParty invoice:SubscriberParty? invoice:SubscriberConsumption"

/**
 * The services in a document of public utilities, as the samples of the authority's toolbox have them. The official schema
 * takes anything here: a rule of the sandbox' own looks, so that a misspelt element does not go unseen. DescuentoCreditoAlItem and
 * CargoDebitoAlItem have no model, because in a balance they are amounts and elsewhere groups.
 */
export const publicServiceTypes: ReadonlyArray<ContentModel> = [
  { elements: "invoice:Services_SPD invoice:OTHERCOMPANY_SPD", content: service },
  { elements: "invoice:SenderParty", content: "invoice:PartyIdentification invoice:PartyName" },
  { elements: "invoice:PartyIdentification", content: "invoice:ID" },
  { elements: "invoice:PartyName", content: "invoice:Name" },
  {
    elements: "invoice:SubscriberParty",
    content: "invoice:PartyName invoice:PostalAddress? invoice:ElectronicMail?"
  },
  {
    elements: "invoice:PostalAddress",
    content:
      "invoice:StreetName? invoice:AdditionalStreetName? invoice:CityName? invoice:CountrySubentity? invoice:Country? " +
      "invoice:ResidentialStratum?"
  },
  {
    elements: "invoice:SubscriberConsumption",
    content: "invoice:DurationOfTheBillingCycle? invoice:Note? invoice:ConsumptionSection"
  },
  {
    elements: "invoice:ConsumptionSection",
    content:
      "invoice:SPDDebitsForPartialConsumption invoice:ConsumptionHistory? invoice:QuantityWaste? invoice:SubInvoiceLines?"
  },
  { elements: "invoice:SPDDebitsForPartialConsumption", content: "invoice:SPDDebitForPartialConsumption+" },
  {
    elements: "invoice:SPDDebitForPartialConsumption",
    content:
      "invoice:TotalMeteredQuantity? invoice:ConsumptionPayableAmount invoice:Consumptionprice? " +
      "invoice:DescuentosCreditoAlItem? invoice:CargosDebitoAlItem? invoice:UnstructuredPrice? invoice:UtilityMeter?"
  },
  { elements: "invoice:Consumptionprice", content: "invoice:Quantity invoice:PartialLineExtensionAmount" },
  { elements: "invoice:DescuentosCreditoAlItem", content: "invoice:DescuentoCreditoAlItem+" },
  { elements: "invoice:CargosDebitoAlItem", content: "invoice:CargoDebitoAlItem+" },
  { elements: "invoice:UnstructuredPrice", content: "invoice:PriceAmount invoice:BaseQuantity" },
  { elements: "invoice:UtilityMeter", content: "invoice:MeterNumber invoice:MeterReading?" },
  {
    elements: "invoice:MeterReading",
    content:
      "invoice:PreviousMeterReadingDate invoice:PreviousMeterQuantity invoice:LatestMeterReadingDate " +
      "invoice:LatestMeterQuantity invoice:MeterReadingMethod? invoice:DurationMeasure?"
  },
  {
    elements: "invoice:ConsumptionHistory",
    content: "invoice:PreviousPayment? invoice:Consummonth* invoice:ConsumAverages?"
  },
  { elements: "invoice:Consummonth", content: "invoice:TotalInvoicedQuantity? invoice:Period" },
  {
    elements: "invoice:Period",
    content: "invoice:StartDate invoice:EndDate invoice:DurationMeasure? invoice:PeriodPayableAmount?"
  },
  { elements: "invoice:ConsumAverages", content: "invoice:ConsumptionAverage invoice:DurationMeasureAverage?" },
  { elements: "invoice:QuantityWaste", content: "invoice:HistoryWaste* invoice:PeriodWaste?" },
  { elements: "invoice:HistoryWaste", content: "invoice:TotalInvoicedQuantity invoice:Period" },
  {
    elements: "invoice:PeriodWaste",
    content: "invoice:OrdinaryUnusable? invoice:SweepingCleaning? invoice:CleaningUrban? invoice:useless?"
  },
  { elements: "invoice:SubInvoiceLines", content: "invoice:SubInvoiceLine+" },
  {
    elements: "invoice:SubInvoiceLine",
    content: "invoice:ID invoice:ItemBienServicio invoice:SubscriberPaymentsTerms? invoice:Balance?"
  },
  { elements: "invoice:ItemBienServicio", content: "invoice:BSName invoice:Description?" },
  { elements: "invoice:SubscriberPaymentsTerms", content: "invoice:Termino* invoice:InterestRate?" },
  { elements: "invoice:InterestRate", content: "cbc:Percent" },
  {
    elements: "invoice:Balance",
    content:
      "invoice:pendingpayment? invoice:Transactions? invoice:CrDbAplicableAlSubtotalSPD? invoice:AdjustmentAccounting? " +
      "invoice:PosBalanceAmount?"
  },
  { elements: "invoice:pendingpayment", content: "invoice:DebitLineAmount" },
  { elements: "invoice:Transactions", content: "invoice:Transaction+" },
  {
    elements: "invoice:Transaction",
    content: "invoice:TransactionDescription invoice:DebitLineAmount? invoice:CreditLineAmount?"
  },
  {
    elements: "invoice:CrDbAplicableAlSubtotalSPD invoice:AdjustmentAccounting",
    content: "invoice:DescuentoCreditoAlItem? invoice:CargoDebitoAlItem?"
  },
  { elements: "invoice:PosBalanceAmount", content: "invoice:SaldoQuePasa" },
  { elements: "invoice:SaldoQuePasa", content: "invoice:NewTotalDebitLineAmount? invoice:NewTotalCreditLineAmount?" }
]

/** The simple values of a service; an amount may lack its currency, as in the samples. */
export const publicServiceValues: ReadonlyArray<ValueType> = [
  { term: /^invoice:(?:Start|End|PreviousMeterReading|LatestMeterReading)Date$/u, form: date },
  { term: /^invoice:(?:.*Amount|PreviousPayment)$/u, form: number },
  { term: /^invoice:.*Quantity$/u, form: number, attribute: "unitCode" },
  { term: /^cbc:Percent$/u, form: number }
]
