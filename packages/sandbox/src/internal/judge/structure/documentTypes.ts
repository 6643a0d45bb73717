import type { ContentModels } from "./ContentModel.ts"
import { extensionTypes } from "./extensionTypes.ts"
import { signatureTypes } from "./signatureTypes.ts"
import { partyTypes, referenceTypes } from "./partyTypes.ts"
import { paymentTypes, taxTypes } from "./paymentTypes.ts"

/**
 * Content models of credit and debit notes. Order and cardinality as in UBL 2.1. The roots have no withholdings, a
 * debit note has no type code, and its lines have no FreeOfChargeIndicator. In lines, taxes precede discounts.
 */
const noteTypes: ContentModels = {
  "credit:CreditNote":
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
    "cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+",
  "debit:DebitNote":
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
    "cac:RequestedMonetaryTotal cac:DebitNoteLine+",
  "cac:CreditNoteLine cac:SubCreditNoteLine":
    "cbc:ID cbc:UUID? cbc:Note* cbc:CreditedQuantity? cbc:LineExtensionAmount? cbc:TaxPointDate? " +
    "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? " +
    "cac:InvoicePeriod* cac:OrderLineReference* cac:DiscrepancyResponse* cac:DespatchLineReference* " +
    "cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? " +
    "cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal* cac:AllowanceCharge* cac:Item? " +
    "cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?",
  "cac:DebitNoteLine cac:SubDebitNoteLine":
    "cbc:ID cbc:UUID? cbc:Note* cbc:DebitedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? " +
    "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cac:DiscrepancyResponse* " +
    "cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* " +
    "cac:PricingReference? cac:Delivery* cac:TaxTotal* cac:AllowanceCharge* cac:Item? cac:Price? " +
    "cac:SubDebitNoteLine*",
  "cac:DiscrepancyResponse cac:Response":
    "cbc:ReferenceID? cbc:ResponseCode? cbc:Description* cbc:EffectiveDate? cbc:EffectiveTime? cac:Status*",
  "cac:BillingReferenceLine": "cbc:ID cbc:Amount? cac:AllowanceCharge*"
}

/** Content models of lines, their items and prices. Order and cardinality as in UBL 2.1. */
const lineTypes: ContentModels = {
  "cac:InvoiceLine cac:SubInvoiceLine":
    "cbc:ID cbc:UUID? cbc:Note* cbc:InvoicedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? " +
    "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? " +
    "cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference* cac:ReceiptLineReference* " +
    "cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty? cac:Delivery* " +
    "cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item cac:Price? " +
    "cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?",
  "cac:Item":
    "cbc:Description* cbc:PackQuantity? cbc:PackSizeNumeric? cbc:CatalogueIndicator? cbc:Name? " +
    "cbc:HazardousRiskIndicator? cbc:AdditionalInformation* cbc:Keyword* cbc:BrandName* cbc:ModelName* " +
    "cac:BuyersItemIdentification? cac:SellersItemIdentification? cac:ManufacturersItemIdentification* " +
    "cac:StandardItemIdentification? cac:CatalogueItemIdentification? cac:AdditionalItemIdentification* " +
    "cac:CatalogueDocumentReference? cac:ItemSpecificationDocumentReference* cac:OriginCountry? " +
    "cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem* cac:ClassifiedTaxCategory* " +
    "cac:AdditionalItemProperty* cac:ManufacturerParty* cac:InformationContentProviderParty? " +
    "cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*",
  ["cac:AdditionalItemIdentification cac:BuyersItemIdentification cac:CatalogueItemIdentification " +
  "cac:ManufacturersItemIdentification cac:SellersItemIdentification cac:StandardItemIdentification"]:
    "cbc:ID cbc:ExtendedID? cbc:BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension* " +
    "cac:IssuerParty?",
  "cac:AdditionalItemProperty":
    "cbc:ID? cbc:Name cbc:NameCode? cbc:TestMethod? cbc:Value? cbc:ValueQuantity? cbc:ValueQualifier* " +
    "cbc:ImportanceCode? cbc:ListValue* cac:UsabilityPeriod? cac:ItemPropertyGroup* cac:RangeDimension? " +
    "cac:ItemPropertyRange?",
  "cac:AlternativeConditionPrice cac:Price":
    "cbc:PriceAmount cbc:BaseQuantity? cbc:PriceChangeReason* cbc:PriceTypeCode? cbc:PriceType? " +
    "cbc:OrderableUnitFactorRate? cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* " +
    "cac:PricingExchangeRate?",
  "cac:PricingReference": "cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*"
}

/** Content models of all elements in the documents of SendBillSync. Elements without a model may contain anything. */
export const billingTypes: ContentModels = {
  "invoice:Invoice":
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
    "cac:InvoiceLine+",
  ...extensionTypes,
  ...signatureTypes,
  ...partyTypes,
  ...referenceTypes,
  ...paymentTypes,
  ...taxTypes,
  ...lineTypes,
  ...noteTypes
}

/** Content models of all elements in an event. Order and cardinality as in UBL 2.1. */
export const eventTypes: ContentModels = {
  "event:ApplicationResponse":
    "ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID " +
    "cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:ResponseDate? cbc:ResponseTime? cbc:Note* cbc:VersionID? " +
    "cac:Signature* cac:SenderParty cac:ReceiverParty cac:DocumentResponse*",
  "cac:DocumentResponse": "cac:Response cac:DocumentReference+ cac:IssuerParty? cac:RecipientParty? cac:LineResponse*",
  "cac:LineResponse": "cac:LineReference cac:Response+",
  "cac:LineReference": "cbc:LineID cbc:UUID? cbc:LineStatusCode? cac:DocumentReference?",
  ...extensionTypes,
  ...signatureTypes,
  ...partyTypes,
  ...referenceTypes,
  ...noteTypes
}
