import type { ContentModel } from "./ContentModel.ts"

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
