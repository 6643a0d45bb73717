import type { ContentModel } from "./ContentModel.ts"

/** Parties, their addresses, contacts and registrations. Order and cardinality as in UBL 2.1. */
export const partyTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "cac:AccountingSupplierParty cac:SellerSupplierParty",
    content:
      "cbc:CustomerAssignedAccountID? cbc:AdditionalAccountID* cbc:DataSendingCapability? cac:Party? " +
      "cac:DespatchContact? cac:AccountingContact? cac:SellerContact?"
  },
  {
    elements: "cac:AccountingCustomerParty cac:BuyerCustomerParty",
    content:
      "cbc:CustomerAssignedAccountID? cbc:SupplierAssignedAccountID? cbc:AdditionalAccountID* cac:Party? " +
      "cac:DeliveryContact? cac:AccountingContact? cac:BuyerContact?"
  },
  {
    elements:
      "cac:AgentParty cac:CarrierParty cac:DeliveryParty cac:HeadOfficeParty " +
      "cac:InformationContentProviderParty cac:IssuerParty cac:ManufacturerParty cac:NotaryParty " +
      "cac:NotifyParty cac:OriginatorParty cac:Party cac:PayeeParty cac:ReceiverParty cac:RecipientParty " +
      "cac:SenderParty cac:TaxRepresentativeParty cac:WitnessParty",
    content:
      "cbc:MarkCareIndicator? cbc:MarkAttentionIndicator? cbc:WebsiteURI? cbc:LogoReferenceID? " +
      "cbc:EndpointID? cbc:IndustryClassificationCode? cac:PartyIdentification* cac:PartyName* cac:Language? " +
      "cac:PostalAddress? cac:PhysicalLocation? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact? " +
      "cac:Person* cac:AgentParty? cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount?"
  },
  {
    elements: "cac:PartyIdentification",
    content: "cbc:ID"
  },
  {
    elements: "cac:PartyName",
    content: "cbc:Name"
  },
  {
    elements: "cac:AlternativeDeliveryLocation cac:DeliveryLocation cac:PhysicalLocation cac:SubsidiaryLocation",
    content:
      "cbc:ID? cbc:Description* cbc:Conditions* cbc:CountrySubentity? cbc:CountrySubentityCode? " +
      "cbc:LocationTypeCode? cbc:InformationURI? cbc:Name? cac:ValidityPeriod* cac:Address? " +
      "cac:SubsidiaryLocation* cac:LocationCoordinate*"
  },
  {
    elements:
      "cac:Address cac:DeliveryAddress cac:JurisdictionRegionAddress cac:OriginAddress cac:PostalAddress " +
      "cac:RegistrationAddress cac:ResidenceAddress",
    content:
      "cbc:ID? cbc:AddressTypeCode? cbc:AddressFormatCode? cbc:Postbox? cbc:Floor? cbc:Room? cbc:StreetName? " +
      "cbc:AdditionalStreetName? cbc:BlockName? cbc:BuildingName? cbc:BuildingNumber? cbc:InhouseMail? " +
      "cbc:Department? cbc:MarkAttention? cbc:MarkCare? cbc:PlotIdentification? cbc:CitySubdivisionName? " +
      "cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:Region? " +
      "cbc:District? cbc:TimezoneOffset? cac:AddressLine* cac:Country? cac:LocationCoordinate*"
  },
  {
    elements: "cac:AddressLine",
    content: "cbc:Line"
  },
  {
    elements: "cac:Country cac:OriginCountry",
    content: "cbc:IdentificationCode? cbc:Name?"
  },
  {
    elements: "cac:PartyTaxScheme",
    content:
      "cbc:RegistrationName? cbc:CompanyID? cbc:TaxLevelCode? cbc:ExemptionReasonCode? cbc:ExemptionReason* " +
      "cac:RegistrationAddress? cac:TaxScheme"
  },
  {
    elements: "cac:TaxScheme",
    content: "cbc:ID? cbc:Name? cbc:TaxTypeCode? cbc:CurrencyCode? cac:JurisdictionRegionAddress*"
  },
  {
    elements: "cac:PartyLegalEntity",
    content:
      "cbc:RegistrationName? cbc:CompanyID? cbc:RegistrationDate? cbc:RegistrationExpirationDate? " +
      "cbc:CompanyLegalFormCode? cbc:CompanyLegalForm? cbc:SoleProprietorshipIndicator? " +
      "cbc:CompanyLiquidationStatusCode? cbc:CorporateStockAmount? cbc:FullyPaidSharesIndicator? " +
      "cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty? cac:ShareholderParty*"
  },
  {
    elements: "cac:CorporateRegistrationScheme",
    content: "cbc:ID? cbc:Name? cbc:CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*"
  },
  {
    elements: "cac:ShareholderParty",
    content: "cbc:PartecipationPercent? cac:Party?"
  },
  {
    elements:
      "cac:AccountingContact cac:BuyerContact cac:Contact cac:DeliveryContact cac:DespatchContact " +
      "cac:SellerContact",
    content: "cbc:ID? cbc:Name? cbc:Telephone? cbc:Telefax? cbc:ElectronicMail? cbc:Note* cac:OtherCommunication*"
  },
  {
    elements: "cac:Person",
    content:
      "cbc:ID? cbc:FirstName? cbc:FamilyName? cbc:Title? cbc:MiddleName? cbc:OtherName? cbc:NameSuffix? " +
      "cbc:JobTitle? cbc:NationalityID? cbc:GenderCode? cbc:BirthDate? cbc:BirthplaceName? " +
      "cbc:OrganizationDepartment? cac:Contact? cac:FinancialAccount? cac:IdentityDocumentReference* " +
      "cac:ResidenceAddress?"
  },
  {
    elements: "cac:PowerOfAttorney",
    content:
      "cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:Description* cac:NotaryParty? cac:AgentParty " +
      "cac:WitnessParty* cac:MandateDocumentReference*"
  }
]

