import type { ContentModel } from "./ContentModel.ts"

/** Lines, their items and prices. Order and cardinality as in UBL 2.1. */
export const lineTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "cac:InvoiceLine cac:SubInvoiceLine",
    content:
      "cbc:ID cbc:UUID? cbc:Note* cbc:InvoicedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? " +
      "cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? " +
      "cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference* cac:ReceiptLineReference* " +
      "cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty? cac:Delivery* " +
      "cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item cac:Price? " +
      "cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?"
  },
  {
    elements: "cac:Item",
    content:
      "cbc:Description* cbc:PackQuantity? cbc:PackSizeNumeric? cbc:CatalogueIndicator? cbc:Name? " +
      "cbc:HazardousRiskIndicator? cbc:AdditionalInformation* cbc:Keyword* cbc:BrandName* cbc:ModelName* " +
      "cac:BuyersItemIdentification? cac:SellersItemIdentification? cac:ManufacturersItemIdentification* " +
      "cac:StandardItemIdentification? cac:CatalogueItemIdentification? cac:AdditionalItemIdentification* " +
      "cac:CatalogueDocumentReference? cac:ItemSpecificationDocumentReference* cac:OriginCountry? " +
      "cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem* cac:ClassifiedTaxCategory* " +
      "cac:AdditionalItemProperty* cac:ManufacturerParty* cac:InformationContentProviderParty? " +
      "cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*"
  },
  {
    elements:
      "cac:AdditionalItemIdentification cac:BuyersItemIdentification cac:CatalogueItemIdentification " +
      "cac:ManufacturersItemIdentification cac:SellersItemIdentification cac:StandardItemIdentification",
    content:
      "cbc:ID cbc:ExtendedID? cbc:BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension* " +
      "cac:IssuerParty?"
  },
  {
    elements: "cac:AdditionalItemProperty",
    content:
      "cbc:ID? cbc:Name cbc:NameCode? cbc:TestMethod? cbc:Value? cbc:ValueQuantity? cbc:ValueQualifier* " +
      "cbc:ImportanceCode? cbc:ListValue* cac:UsabilityPeriod? cac:ItemPropertyGroup* cac:RangeDimension? " +
      "cac:ItemPropertyRange?"
  },
  {
    elements: "cac:AlternativeConditionPrice cac:Price",
    content:
      "cbc:PriceAmount cbc:BaseQuantity? cbc:PriceChangeReason* cbc:PriceTypeCode? cbc:PriceType? " +
      "cbc:OrderableUnitFactorRate? cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* " +
      "cac:PricingExchangeRate?"
  },
  {
    elements: "cac:PricingReference",
    content: "cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*"
  }
]
