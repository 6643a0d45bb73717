import type { ContentModel } from "./ContentModel.ts"
import { extensionTypes } from "./extensionTypes.ts"
import { lineTypes } from "./lineTypes.ts"
import { noteTypes } from "./noteTypes.ts"
import { partyTypes } from "./partyTypes.ts"
import { paymentTypes } from "./paymentTypes.ts"
import { referenceTypes } from "./referenceTypes.ts"
import { signatureTypes } from "./signatureTypes.ts"
import { taxTypes } from "./taxTypes.ts"

/** Everything the documents of SendBillSync are made of. Elements without a model are let pass as they are. */
export const billingTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "invoice:Invoice",
    content:
      "ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID " +
      "cbc:CopyIndicator? cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:DueDate? cbc:InvoiceTypeCode? cbc:Note* " +
      "cbc:TaxPointDate? cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? " +
      "cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? " +
      "cbc:LineCountNumeric? cbc:BuyerReference? cac:InvoicePeriod* cac:OrderReference? cac:BillingReference* " +
      "cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference* " +
      "cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* " +
      "cac:ProjectReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty " +
      "cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? " +
      "cac:Delivery* cac:DeliveryTerms? cac:PaymentMeans* cac:PaymentTerms* cac:PrepaidPayment* " +
      "cac:AllowanceCharge* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate? " +
      "cac:PaymentAlternativeExchangeRate? cac:TaxTotal* cac:WithholdingTaxTotal* cac:LegalMonetaryTotal " +
      "cac:InvoiceLine+"
  },
  ...extensionTypes,
  ...signatureTypes,
  ...partyTypes,
  ...referenceTypes,
  ...paymentTypes,
  ...taxTypes,
  ...lineTypes,
  ...noteTypes
]
