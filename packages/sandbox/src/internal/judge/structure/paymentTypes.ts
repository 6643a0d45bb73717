import type { ContentModel } from "./ContentModel.ts"

/** Payment, discounts, charges, exchange rates and delivery. Order and cardinality as in UBL 2.1. */
export const paymentTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "cac:PaymentMeans",
    content:
      "cbc:ID? cbc:PaymentMeansCode cbc:PaymentDueDate? cbc:PaymentChannelCode? cbc:InstructionID? " +
      "cbc:InstructionNote* cbc:PaymentID* cac:CardAccount? cac:PayerFinancialAccount? " +
      "cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate? cac:TradeFinancing?"
  },
  {
    elements: "cac:PaymentTerms",
    content:
      "cbc:ID? cbc:PaymentMeansID* cbc:PrepaidPaymentReferenceID? cbc:Note* cbc:ReferenceEventCode? " +
      "cbc:SettlementDiscountPercent? cbc:PenaltySurchargePercent? cbc:PaymentPercent? cbc:Amount? " +
      "cbc:SettlementDiscountAmount? cbc:PenaltyAmount? cbc:PaymentTermsDetailsURI? cbc:PaymentDueDate? " +
      "cbc:InstallmentDueDate? cbc:InvoicingPartyReference? cac:SettlementPeriod? cac:PenaltyPeriod? " +
      "cac:ExchangeRate? cac:ValidityPeriod?"
  },
  {
    elements: "cac:PrepaidPayment",
    content: "cbc:ID? cbc:PaidAmount? cbc:ReceivedDate? cbc:PaidDate? cbc:PaidTime? cbc:InstructionID?"
  },
  {
    elements: "cac:AllowanceCharge",
    content:
      "cbc:ID? cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason* " +
      "cbc:MultiplierFactorNumeric? cbc:PrepaidIndicator? cbc:SequenceNumeric? cbc:Amount cbc:BaseAmount? " +
      "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PerUnitAmount? cac:TaxCategory* cac:TaxTotal? " +
      "cac:PaymentMeans*"
  },
  {
    elements:
      "cac:ExchangeRate cac:PaymentAlternativeExchangeRate cac:PaymentExchangeRate cac:PricingExchangeRate " +
      "cac:TaxExchangeRate",
    content:
      "cbc:SourceCurrencyCode cbc:SourceCurrencyBaseRate? cbc:TargetCurrencyCode cbc:TargetCurrencyBaseRate? " +
      "cbc:ExchangeMarketID? cbc:CalculationRate? cbc:MathematicOperatorCode? cbc:Date? " +
      "cac:ForeignExchangeContract?"
  },
  {
    elements: "cac:Delivery",
    content:
      "cbc:ID? cbc:Quantity? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:ActualDeliveryDate? " +
      "cbc:ActualDeliveryTime? cbc:LatestDeliveryDate? cbc:LatestDeliveryTime? cbc:ReleaseID? cbc:TrackingID? " +
      "cac:DeliveryAddress? cac:DeliveryLocation? cac:AlternativeDeliveryLocation? " +
      "cac:RequestedDeliveryPeriod? cac:PromisedDeliveryPeriod? cac:EstimatedDeliveryPeriod? " +
      "cac:CarrierParty? cac:DeliveryParty? cac:NotifyParty* cac:Despatch? cac:DeliveryTerms* " +
      "cac:MinimumDeliveryUnit? cac:MaximumDeliveryUnit? cac:Shipment?"
  },
  {
    elements: "cac:DeliveryTerms",
    content:
      "cbc:ID? cbc:SpecialTerms* cbc:LossRiskResponsibilityCode? cbc:LossRisk* cbc:Amount? " +
      "cac:DeliveryLocation? cac:AllowanceCharge?"
  },
  {
    elements:
      "cac:EstimatedDeliveryPeriod cac:InvoicePeriod cac:PenaltyPeriod cac:PromisedDeliveryPeriod " +
      "cac:RequestedDeliveryPeriod cac:SettlementPeriod cac:UsabilityPeriod cac:ValidityPeriod",
    content:
      "cbc:StartDate? cbc:StartTime? cbc:EndDate? cbc:EndTime? cbc:DurationMeasure? cbc:DescriptionCode* " +
      "cbc:Description*"
  }
]

/** Taxes and totals. Order and cardinality as in UBL 2.1. */
export const taxTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "cac:TaxTotal cac:WithholdingTaxTotal",
    content: "cbc:TaxAmount cbc:RoundingAmount? cbc:TaxEvidenceIndicator? cbc:TaxIncludedIndicator? cac:TaxSubtotal*"
  },
  {
    elements: "cac:TaxSubtotal",
    content:
      "cbc:TaxableAmount? cbc:TaxAmount cbc:CalculationSequenceNumeric? cbc:TransactionCurrencyTaxAmount? " +
      "cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TierRange? cbc:TierRatePercent? " +
      "cac:TaxCategory"
  },
  {
    elements: "cac:ClassifiedTaxCategory cac:TaxCategory",
    content:
      "cbc:ID? cbc:Name? cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TaxExemptionReasonCode? " +
      "cbc:TaxExemptionReason* cbc:TierRange? cbc:TierRatePercent? cac:TaxScheme"
  },
  {
    elements: "cac:LegalMonetaryTotal cac:RequestedMonetaryTotal",
    content:
      "cbc:LineExtensionAmount? cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount? cbc:AllowanceTotalAmount? " +
      "cbc:ChargeTotalAmount? cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount " +
      "cbc:PayableAlternativeAmount?"
  }
]
