import type { ContentModels } from "./ContentModel.ts"

/** Content models of payment, discounts, charges, exchange rates and delivery. Order and cardinality as in UBL 2.1. */
export const paymentTypes: ContentModels = {
  "cac:PaymentMeans":
    "cbc:ID? cbc:PaymentMeansCode cbc:PaymentDueDate? cbc:PaymentChannelCode? cbc:InstructionID? " +
    "cbc:InstructionNote* cbc:PaymentID* cac:CardAccount? cac:PayerFinancialAccount? " +
    "cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate? cac:TradeFinancing?",
  "cac:PaymentTerms":
    "cbc:ID? cbc:PaymentMeansID* cbc:PrepaidPaymentReferenceID? cbc:Note* cbc:ReferenceEventCode? " +
    "cbc:SettlementDiscountPercent? cbc:PenaltySurchargePercent? cbc:PaymentPercent? cbc:Amount? " +
    "cbc:SettlementDiscountAmount? cbc:PenaltyAmount? cbc:PaymentTermsDetailsURI? cbc:PaymentDueDate? " +
    "cbc:InstallmentDueDate? cbc:InvoicingPartyReference? cac:SettlementPeriod? cac:PenaltyPeriod? " +
    "cac:ExchangeRate? cac:ValidityPeriod?",
  "cac:PrepaidPayment": "cbc:ID? cbc:PaidAmount? cbc:ReceivedDate? cbc:PaidDate? cbc:PaidTime? cbc:InstructionID?",
  "cac:AllowanceCharge":
    "cbc:ID? cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason* " +
    "cbc:MultiplierFactorNumeric? cbc:PrepaidIndicator? cbc:SequenceNumeric? cbc:Amount cbc:BaseAmount? " +
    "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PerUnitAmount? cac:TaxCategory* cac:TaxTotal? " +
    "cac:PaymentMeans*",
  ["cac:ExchangeRate cac:PaymentAlternativeExchangeRate cac:PaymentExchangeRate cac:PricingExchangeRate " +
  "cac:TaxExchangeRate"]:
    "cbc:SourceCurrencyCode cbc:SourceCurrencyBaseRate? cbc:TargetCurrencyCode cbc:TargetCurrencyBaseRate? " +
    "cbc:ExchangeMarketID? cbc:CalculationRate? cbc:MathematicOperatorCode? cbc:Date? " +
    "cac:ForeignExchangeContract?",
  "cac:Delivery":
    "cbc:ID? cbc:Quantity? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:ActualDeliveryDate? " +
    "cbc:ActualDeliveryTime? cbc:LatestDeliveryDate? cbc:LatestDeliveryTime? cbc:ReleaseID? cbc:TrackingID? " +
    "cac:DeliveryAddress? cac:DeliveryLocation? cac:AlternativeDeliveryLocation? " +
    "cac:RequestedDeliveryPeriod? cac:PromisedDeliveryPeriod? cac:EstimatedDeliveryPeriod? " +
    "cac:CarrierParty? cac:DeliveryParty? cac:NotifyParty* cac:Despatch? cac:DeliveryTerms* " +
    "cac:MinimumDeliveryUnit? cac:MaximumDeliveryUnit? cac:Shipment?",
  "cac:DeliveryTerms":
    "cbc:ID? cbc:SpecialTerms* cbc:LossRiskResponsibilityCode? cbc:LossRisk* cbc:Amount? " +
    "cac:DeliveryLocation? cac:AllowanceCharge?",
  ["cac:EstimatedDeliveryPeriod cac:InvoicePeriod cac:PenaltyPeriod cac:PromisedDeliveryPeriod " +
  "cac:RequestedDeliveryPeriod cac:SettlementPeriod cac:UsabilityPeriod cac:ValidityPeriod"]:
    "cbc:StartDate? cbc:StartTime? cbc:EndDate? cbc:EndTime? cbc:DurationMeasure? cbc:DescriptionCode* " +
    "cbc:Description*"
}

/** Content models of taxes and totals. Order and cardinality as in UBL 2.1. */
export const taxTypes: ContentModels = {
  "cac:TaxTotal cac:WithholdingTaxTotal":
    "cbc:TaxAmount cbc:RoundingAmount? cbc:TaxEvidenceIndicator? cbc:TaxIncludedIndicator? cac:TaxSubtotal*",
  "cac:TaxSubtotal":
    "cbc:TaxableAmount? cbc:TaxAmount cbc:CalculationSequenceNumeric? cbc:TransactionCurrencyTaxAmount? " +
    "cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TierRange? cbc:TierRatePercent? " +
    "cac:TaxCategory",
  "cac:ClassifiedTaxCategory cac:TaxCategory":
    "cbc:ID? cbc:Name? cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TaxExemptionReasonCode? " +
    "cbc:TaxExemptionReason* cbc:TierRange? cbc:TierRatePercent? cac:TaxScheme",
  "cac:LegalMonetaryTotal cac:RequestedMonetaryTotal":
    "cbc:LineExtensionAmount? cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount? cbc:AllowanceTotalAmount? " +
    "cbc:ChargeTotalAmount? cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount " +
    "cbc:PayableAlternativeAmount?"
}
