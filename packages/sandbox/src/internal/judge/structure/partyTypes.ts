import type { ContentModels } from "./ContentModel.ts"

/** Content models of parties, their addresses, contacts and registrations. Order and cardinality as in UBL 2.1. */
export const partyTypes: ContentModels = {
  "cac:AccountingSupplierParty cac:SellerSupplierParty":
    "cbc:CustomerAssignedAccountID? cbc:AdditionalAccountID* cbc:DataSendingCapability? cac:Party? " +
    "cac:DespatchContact? cac:AccountingContact? cac:SellerContact?",
  "cac:AccountingCustomerParty cac:BuyerCustomerParty":
    "cbc:CustomerAssignedAccountID? cbc:SupplierAssignedAccountID? cbc:AdditionalAccountID* cac:Party? " +
    "cac:DeliveryContact? cac:AccountingContact? cac:BuyerContact?",
  ["cac:AgentParty cac:CarrierParty cac:DeliveryParty cac:HeadOfficeParty " +
  "cac:InformationContentProviderParty cac:IssuerParty cac:ManufacturerParty cac:NotaryParty " +
  "cac:NotifyParty cac:OriginatorParty cac:Party cac:PayeeParty cac:ReceiverParty cac:RecipientParty " +
  "cac:SenderParty cac:TaxRepresentativeParty cac:WitnessParty"]:
    "cbc:MarkCareIndicator? cbc:MarkAttentionIndicator? cbc:WebsiteURI? cbc:LogoReferenceID? " +
    "cbc:EndpointID? cbc:IndustryClassificationCode? cac:PartyIdentification* cac:PartyName* cac:Language? " +
    "cac:PostalAddress? cac:PhysicalLocation? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact? " +
    "cac:Person* cac:AgentParty? cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount?",
  "cac:PartyIdentification": "cbc:ID",
  "cac:PartyName": "cbc:Name",
  "cac:AlternativeDeliveryLocation cac:DeliveryLocation cac:PhysicalLocation cac:SubsidiaryLocation":
    "cbc:ID? cbc:Description* cbc:Conditions* cbc:CountrySubentity? cbc:CountrySubentityCode? " +
    "cbc:LocationTypeCode? cbc:InformationURI? cbc:Name? cac:ValidityPeriod* cac:Address? " +
    "cac:SubsidiaryLocation* cac:LocationCoordinate*",
  ["cac:Address cac:DeliveryAddress cac:JurisdictionRegionAddress cac:OriginAddress cac:PostalAddress " +
  "cac:RegistrationAddress cac:ResidenceAddress"]:
    "cbc:ID? cbc:AddressTypeCode? cbc:AddressFormatCode? cbc:Postbox? cbc:Floor? cbc:Room? cbc:StreetName? " +
    "cbc:AdditionalStreetName? cbc:BlockName? cbc:BuildingName? cbc:BuildingNumber? cbc:InhouseMail? " +
    "cbc:Department? cbc:MarkAttention? cbc:MarkCare? cbc:PlotIdentification? cbc:CitySubdivisionName? " +
    "cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:Region? " +
    "cbc:District? cbc:TimezoneOffset? cac:AddressLine* cac:Country? cac:LocationCoordinate*",
  "cac:AddressLine": "cbc:Line",
  "cac:Country cac:OriginCountry": "cbc:IdentificationCode? cbc:Name?",
  "cac:PartyTaxScheme":
    "cbc:RegistrationName? cbc:CompanyID? cbc:TaxLevelCode? cbc:ExemptionReasonCode? cbc:ExemptionReason* " +
    "cac:RegistrationAddress? cac:TaxScheme",
  "cac:TaxScheme": "cbc:ID? cbc:Name? cbc:TaxTypeCode? cbc:CurrencyCode? cac:JurisdictionRegionAddress*",
  "cac:PartyLegalEntity":
    "cbc:RegistrationName? cbc:CompanyID? cbc:RegistrationDate? cbc:RegistrationExpirationDate? " +
    "cbc:CompanyLegalFormCode? cbc:CompanyLegalForm? cbc:SoleProprietorshipIndicator? " +
    "cbc:CompanyLiquidationStatusCode? cbc:CorporateStockAmount? cbc:FullyPaidSharesIndicator? " +
    "cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty? cac:ShareholderParty*",
  "cac:CorporateRegistrationScheme":
    "cbc:ID? cbc:Name? cbc:CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*",
  "cac:ShareholderParty": "cbc:PartecipationPercent? cac:Party?",
  "cac:AccountingContact cac:BuyerContact cac:Contact cac:DeliveryContact cac:DespatchContact cac:SellerContact":
    "cbc:ID? cbc:Name? cbc:Telephone? cbc:Telefax? cbc:ElectronicMail? cbc:Note* cac:OtherCommunication*",
  "cac:Person":
    "cbc:ID? cbc:FirstName? cbc:FamilyName? cbc:Title? cbc:MiddleName? cbc:OtherName? cbc:NameSuffix? " +
    "cbc:JobTitle? cbc:NationalityID? cbc:GenderCode? cbc:BirthDate? cbc:BirthplaceName? " +
    "cbc:OrganizationDepartment? cac:Contact? cac:FinancialAccount? cac:IdentityDocumentReference* " +
    "cac:ResidenceAddress?",
  "cac:PowerOfAttorney":
    "cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:Description* cac:NotaryParty? cac:AgentParty " +
    "cac:WitnessParty* cac:MandateDocumentReference*"
}

/** Content models of references to other documents. Order and cardinality as in UBL 2.1. */
export const referenceTypes: ContentModels = {
  ["cac:AdditionalDocumentReference cac:CatalogueDocumentReference cac:ContractDocumentReference " +
  "cac:CreditNoteDocumentReference cac:DebitNoteDocumentReference cac:DespatchDocumentReference " +
  "cac:DocumentReference cac:IdentityDocumentReference cac:InvoiceDocumentReference " +
  "cac:ItemSpecificationDocumentReference cac:MandateDocumentReference cac:OriginatorDocumentReference " +
  "cac:ReceiptDocumentReference cac:ReminderDocumentReference cac:SelfBilledCreditNoteDocumentReference " +
  "cac:SelfBilledInvoiceDocumentReference cac:StatementDocumentReference"]:
    "cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:DocumentTypeCode? " +
    "cbc:DocumentType? cbc:XPath* cbc:LanguageID? cbc:LocaleCode? cbc:VersionID? cbc:DocumentStatusCode? " +
    "cbc:DocumentDescription* cac:Attachment? cac:ValidityPeriod? cac:IssuerParty? " +
    "cac:ResultOfVerification?",
  "cac:BillingReference":
    "cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference? cac:CreditNoteDocumentReference? " +
    "cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference? " +
    "cac:ReminderDocumentReference? cac:AdditionalDocumentReference? cac:BillingReferenceLine*",
  "cac:OrderReference":
    "cbc:ID cbc:SalesOrderID? cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? " +
    "cbc:CustomerReference? cbc:OrderTypeCode? cac:DocumentReference?",
  "cac:OrderLineReference": "cbc:LineID cbc:SalesOrderLineID? cbc:UUID? cbc:LineStatusCode? cac:OrderReference?",
  "cac:Attachment": "cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?",
  "cac:ExternalReference":
    "cbc:URI? cbc:DocumentHash? cbc:HashAlgorithmMethod? cbc:ExpiryDate? cbc:ExpiryTime? cbc:MimeCode? " +
    "cbc:FormatCode? cbc:EncodingCode? cbc:CharacterSetCode? cbc:FileName? cbc:Description*"
}