/** References to other documents. Order and cardinality as in UBL 2.1. */
export const referenceTypes: ReadonlyArray<ContentModel> = [
  {
    elements:
      "cac:AdditionalDocumentReference cac:CatalogueDocumentReference cac:ContractDocumentReference " +
      "cac:CreditNoteDocumentReference cac:DebitNoteDocumentReference cac:DespatchDocumentReference " +
      "cac:DocumentReference cac:IdentityDocumentReference cac:InvoiceDocumentReference " +
      "cac:ItemSpecificationDocumentReference cac:MandateDocumentReference cac:OriginatorDocumentReference " +
      "cac:ReceiptDocumentReference cac:ReminderDocumentReference cac:SelfBilledCreditNoteDocumentReference " +
      "cac:SelfBilledInvoiceDocumentReference cac:StatementDocumentReference",
    content:
      "cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:DocumentTypeCode? " +
      "cbc:DocumentType? cbc:XPath* cbc:LanguageID? cbc:LocaleCode? cbc:VersionID? cbc:DocumentStatusCode? " +
      "cbc:DocumentDescription* cac:Attachment? cac:ValidityPeriod? cac:IssuerParty? " +
      "cac:ResultOfVerification?"
  },
  {
    elements: "cac:BillingReference",
    content:
      "cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference? cac:CreditNoteDocumentReference? " +
      "cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference? " +
      "cac:ReminderDocumentReference? cac:AdditionalDocumentReference? cac:BillingReferenceLine*"
  },
  {
    elements: "cac:OrderReference",
    content:
      "cbc:ID cbc:SalesOrderID? cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? " +
      "cbc:CustomerReference? cbc:OrderTypeCode? cac:DocumentReference?"
  },
  {
    elements: "cac:OrderLineReference",
    content: "cbc:LineID cbc:SalesOrderLineID? cbc:UUID? cbc:LineStatusCode? cac:OrderReference?"
  },
  {
    elements: "cac:Attachment",
    content: "cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?"
  },
  {
    elements: "cac:ExternalReference",
    content:
      "cbc:URI? cbc:DocumentHash? cbc:HashAlgorithmMethod? cbc:ExpiryDate? cbc:ExpiryTime? cbc:MimeCode? " +
      "cbc:FormatCode? cbc:EncodingCode? cbc:CharacterSetCode? cbc:FileName? cbc:Description*"
  }
]
