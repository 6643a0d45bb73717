import type { ContentModel } from "./ContentModel.ts"

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
