import type { ContentModels } from "./ContentModel.ts"
import { date, number, type ValueType } from "./valueTypes.ts"

const service =
  "invoice:ID invoice:IssueDate invoice:Note? invoice:SenderParty invoice:SubscriberParty? invoice:SubscriberConsumption"

/**
 * Content models of the services in a document of public utilities, as in the samples of the authority's toolbox. The
 * official schema accepts anything here; a rule of the sandbox's own uses these models to find misspelt elements.
 * DescuentoCreditoAlItem and CargoDebitoAlItem have no model: in a balance they are amounts, elsewhere groups.
 */
export const publicServiceTypes: ContentModels = {
  "invoice:Services_SPD invoice:OTHERCOMPANY_SPD": service,
  "invoice:SenderParty": "invoice:PartyIdentification invoice:PartyName",
  "invoice:PartyIdentification": "invoice:ID",
  "invoice:PartyName": "invoice:Name",
  "invoice:SubscriberParty": "invoice:PartyName invoice:PostalAddress? invoice:ElectronicMail?",
  "invoice:PostalAddress":
    "invoice:StreetName? invoice:AdditionalStreetName? invoice:CityName? invoice:CountrySubentity? invoice:Country? " +
    "invoice:ResidentialStratum?",
  "invoice:SubscriberConsumption": "invoice:DurationOfTheBillingCycle? invoice:Note? invoice:ConsumptionSection",
  "invoice:ConsumptionSection":
    "invoice:SPDDebitsForPartialConsumption invoice:ConsumptionHistory? invoice:QuantityWaste? invoice:SubInvoiceLines?",
  "invoice:SPDDebitsForPartialConsumption": "invoice:SPDDebitForPartialConsumption+",
  "invoice:SPDDebitForPartialConsumption":
    "invoice:TotalMeteredQuantity? invoice:ConsumptionPayableAmount invoice:Consumptionprice? " +
    "invoice:DescuentosCreditoAlItem? invoice:CargosDebitoAlItem? invoice:UnstructuredPrice? invoice:UtilityMeter?",
  "invoice:Consumptionprice": "invoice:Quantity invoice:PartialLineExtensionAmount",
  "invoice:DescuentosCreditoAlItem": "invoice:DescuentoCreditoAlItem+",
  "invoice:CargosDebitoAlItem": "invoice:CargoDebitoAlItem+",
  "invoice:UnstructuredPrice": "invoice:PriceAmount invoice:BaseQuantity",
  "invoice:UtilityMeter": "invoice:MeterNumber invoice:MeterReading?",
  "invoice:MeterReading":
    "invoice:PreviousMeterReadingDate invoice:PreviousMeterQuantity invoice:LatestMeterReadingDate " +
    "invoice:LatestMeterQuantity invoice:MeterReadingMethod? invoice:DurationMeasure?",
  "invoice:ConsumptionHistory": "invoice:PreviousPayment? invoice:Consummonth* invoice:ConsumAverages?",
  "invoice:Consummonth": "invoice:TotalInvoicedQuantity? invoice:Period",
  "invoice:Period": "invoice:StartDate invoice:EndDate invoice:DurationMeasure? invoice:PeriodPayableAmount?",
  "invoice:ConsumAverages": "invoice:ConsumptionAverage invoice:DurationMeasureAverage?",
  "invoice:QuantityWaste": "invoice:HistoryWaste* invoice:PeriodWaste?",
  "invoice:HistoryWaste": "invoice:TotalInvoicedQuantity invoice:Period",
  "invoice:PeriodWaste": "invoice:OrdinaryUnusable? invoice:SweepingCleaning? invoice:CleaningUrban? invoice:useless?",
  "invoice:SubInvoiceLines": "invoice:SubInvoiceLine+",
  "invoice:SubInvoiceLine": "invoice:ID invoice:ItemBienServicio invoice:SubscriberPaymentsTerms? invoice:Balance?",
  "invoice:ItemBienServicio": "invoice:BSName invoice:Description?",
  "invoice:SubscriberPaymentsTerms": "invoice:Termino* invoice:InterestRate?",
  "invoice:InterestRate": "cbc:Percent",
  "invoice:Balance":
    "invoice:pendingpayment? invoice:Transactions? invoice:CrDbAplicableAlSubtotalSPD? invoice:AdjustmentAccounting? " +
    "invoice:PosBalanceAmount?",
  "invoice:pendingpayment": "invoice:DebitLineAmount",
  "invoice:Transactions": "invoice:Transaction+",
  "invoice:Transaction": "invoice:TransactionDescription invoice:DebitLineAmount? invoice:CreditLineAmount?",
  "invoice:CrDbAplicableAlSubtotalSPD invoice:AdjustmentAccounting":
    "invoice:DescuentoCreditoAlItem? invoice:CargoDebitoAlItem?",
  "invoice:PosBalanceAmount": "invoice:SaldoQuePasa",
  "invoice:SaldoQuePasa": "invoice:NewTotalDebitLineAmount? invoice:NewTotalCreditLineAmount?"
}

/** Simple values of a service. As in the samples, an amount may lack its currency. */
export const publicServiceValues: ReadonlyArray<ValueType> = [
  { term: /^invoice:(?:Start|End|PreviousMeterReading|LatestMeterReading)Date$/u, form: date },
  { term: /^invoice:(?:.*Amount|PreviousPayment)$/u, form: number },
  { term: /^invoice:.*Quantity$/u, form: number, attribute: "unitCode" },
  { term: /^cbc:Percent$/u, form: number }
]
