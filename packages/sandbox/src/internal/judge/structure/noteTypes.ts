import type { ContentModel } from "./ContentModel.ts"

/**
 * Credit and debit notes. Order and cardinality as in UBL 2.1: the roots have no withholdings, a debit note has no type
 * code and its lines no FreeOfChargeIndicator, and in lines taxes come before discounts.
 */
export const noteTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "credit:CreditNote",
    content:
      "ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID " +
      "cbc:CopyIndicator? cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:TaxPointDate? cbc:CreditNoteTypeCode? " +
      "cbc:Note* cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? " +
      "cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? " +
      "cbc:LineCountNumeric? cbc:BuyerReference? cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference? " +
      "cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* " +
      "cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:StatementDocumentReference* " +
      "cac:OriginatorDocumentReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty " +
      "cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? " +
      "cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate? " +
      "cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? " +
      "cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+"
  },
  {
    elements: "debit:DebitNote",
    content:
      "ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID " +
      "cbc:CopyIndicator? cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:Note* cbc:TaxPointDate? " +
      "cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? cbc:PaymentCurrencyCode? " +
      "cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? cbc:LineCountNumeric? " +
      "cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference? cac:BillingReference* " +
      "cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference* " +
      "cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:Signature* " +
      "cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty? " +
      "cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:PrepaidPayment* cac:AllowanceCharge* " +
      "cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate? " +
      "cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal* " +
      "cac:RequestedMonetaryTotal cac:DebitNoteLine+"
  },
  {
    elements: "cac:CreditNoteLine cac:SubCreditNoteLine",
    content:
      "cbc:ID cbc:UUID? cbc:Note* cbc:CreditedQuantity? cbc:LineExtensionAmount? cbc:TaxPointDate? " +
      "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? " +
      "cac:InvoicePeriod* cac:OrderLineReference* cac:DiscrepancyResponse* cac:DespatchLineReference* " +
      "cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? " +
      "cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal* cac:AllowanceCharge* cac:Item? " +
      "cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?"
  },
  {
    elements: "cac:DebitNoteLine cac:SubDebitNoteLine",
    content:
      "cbc:ID cbc:UUID? cbc:Note* cbc:DebitedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? " +
      "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cac:DiscrepancyResponse* " +
      "cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* " +
      "cac:PricingReference? cac:Delivery* cac:TaxTotal* cac:AllowanceCharge* cac:Item? cac:Price? " +
      "cac:SubDebitNoteLine*"
  },
  {
    elements: "cac:DiscrepancyResponse cac:Response",
    content: "cbc:ReferenceID? cbc:ResponseCode? cbc:Description* cbc:EffectiveDate? cbc:EffectiveTime? cac:Status*"
  },
  {
    elements: "cac:BillingReferenceLine",
    content: "cbc:ID cbc:Amount? cac:AllowanceCharge*"
  }
]
