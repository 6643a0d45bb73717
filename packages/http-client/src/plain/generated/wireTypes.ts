// Written by `pnpm docs:write` from the contract.
import type {
  Absent,
  CompanyParty,
  Counterparty,
  CreditNoteBody,
  CustomizePrintFormat,
  DebitNoteBody,
  EquivalentBody,
  EquivalentNoteBody,
  EquivalentSpdBody,
  EventBody,
  EventPerson,
  InvoiceBody,
  NumberingRange,
  PayrollBody,
  PayrollDeleteNoteBody,
  PayrollReplaceNoteBody,
  PointOfSale,
  RejectedRule,
  SigningCertificate,
  SoftwareManufacturer,
  SoftwareProvider,
  SubmissionResult,
  SupportBody,
  SupportNoteBody,
  Violation
} from "@radicar/domain/inner/plain/bodies"

export type {
  Absent,
  AdditionalDocumentReference,
  AllowanceCharge,
  AuthorityResponse,
  Bodies,
  BuyerBenefits,
  CinemaShow,
  CompanyParty,
  Counterparty,
  CreditNoteBody,
  CustomerParty,
  CustomizePrintFormat,
  DataCollection,
  DataGroup,
  DataValue,
  DebitNoteBody,
  Delivery,
  DeliveryReference,
  DeliveryTerms,
  DocumentReference,
  EmployeeParty,
  EquivalentBody,
  EquivalentItem,
  EquivalentNoteBody,
  EquivalentPrincipal,
  EquivalentSpdBody,
  EventAttachment,
  EventBody,
  EventCompanyParty,
  EventDocumentReference,
  EventParty,
  EventPerson,
  EventShare,
  ExchangeSettlement,
  Flight,
  FurtherNote,
  Games,
  GamingEstablishment,
  HealthServices,
  InvoiceBody,
  IssuedInContingency,
  Item,
  ItemTax,
  LegalMonetaryTotal,
  MachineCredit,
  Mandate,
  MandateDocument,
  NegotiationValue,
  NumberingRange,
  OrderReference,
  PassengerTicket,
  PaymentExchangeRate,
  PaymentMeans,
  PayrollAccount,
  PayrollBody,
  PayrollCompanyParty,
  PayrollDeleteNoteBody,
  PayrollInformation,
  PayrollItem,
  PayrollMonetaryTotal,
  PayrollNovedad,
  PayrollNumberingRange,
  PayrollPay,
  PayrollPeriod,
  PayrollReplaceNoteBody,
  Period,
  PhysicalLocation,
  PointOfSale,
  PredecessorReference,
  Premises,
  PrepaidPayment,
  Principal,
  PurchasingParty,
  RejectedRule,
  SaleItem,
  Shareholder,
  Shipment,
  SigningCertificate,
  SoftwareManufacturer,
  SoftwareProvider,
  SpdAddress,
  SpdAdjustment,
  SpdAverage,
  SpdBalance,
  SpdConsumption,
  SpdConsumptionPrice,
  SpdFinancing,
  SpdHistory,
  SpdMeter,
  SpdMeterReading,
  SpdMonth,
  SpdProvider,
  SpdQuantity,
  SpdService,
  SpdSubscriber,
  SpdTransaction,
  SpdUnitPrice,
  SpdWaste,
  SpdWasteMonth,
  StandardItemIdentification,
  SubmissionResult,
  SubmittedDocument,
  SupplierParty,
  SupportBody,
  SupportNoteBody,
  UnusedEmployeeParty,
  Violation,
  Withholding
} from "@radicar/domain/inner/plain/bodies"

/** A value of a query that is true or false. */
export type QueryFlag = "true" | "false"

/** Name of an event that the service reports. */
export type WebhookEventType =
  | "document.accepted"
  | "document.rejected"
  | "document.pending"
  | "document.unknown"
  | "document.reconciled"
  | "document.overdue"
  | "document.contingency_overdue"
  | "document.needs_review"
  | "batch.stalled"
  | "queue.stalled"
  | "queue.recovered"
  | "job.overdue"
  | "job.recovered"
  | "test_set.accepted"
  | "test_set.failed"
  | "numbering_range.low"
  | "numbering_range.expiring"
  | "certificate.expiring"
  | "mail.sent"
  | "mail.partial"
  | "mail.failed"
  | "mail.bounced"
  | "inbox.received"
  | "inbox.term_ending"
  | "inbox.unreadable"
  | "authority.degraded"
  | "authority.recovered"
  | "webhook.disabled"
  | "webhook.test"

/** Input of `documents.invoiceCreate`. */
export interface InvoiceCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: InvoiceBody | string
}

/** Input of `documents.creditnoteCreate`. */
export interface CreditnoteCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: CreditNoteBody | string
}

/** Input of `documents.debitnoteCreate`. */
export interface DebitnoteCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: DebitNoteBody | string
}

/** Input of `documents.supportCreate`. */
export interface SupportCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: SupportBody | string
}

/** Input of `documents.supportNoteCreate`. */
export interface SupportNoteCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: SupportNoteBody | string
}

/** Input of `documents.equivalentCreate`. */
export interface EquivalentCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: EquivalentBody | string
}

/** Input of `documents.equivalentSpdCreate`. */
export interface EquivalentSpdCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: EquivalentSpdBody | string
}

/** Input of `documents.equivalentNoteCreate`. */
export interface EquivalentNoteCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: EquivalentNoteBody | string
}

/** Input of `documents.eventCreate`. */
export interface EventCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: EventBody | string
}

/** Input of `documents.payrollCreate`. */
export interface PayrollCreateRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: PayrollBody | string
}

/** Input of `documents.payrollReplaceNote`. */
export interface PayrollReplaceNoteRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: PayrollReplaceNoteBody | string
}

/** Input of `documents.payrollDeleteNote`. */
export interface PayrollDeleteNoteRequest {
  readonly query: FilingQuery
  readonly headers?: FilingHeaders | undefined
  readonly payload: PayrollDeleteNoteBody | string
}

/** Input of `numberingRanges.list`. */
export interface NumberingRangeGetAllRequest {
  readonly query: NumberingRangeGetAllQuery
  readonly headers?: CertificateHeaders | undefined
}

/** Input of `statusZips.get`. */
export interface StatusZipGetAllRequest {
  readonly query: StatusZipGetAllQuery
  readonly headers?: CertificateHeaders | undefined
}

/** Input of `documentEvents.list`. */
export interface DocumentEventGetAllRequest {
  readonly query: DocumentEventGetAllQuery
  readonly headers?: CertificateHeaders | undefined
}

/** Input of `acquirers.get`. */
export interface AcquirerGetItemRequest {
  readonly query: AcquirerGetItemQuery
  readonly headers?: CertificateHeaders | undefined
}

/** Input of `reading.read`. */
export interface DocumentReadRequest {
  readonly payload: Uint8Array
}

/** Input of `rips.check`. */
export interface RipsCheckRequest {
  readonly query: RipsCheckQuery
  readonly payload: Readonly<Record<string, unknown>> | string
}

/** Input of `sheets.read`. */
export interface SheetReadRequest {
  readonly query: SheetReadQuery
  readonly payload: Uint8Array
}

/** Input of `sheets.results`. */
export interface SheetResultsRequest {
  readonly query: SheetResultsQuery
  readonly payload: AnsweredSheet | string
}

/** Input of `testSets.testSetCreate`. */
export interface TestSetCreateRequest {
  readonly query: TestSetCreateQuery
  readonly headers?: TestSetCreateHeaders | undefined
  readonly payload: TestSetUpload | string
}

/** Input of `testSets.testSetGetItem`. */
export interface TestSetGetItemRequest {
  readonly params: {
    /** Id of the test set, a GUID, as the authority's portal shows it. */
    readonly id: string
  }
  readonly query: TestSetGetItemQuery
  readonly headers?: TestSetGetItemHeaders | undefined
}

/** Input of `mails.sendMailCreate`. */
export interface SendMailCreateRequest {
  readonly query: SendMailCreateQuery
  readonly headers?: SendMailCreateHeaders | undefined
  readonly payload: SendMail | string
}

/** Input of `mails.sendMailCreateMany`. */
export interface SendMailCreateManyRequest {
  readonly query: SendMailCreateManyQuery
  readonly headers?: SendMailCreateManyHeaders | undefined
  readonly payload: SendMails | string
}

/** Input of `mails.sendMailGetAll`. */
export interface SendMailGetAllRequest {
  readonly query: SendMailGetAllQuery
}

/** Input of `mails.sendMailGetItem`. */
export interface SendMailGetItemRequest {
  readonly params: {
    /** UUID of the mail, `id` of its answer. */
    readonly id: string
  }
  readonly query: TenantQuery
}

/** Input of `mailBounces.mailBounceCreate`. */
export interface MailBounceCreateRequest {
  readonly payload: Uint8Array
}

/** Input of `caughtMails.list`. */
export interface CaughtMailGetAllRequest {
  readonly query: CompanyQuery
}

/** Input of `caughtMails.file`. */
export interface CaughtMailFileGetRequest {
  readonly params: {
    /** UUID of the caught message, `id` of the list. */
    readonly id: string
    /**
     * 0: the first attached file, by its place in `files`. message: the whole message as it would have left (RFC
     * 5322).
     */
    readonly file: string
  }
  readonly query: CompanyQuery
}

/** Input of `payslips.list`. */
export interface PayslipGetAllRequest {
  readonly query: PayslipGetAllQuery
}

/** Input of `payslips.send`. */
export interface PayslipSendMonthRequest {
  readonly query: TenantQuery
  readonly payload: SendPayslips | string
}

/** Input of `payslips.consents`. */
export interface PayslipConsentGetAllRequest {
  readonly query: PayslipConsentGetAllQuery
}

/** Input of `payslips.record`. */
export interface PayslipConsentRecordRequest {
  readonly query: CompanyQuery
  readonly payload: RecordConsent | string
}

/** Input of `payslips.revoke`. */
export interface PayslipConsentRevokeRequest {
  readonly params: {
    /** UUID of the consent, `id` of the list. */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `files.pdf`. */
export interface FilePdfGetItemRequest {
  readonly query: FilePdfGetItemQuery
}

/** Input of `files.xml`. */
export interface FileXmlGetItemRequest {
  readonly query: FileXmlGetItemQuery
}

/** Input of `files.url`. */
export interface FileUrlGetItemRequest {
  readonly query: FileUrlGetItemQuery
}

/** Input of `files.archive`. */
export interface FileArchiveCreateRequest {
  readonly query: FileArchiveCreateQuery
  readonly payload: ArchiveFiles | string
}

/** Input of `files.evidence`. */
export interface FileEvidenceGetItemRequest {
  readonly query: FileEvidenceGetItemQuery
}

/** Input of `linkedFiles.open`. */
export interface FileLinkOpenRequest {
  readonly params: {
    /** Last part of the address that fileUrlGetItem gave. */
    readonly link: string
  }
}

/** Input of `submissions.list`. */
export interface SubmissionGetAllRequest {
  readonly query: SubmissionGetAllQuery
}

/** Input of `submissions.summary`. */
export interface SubmissionSummaryRequest {
  readonly query: SubmissionSummaryQuery
}

/** Input of `submissions.taxes`. */
export interface SubmissionTaxesRequest {
  readonly query: SubmissionTaxesQuery
}

/** Input of `submissions.products`. */
export interface SubmissionProductsRequest {
  readonly query: SubmissionProductsQuery
}

/** Input of `submissions.export`. */
export interface SubmissionExportRequest {
  readonly query: SubmissionExportQuery
}

/** Input of `submissions.reconcile`. */
export interface SubmissionReconcileRequest {
  readonly query: SubmissionReconcileQuery
  readonly payload: Uint8Array
}

/** Input of `submissions.get`. */
export interface SubmissionGetItemRequest {
  readonly params: {
    /** UUID of the submission, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
}

/** Input of `submissions.dismiss`. */
export interface SubmissionDismissRequest {
  readonly params: {
    /** UUID of the submission, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
  readonly payload: DismissSubmission | string
}

/** Input of `submissions.restore`. */
export interface SubmissionRestoreRequest {
  readonly params: {
    /** UUID of the submission, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
}

/** Input of `submissions.retryMany`. */
export interface SubmissionRetryManyRequest {
  readonly payload: RetrySubmissions | string
}

/** Input of `submissions.retry`. */
export interface SubmissionRetryRequest {
  readonly params: {
    /** UUID of the submission, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
}

/** Input of `drafts.list`. */
export interface DraftGetAllRequest {
  readonly query: CompanyQuery
}

/** Input of `drafts.get`. */
export interface DraftGetItemRequest {
  readonly params: {
    /** UUID in lower case that the caller chose for the draft. */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `drafts.put`. */
export interface DraftPutRequest {
  readonly params: {
    /** UUID in lower case that the caller chose for the draft. */
    readonly id: string
  }
  readonly query: CompanyQuery
  readonly headers?: DraftPutHeaders | undefined
  readonly payload: PutDraft | string
}

/** Input of `drafts.remove`. */
export interface DraftDeleteRequest {
  readonly params: {
    /** UUID in lower case that the caller chose for the draft. */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `previews.create`. */
export interface PreviewCreateRequest {
  readonly query: PreviewCreateQuery
  readonly payload: PreviewDocument | string
}

/** Input of `inbox.import`. */
export interface InboxImportRequest {
  readonly query: InboxImportQuery
  readonly payload: Uint8Array
}

/** Input of `inbox.list`. */
export interface InboxGetAllRequest {
  readonly query: InboxGetAllQuery
}

/** Input of `inbox.summary`. */
export interface InboxSummaryRequest {
  readonly query: InboxSummaryQuery
}

/** Input of `inbox.export`. */
export interface InboxExportRequest {
  readonly query: InboxExportQuery
}

/** Input of `inbox.person`. */
export interface InboxPersonGetRequest {
  readonly query: CompanyQuery
}

/** Input of `inbox.replacePerson`. */
export interface InboxPersonReplaceRequest {
  readonly query: CompanyQuery
  readonly payload: InboxPerson | string
}

/** Input of `inbox.eventMany`. */
export interface InboxEventCreateManyRequest {
  readonly query: TenantQuery
  readonly payload: FileInboxEventsMany | string
}

/** Input of `inbox.fetch`. */
export interface InboxFetchRequest {
  readonly query: InboxFetchQuery
  readonly headers?: CertificateHeaders | undefined
  readonly payload: FetchDocuments | string
}

/** Input of `inbox.get`. */
export interface InboxGetItemRequest {
  readonly params: {
    /** UUID of the item, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `inbox.file`. */
export interface InboxFileGetRequest {
  readonly params: {
    /** UUID of the item, or key of its document (96 hexadecimal digits). */
    readonly id: string
    /**
     * document: the XML as it came. pdf: the graphic representation that this service makes from the XML. received:
     * the whole arrival. 1-0: a file of the arrival by its place, such as the supplier's PDF.
     */
    readonly file: string
  }
  readonly query: CompanyQuery
}

/** Input of `inbox.retry`. */
export interface InboxRetryRequest {
  readonly params: {
    /** UUID of the item, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
  readonly query: CompanyQuery
  readonly headers?: CertificateHeaders | undefined
}

/** Input of `inbox.remove`. */
export interface InboxDeleteRequest {
  readonly params: {
    /** UUID of the item, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `inbox.event`. */
export interface InboxEventCreateRequest {
  readonly params: {
    /** UUID of the item, or key of its document (96 hexadecimal digits). */
    readonly id: string
  }
  readonly query: TenantQuery
  readonly payload: FileInboxEvents | string
}

/** Input of `inbox.arrival`. */
export interface InboxArrivalGetItemRequest {
  readonly params: {
    /** UUID of the arrival. */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `certificates.store`. */
export interface CertificateStoreRequest {
  readonly query: CompanyQuery
  readonly payload: CertificateUpload | string
}

/** Input of `certificates.list`. */
export interface CertificateGetAllRequest {
  readonly query: CertificateGetAllQuery
}

/** Input of `certificates.remove`. */
export interface CertificateDeleteRequest {
  readonly params: {
    /** UUID of the certificate, `id` of its answer. */
    readonly id: string
  }
  readonly query: CompanyQuery
}

/** Input of `notices.list`. */
export interface NoticeGetAllRequest {
  readonly query?: NoticeGetAllQuery | undefined
}

/** Input of `tokens.create`. */
export interface TokenCreateRequest {
  readonly payload: TokenRequest | string
}

/** Input of `tokens.list`. */
export interface TokenGetAllRequest {
  readonly query?: PageQuery | undefined
}

/** Input of `tokens.revoke`. */
export interface TokenRevokeRequest {
  readonly params: {
    /** UUID of the token, `id` of its answer; not the token itself. */
    readonly id: string
  }
  readonly query?: TokenRevokeQuery | undefined
}

/** Input of `companies.list`. */
export interface CompanyGetAllRequest {
  readonly query?: PageQuery | undefined
}

/** Input of `companies.get`. */
export interface CompanyGetItemRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
}

/** Input of `companies.put`. */
export interface CompanyPutRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
  readonly headers?: CompanyPutHeaders | undefined
  readonly payload: CompanySettings | string
}

/** Input of `companies.remove`. */
export interface CompanyDeleteRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
}

/** Input of `companies.erase`. */
export interface CompanyEraseRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
  readonly query?: CompanyEraseQuery | undefined
}

/** Input of `companyPrints.get`. */
export interface CompanyPrintGetItemRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
}

/** Input of `companyPrints.put`. */
export interface CompanyPrintPutRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
  readonly payload: CompanyPrint | string
}

/** Input of `companyPrints.preview`. */
export interface CompanyPrintPreviewRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
  readonly query: CompanyPrintPreviewQuery
  readonly payload: CompanyPrint | string
}

/** Input of `providers.list`. */
export interface ProviderGetAllRequest {
  readonly query?: PageQuery | undefined
}

/** Input of `providers.get`. */
export interface ProviderGetItemRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
}

/** Input of `providers.put`. */
export interface ProviderPutRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
  readonly headers?: ProviderPutHeaders | undefined
  readonly payload: ProviderSettings | string
}

/** Input of `providers.remove`. */
export interface ProviderDeleteRequest {
  readonly params: {
    /** Id of the issuing company in this service, 1 to 20 digits. */
    readonly id: string
  }
}

/** Input of `audit.list`. */
export interface AuditGetAllRequest {
  readonly query?: AuditGetAllQuery | undefined
}

/** Input of `webhooks.create`. */
export interface WebhookCreateRequest {
  readonly payload: WebhookRequest | string
}

/** Input of `webhooks.list`. */
export interface WebhookGetAllRequest {
  readonly query?: PageQuery | undefined
}

/** Input of `webhooks.get`. */
export interface WebhookGetItemRequest {
  readonly params: {
    /** UUID of the webhook, `id` of its answer. */
    readonly id: string
  }
}

/** Input of `webhooks.change`. */
export interface WebhookChangeRequest {
  readonly params: {
    /** UUID of the webhook, `id` of its answer. */
    readonly id: string
  }
  readonly payload: WebhookChanges | string
}

/** Input of `webhooks.remove`. */
export interface WebhookDeleteRequest {
  readonly params: {
    /** UUID of the webhook, `id` of its answer. */
    readonly id: string
  }
}

/** Input of `webhooks.rotate`. */
export interface WebhookRotateSecretRequest {
  readonly params: {
    /** UUID of the webhook, `id` of its answer. */
    readonly id: string
  }
}

/** Input of `webhooks.test`. */
export interface WebhookTestRequest {
  readonly params: {
    /** UUID of the webhook, `id` of its answer. */
    readonly id: string
  }
  readonly query?: WebhookTestQuery | undefined
}

/** Input of `webhookDeliveries.list`. */
export interface WebhookDeliveryGetAllRequest {
  readonly query?: WebhookDeliveryGetAllQuery | undefined
}

/** Input of `webhookDeliveries.get`. */
export interface WebhookDeliveryGetItemRequest {
  readonly params: {
    /** UUID of the delivery, `id` of its answer. */
    readonly id: string
  }
}

/** Input of `webhookDeliveries.replay`. */
export interface WebhookDeliveryReplayRequest {
  readonly params: {
    /** UUID of the delivery, `id` of its answer. */
    readonly id: string
  }
}

/** Input of `codes.list`. */
export interface CodeListGetAllRequest {
  readonly headers?: CodeListGetAllHeaders | undefined
}

/** Input of `codes.get`. */
export interface CodeListGetItemRequest {
  readonly params: {
    /** Id of the list, as GET /v1/codes names it: units. */
    readonly list: string
  }
  readonly query?: CodeListGetItemQuery | undefined
  readonly headers?: CodeListGetItemHeaders | undefined
}

/** Query parameters of several operations. */
export interface FilingQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
  /**
   * auto issues a new invoice (01) in contingency of the authority (04) while the authority is proven to be down, and
   * transmits it afterwards; see /v1/authority/status. Other documents wait.
   */
  readonly contingency?: "auto" | undefined
  /**
   * totals fills in omitted values that follow from the lines: amounts of lines, taxes, withholdings, discounts and
   * totals. Stated values are kept and checked.
   */
  readonly complete?: "totals" | undefined
  /**
   * true checks the document and answers a Validation, with complete=totals the completed body too; nothing is
   * claimed, stored, signed or sent.
   */
  readonly dryRun?: QueryFlag | undefined
}

/** Headers of several operations. */
export interface FilingHeaders {
  /**
   * The same key with the same document answers the same result; with another document it is rejected. With a key the
   * body may omit Number: the document gets the next number of its range. 1 to 255 visible ASCII characters:
   * order-4711.
   */
  readonly "idempotency-key"?: string | undefined
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
  /** What to do with unknown fields: refuse (default) refuses the body, ignore leaves them out. */
  readonly "x-radicar-unknown-fields"?: "ignore" | "refuse" | undefined
}

/** Query parameters of `NumberingRangeGetAll`. */
export interface NumberingRangeGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true queries the authority's test environment instead of the company's own. */
  readonly isTest?: QueryFlag | undefined
  /** NIT of the issuer, without check digit: 900373115; else the company's, else the certificate's. */
  readonly nit?: string | undefined
  /** Id of the software, a GUID; else the provider's. */
  readonly softwareId?: string | undefined
  /** NIT of the software's owner, without check digit: 900373115; else the provider's, else the issuer. */
  readonly softwareOwnerNit?: string | undefined
  /** true queries the authority even if a recent answer is cached. */
  readonly refresh?: QueryFlag | undefined
}

/** Headers of several operations. */
export interface CertificateHeaders {
  /** PKCS#12 file of the caller, in base64: the issuer's or its provider's. */
  readonly "x-radicar-certificate"?: string | undefined
  /** Its password, UTF-8 in base64. Empty or absent for none. */
  readonly "x-radicar-certificate-password"?: string | undefined
  /** Token of a stored certificate (cert_…), in place of the file and its password. */
  readonly "x-radicar-certificate-token"?: string | undefined
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of several operations. */
export interface CompanyQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
}

/** Query parameters of several operations. */
export interface TenantQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
}

/** Query parameters of several operations. */
export interface PageQuery {
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `StatusZipGetAll`. */
export interface StatusZipGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true queries the authority's test environment instead of the company's own. */
  readonly isTest?: QueryFlag | undefined
  /** Key that the authority gave to an upload (ZipKey), a GUID. */
  readonly zipkey: string
}

/** Query parameters of `DocumentEventGetAll`. */
export interface DocumentEventGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true queries the authority's test environment instead of the company's own. */
  readonly isTest?: QueryFlag | undefined
  /** CUFE of the invoice, 96 hexadecimal digits. */
  readonly uuid: string
}

/** Query parameters of `AcquirerGetItem`. */
export interface AcquirerGetItemQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true queries the authority's test environment instead of the company's own. */
  readonly isTest?: QueryFlag | undefined
  /** Type of the identification: 13, 31 … (GET /v1/codes/identifications). */
  readonly identificationType: string
  /** Number of the identification, without hyphens and check digit: 800199436. */
  readonly identification: string
}

/** Query parameters of `RipsCheck`. */
export interface RipsCheckQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /**
   * The filed invoice or note to compare with: prefix and number (SETP990000001), or key. Absent: only the RIPS
   * itself is checked.
   */
  readonly invoice?: string | undefined
}

/** Query parameters of `SheetRead`. */
export interface SheetReadQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
}

/** Query parameters of `SheetResults`. */
export interface SheetResultsQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
}

/** Query parameters of `TestSetCreate`. */
export interface TestSetCreateQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
  /**
   * totals fills in omitted values that follow from the lines: amounts of lines, taxes, withholdings, discounts and
   * totals. Stated values are kept and checked.
   */
  readonly complete?: "totals" | undefined
}

/** Headers of `TestSetCreate`. */
export interface TestSetCreateHeaders {
  /** What to do with unknown fields: refuse (default) refuses the body, ignore leaves them out. */
  readonly "x-radicar-unknown-fields"?: "ignore" | "refuse" | undefined
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of `TestSetGetItem`. */
export interface TestSetGetItemQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
}

/** Headers of `TestSetGetItem`. */
export interface TestSetGetItemHeaders {
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of `SendMailCreate`. */
export interface SendMailCreateQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true mails a document that was filed to the authority's test environment. */
  readonly isTest?: QueryFlag | undefined
}

/** Headers of `SendMailCreate`. */
export interface SendMailCreateHeaders {
  /** The same key with the same request queues each mail once; with another request it is rejected. */
  readonly "idempotency-key"?: string | undefined
  /** PKCS#12 file of the caller, in base64: the issuer's or its provider's. */
  readonly "x-radicar-certificate"?: string | undefined
  /** Its password, UTF-8 in base64. Empty or absent for none. */
  readonly "x-radicar-certificate-password"?: string | undefined
  /** Token of a stored certificate (cert_…), in place of the file and its password. */
  readonly "x-radicar-certificate-token"?: string | undefined
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of `SendMailCreateMany`. */
export interface SendMailCreateManyQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** true mails a document that was filed to the authority's test environment. */
  readonly isTest?: QueryFlag | undefined
  /** true answers the addresses that each mail would go to; nothing is queued. */
  readonly dryRun?: QueryFlag | undefined
}

/** Headers of `SendMailCreateMany`. */
export interface SendMailCreateManyHeaders {
  /** The same key with the same request queues each mail once; with another request it is rejected. */
  readonly "idempotency-key"?: string | undefined
  /** PKCS#12 file of the caller, in base64: the issuer's or its provider's. */
  readonly "x-radicar-certificate"?: string | undefined
  /** Its password, UTF-8 in base64. Empty or absent for none. */
  readonly "x-radicar-certificate-password"?: string | undefined
  /** Token of a stored certificate (cert_…), in place of the file and its password. */
  readonly "x-radicar-certificate-token"?: string | undefined
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of `SendMailGetAll`. */
export interface SendMailGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /** Only mails of this document: UUID of the submission, or key of its document. */
  readonly submissionId?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `PayslipGetAll`. */
export interface PayslipGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Month of the first payment: 2026-11. */
  readonly month: string
  /** Only payslips in this state. */
  readonly state?: "ready" | "queued" | "sent" | "failed" | "noConsent" | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `PayslipConsentGetAll`. */
export interface PayslipConsentGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** true lists revoked consents too, which prove that earlier mails were allowed. */
  readonly revoked?: QueryFlag | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `FilePdfGetItem`. */
export interface FilePdfGetItemQuery {
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result, 96 hexadecimal digits. */
  readonly uuid: string
  /**
   * letter, or roll80 or roll58: a page as long as its content for till printers of 80 or 58 mm. Absent: the
   * company's `TillPaper` for POS tickets, letter for all others. Payroll documents and events are on letter always.
   */
  readonly paper?: "letter" | "roll80" | "roll58" | undefined
}

/** Query parameters of `FileXmlGetItem`. */
export interface FileXmlGetItemQuery {
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result, 96 hexadecimal digits. */
  readonly uuid: string
  /**
   * document (default): the signed document. response: the authority's answer. attached: the container with both,
   * once the document is accepted and the container is signed; 404 says why there is none.
   */
  readonly kind?: "document" | "response" | "attached" | undefined
  /**
   * base64: the file as text in base64. Of the container it is `xmlFevFile`, as the health ministry's validator takes
   * it.
   */
  readonly encoding?: "base64" | undefined
}

/** Query parameters of `FileUrlGetItem`. */
export interface FileUrlGetItemQuery {
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result, 96 hexadecimal digits. */
  readonly uuid: string
  /** pdf (default), xml: the signed document, zip: the container and the PDF, as they go to the receiver. */
  readonly type?: "pdf" | "xml" | "zip" | undefined
}

/** Query parameters of `FileArchiveCreate`. */
export interface FileArchiveCreateQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /**
   * Only documents with the buyer, seller, worker or addressee of this identification, without check digit:
   * 800199436.
   */
  readonly counterparty?: string | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /**
   * Only documents of this book. sale: invoices, equivalents and their notes. purchase: support documents and their
   * notes. payroll, event.
   */
  readonly book?: "sale" | "purchase" | "payroll" | "event" | undefined
  /** Only submissions with this status, as in a result. */
  readonly status?: "pending" | "processing" | "submitted" | "rejected" | "refused" | undefined
  /**
   * Only rejected and refused documents: true for those whose number was filed again, false for those still to be
   * corrected.
   */
  readonly filedAgain?: QueryFlag | undefined
  /**
   * Only rejected and refused documents: true for those still to be corrected, that is, not filed again and not
   * dismissed; false for the others.
   */
  readonly needsCorrection?: QueryFlag | undefined
  /**
   * Only accepted documents by their newest e-mail. none: not mailed. queued: to be sent. sent: taken by the mail
   * server. failed: refused for some receiver. bounced: came back from some receiver. undelivered: failed or bounced.
   * unresolved: none, failed or bounced.
   */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced" | "undelivered" | "unresolved" | undefined
  /**
   * Only documents signed with the certificate of this serial number, in decimal digits as in the list of
   * certificates.
   */
  readonly certificate?: string | undefined
  /** Only these submissions: 1 to 200 UUIDs, with commas. */
  readonly submissionIds?: string | undefined
  /**
   * Search by words of the counterparty's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by
   * the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** Only of this `id` of a result: the number with its prefix, such as SETP990000001. */
  readonly id?: string | undefined
  /** Only notes about the document with this key: CUFE, CUDE or CUDS. */
  readonly corrects?: string | undefined
  /** Only numbers with this prefix: SETP; empty for those without. */
  readonly prefix?: string | undefined
  /** Only this number, without prefix: 990000001. */
  readonly number?: string | undefined
  /**
   * Order of the documents: issued (day of issue), number (prefix, then number), counterparty (name), total (in
   * whatever currency), due (day of payment) or status (rejected, refused, pending, processing, submitted); with a
   * minus descending, such as -total. Documents without the value come last, equal ones in the order of recording.
   * issuedFrom and issuedTo must then name a period of at most 366 days. Absent: the newest first.
   */
  readonly sort?:
    | "issued"
    | "-issued"
    | "number"
    | "-number"
    | "counterparty"
    | "-counterparty"
    | "total"
    | "-total"
    | "due"
    | "-due"
    | "status"
    | "-status"
    | undefined
  /**
   * Files of each document, with commas: pdf,xml (default); container is the AttachedDocument. A joined PDF has pdf
   * alone.
   */
  readonly content?: string | undefined
  /** zip (default): one ZIP with the files. pdf: one PDF with the pages of all documents. */
  readonly as?: "zip" | "pdf" | undefined
}

/** Query parameters of `FileEvidenceGetItem`. */
export interface FileEvidenceGetItemQuery {
  /** UUID of the submission, or key of its document. */
  readonly submissionId: string
}

/** Query parameters of `SubmissionGetAll`. */
export interface SubmissionGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /**
   * Only documents with the buyer, seller, worker or addressee of this identification, without check digit:
   * 800199436.
   */
  readonly counterparty?: string | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /**
   * Only documents of this book. sale: invoices, equivalents and their notes. purchase: support documents and their
   * notes. payroll, event.
   */
  readonly book?: "sale" | "purchase" | "payroll" | "event" | undefined
  /** Only submissions with this status, as in a result. */
  readonly status?: "pending" | "processing" | "submitted" | "rejected" | "refused" | undefined
  /**
   * Only rejected and refused documents: true for those whose number was filed again, false for those still to be
   * corrected.
   */
  readonly filedAgain?: QueryFlag | undefined
  /**
   * Only rejected and refused documents: true for those still to be corrected, that is, not filed again and not
   * dismissed; false for the others.
   */
  readonly needsCorrection?: QueryFlag | undefined
  /**
   * Only accepted documents by their newest e-mail. none: not mailed. queued: to be sent. sent: taken by the mail
   * server. failed: refused for some receiver. bounced: came back from some receiver. undelivered: failed or bounced.
   * unresolved: none, failed or bounced.
   */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced" | "undelivered" | "unresolved" | undefined
  /**
   * Only documents signed with the certificate of this serial number, in decimal digits as in the list of
   * certificates.
   */
  readonly certificate?: string | undefined
  /** Only these submissions: 1 to 200 UUIDs, with commas. */
  readonly submissionIds?: string | undefined
  /**
   * Search by words of the counterparty's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by
   * the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** Only of this `id` of a result: the number with its prefix, such as SETP990000001. */
  readonly id?: string | undefined
  /** Only notes about the document with this key: CUFE, CUDE or CUDS. */
  readonly corrects?: string | undefined
  /** Only numbers with this prefix: SETP; empty for those without. */
  readonly prefix?: string | undefined
  /** Only this number, without prefix: 990000001. */
  readonly number?: string | undefined
  /**
   * Order of the documents: issued (day of issue), number (prefix, then number), counterparty (name), total (in
   * whatever currency), due (day of payment) or status (rejected, refused, pending, processing, submitted); with a
   * minus descending, such as -total. Documents without the value come last, equal ones in the order of recording.
   * issuedFrom and issuedTo must then name a period of at most 366 days. Absent: the newest first.
   */
  readonly sort?:
    | "issued"
    | "-issued"
    | "number"
    | "-number"
    | "counterparty"
    | "-counterparty"
    | "total"
    | "-total"
    | "due"
    | "-due"
    | "status"
    | "-status"
    | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `SubmissionSummary`. */
export interface SubmissionSummaryQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /**
   * Only documents with the buyer, seller, worker or addressee of this identification, without check digit:
   * 800199436.
   */
  readonly counterparty?: string | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /**
   * Only documents of this book. sale: invoices, equivalents and their notes. purchase: support documents and their
   * notes. payroll, event.
   */
  readonly book?: "sale" | "purchase" | "payroll" | "event" | undefined
  /** Only submissions with this status, as in a result. */
  readonly status?: "pending" | "processing" | "submitted" | "rejected" | "refused" | undefined
  /**
   * Only rejected and refused documents: true for those whose number was filed again, false for those still to be
   * corrected.
   */
  readonly filedAgain?: QueryFlag | undefined
  /**
   * Only rejected and refused documents: true for those still to be corrected, that is, not filed again and not
   * dismissed; false for the others.
   */
  readonly needsCorrection?: QueryFlag | undefined
  /**
   * Only accepted documents by their newest e-mail. none: not mailed. queued: to be sent. sent: taken by the mail
   * server. failed: refused for some receiver. bounced: came back from some receiver. undelivered: failed or bounced.
   * unresolved: none, failed or bounced.
   */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced" | "undelivered" | "unresolved" | undefined
  /**
   * Only documents signed with the certificate of this serial number, in decimal digits as in the list of
   * certificates.
   */
  readonly certificate?: string | undefined
  /** Only these submissions: 1 to 200 UUIDs, with commas. */
  readonly submissionIds?: string | undefined
  /**
   * Search by words of the counterparty's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by
   * the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** Only of this `id` of a result: the number with its prefix, such as SETP990000001. */
  readonly id?: string | undefined
  /** Only notes about the document with this key: CUFE, CUDE or CUDS. */
  readonly corrects?: string | undefined
  /** Only numbers with this prefix: SETP; empty for those without. */
  readonly prefix?: string | undefined
  /** Only this number, without prefix: 990000001. */
  readonly number?: string | undefined
  /**
   * By what documents are added up, besides their book and currency: one to three of day, month, type, status and
   * counterparty, with commas; type,status when absent.
   */
  readonly by?: string | undefined
  /** How many groups at most: 1 to 1000; 100 when absent. */
  readonly limit?: string | undefined
}

/** Query parameters of `SubmissionTaxes`. */
export interface SubmissionTaxesQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** First day of issue: 2026-01-01. */
  readonly issuedFrom: string
  /** Last day of issue, at most a year after the first: 2026-01-31. */
  readonly issuedTo: string
  /** json (default); csv or xlsx: one row for each tax, rate and type of document. */
  readonly format?: "json" | "csv" | "xlsx" | undefined
}

/** Query parameters of `SubmissionProducts`. */
export interface SubmissionProductsQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** sale (default): products sold. purchase: products bought, from support documents. */
  readonly book?: "sale" | "purchase" | undefined
}

/** Query parameters of `SubmissionExport`. */
export interface SubmissionExportQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /**
   * Only documents with the buyer, seller, worker or addressee of this identification, without check digit:
   * 800199436.
   */
  readonly counterparty?: string | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /**
   * Only documents of this book. sale: invoices, equivalents and their notes. purchase: support documents and their
   * notes. payroll, event.
   */
  readonly book?: "sale" | "purchase" | "payroll" | "event" | undefined
  /** Only submissions with this status, as in a result. */
  readonly status?: "pending" | "processing" | "submitted" | "rejected" | "refused" | undefined
  /**
   * Only rejected and refused documents: true for those whose number was filed again, false for those still to be
   * corrected.
   */
  readonly filedAgain?: QueryFlag | undefined
  /**
   * Only rejected and refused documents: true for those still to be corrected, that is, not filed again and not
   * dismissed; false for the others.
   */
  readonly needsCorrection?: QueryFlag | undefined
  /**
   * Only accepted documents by their newest e-mail. none: not mailed. queued: to be sent. sent: taken by the mail
   * server. failed: refused for some receiver. bounced: came back from some receiver. undelivered: failed or bounced.
   * unresolved: none, failed or bounced.
   */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced" | "undelivered" | "unresolved" | undefined
  /**
   * Only documents signed with the certificate of this serial number, in decimal digits as in the list of
   * certificates.
   */
  readonly certificate?: string | undefined
  /** Only these submissions: 1 to 200 UUIDs, with commas. */
  readonly submissionIds?: string | undefined
  /**
   * Search by words of the counterparty's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by
   * the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** Only of this `id` of a result: the number with its prefix, such as SETP990000001. */
  readonly id?: string | undefined
  /** Only notes about the document with this key: CUFE, CUDE or CUDS. */
  readonly corrects?: string | undefined
  /** Only numbers with this prefix: SETP; empty for those without. */
  readonly prefix?: string | undefined
  /** Only this number, without prefix: 990000001. */
  readonly number?: string | undefined
  /**
   * Order of the documents: issued (day of issue), number (prefix, then number), counterparty (name), total (in
   * whatever currency), due (day of payment) or status (rejected, refused, pending, processing, submitted); with a
   * minus descending, such as -total. Documents without the value come last, equal ones in the order of recording.
   * issuedFrom and issuedTo must then name a period of at most 366 days. Absent: the newest first.
   */
  readonly sort?:
    | "issued"
    | "-issued"
    | "number"
    | "-number"
    | "counterparty"
    | "-counterparty"
    | "total"
    | "-total"
    | "due"
    | "-due"
    | "status"
    | "-status"
    | undefined
  /** csv: UTF-8 with byte order mark, commas, decimal points. xlsx: a workbook. jsonl: a JSON object on each line. */
  readonly format: "csv" | "xlsx" | "jsonl"
  /**
   * Columns. list (default): the documents as GET /v1/submissions shows them, notes that lower a book negative, and
   * what each adds to the sums in pesos. dian: accepted documents in the 32 columns of the authority's own listing.
   * daybook: accepted sales, purchases and notes in pesos, with bases and taxes by rate.
   */
  readonly layout?: "list" | "dian" | "daybook" | undefined
}

/** Query parameters of `SubmissionReconcile`. */
export interface SubmissionReconcileQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Environment of the authority that the listing is of; the one in which the service files when absent. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** true also compares the rows of received documents with the inbox. */
  readonly received?: QueryFlag | undefined
  /** json (default), or xlsx: a workbook with one finding on each row. */
  readonly format?: "json" | "xlsx" | undefined
}

/** Headers of `DraftPut`. */
export interface DraftPutHeaders {
  /** Replaces only the version with this `ETag`, as the last answer had it; 412 if the draft has changed. */
  readonly "if-match"?: string | undefined
}

/** Query parameters of `PreviewCreate`. */
export interface PreviewCreateQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits. */
  readonly providerId: string
  /**
   * true files to the authority's test environment instead of the company's own. A single document that states
   * SoftwareProvider.TestSetId is then uploaded for that test set.
   */
  readonly isTest?: QueryFlag | undefined
  /**
   * letter, or roll80 or roll58: a page as long as its content for till printers of 80 or 58 mm. Absent: the
   * company's `TillPaper` for POS tickets, letter for all others. Payroll documents and events are on letter always.
   */
  readonly paper?: "letter" | "roll80" | "roll58" | undefined
}

/** Query parameters of `InboxImport`. */
export interface InboxImportQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Name of the file, only shown: factura.zip. At most 200 characters of it are kept. */
  readonly name?: string | undefined
}

/** Query parameters of `InboxGetAll`. */
export interface InboxGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /** Only documents of the supplier with this identification, without check digit: 800199436. */
  readonly counterparty?: string | undefined
  /** Only items in these states, with commas: received,acknowledged. */
  readonly state?: string | undefined
  /** any: only items with a warning. */
  readonly warning?: "any" | undefined
  /** Only items whose term for acceptance or claim ends on this day or before: 2026-01-20. */
  readonly termTo?: string | undefined
  /** Only items that this arrival brought first. */
  readonly arrivalId?: string | undefined
  /**
   * Search by words of the supplier's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by the
   * beginning of its identification, of a number, of an order, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `InboxSummary`. */
export interface InboxSummaryQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /** Only documents of the supplier with this identification, without check digit: 800199436. */
  readonly counterparty?: string | undefined
  /** Only items in these states, with commas: received,acknowledged. */
  readonly state?: string | undefined
  /** any: only items with a warning. */
  readonly warning?: "any" | undefined
  /** Only items whose term for acceptance or claim ends on this day or before: 2026-01-20. */
  readonly termTo?: string | undefined
  /** Only items that this arrival brought first. */
  readonly arrivalId?: string | undefined
  /**
   * Search by words of the supplier's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by the
   * beginning of its identification, of a number, of an order, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /**
   * By what documents are added up, besides their book and currency: one to three of day, month, type, status and
   * counterparty, with commas; type,status when absent.
   */
  readonly by?: string | undefined
  /** How many groups at most: 1 to 1000; 100 when absent. */
  readonly limit?: string | undefined
}

/** Query parameters of `InboxExport`. */
export interface InboxExportQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Only documents of this type code: 01. */
  readonly type?: string | undefined
  /** Only documents of this environment of the authority. */
  readonly environment?: "sandbox" | "habilitacion" | "production" | undefined
  /** Only documents in this currency, ISO 4217: COP. */
  readonly currency?: string | undefined
  /** Issued on this day or later: 2026-01-01. */
  readonly issuedFrom?: string | undefined
  /** Issued on this day or before: 2026-01-31. */
  readonly issuedTo?: string | undefined
  /** Total of at least this amount, in whatever currency: 100000. */
  readonly amountFrom?: string | undefined
  /** Total of at most this amount, in whatever currency: 573306.30. */
  readonly amountTo?: string | undefined
  /**
   * Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding
   * at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.
   */
  readonly tax?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /** Only documents of the supplier with this identification, without check digit: 800199436. */
  readonly counterparty?: string | undefined
  /** Only items in these states, with commas: received,acknowledged. */
  readonly state?: string | undefined
  /** any: only items with a warning. */
  readonly warning?: "any" | undefined
  /** Only items whose term for acceptance or claim ends on this day or before: 2026-01-20. */
  readonly termTo?: string | undefined
  /** Only items that this arrival brought first. */
  readonly arrivalId?: string | undefined
  /**
   * Search by words of the supplier's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by the
   * beginning of its identification, of a number, of an order, or of a key (8 digits or more).
   */
  readonly q?: string | undefined
  /** csv: UTF-8 with byte order mark, commas, decimal points. xlsx: a workbook. jsonl: a JSON object on each line. */
  readonly format: "csv" | "xlsx" | "jsonl"
  /**
   * Columns. list (default): everything that GET /v1/inbox shows, with states, events and terms. dian: validated
   * documents in the 32 columns of the authority's own listing, with Grupo Recibido.
   */
  readonly layout?: "list" | "dian" | undefined
}

/** Query parameters of `InboxFetch`. */
export interface InboxFetchQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** true queries the authority's test environment instead of the company's own. */
  readonly isTest?: QueryFlag | undefined
}

/** Query parameters of `CertificateGetAll`. */
export interface CertificateGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId: string
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `NoticeGetAll`. */
export interface NoticeGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId?: string | undefined
}

/** Query parameters of `TokenRevoke`. */
export interface TokenRevokeQuery {
  /**
   * Which of the webhooks that the token created end with it: all, or their ids separated by commas. The others are
   * kept; without this parameter all are.
   */
  readonly endWebhooks?: string | undefined
}

/** Headers of `CompanyPut`. */
export interface CompanyPutHeaders {
  /**
   * Replaces only the settings with this `ETag`, as `GET` answered it; 412 if they have changed. `*`: only if there
   * are settings.
   */
  readonly "if-match"?: string | undefined
  /** `*` stores settings only where there are none; else 412. */
  readonly "if-none-match"?: "*" | undefined
}

/** Query parameters of `CompanyErase`. */
export interface CompanyEraseQuery {
  /** true counts what would be erased and kept, and changes nothing. */
  readonly dryRun?: QueryFlag | undefined
}

/** Query parameters of `CompanyPrintPreview`. */
export interface CompanyPrintPreviewQuery {
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result, 96 hexadecimal digits. */
  readonly uuid: string
  /**
   * letter, or roll80 or roll58: a page as long as its content for till printers of 80 or 58 mm. Absent: the
   * company's `TillPaper` for POS tickets, letter for all others. Payroll documents and events are on letter always.
   */
  readonly paper?: "letter" | "roll80" | "roll58" | undefined
}

/** Headers of `ProviderPut`. */
export interface ProviderPutHeaders {
  /**
   * Replaces only the settings with this `ETag`, as `GET` answered it; 412 if they have changed. `*`: only if there
   * are settings.
   */
  readonly "if-match"?: string | undefined
  /** `*` stores settings only where there are none; else 412. */
  readonly "if-none-match"?: "*" | undefined
}

/** Query parameters of `AuditGetAll`. */
export interface AuditGetAllQuery {
  /** Id of the issuing company in this service, 1 to 20 digits. */
  readonly companyId?: string | undefined
  /** Recorded at this moment or after; a date (2026-01-15) begins in Colombia. */
  readonly from?: string | undefined
  /** Recorded before this moment; a date (2026-01-16) begins in Colombia. */
  readonly to?: string | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Query parameters of `WebhookTest`. */
export interface WebhookTestQuery {
  /**
   * Only of a webhook of kind pull, and not in production: the event to make an example of, marked by `data.test`.
   * Absent: webhook.test.
   */
  readonly type?:
    | "document.accepted"
    | "document.rejected"
    | "document.pending"
    | "document.unknown"
    | "document.reconciled"
    | "document.overdue"
    | "document.contingency_overdue"
    | "document.needs_review"
    | "batch.stalled"
    | "queue.stalled"
    | "queue.recovered"
    | "job.overdue"
    | "job.recovered"
    | "test_set.accepted"
    | "test_set.failed"
    | "numbering_range.low"
    | "numbering_range.expiring"
    | "certificate.expiring"
    | "mail.sent"
    | "mail.partial"
    | "mail.failed"
    | "mail.bounced"
    | "inbox.received"
    | "inbox.term_ending"
    | "inbox.unreadable"
    | "authority.degraded"
    | "authority.recovered"
    | "webhook.disabled"
    | "webhook.test"
    | undefined
}

/** Query parameters of `WebhookDeliveryGetAll`. */
export interface WebhookDeliveryGetAllQuery {
  /** Only deliveries to the webhook of this UUID. */
  readonly webhook?: string | undefined
  /** Only deliveries in this state: pending, delivered or failed. */
  readonly state?: "pending" | "delivered" | "failed" | undefined
  /** Only deliveries of the event of this name: document.accepted. */
  readonly type?:
    | "document.accepted"
    | "document.rejected"
    | "document.pending"
    | "document.unknown"
    | "document.reconciled"
    | "document.overdue"
    | "document.contingency_overdue"
    | "document.needs_review"
    | "batch.stalled"
    | "queue.stalled"
    | "queue.recovered"
    | "job.overdue"
    | "job.recovered"
    | "test_set.accepted"
    | "test_set.failed"
    | "numbering_range.low"
    | "numbering_range.expiring"
    | "certificate.expiring"
    | "mail.sent"
    | "mail.partial"
    | "mail.failed"
    | "mail.bounced"
    | "inbox.received"
    | "inbox.term_ending"
    | "inbox.unreadable"
    | "authority.degraded"
    | "authority.recovered"
    | "webhook.disabled"
    | "webhook.test"
    | undefined
  /** Maximum number of items: 1 to 200; 50 when absent. */
  readonly limit?: string | undefined
  /** `next` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined
}

/** Headers of `CodeListGetAll`. */
export interface CodeListGetAllHeaders {
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** Query parameters of `CodeListGetItem`. */
export interface CodeListGetItemQuery {
  /**
   * Words that code or name must have, accents and case ignored, at most 100 characters: kilo. The best answers come
   * first; without it every code is listed.
   */
  readonly search?: string | undefined
}

/** Headers of `CodeListGetItem`. */
export interface CodeListGetItemHeaders {
  /** Language of messages: es or en (default, also of * and of any other language). */
  readonly "accept-language"?: string | undefined
}

/** The result of a filing, or of a dry run the outcome of the check: `status` says which. */
export type FilingAnswer = SubmissionResult | Validation

/** Fields: numbering range list. */
export interface NumberingRangeList {
  /** The ranges in the authority's order; empty if there are none. */
  readonly items: ReadonlyArray<GrantedNumberingRange>
  /** When the authority was queried, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. */
  readonly asked: string
  /** Whole seconds since then. Used, Left and DaysToExpiry are always current. */
  readonly age: number
}

/** Fields: status zip. */
export interface StatusZip {
  /** Key of the requested upload (ZipKey), a GUID. */
  readonly zipkey: string
  /**
   * open: the authority is still processing it, or its proof of some document is missing. final: nothing changes any
   * more. stalled: open for about six hours; the service no longer follows it. Upload the documents again, or query
   * each by its key. unknown: the authority does not know the key.
   */
  readonly state: "open" | "final" | "stalled" | "unknown"
  /** true: the service keeps querying by itself, with the certificate of the first query. */
  readonly followed: boolean
  /** When the authority said this, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. */
  readonly asked: string
  /** Whole seconds since then: 12. */
  readonly age: number
  /** One answer for each document of the batch, or one about the whole batch. */
  readonly items: ReadonlyArray<BatchAnswer>
}

/** Fields: document events. */
export interface DocumentEvents {
  /** Key of the requested invoice, CUFE, 96 hexadecimal digits. */
  readonly uuid: string
  /**
   * known: the authority has the invoice. unknown: it does not know the key. noInvoice: the key is not that of an
   * invoice.
   */
  readonly state: "known" | "unknown" | "noInvoice"
  /**
   * The authority's StatusCode: 00 accepted, 99 rejected by the rules, others as the authority gives them; empty
   * until it has answered.
   */
  readonly statusCode: string
  /** The authority's StatusDescription, in its words; empty until it has answered. */
  readonly statusDescription: string
  /** When the authority was queried, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. */
  readonly asked: string
  /** Degree of proof that the authority signed its answer; absent without a signed answer. */
  readonly proof?: AnswerProof
  /** The events in the authority's order; empty if there are none. */
  readonly items: ReadonlyArray<DocumentEvent>
}

/** Fields: acquirer. */
export interface Acquirer {
  /** Type of the identification: 31 (GET /v1/codes/identifications). */
  readonly identificationType: string
  /** Number of the identification as the request states it: 800199436. */
  readonly identification: string
  /** known: the authority has the taxpayer. unknown: it found none with this identification. */
  readonly state: "known" | "unknown"
  /** Name or legal name as registered; absent if unknown, or if the authority has none. */
  readonly name?: string
  /**
   * Address at which it receives documents, as registered and unchecked; absent if unknown, or if the authority has
   * none.
   */
  readonly email?: string
  /** When the authority was asked, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. */
  readonly asked: string
}

/** Fields: read documents. */
export interface ReadDocuments {
  /** The document that was sent, or each XML of a ZIP, at most 50. */
  readonly documents: ReadonlyArray<ReadDocument>
}

/** Fields: rips findings. */
export interface RipsFindings {
  /** true: there are no violations; the ministry's registers may still object. */
  readonly valid: boolean
  /** What the ministry's validator rejects, at most 200; `rule` is its code and `path` a place in the RIPS. */
  readonly violations: ReadonlyArray<Violation>
  /**
   * Number of violations found, where `violations` lists only the first 200; absent otherwise. The search ends after
   * some thousands.
   */
  readonly violationsTotal?: number
  /** Rules that the ministry's validator only notifies, or that are not certain. */
  readonly notifications: ReadonlyArray<Violation>
  /** Filed document that the RIPS was compared with; absent without `invoice`. */
  readonly document?: {
    /** Number of the document with its prefix: SETP990000001. */
    readonly id: string
    /** Key of the document, CUFE or CUDE, 96 hexadecimal digits. */
    readonly uuid: string
  }
}

/** Fields: sheet. */
export interface Sheet {
  /** Sales whose rows can be read, in the order of the sheet. */
  readonly sales: ReadonlyArray<SheetSale>
  /** Faults of the other rows; a sale with a fault is not among `sales`. */
  readonly faults: ReadonlyArray<SheetFault>
}

/** Fields: answered sheet. */
export interface AnsweredSheet {
  /** The Excel file (.xlsx) in base64, as it was read. */
  readonly Content: string
  /** Reasons found by dry runs and filings, for the last column. Absent: none. */
  readonly Reasons?: ReadonlyArray<SheetReason> | Absent
}

/** Fields: test set upload. */
export interface TestSetUpload {
  /** Id of the test set, a GUID, as the authority's portal shows it. */
  readonly TestSetId: string
  /** 1 to 50 documents, each with the operation that it is the body of. */
  readonly Documents: ReadonlyArray<TestSetUploadDocument>
}

/** Fields: test set. */
export interface TestSet {
  /** Id of the test set, a GUID, as the authority's portal shows it. */
  readonly testSetId: string
  /** The documents of the request in its order, else all of the set in order of filing. */
  readonly documents: ReadonlyArray<TestSetDocument>
  /** How far the set is, of every document and not only of those listed. */
  readonly progress: TestSetProgress
}

/** Fields: send mail. */
export interface SendMail {
  /** Number of the document with its prefix, `id` of its result: SETP990000001. Either `Id` or `Uuid` is stated. */
  readonly Id?: string | Absent
  /** Key of the document, `document.uuid` of its result, 96 hexadecimal digits. Either `Id` or `Uuid` is stated. */
  readonly Uuid?: string | Absent
  /**
   * Receivers; absent: the address that the receiver has registered with the authority, else that of the document.
   * E-mail addresses, bare, at most 50 of all three together.
   */
  readonly To?: ReadonlyArray<string> | Absent
  /** Receivers of a copy that all see. E-mail addresses, bare, at most 50 of all three together. */
  readonly Cc?: ReadonlyArray<string> | Absent
  /** Receivers of a copy that nobody else sees. E-mail addresses, bare, at most 50 of all three together. */
  readonly Bcc?: ReadonlyArray<string> | Absent
  /**
   * Subject in place of the prescribed one, which programs of receivers read: state one only for receivers without
   * such a program. 1 to 250 characters on one line.
   */
  readonly Subject?: string | Absent
  /** Text of the mail in place of the service's own in Spanish, at most 5000 characters. */
  readonly Message?: string | Absent
}

/** Fields: mail. */
export interface Mail {
  /** UUID of the mail. */
  readonly id: string
  /**
   * queued: to be sent or tried again. sent: accepted for every receiver. partial: accepted for some, refused for
   * others. failed: accepted for none.
   */
  readonly state: "queued" | "sent" | "partial" | "failed"
  /** Document that the mail carries. */
  readonly document: {
    /** Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. */
    readonly uuid: string
    /** Number of the document with its prefix: SETP990000001. */
    readonly id: string
  }
  /** Subject of the mail as it is sent, in the prescribed form, which programs of receivers read. */
  readonly subject: string
  /** Message-ID of the mail, the same each time that it is tried. */
  readonly messageId: string
  /** Each address with its outcome, at most 50. */
  readonly receivers: ReadonlyArray<MailReceiver>
  /** When the mail was queued. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** Number of attempts to send so far: 1. */
  readonly tries: number
  /** When it was tried last; absent before the first attempt. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly tried?: string
  /** Reply with which the mail server accepted it, proof that it was sent: 250 2.0.0 Ok: queued. Absent until then. */
  readonly reply?: string
  /** Why the last attempt failed, a sentence in the language of the caller; absent if it did not. */
  readonly failure?: string
}

/** Fields: send mails. */
export interface SendMails {
  /** The mails, at most 200, each as in SendMailCreate. */
  readonly Mails: ReadonlyArray<SendMail>
}

/** Fields: queued mails. */
export interface QueuedMails {
  /** One result for each mail, in their order. */
  readonly items: ReadonlyArray<QueuedMail>
}

/** Fields: mail page. */
export interface MailPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<Mail>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: mail bounce. */
export interface MailBounce {
  /** UUID of the mail that the report is about. */
  readonly mailId: string
  /**
   * Receivers that the mail came back from or is late for; empty where the report says that it was delivered or
   * passed on.
   */
  readonly receivers: ReadonlyArray<BouncedReceiver>
}

/** Fields: caught mails. */
export interface CaughtMails {
  /** The mails of the last day, the newest first, at most 100. */
  readonly items: ReadonlyArray<CaughtMail>
}

/** Fields: payslip page. */
export interface PayslipPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<Payslip>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
  /** Number of payslips of the month in each state. */
  readonly counts: {
    /** Payslips to be mailed. */
    readonly ready: number
    /** Payslips in a queued mail. */
    readonly queued: number
    /** Mailed payslips. */
    readonly sent: number
    /** Payslips that did not arrive. */
    readonly failed: number
    /** Payslips of workers who have not agreed. */
    readonly noConsent: number
  }
}

/** Fields: payslip. */
export interface Payslip {
  /** UUID of the payroll's submission; GET /v1/submissions/{id} takes it. */
  readonly submissionId: string
  /** Number of the payroll with its prefix: NOM1. */
  readonly documentId: string
  /** Type of the worker's identification: 13. Absent if the document names no worker. */
  readonly identificationType?: string
  /** Identification of the worker: 1098765432. Absent if the document names no worker. */
  readonly identification?: string
  /** Name of the worker as the payroll writes it: Ana Ríos. */
  readonly name?: string
  /** Address of the consent, else the one that it was mailed to; absent without either. */
  readonly email?: string
  /**
   * ready: the worker agreed, and it was not mailed. queued: to be sent. sent: the mail server accepted it. failed:
   * the address refused it or it came back; record the consent with another address. noConsent: the worker has not
   * agreed, and it is not mailed.
   */
  readonly state: "ready" | "queued" | "sent" | "failed" | "noConsent"
  /** UUID of the mail; GET /v1/dian/send-mails/{id} takes it. Absent if it was not mailed. */
  readonly mailId?: string
}

/** Fields: send payslips. */
export interface SendPayslips {
  /** Month of the first payment: 2026-11. */
  readonly Month: string
}

/** Fields: sent payslips. */
export interface SentPayslips {
  /** What this request tried, at most 200. */
  readonly items: ReadonlyArray<SentPayslip>
  /** Workers who have not agreed to e-mail, at most 200: hand them their payslip in another way. */
  readonly withoutConsent: ReadonlyArray<Payslip>
  /** Number of payslips that are still ready: repeat the request until it is 0. */
  readonly left: number
}

/** Fields: payslip consent page. */
export interface PayslipConsentPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<PayslipConsent>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: payslip consent. */
export interface PayslipConsent {
  /** UUID of the consent. */
  readonly id: string
  /** Type of the worker's identification: 13 for a citizen's card (GET /v1/codes/worker-identifications). */
  readonly identificationType: string
  /** Identification of the worker, without check digit: 1098765432. */
  readonly identification: string
  /** Name of the worker as it was stated; absent without one. */
  readonly name?: string
  /** Address to which the worker wants payslips: ana@example.com. */
  readonly email: string
  /** When the consent was recorded. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly recorded: string
  /** Who recorded it: the id of a token, or `oidc:` and the subject of a JWT. */
  readonly tokenId: string
  /** Name of whoever recorded it: of a token its label, of a JWT the person that it names. Absent if there is none. */
  readonly callerName?: string
  /** When it was revoked; absent while it holds. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly revoked?: string
}

/** Fields: record consent. */
export interface RecordConsent {
  /** Type of the worker's identification, as in the payroll: 13 for a citizen's card. */
  readonly IdentificationType: string
  /** Identification of the worker, as in the payroll, without points or check digit: 1098765432. */
  readonly Identification: string
  /** Name of the worker, for people who read the list: Ana Ríos. */
  readonly Name?: string | Absent
  /** Address to which the worker agreed to receive payslips: ana@example.com. */
  readonly Email: string
}

/** Fields: file link. */
export interface FileLink {
  /** Address that opens this one file without a token. */
  readonly url: string
  /** When the address stops working, a day after it was made. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly expires: string
}

/** Fields: archive files. */
export interface ArchiveFiles {
  /**
   * Documents in the order of the archive, at most 2000: UUID of the submission, or key of the document. Absent: what
   * the filters of the query find, in the order of the list. Not both.
   */
  readonly Ids?: ReadonlyArray<string> | Absent
}

/** Fields: submission page. */
export interface SubmissionPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<SubmissionItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: submission item. */
export interface SubmissionItem {
  /** UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it. */
  readonly submissionId: string
  /**
   * Exact state of the submission. signed: recorded, not sent. contingency: waits for the end of an outage. filing:
   * being sent. unknown: the answer was lost. processing: the authority is processing it. accepted, rejected: final.
   * refused: the authority refused the request.
   */
  readonly state: "signed" | "contingency" | "filing" | "unknown" | "processing" | "accepted" | "rejected" | "refused"
  /** Operation that filed the document, by its name in this description: InvoiceCreate. */
  readonly operation: string
  /** Id of the company in this service, 1 to 20 digits: 1. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits: 1. */
  readonly providerId: string
  /** Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** NIT of the issuer, without check digit: 900373115. */
  readonly issuerNit: string
  /** Number of attempts to send the submission: 1. */
  readonly attempts: number
  /** Whether the number was filed again after the authority rejected or refused this document; absent for others. */
  readonly filedAgain?: boolean
  /**
   * The service has given the number of this rejected or refused document to another one since. It is still to be
   * corrected, and gets another number. Absent otherwise.
   */
  readonly reassigned?: true
  /** Why the authority's answer needs the review of a person; absent if it does not. */
  readonly alarm?: string
  /** Degree of proof that the authority signed its answer; absent without a signed answer. */
  readonly proof?: AnswerProof
  /** Taxes and payment as the document states them, with the sign that it writes. Absent if it was erased. */
  readonly facts?: LedgerFacts
  /** State of the newest e-mail of an accepted document, as the filter `mail`; absent of any other document. */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced"
  /** Receivers that the newest e-mail did not reach, with the states failed and bounced. */
  readonly undelivered?: ReadonlyArray<UndeliveredMail>
  /** Result of the filing; absent where the request was refused as a whole. */
  readonly result?: SubmissionResult
  /** What the body stated; only where the authority never received the document, so that there is no result. */
  readonly stated?: StatedDocument
}

/** Fields: submission sums. */
export interface SubmissionSums {
  /** Environment of the documents: that of the query, or the one in which the service files. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** The sums, in the order of `by`, then by book and currency; counterparties by total, the greatest first. */
  readonly groups: ReadonlyArray<SummaryGroup>
  /**
   * With the filter `tax`: this tax of the accepted documents of the filter by book, as GET /v1/submissions/taxes
   * adds it up. Absent in sums of the inbox.
   */
  readonly taxes?: ReadonlyArray<SummaryTax>
  /** Whether there are further groups than `limit`. */
  readonly more: boolean
}

/** Fields: tax report. */
export interface TaxReport {
  /** Environment of the documents: that of the query, or the one in which the service files. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** First day of issue. */
  readonly issuedFrom: string
  /** Last day of issue. */
  readonly issuedTo: string
  /** Whether received documents were read, for which the token needs `inbox:read`. */
  readonly withInbox: boolean
  /** VAT of the parts `received` and `support` together, as `iva` of a part. */
  readonly purchases: TaxTotal
  /** The parts that have documents, in the order of their names above. */
  readonly parts: ReadonlyArray<TaxPart>
}

/** Fields: filed products. */
export interface FiledProducts {
  /** The products, each as in the newest document that has it, the newest document first: at most 500. */
  readonly items: ReadonlyArray<FiledProduct>
}

/** Fields: reconciliation. */
export interface Reconciliation {
  /** Environment of the compared documents. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** First day of issue in the listing, YYYY-MM-DD; absent in an empty one. */
  readonly from?: string
  /** Last day of issue in the listing, YYYY-MM-DD; absent in an empty one. */
  readonly to?: string
  /** Numbers of rows and documents. */
  readonly counts: {
    /** Rows of documents that the company issued. */
    readonly issued: number
    /** Rows of received documents; only counted unless `received` is true. */
    readonly received: number
    /** Rows of events, which are only counted. */
    readonly events: number
    /** Rows of documents issued by another NIT, which are only counted. */
    readonly others: number
    /** Listed documents without difference. */
    readonly matched: number
    /** Number of findings. */
    readonly findings: number
  }
  /** The differences: listed documents in the order of the file, then documents that are not listed. At most 10 000. */
  readonly findings: ReadonlyArray<ReconciliationFinding>
  /** Findings beyond 10 000, which only the workbook has (format=xlsx). */
  readonly omitted: number
}

/** Fields: submission detail. */
export interface SubmissionDetail {
  /** UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it. */
  readonly submissionId: string
  /**
   * Exact state of the submission. signed: recorded, not sent. contingency: waits for the end of an outage. filing:
   * being sent. unknown: the answer was lost. processing: the authority is processing it. accepted, rejected: final.
   * refused: the authority refused the request.
   */
  readonly state: "signed" | "contingency" | "filing" | "unknown" | "processing" | "accepted" | "rejected" | "refused"
  /** Operation that filed the document, by its name in this description: InvoiceCreate. */
  readonly operation: string
  /** Id of the company in this service, 1 to 20 digits: 1. */
  readonly companyId: string
  /** Id of the software's provider in this service, 1 to 20 digits: 1. */
  readonly providerId: string
  /** Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** NIT of the issuer, without check digit: 900373115. */
  readonly issuerNit: string
  /** Number of attempts to send the submission: 1. */
  readonly attempts: number
  /** Whether the number was filed again after the authority rejected or refused this document; absent for others. */
  readonly filedAgain?: boolean
  /**
   * The service has given the number of this rejected or refused document to another one since. It is still to be
   * corrected, and gets another number. Absent otherwise.
   */
  readonly reassigned?: true
  /** Why the authority's answer needs the review of a person; absent if it does not. */
  readonly alarm?: string
  /** Degree of proof that the authority signed its answer; absent without a signed answer. */
  readonly proof?: AnswerProof
  /** Taxes and payment as the document states them, with the sign that it writes. Absent if it was erased. */
  readonly facts?: LedgerFacts
  /** State of the newest e-mail of an accepted document, as the filter `mail`; absent of any other document. */
  readonly mail?: "none" | "queued" | "sent" | "failed" | "bounced"
  /** Receivers that the newest e-mail did not reach, with the states failed and bounced. */
  readonly undelivered?: ReadonlyArray<UndeliveredMail>
  /** Result of the filing; absent where the request was refused as a whole. */
  readonly result?: SubmissionResult
  /** What the body stated; only where the authority never received the document, so that there is no result. */
  readonly stated?: StatedDocument
  /** Decision not to correct a rejected or refused document; absent without one. */
  readonly dismissal?: Dismissal
  /**
   * E-mail address of the receiver in an accepted document: compras@example.com. Absent without one, and of payroll.
   */
  readonly receiverEmail?: string
  /** Every step of the submission, the oldest first. */
  readonly history: ReadonlyArray<SubmissionStep>
}

/** Fields: dismiss submission. */
export interface DismissSubmission {
  /** Why the document is not corrected, at most 500 characters: filed by hand at the portal. */
  readonly Reason: string
}

/** Fields: retry submissions. */
export interface RetrySubmissions {
  /** Submissions to retry, at most 200: UUID of the submission, or key of its document. */
  readonly Ids: ReadonlyArray<string>
}

/** Fields: retried submissions. */
export interface RetriedSubmissions {
  /** One result for each id, in their order. */
  readonly items: ReadonlyArray<RetriedSubmission>
}

/** Fields: draft list. */
export interface DraftList {
  /** The drafts, the last changed first: at most 100. */
  readonly items: ReadonlyArray<ListedDraft>
}

/** Fields: draft item. */
export interface DraftItem {
  /** UUID of the draft, which is also the Idempotency-Key of its filing. */
  readonly id: string
  /** Operation that is to file the document: InvoiceCreate. */
  readonly operation: string
  /** sent: filing has begun with exactly this body. */
  readonly state: "open" | "sent"
  /** Type of the document: 01. Absent if it was not stated. */
  readonly typeCode?: string
  /** Why the draft was begun from the document `source`. Absent of a new document. */
  readonly purpose?: "correct" | "copy" | "about"
  /** UUID of the submission of the document from which the draft began. Absent of a new document. */
  readonly source?: string
  /** Name of the other party. Absent if it was not stated. */
  readonly party?: string
  /** Amount to pay: 59850.00. Absent if it was not stated. */
  readonly total?: string
  /** Currency of the total: USD. Absent: COP. */
  readonly currency?: string
  /** When the draft was stored last. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly updated: string
  /** Body of the document as it was stored. */
  readonly body: Readonly<Record<string, unknown>>
}

/** Fields: put draft. */
export interface PutDraft {
  /** Operation that is to file the document: InvoiceCreate. */
  readonly Operation: string
  /**
   * Body of the document, as far as it is prepared. It is not checked, and must not have a certificate, a password, a
   * pin or a technical key.
   */
  readonly Body: Readonly<Record<string, unknown>>
  /** sent: filing has begun with exactly this body. Absent: open. */
  readonly State?: string | Absent
  /** Type of the document, for the list: 01. */
  readonly TypeCode?: string | Absent
  /** correct: it corrects the document `Source`. copy: it began as its copy. about: it is a note about it. */
  readonly Purpose?: string | Absent
  /**
   * UUID of the submission of the document from which the draft began. Where it corrects a rejected one, its filing
   * counts as the correction.
   */
  readonly Source?: string | Absent
  /** Name of the other party, for the list. */
  readonly Party?: string | Absent
  /** Amount to pay, for the list: 59850.00. */
  readonly Total?: string | Absent
  /** Currency of the total: USD. Absent: COP. */
  readonly Currency?: string | Absent
}

/** Fields: listed draft. */
export interface ListedDraft {
  /** UUID of the draft, which is also the Idempotency-Key of its filing. */
  readonly id: string
  /** Operation that is to file the document: InvoiceCreate. */
  readonly operation: string
  /** sent: filing has begun with exactly this body. */
  readonly state: "open" | "sent"
  /** Type of the document: 01. Absent if it was not stated. */
  readonly typeCode?: string
  /** Why the draft was begun from the document `source`. Absent of a new document. */
  readonly purpose?: "correct" | "copy" | "about"
  /** UUID of the submission of the document from which the draft began. Absent of a new document. */
  readonly source?: string
  /** Name of the other party. Absent if it was not stated. */
  readonly party?: string
  /** Amount to pay: 59850.00. Absent if it was not stated. */
  readonly total?: string
  /** Currency of the total: USD. Absent: COP. */
  readonly currency?: string
  /** When the draft was stored last. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly updated: string
}

/** Fields: preview document. */
export interface PreviewDocument {
  /** Operation that is to file the document: InvoiceCreate. */
  readonly Operation: string
  /** Body of the document as that operation takes it. `Number` and what follows from the lines may be omitted. */
  readonly Body: Readonly<Record<string, unknown>>
}

/** Fields: inbox arrival. */
export interface InboxArrival {
  /** UUID of the arrival. */
  readonly id: string
  /** stored: kept, still to be judged. judged: `items` is complete. */
  readonly state: "stored" | "judged"
  /** When it arrived. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly received: string
  /** true: the same octets had arrived before; this is the earlier arrival. */
  readonly repeated: boolean
  /**
   * What it brought: one item for each document, also for documents that an earlier arrival had brought, and one for
   * all files that cannot be read.
   */
  readonly items: ReadonlyArray<InboxItem>
}

/** Fields: inbox page. */
export interface InboxPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<InboxItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: inbox item. */
export interface InboxItem {
  /** UUID of the item. */
  readonly id: string
  /**
   * Where it stands: received, acknowledged, goodsReceived, accepted, claimed, termOver, tacitlyAccepted,
   * notRequired, notOurs, withoutAnswer, unreadable or noDocument.
   */
  readonly state:
    | "received"
    | "acknowledged"
    | "goodsReceived"
    | "accepted"
    | "claimed"
    | "termOver"
    | "tacitlyAccepted"
    | "notRequired"
    | "notOurs"
    | "withoutAnswer"
    | "unreadable"
    | "noDocument"
  /** When it arrived here. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly received: string
  /** Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** UUID of the arrival that brought it: the file or mail as it came. */
  readonly arrivalId: string
  /** Key of the document: CUFE or CUDE, 96 hexadecimal digits. Absent where there is no document. */
  readonly uuid?: string
  /** Issuer of the document; absent where there is no document. */
  readonly supplier?: Counterparty
  /** Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types). */
  readonly type?: string
  /** Number of the document with its prefix: SETP990000001. */
  readonly number?: string
  /** Day of issue: 2026-01-15. */
  readonly issueDate?: string
  /** First day on which payment is due: 2026-02-14; absent if the document states none. */
  readonly dueDate?: string
  /** Form of payment; absent if the document states none. */
  readonly payment?: "cash" | "credit"
  /** Currency of the amounts, ISO 4217: COP. Absent in documents without amounts. */
  readonly currency?: string
  /** Amount to pay, as a decimal in text: 573306.30. Absent in documents without amounts. */
  readonly total?: string
  /** Taxes and withholdings by name, as in the amounts of GET /v1/inbox/summary, decimals in text: iva 91536.30. */
  readonly taxes?: Readonly<Record<string, string>>
  /** Number of the buyer's order, as the document states it: 4500012345. Absent without one. */
  readonly order?: string
  /** Codes of the registered events, 030 to 034, in their order. */
  readonly events: ReadonlyArray<string>
  /** Term for acceptance or claim; absent before it begins. */
  readonly term?: InboxTerm
  /** What a person should look at; empty if there is nothing. */
  readonly warnings: ReadonlyArray<InboxWarning>
  /** Files that cannot be read; only where the state is unreadable. */
  readonly unreadable?: InboxUnreadable
  /**
   * Name of its file inside the arrival; of several unreadable files, the name of the arrival. Absent where there is
   * none.
   */
  readonly file?: string
  /** The mail that it came with; absent if it did not come by mail. */
  readonly mail?: InboxMail
}

/** Fields: kept inbox person. */
export interface KeptInboxPerson {
  /** Person kept for the caller, else for the company; absent if none is kept. */
  readonly person?: EventPerson
  /** user: kept for this caller. company: the last one kept for the company. nobody: none is kept. */
  readonly of: "user" | "company" | "nobody"
}

/** Fields: inbox person. */
export interface InboxPerson {
  /** Person that 030 and 032 name where a request states none. */
  readonly Person: EventPerson
}

/** Fields: file inbox events many. */
export interface FileInboxEventsMany {
  /** Items, at most 200: UUID of the item, or key of its document. */
  readonly Ids: ReadonlyArray<string>
  /**
   * What to file, each once, in any order; the service files in the legal one: acknowledge (030), receive (032),
   * accept (033) or claim (031).
   */
  readonly Actions: ReadonlyArray<string>
  /**
   * Reason of a claim, mandatory for claim: 01 inconsistency, 02 goods not delivered in full, 03 goods not delivered
   * in part, 04 service not provided.
   */
  readonly ClaimCode?: string | Absent
  /**
   * Person who received invoice or goods, for 030 and 032. Absent: the one kept for the caller, else for the company.
   */
  readonly Person?: EventPerson | Absent
  /** Notes of the events, such as the details of a claim. */
  readonly Notes?: ReadonlyArray<string> | Absent
  /**
   * Certificate that asks and signs: a PKCS#12 container with its password, or the token of a stored one. Absent: the
   * company's default.
   */
  readonly SigningCertificate?: SigningCertificate | Absent
}

/** Fields: filed inbox events many. */
export interface FiledInboxEventsMany {
  /** One result for each id, in their order. */
  readonly items: ReadonlyArray<FiledInboxItem>
}

/** Fields: fetch documents. */
export interface FetchDocuments {
  /** Keys of documents, CUFE or CUDE, at most 200, each 96 hexadecimal digits. */
  readonly Uuids: ReadonlyArray<string>
}

/** Fields: fetched documents. */
export interface FetchedDocuments {
  /** One result for each key, in their order. */
  readonly items: ReadonlyArray<FetchedDocument>
}

/** Fields: inbox detail. */
export interface InboxDetail {
  /** UUID of the item. */
  readonly id: string
  /**
   * Where it stands: received, acknowledged, goodsReceived, accepted, claimed, termOver, tacitlyAccepted,
   * notRequired, notOurs, withoutAnswer, unreadable or noDocument.
   */
  readonly state:
    | "received"
    | "acknowledged"
    | "goodsReceived"
    | "accepted"
    | "claimed"
    | "termOver"
    | "tacitlyAccepted"
    | "notRequired"
    | "notOurs"
    | "withoutAnswer"
    | "unreadable"
    | "noDocument"
  /** When it arrived here. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly received: string
  /** Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /** UUID of the arrival that brought it: the file or mail as it came. */
  readonly arrivalId: string
  /** Key of the document: CUFE or CUDE, 96 hexadecimal digits. Absent where there is no document. */
  readonly uuid?: string
  /** Issuer of the document; absent where there is no document. */
  readonly supplier?: Counterparty
  /** Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types). */
  readonly type?: string
  /** Number of the document with its prefix: SETP990000001. */
  readonly number?: string
  /** Day of issue: 2026-01-15. */
  readonly issueDate?: string
  /** First day on which payment is due: 2026-02-14; absent if the document states none. */
  readonly dueDate?: string
  /** Form of payment; absent if the document states none. */
  readonly payment?: "cash" | "credit"
  /** Currency of the amounts, ISO 4217: COP. Absent in documents without amounts. */
  readonly currency?: string
  /** Amount to pay, as a decimal in text: 573306.30. Absent in documents without amounts. */
  readonly total?: string
  /** Taxes and withholdings by name, as in the amounts of GET /v1/inbox/summary, decimals in text: iva 91536.30. */
  readonly taxes?: Readonly<Record<string, string>>
  /** Number of the buyer's order, as the document states it: 4500012345. Absent without one. */
  readonly order?: string
  /** Codes of the registered events, 030 to 034, in their order. */
  readonly events: ReadonlyArray<string>
  /** Term for acceptance or claim; absent before it begins. */
  readonly term?: InboxTerm
  /** What a person should look at; empty if there is nothing. */
  readonly warnings: ReadonlyArray<InboxWarning>
  /** Files that cannot be read; only where the state is unreadable. */
  readonly unreadable?: InboxUnreadable
  /**
   * Name of its file inside the arrival; of several unreadable files, the name of the arrival. Absent where there is
   * none.
   */
  readonly file?: string
  /** The mail that it came with; absent if it did not come by mail. */
  readonly mail?: InboxMail
  /** Text of the mail, at most 20 000 characters; only of mails without a document. */
  readonly text?: string
  /**
   * The document as POST /v1/documents/read answers it, with its JSON body and every check; absent where there is
   * none.
   */
  readonly document?: ReadDocument
  /** Files that came, and our own PDF if the document can be printed. */
  readonly files: ReadonlyArray<InboxFile>
  /**
   * Only if the document cannot be printed: the values of its XML that do not have the form of their field. Empty if
   * it lacks a value that the PDF needs. Other values without their form are printed as their text, and listed at the
   * end of the PDF.
   */
  readonly unprintable?: ReadonlyArray<Violation>
  /** Events on the document, in the order in which they became known here. */
  readonly filed: ReadonlyArray<InboxEvent>
  /** Every change of state, the oldest first. */
  readonly history: ReadonlyArray<InboxStep>
}

/** Fields: file inbox events. */
export interface FileInboxEvents {
  /**
   * What to file, each once, in any order; the service files in the legal one: acknowledge (030), receive (032),
   * accept (033) or claim (031).
   */
  readonly Actions: ReadonlyArray<string>
  /**
   * Reason of a claim, mandatory for claim: 01 inconsistency, 02 goods not delivered in full, 03 goods not delivered
   * in part, 04 service not provided.
   */
  readonly ClaimCode?: string | Absent
  /**
   * Person who received invoice or goods, for 030 and 032. Absent: the one kept for the caller, else for the company.
   */
  readonly Person?: EventPerson | Absent
  /** Notes of the events, such as the details of a claim. */
  readonly Notes?: ReadonlyArray<string> | Absent
  /**
   * Certificate that asks and signs: a PKCS#12 container with its password, or the token of a stored one. Absent: the
   * company's default.
   */
  readonly SigningCertificate?: SigningCertificate | Absent
}

/** Fields: filed inbox events. */
export interface FiledInboxEvents {
  /** The item in its present state. */
  readonly item: InboxItem
  /** One outcome for each action, in the legal order. */
  readonly events: ReadonlyArray<InboxEventOutcome>
}

/** Fields: certificate upload. */
export interface CertificateUpload {
  /** PKCS#12 container (.p12, .pfx) with certificate and private key, base64. Kept encrypted and never shown. */
  readonly Content: string
  /** Password that opens the container; absent if it has none. It is not kept. */
  readonly Password?: string | Absent
}

/** Fields: created certificate. */
export interface CreatedCertificate {
  /** UUID of the certificate in this service. */
  readonly id: string
  /** NIT of the holder, without check digit: 900373115. Absent where the certificate names none. */
  readonly nit?: string
  /** Distinguished name of the certification authority (RFC 2253). */
  readonly issuer: string
  /** Serial number of the certificate, decimal digits. */
  readonly serialNumber: string
  /** Moment from which it is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notBefore: string
  /** Moment until which it is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notAfter: string
  /** Whole days until it expires: 364. Negative when it has expired. */
  readonly daysLeft: number
  /** When it was stored. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /**
   * Secret that names the certificate in `SigningCertificate.Token` of bodies: cert_…. Shown only in this answer and
   * not stored.
   */
  readonly token: string
}

/** Fields: stored certificates. */
export interface StoredCertificates {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<StoredCertificate>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: stored certificate. */
export interface StoredCertificate {
  /** UUID of the certificate in this service. */
  readonly id: string
  /** NIT of the holder, without check digit: 900373115. Absent where the certificate names none. */
  readonly nit?: string
  /** Distinguished name of the certification authority (RFC 2253). */
  readonly issuer: string
  /** Serial number of the certificate, decimal digits. */
  readonly serialNumber: string
  /** Moment from which it is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notBefore: string
  /** Moment until which it is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notAfter: string
  /** Whole days until it expires: 364. Negative when it has expired. */
  readonly daysLeft: number
  /** When it was stored. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
}

/** Fields: authority status. */
export interface AuthorityStatus {
  /**
   * When the process that answers started; its figures begin there. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.
   */
  readonly watchedSince: string
  /** One for each environment that this service calls. */
  readonly items: ReadonlyArray<EnvironmentStatus>
}

/** Fields: notice list. */
export interface NoticeList {
  /** At most one of each kind; empty if nothing needs action. */
  readonly items: ReadonlyArray<Notice>
}

/** Fields: company notices. */
export interface CompanyNotices {
  /** At most one of each kind and company, the most urgent kind first, then by term and age; at most 2 000. */
  readonly items: ReadonlyArray<CompanyNotice>
  /** Whether there are more than could be listed. */
  readonly more: boolean
}

/** Fields: token request. */
export interface TokenRequest {
  /** Purpose of the token, a label for people, at most 100 characters: ERP. */
  readonly Name?: string | Absent
  /** What the token may do, each scope once: documents:write. */
  readonly Scopes: ReadonlyArray<string>
  /** Ids of the companies that the token may act for, or * for all; absent: none. */
  readonly Companies?: ReadonlyArray<string> | Absent
  /** Ids of the providers whose software the token may use, or * for all; absent: none. */
  readonly Providers?: ReadonlyArray<string> | Absent
  /** Days until the token expires, a whole number from 1 to 3650; absent: never. */
  readonly ExpiresInDays?: number | Absent
}

/** Fields: created token. */
export interface CreatedToken {
  /** UUID of the token, not the token itself. */
  readonly id: string
  /** Purpose of the token, as it was labelled; may be empty. */
  readonly name: string
  /** First characters of the token, to recognise it: rad_sandbox_ab12cd. */
  readonly prefix: string
  /** What the token may do. */
  readonly scopes: ReadonlyArray<
    | "documents:write"
    | "documents:read"
    | "inbox:read"
    | "inbox:write"
    | "mails:report"
    | "tokens:admin"
    | "companies:admin"
    | "providers:admin"
    | "webhooks:admin"
    | "audit:read"
  >
  /** Ids of the companies that the token may act for; * means all. */
  readonly companies: ReadonlyArray<string>
  /** Ids of the providers whose software the token may use; * means all. */
  readonly providers: ReadonlyArray<string>
  /** When the token was created. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown. */
  readonly createdBy?: string
  /** When the token expires; absent: never. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly expires?: string
  /** When the token was used last, to the minute; absent: never. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly lastUsed?: string
  /** When the token was revoked; absent while it is not. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly revoked?: string
  /** The bearer token, for `Authorization`: rad_sandbox_…. Shown only in this answer; only its hash is stored. */
  readonly token: string
}

/** Fields: token items. */
export interface TokenItems {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<TokenItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: token item. */
export interface TokenItem {
  /** UUID of the token, not the token itself. */
  readonly id: string
  /** Purpose of the token, as it was labelled; may be empty. */
  readonly name: string
  /** First characters of the token, to recognise it: rad_sandbox_ab12cd. */
  readonly prefix: string
  /** What the token may do. */
  readonly scopes: ReadonlyArray<
    | "documents:write"
    | "documents:read"
    | "inbox:read"
    | "inbox:write"
    | "mails:report"
    | "tokens:admin"
    | "companies:admin"
    | "providers:admin"
    | "webhooks:admin"
    | "audit:read"
  >
  /** Ids of the companies that the token may act for; * means all. */
  readonly companies: ReadonlyArray<string>
  /** Ids of the providers whose software the token may use; * means all. */
  readonly providers: ReadonlyArray<string>
  /** When the token was created. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown. */
  readonly createdBy?: string
  /** When the token expires; absent: never. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly expires?: string
  /** When the token was used last, to the minute; absent: never. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly lastUsed?: string
  /** When the token was revoked; absent while it is not. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly revoked?: string
}

/** Fields: token self. */
export interface TokenSelf {
  /** Id of the token that asks; of a JWT `oidc:` and its subject. */
  readonly id: string
  /** Label of the token, or name of the person in a JWT; absent without one. */
  readonly name?: string
  /** What the token may do. */
  readonly scopes: ReadonlyArray<
    | "documents:write"
    | "documents:read"
    | "inbox:read"
    | "inbox:write"
    | "mails:report"
    | "tokens:admin"
    | "companies:admin"
    | "providers:admin"
    | "webhooks:admin"
    | "audit:read"
  >
  /** Ids of the companies that it may act for; * means all. */
  readonly companies: ReadonlyArray<string>
  /** Ids of the providers whose software it may use; * means all. */
  readonly providers: ReadonlyArray<string>
  /** Where this service files documents that are not tests: sandbox, habilitacion or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
}

/** Fields: revoked token. */
export interface RevokedToken {
  /** UUID of the token that was revoked. */
  readonly id: string
  /** When it was revoked. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly revoked: string
  /** Webhooks that the token had created, as far as the caller may act for each of their companies. */
  readonly webhooks: ReadonlyArray<LeftWebhook>
}

/** Fields: company items. */
export interface CompanyItems {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<CompanyItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: company item. */
export interface CompanyItem {
  /** Id of the company or provider in this service, 1 to 20 digits: 1. */
  readonly id: string
  /** Paths in `settings` of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey. */
  readonly secrets: ReadonlyArray<string>
  /** When the settings were replaced last. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly updated: string
  /** Settings that bodies of this company need not repeat, in PascalCase as in `PUT`; without secrets. */
  readonly settings: CompanySettings
  /** Series that programs number, of the last 30 days, in the answer of CompanyGetItem; absent if there are none. */
  readonly programSeries?: ReadonlyArray<ProgramSeries>
}

/** Fields: company settings. */
export interface CompanySettings {
  /** Label of the company for people, at most 200 characters; it is in no document. */
  readonly Name?: string | Absent
  /**
   * NIT of the taxpayer that the company is, 1 to 10 digits, the check digit after a hyphen if stated: 900373115-3.
   * Outside the sandbox it files documents of this NIT only. Absent: that of `CompanyParty`, else that of the first
   * document filed. Only a token of all companies changes it once it is set.
   */
  readonly Nit?: string | Absent
  /** Issuer that bodies of the company leave out: the same object as `CompanyParty` of an invoice. */
  readonly CompanyParty?: CompanyParty | Absent
  /** Numbering ranges that bodies name by prefix only, at most 100, as in `NumberingRange` of an invoice. */
  readonly NumberingRanges?: ReadonlyArray<NumberingRange> | Absent
  /** Texts of the PDF that bodies leave out, as in `CustomizePrintFormat` of an invoice. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /** UUID of the stored certificate that signs where a body has no `SigningCertificate`; absent: none does. */
  readonly DefaultCertificate?: string | Absent
  /**
   * Prefixes, till and hidden suggestions of documents that people prepare in the console; absent: the page asks for
   * prefix and till, and suggests everything.
   */
  readonly ByHand?: DocumentsByHand | Absent
  /** How mails with the company's documents are sent; absent: as the installation sends them. */
  readonly Mail?: CompanyMail | Absent
  /** Terms and retention of what the company receives; absent: as the law has them. */
  readonly Inbox?: CompanyInbox | Absent
}

/** Fields: erasure report. */
export interface ErasureReport {
  /** Id of the company whose data were erased: 1. */
  readonly id: string
  /** true: nothing was changed, and the counts say what would be. */
  readonly dryRun: boolean
  /** When the company's data were erased first; of a dry run, now. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly erasedAt: string
  /** What is gone, counted by its kind. */
  readonly erased: {
    /** Number of documents of which only the number is left. */
    readonly documents: number
    /** Number of files: bodies as they were sent, containers, ZIPs, exchanges with the authority. */
    readonly files: number
    /** Number of items of the inbox: received documents, mails, and what could not be read. */
    readonly received: number
    /** Number of mails with addresses, subjects and texts; those that were not sent yet are not sent. */
    readonly mails: number
    /** Number of uploads that the authority was queried for, with its answers. */
    readonly batches: number
    /** Number of Idempotency-Key headers. */
    readonly idempotencyKeys: number
    /** Number of certificates in the vault. */
    readonly certificates: number
    /** Number of webhooks of this company alone; others receive no more events about it. */
    readonly webhooks: number
    /** Number of events, with their deliveries. */
    readonly events: number
    /** Number of tokens for this company alone, except that of the request; others may no longer act for it. */
    readonly tokens: number
    /** 1 where the company was configured, else 0. */
    readonly settings: number
  }
  /** What stays, and why. */
  readonly kept: ReadonlyArray<{
    /**
     * documents: accepted documents with the authority's answers. received: suppliers' documents that the authority
     * validated. numbers: what keeps a number from being used twice. audit: the log of requests.
     */
    readonly what: "documents" | "received" | "numbers" | "audit"
    /** Number of things of this kind that stay. */
    readonly count: number
    /** First day on which it is not kept any more, YYYY-MM-DD: 2032-01-01. Absent: for ever. */
    readonly until?: string
    /** Why it stays, such as the article of the law, in the caller's language. */
    readonly because: string
  }>
}

/** Fields: company print item. */
export interface CompanyPrintItem {
  /** Id of the company in this service, 1 to 20 digits: 1. */
  readonly id: string
  /** Paper and design, in PascalCase as in `PUT`; empty without settings of its own. */
  readonly settings: CompanyPrint
  /** When the settings were replaced last; absent without settings. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly updated?: string
}

/** Fields: company print. */
export interface CompanyPrint {
  /** Paper of POS tickets (types 07, 08 and 20): roll80, roll58 or letter. Absent: roll80. */
  readonly TillPaper?: "letter" | "roll80" | "roll58" | Absent
  /**
   * classic: heads of tables and the total filled with the colour; plain: lines instead, which saves ink. Absent:
   * classic.
   */
  readonly Template?: "classic" | "plain" | Absent
  /**
   * Colour of titles and heads of tables, such as #12355f. White letters on it need a contrast of 4.5 at least. Rolls
   * are black.
   */
  readonly Colour?: string | Absent
  /** PNG or JPEG in base64, at most 1 MiB. It is printed instead of `ImageUrl` of the documents. Absent: theirs. */
  readonly Logo?: string | Absent
  /**
   * Side of the issuer on which a Letter page has the logo: left or right. Absent: left. A roll has it in the middle.
   */
  readonly LogoPlace?: "left" | "right" | Absent
  /**
   * Text at the foot of every page, at most 300 characters: opening hours, web page. What belongs to one document is
   * its `Note` or `CustomizePrintFormat`.
   */
  readonly Footer?: string | Absent
}

/** Fields: provider items. */
export interface ProviderItems {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<ProviderItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: provider item. */
export interface ProviderItem {
  /** Id of the company or provider in this service, 1 to 20 digits: 1. */
  readonly id: string
  /** Paths in `settings` of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey. */
  readonly secrets: ReadonlyArray<string>
  /** When the settings were replaced last. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly updated: string
  /** Settings that bodies with this provider need not repeat, in PascalCase as in `PUT`; without secrets. */
  readonly settings: ProviderSettings
}

/** Fields: provider settings. */
export interface ProviderSettings {
  /** Label of the provider for people, at most 200 characters; it is in no document. */
  readonly Name?: string | Absent
  /**
   * Where the software is registered: sandbox, habilitacion or production; nothing is filed elsewhere with it.
   * Absent: everywhere.
   */
  readonly Environment?: string | Absent
  /** Software whose id and pin bodies leave out, as in `SoftwareProvider` of an invoice. */
  readonly SoftwareProvider: SoftwareProvider
}

/** Fields: audit page. */
export interface AuditPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<AuditItem>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: audit item. */
export interface AuditItem {
  /** UUID of the entry. */
  readonly id: string
  /** When the request was answered. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
  /** Operation as this description names it: InvoiceCreate. */
  readonly operation: string
  /**
   * Who called: the id of a token (GET /v1/tokens), `oidc:` and the subject of a JWT, or `service` for the service's
   * own work.
   */
  readonly tokenId: string
  /** Name of the caller: of a token its label, of a JWT the person that it names. Absent if there is none. */
  readonly callerName?: string
  /** X-Request-Id of the answer: order-1042. */
  readonly requestId: string
  /** Id of the company of the request: 1. Absent if it concerned none. */
  readonly companyId?: string
  /** Id of the provider that the request named: 1. Absent where it named none. */
  readonly providerId?: string
  /** Key of the document, or id of the resource, that the request was about; absent where there is none. */
  readonly subject?: string
  /** HTTP status of the answer: 200. Absent if the caller had disconnected. */
  readonly status?: number
  /** Why the request was refused, by the name of the problem: NumberConflict. Absent if it succeeded. */
  readonly problem?: string
  /**
   * JSON text: what an erasure erased and kept, or which webhooks of a revoked token ended and stayed. Absent
   * elsewhere.
   */
  readonly detail?: string
}

/** Fields: webhook request. */
export interface WebhookRequest {
  /**
   * post (default): the service posts events to Url. pull: it posts nothing, GET /v1/webhook-deliveries has the
   * events, and the webhook ends after an hour.
   */
  readonly Kind?: string | Absent
  /** Purpose of the webhook, a label for people, at most 100 characters: ERP. */
  readonly Name?: string | Absent
  /**
   * Address that events are posted to: https, and a host with public addresses alone: https://erp.example.com/hooks.
   * Mandatory, except with Kind pull, which has none.
   */
  readonly Url?: string | Absent
  /** Events to receive, each the name of an event (document.accepted), a family (document.*), or * for all. */
  readonly Events: ReadonlyArray<string>
  /** Ids of the companies whose events are received, or * for all. Absent: those of the token that asks. */
  readonly Companies?: ReadonlyArray<string> | Absent
}

/** Fields: created webhook. */
export interface CreatedWebhook {
  /** UUID of the webhook. */
  readonly id: string
  /** Purpose of the webhook, as it was labelled; may be empty. */
  readonly name: string
  /** post: events are posted to `url`. pull: events wait to be read. */
  readonly kind: "post" | "pull"
  /** Address that events are posted to: https://erp.example.com/hooks. Empty of kind pull. */
  readonly url: string
  /** Events that it receives: names, families such as document.*, or * for all. */
  readonly events: ReadonlyArray<string>
  /** Ids of the companies whose events it receives; * means all. */
  readonly companies: ReadonlyArray<string>
  /** enabled: events are posted. disabled: none is, see `disabledBecause`. */
  readonly state: "enabled" | "disabled"
  /** When the webhook was made. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** When a webhook of kind pull ends; absent of kind post. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly expires?: string
  /** Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown. */
  readonly createdBy?: string
  /**
   * First failure since it took something; absent where the last delivery was taken. ISO 8601, UTC, such as
   * 2026-01-15T15:00:01.123Z.
   */
  readonly failingSince?: string
  /** When it was disabled; absent while it is enabled. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly disabled?: string
  /**
   * asked: a caller disabled it. gone: it answered 410. failing: it has taken nothing for five days. Absent while it
   * is enabled.
   */
  readonly disabledBecause?: "asked" | "gone" | "failing"
  /**
   * Secret that deliveries are signed with, whsec_… as the Standard Webhooks libraries accept it. Shown only in this
   * answer and stored encrypted.
   */
  readonly secret: string
}

/** Fields: webhooks. */
export interface Webhooks {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<Webhook>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: webhook. */
export interface Webhook {
  /** UUID of the webhook. */
  readonly id: string
  /** Purpose of the webhook, as it was labelled; may be empty. */
  readonly name: string
  /** post: events are posted to `url`. pull: events wait to be read. */
  readonly kind: "post" | "pull"
  /** Address that events are posted to: https://erp.example.com/hooks. Empty of kind pull. */
  readonly url: string
  /** Events that it receives: names, families such as document.*, or * for all. */
  readonly events: ReadonlyArray<string>
  /** Ids of the companies whose events it receives; * means all. */
  readonly companies: ReadonlyArray<string>
  /** enabled: events are posted. disabled: none is, see `disabledBecause`. */
  readonly state: "enabled" | "disabled"
  /** When the webhook was made. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** When a webhook of kind pull ends; absent of kind post. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly expires?: string
  /** Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown. */
  readonly createdBy?: string
  /**
   * First failure since it took something; absent where the last delivery was taken. ISO 8601, UTC, such as
   * 2026-01-15T15:00:01.123Z.
   */
  readonly failingSince?: string
  /** When it was disabled; absent while it is enabled. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly disabled?: string
  /**
   * asked: a caller disabled it. gone: it answered 410. failing: it has taken nothing for five days. Absent while it
   * is enabled.
   */
  readonly disabledBecause?: "asked" | "gone" | "failing"
}

/** Fields: webhook changes. */
export interface WebhookChanges {
  /** Purpose of the webhook, a label for people, at most 100 characters: ERP. Absent: it stays. */
  readonly Name?: string | Absent
  /**
   * Address that events are posted to: https, and a host with public addresses alone: https://erp.example.com/hooks.
   * Absent: it stays.
   */
  readonly Url?: string | Absent
  /**
   * Events to receive, each the name of an event (document.accepted), a family (document.*), or * for all. Absent:
   * they stay.
   */
  readonly Events?: ReadonlyArray<string> | Absent
  /** Ids of the companies whose events are received, or * for all. Absent: they stay. */
  readonly Companies?: ReadonlyArray<string> | Absent
  /**
   * enabled: it receives events again. disabled: it receives nothing, and never the events of that time. Absent: it
   * stays.
   */
  readonly State?: string | Absent
}

/** Fields: webhook secret. */
export interface WebhookSecret {
  /** The new secret, whsec_…; shown only in this answer. */
  readonly secret: string
  /**
   * Until then every delivery is signed with the secret before this one as well. ISO 8601, UTC, such as
   * 2026-01-15T15:00:01.123Z.
   */
  readonly previousExpires: string
}

/** Fields: webhook delivery. */
export interface WebhookDelivery {
  /** UUID of the delivery, of one event to one webhook. */
  readonly id: string
  /** UUID of the webhook that the event goes to. */
  readonly webhook: string
  /** Id of the event: the header webhook-id, the same however often it is sent. */
  readonly event: string
  /** Name of the event: document.accepted. */
  readonly type:
    | "document.accepted"
    | "document.rejected"
    | "document.pending"
    | "document.unknown"
    | "document.reconciled"
    | "document.overdue"
    | "document.contingency_overdue"
    | "document.needs_review"
    | "batch.stalled"
    | "queue.stalled"
    | "queue.recovered"
    | "job.overdue"
    | "job.recovered"
    | "test_set.accepted"
    | "test_set.failed"
    | "numbering_range.low"
    | "numbering_range.expiring"
    | "certificate.expiring"
    | "mail.sent"
    | "mail.partial"
    | "mail.failed"
    | "mail.bounced"
    | "inbox.received"
    | "inbox.term_ending"
    | "inbox.unreadable"
    | "authority.degraded"
    | "authority.recovered"
    | "webhook.disabled"
    | "webhook.test"
  /**
   * pending: to be sent, or sent again. delivered: it was taken. failed: every attempt failed, or the webhook was
   * disabled.
   */
  readonly state: "pending" | "delivered" | "failed"
  /** When the event happened. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** Number of attempts so far: 1. */
  readonly tries: number
  /** When the last attempt was made; absent before the first. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly tried?: string
  /**
   * Earliest moment of the next attempt; only of a pending delivery. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.
   */
  readonly next?: string
  /** HTTP status of the last attempt that was answered: 204. Absent where none was. */
  readonly status?: number
  /** Why the last attempt failed, a sentence in the language of the caller; absent if it did not. */
  readonly failure?: string
}

/** Fields: webhook delivery page. */
export interface WebhookDeliveryPage {
  /** The items of this page, at most `limit`. */
  readonly items: ReadonlyArray<WebhookDelivery>
  /** `cursor` of the next page; absent on the last. */
  readonly next?: string
}

/** Fields: webhook delivery detail. */
export interface WebhookDeliveryDetail {
  /** UUID of the delivery, of one event to one webhook. */
  readonly id: string
  /** UUID of the webhook that the event goes to. */
  readonly webhook: string
  /** Id of the event: the header webhook-id, the same however often it is sent. */
  readonly event: string
  /** Name of the event: document.accepted. */
  readonly type:
    | "document.accepted"
    | "document.rejected"
    | "document.pending"
    | "document.unknown"
    | "document.reconciled"
    | "document.overdue"
    | "document.contingency_overdue"
    | "document.needs_review"
    | "batch.stalled"
    | "queue.stalled"
    | "queue.recovered"
    | "job.overdue"
    | "job.recovered"
    | "test_set.accepted"
    | "test_set.failed"
    | "numbering_range.low"
    | "numbering_range.expiring"
    | "certificate.expiring"
    | "mail.sent"
    | "mail.partial"
    | "mail.failed"
    | "mail.bounced"
    | "inbox.received"
    | "inbox.term_ending"
    | "inbox.unreadable"
    | "authority.degraded"
    | "authority.recovered"
    | "webhook.disabled"
    | "webhook.test"
  /**
   * pending: to be sent, or sent again. delivered: it was taken. failed: every attempt failed, or the webhook was
   * disabled.
   */
  readonly state: "pending" | "delivered" | "failed"
  /** When the event happened. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly created: string
  /** Number of attempts so far: 1. */
  readonly tries: number
  /** When the last attempt was made; absent before the first. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly tried?: string
  /**
   * Earliest moment of the next attempt; only of a pending delivery. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.
   */
  readonly next?: string
  /** HTTP status of the last attempt that was answered: 204. Absent where none was. */
  readonly status?: number
  /** Why the last attempt failed, a sentence in the language of the caller; absent if it did not. */
  readonly failure?: string
  /** Every attempt, the oldest first. */
  readonly attempts: ReadonlyArray<WebhookAttempt>
  /** The JSON text that is posted, octet for octet as it is signed. */
  readonly body: string
}

/** Fields: code list items. */
export interface CodeListItems {
  /** Every code list, without its codes. */
  readonly items: ReadonlyArray<CodeListItem>
}

/** Fields: listed codes. */
export interface ListedCodes {
  /** Name of the list in paths and commands: payment-means. */
  readonly id: string
  /** Title of the list, in the caller's language: Means of payment. */
  readonly title: string
  /** Name that the authority gives to the list: MediosPago. */
  readonly name: string
  /** Publication that the list is taken from, in the caller's language. */
  readonly source: string
  /** Number of codes of the whole list: 77. */
  readonly total: number
  /** The codes, best match first if something was searched, else in the order of the list. */
  readonly items: ReadonlyArray<ListedCode>
}

/** Fields: health. */
export interface Health {
  /** ok: it works. Any other state is answered as a problem. */
  readonly status: "ok"
}

/** Fields: validation. */
export interface Validation {
  /**
   * valid: the document can be filed. invalid: it has violations. Tells the answer of a dry run from the result of a
   * filing.
   */
  readonly status: "valid" | "invalid"
  /** true: there are no violations, and the document can be filed. */
  readonly valid: boolean
  /** What keeps the document from being accepted, at most 200; empty if it can be filed. */
  readonly violations: ReadonlyArray<Violation>
  /**
   * Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not
   * checked if the form alone has 200.
   */
  readonly violationsTotal?: number
  /** What the authority accepts but complains about, or what was read otherwise than stated. */
  readonly notifications: ReadonlyArray<Violation>
  /** Number that the document would get, with its prefix: SETP990000001. Absent if the body states none. */
  readonly number?: string
  /**
   * Key that the document would have: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits; absent if it is not valid, or
   * a secret of the key is missing.
   */
  readonly documentKey?: string
  /** Name of the key's scheme, which tells how it is computed: CUFE-SHA384. */
  readonly schemeName?: "CUFE-SHA384" | "CUDE-SHA384" | "CUDS-SHA384" | "CUNE-SHA384"
  /**
   * Text that the key is the SHA-384 hash of; secrets are replaced by their names in braces: {technicalKey},
   * {softwarePin}.
   */
  readonly seed?: string
  /** The completed body without its secrets, in PascalCase as it is sent; only of a dry run with complete=totals. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** Fields: granted numbering range. */
export interface GrantedNumberingRange {
  /** Number of the authorisation (resolution): 18760000001. */
  readonly Id: number
  /** Day of the resolution, YYYY-MM-DDThh:mm:ss: 2019-01-19T00:00:00. */
  readonly Date: string
  /** Prefix of the range: SETP; empty without one. */
  readonly Prefix: string
  /** First number of the range: 990000000. */
  readonly FromNumber: number
  /** Last number of the range: 995000000. */
  readonly ToNumber: number
  /**
   * Technical key (ClTec) of the range, which the CUFE takes. Only for tokens with the scope companies:admin, and
   * where the range has one.
   */
  readonly TechnicalKey?: string
  /** First day in force, YYYY-MM-DDThh:mm:ss: 2019-01-19T00:00:00. */
  readonly StartDate: string
  /** Last day in force, YYYY-MM-DDThh:mm:ss: 2030-01-19T00:00:00. */
  readonly EndDate: string
  /** Count of numbers that this service has filed or is filing. Used, UsedByOthers and Left add up to the range. */
  readonly Used: number
  /**
   * Count of numbers under which the authority has a document that this service does not know (rule 90). They are not
   * free.
   */
  readonly UsedByOthers: number
  /** Count of numbers that can still be filed: all but Used and UsedByOthers. */
  readonly Left: number
  /** Of those left, how many a rejection or refusal has set free; numbers by the service begin with them. */
  readonly FreedByRejection: number
  /** Of those left, how many below LastNumber were never filed here. */
  readonly Skipped: number
  /** The highest number used, freed by a rejection or used by others; absent before the first. */
  readonly LastNumber?: number
  /** Days from today in Colombia to EndDate: 0 on the last day, negative afterwards. */
  readonly DaysToExpiry: number
  /**
   * Forecast: day on which the last number is used at the pace of the last 30 days, YYYY-MM-DD. Absent if no number
   * was used in that time, or if the range expires before.
   */
  readonly UsedUpOn?: string
  /** Warnings about the range, each with what to do; empty if there are none. */
  readonly Warnings: ReadonlyArray<RangeWarning>
}

/** Fields: batch answer. */
export interface BatchAnswer {
  /**
   * What the answer means for the document. accepted: valid, with the authority's signed answer.
   * acceptedWithoutEvidence: valid, without it. rejected: refused by the rules. notProcessed: refused before
   * validation. processing: query again. unknownDocument: the authority does not know it. inconclusive: nothing
   * certain; `alarms` and `statusCode` say why.
   */
  readonly verdict:
    | "accepted"
    | "acceptedWithoutEvidence"
    | "rejected"
    | "notProcessed"
    | "processing"
    | "unknownDocument"
    | "inconclusive"
  /**
   * The authority's StatusCode: 00 accepted, 99 rejected by the rules, others as the authority gives them; empty
   * until it has answered.
   */
  readonly statusCode: string
  /** The authority's StatusMessage, in its words; empty until it has answered. */
  readonly statusMessage: string
  /** The authority's StatusDescription, in its words; empty until it has answered. */
  readonly statusDescription: string
  /**
   * Key as answered, 96 hexadecimal digits; under rule 90 that of the document accepted before. Absent of an answer
   * about the whole batch.
   */
  readonly uuid?: string
  /** Name of the document's file in the batch: fv09003731150002600000001.xml. Absent where the authority names none. */
  readonly fileName?: string
  /** Rules that rejected the document, or that the authority notifies; empty if there are none. */
  readonly rules: ReadonlyArray<AnsweredRule>
  /** Why the answer cannot be trusted, a sentence each; empty if it can. */
  readonly alarms: ReadonlyArray<string>
  /** The authority's signed answer about the document; absent without one. */
  readonly applicationResponse?: AnsweredEvidence
}

/** Fields: answer proof. */
export interface AnswerProof {
  /**
   * proven: a valid path (RFC 5280) leads from the signer's certificate to a trust anchor. not-proven: every check
   * holds, but no such path. broken: a check does not hold.
   */
  readonly degree: "proven" | "not-proven" | "broken"
  /** Trust anchor that the path leads to; only if proven. */
  readonly anchor?: {
    /** Distinguished name of the anchor (RFC 2253). */
    readonly subject: string
    /** SHA-256 of the anchor's certificate, 64 hexadecimal digits. */
    readonly fingerprint: string
  }
  /** When every certificate had to be valid; only if proven. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at?: string
  /** Source of that moment. received: the recorded time of receipt. stated: the signing time that the signer states. */
  readonly time?: "received" | "stated"
  /** Source that showed the certificate was not revoked: crl, ocsp, or none if neither was available. */
  readonly revocation?: "crl" | "ocsp" | "none"
  /**
   * Why it is not proven. no-anchor or another-key: no anchor issued the certificate. Else the rule of RFC 5280 that
   * the path breaks: validity, critical-extension, policy, no-authority, key-usage, signer-usage, name-constraints,
   * path-length, malformed, no-revocation.
   */
  readonly reason?: string
  /** Issuer of the signer's certificate, the name of the anchor that is missing (RFC 2253). */
  readonly issuer?: string
  /** Certificate that breaks the rule, its distinguished name (RFC 2253). */
  readonly subject?: string
  /** Name of the check that does not hold; only if broken. */
  readonly check?: string
  /** The same as a sentence in the caller's language. */
  readonly text: string
}

/** Fields: document event. */
export interface DocumentEvent {
  /** Type of the event: 030 (GET /v1/codes/events). */
  readonly code: string
  /** Name of the event, as the authority states it: Acuse de recibo de Factura Electrónica de Venta. */
  readonly name: string
  /** Number of the event with its prefix: ACR1. */
  readonly id: string
  /** Key of the event, CUDE, 96 hexadecimal digits. */
  readonly uuid: string
  /**
   * When the authority registered it, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. Absent where it does not say.
   */
  readonly registered?: string
  /** Rules that the authority notified when it registered the event. */
  readonly notifications: ReadonlyArray<{
    /** Code of the authority's rule: LGC57. */
    readonly rule: string
    /** What the authority said, in its words. */
    readonly message: string
  }>
}

/** Fields: read document. */
export interface ReadDocument {
  /** Name of the file in the ZIP: fv09003731150002600000001.xml. Absent where no ZIP was sent. */
  readonly file?: string
  /** Kind of document: invoice, credit-note, event, …; authority-response, container, or unknown. */
  readonly kind: string
  /** Operation that files such a document: InvoiceCreate. null where there is none. */
  readonly operation: null | string
  /** Type code of the document: 01. null where it is not stated. */
  readonly typeCode: null | string
  /** Number of the document with its prefix: SETP990000001. null where it is not stated. */
  readonly number: null | string
  /** Environment that the document states: 1 production, 2 tests. null where it is not stated. */
  readonly environment: null | string
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. null where it is not stated. */
  readonly uuid: null | string
  /** Name of the key's scheme, which tells how it is computed: CUFE-SHA384. null where it is not stated. */
  readonly schemeName: null | string
  /**
   * Body of the operation in PascalCase, without secrets; numbers with the digits of the XML. null where no operation
   * files it.
   */
  readonly body: Readonly<Record<string, unknown>> | null
  /** XPaths of values that no field of the body can hold, at most 1000; empty if everything was read. */
  readonly unread: ReadonlyArray<string>
  /** Verification of the document, its container and the authority's answer. */
  readonly verification: Verification
}

/** Fields: sheet sale. */
export interface SheetSale {
  /** The company's own id of the sale, from the sheet: V-1042. */
  readonly reference: string
  /** Rows of the sale, one for each line of the invoice. */
  readonly rows: ReadonlyArray<number>
  /**
   * The Idempotency-Key under which to check and file the body: the sale is then filed once, whoever uploads the
   * sheet and how often: sheet:V-1042.
   */
  readonly idempotencyKey: string
  /**
   * The Idempotency-Key for the corrected sale, where the document on record was rejected: sheet:V-1042:2. To use if
   * `idempotencyKey` conflicts, that is, if the rows were changed.
   */
  readonly correctionKey?: string
  /** The document that was filed for this reference; absent if none was. */
  readonly recorded?: RecordedSale
  /** The cell of each field, by its JSONPath in the body: $.CustomerParty.Name is H2. */
  readonly cells: Readonly<Record<string, string>>
  /**
   * Body for POST /v1/dian/invoices, with complete=totals. It has no number: the document gets the next one of its
   * range.
   */
  readonly body: Readonly<Record<string, unknown>>
}

/** Fields: sheet fault. */
export interface SheetFault {
  /** Number of the row in the sheet, as Excel shows it: 2. */
  readonly row: number
  /** The cell: N2. Absent if the fault is of the row. */
  readonly cell?: string
  /** Reference of the sale, which is not among `sales`; absent if the row has none. */
  readonly reference?: string
  /** What is wrong, in the language of the caller. */
  readonly message: string
}

/** Fields: sheet reason. */
export interface SheetReason {
  /** Number of the row in the sheet, as Excel shows it: 2. */
  readonly Row: number
  /** Why the sale of this row was not filed, in words for people. */
  readonly Text: string
}

/** Fields: test set upload document. */
export interface TestSetUploadDocument {
  /** The operation that would file the document: InvoiceCreate. */
  readonly Operation: string
  /** The body that the operation takes, with its `Number`. */
  readonly Body: Readonly<Record<string, unknown>>
}

/** Fields: test set document. */
export interface TestSetDocument {
  /** Operation that filed the document, by its name in this description: InvoiceCreate. */
  readonly operation: string
  /** Number of the document with its prefix: SETP990000001. */
  readonly id: string
  /** Prefix of the number, such as SETP; empty without one. */
  readonly prefix: string
  /** Number without its prefix: 990000001. */
  readonly number: number
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. */
  readonly uuid: string
  /** UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it. */
  readonly submissionId: string
  /**
   * Key that the authority gave to the upload (ZipKey), a GUID; GET /v1/dian/status-zips takes it. Empty without an
   * upload.
   */
  readonly zipkey: string
  /**
   * submitted: accepted. rejected: refused by its rules (statusCode 99) or before them, as by a closed test set (2).
   * processing: uploaded, the verdict is to come. pending: recorded, not uploaded yet or of unknown outcome. refused:
   * the authority did not take the request, so nothing was filed; send it again.
   */
  readonly status: "submitted" | "rejected" | "processing" | "pending" | "refused"
  /**
   * The authority's StatusCode: 00 accepted, 99 rejected by the rules, others as the authority gives them; empty
   * until it has answered.
   */
  readonly statusCode: string
  /** The authority's StatusMessage, in its words; empty until it has answered. */
  readonly statusMessage: string
  /** The authority's StatusDescription, in its words; empty until it has answered. */
  readonly statusDescription: string
  /** Rules by which the authority rejected the document, explained; empty if it did not. */
  readonly violations: ReadonlyArray<RejectedRule>
}

/** Fields: test set progress. */
export interface TestSetProgress {
  /** Number of documents that this service has filed for the set: 18. */
  readonly total: number
  /** Number of documents that the authority accepted. */
  readonly accepted: number
  /** Number of documents rejected by the rules; these count against the set. */
  readonly rejected: number
  /**
   * Number of documents refused before the rules were asked: the set is closed or unknown, or the request was not
   * taken.
   */
  readonly notProcessed: number
  /** Number of documents without a verdict yet. */
  readonly open: number
  /**
   * What the authority has said of the set. accepted, rejected: it is closed and takes nothing any more. refused: it
   * takes nothing for it from this issuer, software and certificate; `message` says why. open: none of these so far.
   */
  readonly state: "open" | "accepted" | "rejected" | "refused"
  /** The authority's own sentence about the set; absent while it has said nothing. */
  readonly message?: string
}

/** Fields: mail receiver. */
export interface MailReceiver {
  /** Line of the mail with the address: to, cc or bcc. */
  readonly kind: "to" | "cc" | "bcc"
  /** E-mail address, bare: compras@example.com. */
  readonly address: string
  /**
   * Source of the address: the request, the authority's record of this receiver (GetAcquirer), its list of all
   * receivers (GetExchangeEmails), or the document.
   */
  readonly origin?: "request" | "GetAcquirer" | "GetExchangeEmails" | "document"
  /**
   * Of GetExchangeEmails: when the list was queried; absent elsewhere. ISO 8601, UTC, such as
   * 2026-01-15T15:00:01.123Z.
   */
  readonly asOf?: string
  /**
   * queued: to be sent. sent: the mail server accepted it. failed: the server rejected the address permanently, or a
   * day of attempts has passed.
   */
  readonly state: "queued" | "sent" | "failed"
  /**
   * Last reply of the mail server about this receiver: 250 2.1.5 Ok; without a reply, the reason. Absent before the
   * first attempt.
   */
  readonly reply?: string
  /** Bounce that arrived after the mail server had accepted the mail; absent without one. */
  readonly bounce?: ReceiverBounce
}

/** Fields: queued mail. */
export interface QueuedMail {
  /** The queued mail; absent if there is a problem. */
  readonly mail?: Mail
  /** With dryRun: the addresses that the mail would go to. */
  readonly addresses?: ReadonlyArray<string>
  /** Why the mail was not queued; absent if it was. */
  readonly problem?: ItemProblem
}

/** Fields: bounced receiver. */
export interface BouncedReceiver {
  /** E-mail address of the receiver: compras@example.com. */
  readonly address: string
  /** bounced: it will not be delivered. delayed: it is still tried. */
  readonly state: "bounced" | "delayed"
  /** Enhanced status code (RFC 3463): 5.1.1, no such mailbox. */
  readonly status: string
  /** What the other mail server said, in its words: 550 5.1.1 no such user. Absent where it said nothing. */
  readonly diagnostic?: string
  /** When the report arrived. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly reported: string
}

/** Fields: caught mail. */
export interface CaughtMail {
  /** UUID of the caught message. */
  readonly id: string
  /** UUID of the mail; GET /v1/dian/send-mails/{id} shows its state. */
  readonly mailId: string
  /** When it was caught. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly caught: string
  /** Sender as the message states it: Facturación <facturas@example.com>. */
  readonly from: string
  /** Addresses that it would have gone to, blind copies too. */
  readonly receivers: ReadonlyArray<string>
  /** Subject of the message. */
  readonly subject: string
  /** Text of the message. */
  readonly text: string
  /** Attached files; the place in this list, from 0, names one. */
  readonly files: ReadonlyArray<CaughtFile>
}

/** Fields: sent payslip. */
export interface SentPayslip {
  /** The payslip after the request. */
  readonly payslip: Payslip
  /** Why it was not queued; absent if it was. */
  readonly problem?: ItemProblem
}

/** Fields: ledger facts. */
export interface LedgerFacts {
  /** First day on which payment is due: 2026-02-14. Absent if the document states none. */
  readonly dueDate?: string
  /** Form of payment: 1 cash, 2 credit (GET /v1/codes/payment-forms). Absent without one. */
  readonly paymentForm?: string
  /** Number of the buyer's order; absent without one. */
  readonly order?: string
  /** Taxable amount of VAT at every rate, 0 % included, as a decimal: 522006.00. */
  readonly base?: string
  /** VAT (01), at all rates, as a decimal: 51300.30. */
  readonly iva?: string
  /** Withholdings stated in the document, which do not change its total: of VAT, income tax and ICA. */
  readonly withheld?: string
}

/** Fields: undelivered mail. */
export interface UndeliveredMail {
  /** Address of the receiver. */
  readonly address: string
  /** Words of the mail server that refused or returned the mail: 550 5.1.1 user unknown. Absent if it gave none. */
  readonly reason?: string
}

/** Fields: stated document. */
export interface StatedDocument {
  /** Number of the document with its prefix: SETP990000001. */
  readonly id: string
  /** Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types). */
  readonly type: string
  /** Prefix of the number, such as SETP; empty without one. */
  readonly prefix: string
  /** Number without its prefix: 990000001. */
  readonly number: number
  /** Issue date as the body stated it, ISO 8601: 2026-01-15T10:00:00-05:00. */
  readonly date: string
  /** When the service recorded it, ISO 8601 with offset. */
  readonly created: string
  /**
   * Buyer, seller of a purchase, worker, or addressee of an event. Absent if the document names none, or if it was
   * erased.
   */
  readonly counterparty?: Counterparty
  /** Currency of the total, ISO 4217: COP. Absent in documents without amounts. */
  readonly currency?: string
  /** Amount to pay, or net pay of a payroll, as a decimal in text: 573306.30. Absent in documents without amounts. */
  readonly total?: string
}

/** Fields: summary group. */
export interface SummaryGroup {
  /** Day of issue, with `by=day`: 2026-01-15. issuedFrom and issuedTo of this day list the documents. */
  readonly day?: string
  /** Month of issue, with `by=month`: 2026-01. issuedFrom and issuedTo of its days list the documents. */
  readonly month?: string
  /** Type code, with `by=type`: 01. The filter `type` lists the documents. */
  readonly type?: string
  /** Status, with `by=status`: submitted. The filter `status` lists the documents. */
  readonly status?: string
  /**
   * Buyer, seller, worker or addressee, with `by=counterparty`; absent for documents without one. The filter
   * `counterparty` lists the documents.
   */
  readonly counterparty?: Counterparty
  /**
   * Book of the documents: sale, purchase, payroll or event. Absent in sums of the inbox. The filter `book` lists the
   * documents.
   */
  readonly book?: "sale" | "purchase" | "payroll" | "event"
  /**
   * Currency of the amounts, ISO 4217: COP. Absent for documents without amounts. The filter `currency` lists the
   * documents.
   */
  readonly currency?: string
  /** Number of documents. */
  readonly documents: number
  /**
   * Sum of the totals, as a decimal: 573306.30. Notes of types 91, 94 and 95 are subtracted from their book; in sums
   * of the inbox they are added.
   */
  readonly total?: string
  /**
   * The total in pesos, as a decimal: each document at the exchange rate that it states, rounded half to even to two
   * digits. Absent without such documents, and in sums of the inbox.
   */
  readonly pesos?: string
  /**
   * Number of documents in this foreign currency that state no exchange rate; `pesos` lacks them. Absent if there are
   * none.
   */
  readonly withoutRate?: number
  /** Sums by tax, as decimals. */
  readonly amounts: SummaryAmounts
}

/** Fields: summary tax. */
export interface SummaryTax {
  /** Book of the documents: sale, purchase or payroll. */
  readonly book: "sale" | "purchase" | "payroll" | "event"
  /** Taxable amount in pesos. */
  readonly base?: string
  /** Tax or withholding in pesos. */
  readonly amount?: string
}

/** Fields: tax total. */
export interface TaxTotal {
  /**
   * Taxable amount in pesos, as a decimal: 481778.40. Absent for taxes per unit and for withholdings of payroll,
   * which state none.
   */
  readonly base?: string
  /** Tax or withholding in pesos, as a decimal: 91537.90. Absent for excluded lines. */
  readonly amount?: string
}

/** Fields: tax part. */
export interface TaxPart {
  /**
   * sale: invoices, equivalents and their notes. support: support documents and their notes. payroll. received:
   * documents in the inbox that the authority validated. claimed: received ones that were claimed (031), and notes
   * about them. unanswered: received ones without the authority's validation. `purchases` adds up received and
   * support; no other parts are added together.
   */
  readonly part: "sale" | "support" | "payroll" | "received" | "claimed" | "unanswered"
  /** Number of documents. */
  readonly documents: number
  /** Sum of the totals in pesos, less the notes that lower, as a decimal: 573316.30. */
  readonly total: string
  /**
   * Number of documents in a foreign currency that state no exchange rate; no amount has them. Absent if there are
   * none.
   */
  readonly withoutRate?: number
  /** Number of received documents in whose XML no tax could be read. Absent if there are none. */
  readonly withoutTaxes?: number
  /** The documents by type. */
  readonly types: ReadonlyArray<TaxPartType>
  /** VAT at all rates; its base includes what is exempt and excluded. */
  readonly iva: TaxTotal
  /** Withholdings by concept, at all rates. */
  readonly withheld: ReadonlyArray<WithheldTotal>
  /** VAT by rate, the highest first, then what is excluded, other taxes, and withholdings by concept and rate. */
  readonly lines: ReadonlyArray<TaxLine>
}

/** Fields: filed product. */
export interface FiledProduct {
  /**
   * Line for `Items` of a body: description, codes, unit, price, and taxes with their rates. It has no quantity, no
   * discounts, no withholdings, and no amounts that follow from it.
   */
  readonly item: Readonly<Record<string, unknown>>
  /** Currency of the price: COP. */
  readonly currency: string
  /** Day of issue of the document: 2026-01-15. */
  readonly date: string
  /** Key of the document: its CUFE, CUDE or CUDS. */
  readonly uuid: string
}

/** Fields: reconciliation finding. */
export interface ReconciliationFinding {
  /**
   * missing-here: listed and not recorded. missing-at-authority: accepted here and not listed. unanswered: open here
   * and not listed. other-key: the number is listed with the key of another document. amount: totals differ. state:
   * the states differ. not-received: listed as received and not in the inbox. received-not-listed: in the inbox and
   * not listed.
   */
  readonly kind:
    | "missing-here"
    | "missing-at-authority"
    | "unanswered"
    | "other-key"
    | "amount"
    | "state"
    | "not-received"
    | "received-not-listed"
  /** Number of the document with its prefix: SETP990000001. */
  readonly id: string
  /** Issue date, YYYY-MM-DD; absent if the listing has none that can be read. */
  readonly date?: string
  /** The document in the listing; absent if it is not listed. */
  readonly listed?: {
    /** Key of the document: CUFE, CUDE or CUDS, 96 hexadecimal digits. */
    readonly uuid: string
    /** Type in the listing's words: Factura electrónica. */
    readonly type: string
    /** State in the listing's words: Aprobado. */
    readonly state: string
    /** Identification of the issuer as the listing writes it: 900373115. */
    readonly issuer: string
    /** Total in the document's currency, as a decimal: 573306.30. Absent if there is none. */
    readonly total?: string
  }
  /** The document as recorded here; absent if it is not recorded. */
  readonly recorded?: {
    /** UUID of the submission; GET /v1/submissions/{id} takes it. */
    readonly submissionId: string
    /** Key of the document: CUFE, CUDE or CUDS, 96 hexadecimal digits. */
    readonly uuid: string
    /** Type code: 01. */
    readonly type: string
    /** Exact state of the submission: accepted. */
    readonly state: string
    /** Total in the document's currency, as a decimal: 573306.30. Absent if there is none. */
    readonly total?: string
  }
  /** The document as it is in the inbox; only of received-not-listed. */
  readonly received?: {
    /** UUID of the item; GET /v1/inbox/{id} takes it. */
    readonly itemId: string
    /** Key of the document: CUFE, CUDE or CUDS, 96 hexadecimal digits. */
    readonly uuid: string
    /** Type code: 01. */
    readonly type: string
    /** State of the item: received. */
    readonly state: string
    /** Total in the document's currency, as a decimal: 573306.30. Absent if there is none. */
    readonly total?: string
  }
  /** What to do, in the language of the caller. */
  readonly action: string
}

/** Fields: dismissal. */
export interface Dismissal {
  /** Why the document is not corrected, in the words of whoever decided. */
  readonly reason: string
  /** Who decided: the id of a token, or `oidc:` and the subject of a JWT. */
  readonly tokenId: string
  /** Name of whoever decided: of a token its label, of a JWT the person that it names. Absent if there is none. */
  readonly callerName?: string
  /** When it was decided. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
}

/** Fields: submission step. */
export interface SubmissionStep {
  /** When the step happened. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
  /** State before the step; absent of the first. */
  readonly from?: "signed" | "contingency" | "filing" | "unknown" | "processing" | "accepted" | "rejected" | "refused"
  /** State after the step. */
  readonly to: "signed" | "contingency" | "filing" | "unknown" | "processing" | "accepted" | "rejected" | "refused"
  /**
   * Origin of the step. request: the call that filed it. worker: the service in the background. authority: its
   * answer. operator: a person.
   */
  readonly origin: "request" | "worker" | "authority" | "operator"
  /** Number of the attempt to send that the step belongs to; 0 before the first. */
  readonly attempt: number
  /**
   * Sentence about the step, such as the failure of a call, in the language of the caller; empty if there is nothing
   * to say.
   */
  readonly detail: string
}

/** Fields: retried submission. */
export interface RetriedSubmission {
  /** The id of the request: UUID of a submission, or key of its document. */
  readonly id: string
  /** The submission after the retry; absent if there is a problem. */
  readonly submission?: SubmissionDetail
  /** Why the submission was not retried; absent if it was. */
  readonly problem?: ItemProblem
}

/** Fields: inbox term. */
export interface InboxTerm {
  /** Day from which business days are counted, itself not counted: 2026-01-15. */
  readonly startsOn: string
  /** Last day for acceptance (033) or claim (031): 2026-01-20. */
  readonly endsOn: string
}

/** Fields: inbox warning. */
export interface InboxWarning {
  /**
   * anotherCufe: the supplier sent the same type and number with another key. rejected: the authority's answer
   * rejects it. broken: a check of document or answer fails. notProven: no anchor vouches for a signature.
   * noContainer: it came without the authority's answer.
   */
  readonly code: "anotherCufe" | "rejected" | "broken" | "notProven" | "noContainer"
  /** The warning as a sentence, in the language of the caller. */
  readonly text: string
}

/** Fields: inbox unreadable. */
export interface InboxUnreadable {
  /** Number of files of the arrival that cannot be read: 1. */
  readonly count: number
  /** The first twenty of them, each with the reason. */
  readonly files: ReadonlyArray<InboxUnreadableFile>
}

/** Fields: inbox mail. */
export interface InboxMail {
  /** Subject of the mail; may be empty. */
  readonly subject: string
  /** Address that the mail states as its sender, not proven; may be empty. */
  readonly from: string
  /**
   * When it was sent, as the mail states it; absent without a date. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.
   */
  readonly date?: string
}

/** Fields: filed inbox item. */
export interface FiledInboxItem {
  /** Id as requested: UUID of the item, or key of its document. */
  readonly id: string
  /** The item and its outcomes; absent if there is a problem. */
  readonly filed?: FiledInboxEvents
  /** Why nothing was filed for the item; absent otherwise. */
  readonly problem?: ItemProblem
}

/** Fields: fetched document. */
export interface FetchedDocument {
  /** Key as requested, in lower case, 96 hexadecimal digits. */
  readonly uuid: string
  /** The item; absent if there is a problem. */
  readonly item?: InboxItem
  /** Why the document was not fetched; absent if it was. */
  readonly problem?: ItemProblem
}

/** Fields: inbox file. */
export interface InboxFile {
  /**
   * Name of the file in GET /v1/inbox/{id}/files/{file}: document, pdf, received, or a place in the arrival such as
   * 1-0.
   */
  readonly id: string
  /** What its content is, whatever its name says. */
  readonly kind: "xml" | "pdf" | "zip" | "mail" | "image" | "other"
  /** Name of the file. */
  readonly name: string
  /** Size in octets; absent for files that are made on request. */
  readonly octets?: number
}

/** Fields: inbox event. */
export interface InboxEvent {
  /** Code of the event: 030. */
  readonly code: string
  /**
   * filing: recorded here, its outcome is open. registered: the authority has it. rejected: the authority rejected
   * it; it may be filed again.
   */
  readonly state: "filing" | "registered" | "rejected"
  /** here: filed by this service. elsewhere: found at the authority. */
  readonly origin: "here" | "elsewhere"
  /** Number of the event with its prefix; absent until it is known. */
  readonly id?: string
  /** CUDE of the event, 96 hexadecimal digits; absent until it is known. */
  readonly uuid?: string
  /** UUID of its submission; only of events filed here. */
  readonly submissionId?: string
  /** When the authority registered it, ISO 8601 with offset; absent until then. */
  readonly registered?: string
}

/** Fields: inbox step. */
export interface InboxStep {
  /** When the step happened. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
  /** State before the step; absent of the first. */
  readonly from?:
    | "received"
    | "acknowledged"
    | "goodsReceived"
    | "accepted"
    | "claimed"
    | "termOver"
    | "tacitlyAccepted"
    | "notRequired"
    | "notOurs"
    | "withoutAnswer"
    | "unreadable"
    | "noDocument"
  /** State after the step. */
  readonly to:
    | "received"
    | "acknowledged"
    | "goodsReceived"
    | "accepted"
    | "claimed"
    | "termOver"
    | "tacitlyAccepted"
    | "notRequired"
    | "notOurs"
    | "withoutAnswer"
    | "unreadable"
    | "noDocument"
  /** Cause: judged, replaced, validated, term, or the code of a registered event. */
  readonly by: string
}

/** Fields: inbox event outcome. */
export interface InboxEventOutcome {
  /** The action. */
  readonly action: "acknowledge" | "receive" | "accept" | "claim"
  /** Code of its event: 030. */
  readonly code: string
  /**
   * registered: the authority took it now. known: the authority had it before, nothing was filed. pending: filed,
   * outcome still open; the service asks by itself. rejected: the authority rejected it. failed: nothing was filed,
   * `problem` says why. skipped: an action before it did not succeed.
   */
  readonly status: "registered" | "known" | "pending" | "rejected" | "failed" | "skipped"
  /** Result of the filing, as POST /v1/dian/events answers it; absent if nothing was filed. */
  readonly result?: SubmissionResult
  /** Why nothing was filed; absent otherwise. */
  readonly problem?: ItemProblem
}

/** Fields: environment status. */
export interface EnvironmentStatus {
  /** Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production. */
  readonly environment: "sandbox" | "habilitacion" | "production"
  /**
   * closed: calls are made. open: none is made, because the last ones gave no answer; documents are signed, recorded
   * and answered 202. half-open: one call is made at a time, until one is answered.
   */
  readonly state: "closed" | "open" | "half-open"
  /** While open: whole seconds until the next call is made: 30. */
  readonly retryAfterSeconds?: number
  /**
   * Moment of the last answer, including rejections; absent before the first. ISO 8601, UTC, such as
   * 2026-01-15T15:00:01.123Z.
   */
  readonly lastSuccess?: string
  /** The last call without an answer; absent where every call was answered. */
  readonly lastFailure?: AuthorityFailure
  /** Number of calls without an answer since the last one that had one: 0. */
  readonly failuresInARow: number
  /** Number of recent calls that `failures` and `latency` cover, a few hundred at most. */
  readonly calls: number
  /** Calls without an answer by reason, including calls that the authority declined. */
  readonly failures: ReadonlyArray<AuthorityFailures>
  /** Answer times. */
  readonly latency: {
    /** Response times of filed documents; absent without calls. */
    readonly filing?: AuthorityLatency
    /** Response times of queries; absent without calls. */
    readonly query?: AuthorityLatency
  }
}

/** Fields: notice. */
export interface Notice {
  /**
   * Name of the state, which is that of its event for webhooks. queue.stalled and job.overdue are shown to tokens of
   * all companies only.
   */
  readonly kind:
    | "document.overdue"
    | "document.contingency_overdue"
    | "batch.stalled"
    | "webhook.disabled"
    | "queue.stalled"
    | "job.overdue"
  /** Sentence that describes the state, in the language of the caller. */
  readonly message: string
  /** What to do, in the language of the caller. */
  readonly action: string
  /** Number of documents, uploads, webhooks, queues or jobs in the state: 3. */
  readonly count: number
  /** What is in the state, the oldest first, at most 20. */
  readonly subjects: ReadonlyArray<NoticeSubject>
}

/** Fields: company notice. */
export interface CompanyNotice {
  /** Id of the company: 1. */
  readonly companyId: string
  /** Name of the state, which is that of its event for webhooks if it has one. */
  readonly kind:
    | "document.contingency_overdue"
    | "document.contingency_due"
    | "document.overdue"
    | "batch.stalled"
    | "document.rejected"
    | "inbox.term_ending"
    | "certificate.expiring"
    | "numbering_range.expiring"
    | "numbering_range.low"
    | "mail.failed"
    | "webhook.disabled"
  /** What is open, in the language of the caller. */
  readonly message: string
  /** Number of documents, mails, ranges, certificates, uploads or webhooks in the state: 3. */
  readonly count: number
  /** Since when the oldest of them is open, ISO 8601 in UTC; absent of ranges and certificates. */
  readonly since?: string
  /**
   * When the first term ends, ISO 8601: transmission of a contingency, acceptance or claim, certificate or range.
   * Absent of others.
   */
  readonly until?: string
}

/** Fields: left webhook. */
export interface LeftWebhook {
  /** UUID of the webhook. */
  readonly id: string
  /** Purpose of the webhook, as it was labelled; may be empty. */
  readonly name: string
  /** Address that events are posted to: https://erp.example.com/hooks. */
  readonly url: string
  /** Ids of the companies whose events it receives; * means all. */
  readonly companies: ReadonlyArray<string>
  /** true: it ended with the token. false: it is kept, and belongs to its companies. */
  readonly ended: boolean
}

/** Fields: program series. */
export interface ProgramSeries {
  /** Type code of its documents: 01. */
  readonly type: string
  /** Prefix of its numbers: FE; empty if they have none. */
  readonly prefix: string
  /** When the newest document with a stated number was recorded. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly last: string
}

/** Fields: documents by hand. */
export interface DocumentsByHand {
  /** Prefixes by type of document, at most 20: those that no other program numbers. */
  readonly Prefixes?: ReadonlyArray<PrefixByHand> | Absent
  /** Till of POS tickets, as in `PointOfSale` of a ticket. */
  readonly PointOfSale?: PointOfSale | Absent
  /** Maker of the till's software, as in `SoftwareManufacturer` of a ticket. */
  readonly SoftwareManufacturer?: SoftwareManufacturer | Absent
  /** Identifications of customers and sellers of earlier documents that the page no longer suggests, at most 500. */
  readonly HiddenParties?: ReadonlyArray<string> | Absent
  /** Products of earlier documents that the page no longer suggests, at most 500. */
  readonly HiddenProducts?: ReadonlyArray<HiddenProduct> | Absent
}

/** Fields: company mail. */
export interface CompanyMail {
  /**
   * Mail server with its credentials: smtp://user:password@host:587 or smtps://…, at port 25, 465, 587 or 2525 of a
   * public address. Absent: that of the installation. Never shown.
   */
  readonly SmtpUrl?: string | Absent
  /** Address that mails are sent from: facturacion@example.com. Absent: that of the installation. */
  readonly From?: string | Absent
  /** Name that receivers see with the sender's address, at most 200 characters: Café Piñón. */
  readonly FromName?: string | Absent
  /** Address that answers go to: cartera@example.com. Absent: the sender's. */
  readonly ReplyTo?: string | Absent
}

/** Fields: company inbox. */
export interface CompanyInbox {
  /**
   * Event whose day begins the term of three business days for acceptance or claim: 032 (receipt of goods, the law)
   * or 030 (receipt of the invoice, as a draft decree has it). Absent: 032.
   */
  readonly TermStart?: string | Absent
  /** true: Saturdays count as business days. Absent: they do not. */
  readonly Saturdays?: boolean | Absent
  /** Days after which a mail without a document is deleted, 1 to 3650; absent: 30. */
  readonly MailDays?: number | Absent
}

/** Fields: webhook attempt. */
export interface WebhookAttempt {
  /** When the attempt was made. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
  /** Milliseconds that the attempt took: 85. */
  readonly millis: number
  /** HTTP status of the answer: 500. Absent where there was none. */
  readonly status?: number
  /** Why the attempt failed, a sentence in the language of the caller; absent if it did not. */
  readonly failure?: string
  /** First 300 characters of the answer to a failed attempt; absent elsewhere. */
  readonly answer?: string
}

/** Fields: code list item. */
export interface CodeListItem {
  /** Name of the list in paths and commands: payment-means. */
  readonly id: string
  /** Title of the list, in the caller's language: Means of payment. */
  readonly title: string
  /** Name that the authority gives to the list: MediosPago. */
  readonly name: string
  /** Publication that the list is taken from, in the caller's language. */
  readonly source: string
  /** Number of codes of the whole list: 77. */
  readonly total: number
}

/** Fields: listed code. */
export interface ListedCode {
  /**
   * Type of the concept of payroll, `Items[].Type` of the body, within which the code is unique: Devengo. Absent in
   * other lists.
   */
  readonly type?: string
  /** The code as a body states it: 10. */
  readonly code: string
  /** Meaning of the code: in the caller's language where the list has both, else in Spanish. */
  readonly name: string
  /** First day on which the code may be used, YYYY-MM-DD; absent if there is none. */
  readonly validFrom?: string
  /** Last day on which the code may be used, YYYY-MM-DD; absent if there is none. */
  readonly validUntil?: string
  /**
   * Sources that have the code and sources that lack it, in the caller's language. The authority may reject it, so it
   * is filed with a notification. Absent if the sources agree.
   */
  readonly doubt?: string
  /** XML element of a concept of payroll: Devengados/Basico. Absent in other lists. */
  readonly element?: string
  /** Fields that an item of a concept of payroll states, and where each goes; absent in other lists. */
  readonly fields?: ReadonlyArray<ConceptField>
}

/** Fields: range warning. */
export interface RangeWarning {
  /**
   * used-up: no number is left. low: a tenth or less is left. expired: its last day is over. expiring: 30 days or
   * fewer are left. used-by-others: other programs number in it. skipped: a gap that may have to be explained.
   */
  readonly code: "used-up" | "low" | "expired" | "expiring" | "used-by-others" | "skipped"
  /** What to do about it, a sentence in the caller's language. */
  readonly message: string
}

/** Fields: answered rule. */
export interface AnsweredRule {
  /** rejection: the rule rejects the document. notification: it only remarks on it. */
  readonly kind: "rejection" | "notification"
  /** Code of the authority's rule: FAD06. Absent where the authority names none. */
  readonly rule?: string
  /** What the authority said, in its words. */
  readonly message: string
  /** Why the authority rejects or notifies it, in the caller's language; absent where the rule is unknown. */
  readonly cause?: string
  /** What to change, in the caller's language; absent where the rule is unknown. */
  readonly fix?: string
  /** Where in the body to correct it, as JSONPath: $.NumberingRange.TechnicalKey. Absent where the rule is unknown. */
  readonly path?: string
}

/** Fields: answered evidence. */
export interface AnsweredEvidence {
  /** ResponseCode of the ApplicationResponse: 02 validated, 04 rejected. */
  readonly responseCode: string
  /** When the authority issued its answer, as signed, ISO 8601 with offset. */
  readonly issued: string
  /** Number of the document answered, with its prefix: SETP990000001. */
  readonly number: string
  /** Key of the document answered, 96 hexadecimal digits. */
  readonly uuid: string
  /** true: the signature is proven to be the tax authority's. */
  readonly verified: boolean
  /** Degree of proof of the signature. */
  readonly proof: AnswerProof
  /** Checks of the answer that do not hold, a sentence each; empty if all do. */
  readonly problems: ReadonlyArray<string>
  /** The exact octets of the ApplicationResponse, base64. */
  readonly content: string
}

/** Fields: verification. */
export interface Verification {
  /** true: every check holds, and every signature is proven. */
  readonly valid: boolean
  /** Degree of proof of all signatures: the weakest decides. */
  readonly proof: AnswerProof
  /** The signature on the document, and who made it. */
  readonly signature: ReadSignature
  /** Verification of the document's key. */
  readonly key: ReadKey
  /** The authority's answer that came with the document; null without one. */
  readonly authorityResponse: ReadAuthorityResponse | null
  /** The AttachedDocument that contains the document; null without one. */
  readonly container: ReadContainer | null
  /** Every check that was made, whether it holds or not. */
  readonly checks: ReadonlyArray<ReadCheck>
  /** What could not be checked, and why; empty if everything was. */
  readonly notes: ReadonlyArray<ReadNote>
}

/** Fields: recorded sale. */
export interface RecordedSale {
  /** UUID of the submission; GET /v1/submissions/{id} takes it. */
  readonly submissionId: string
  /** Exact state of the submission: accepted. */
  readonly state: string
  /** Number with its prefix: SETP990000001. */
  readonly id: string
  /** Key of the document (CUFE), 96 hexadecimal digits. */
  readonly uuid: string
}

/** Fields: receiver bounce. */
export interface ReceiverBounce {
  /** bounced: it will not be delivered. delayed: it is still tried. */
  readonly state: "bounced" | "delayed"
  /** Enhanced status code (RFC 3463): 5.1.1, no such mailbox. */
  readonly status: string
  /** What the other mail server said, in its words: 550 5.1.1 no such user. Absent where it said nothing. */
  readonly diagnostic?: string
  /** When the report arrived. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly reported: string
}

/** Fields: item problem. */
export interface ItemProblem {
  /**
   * Type of the problem: urn:radicar:problem:not-found. Kind of the problem, a URN that programs decide by:
   * urn:radicar:problem:not-found. The page of problems explains each.
   */
  readonly type: string
  /** Name of the problem, the same for every one of its type. */
  readonly title: string
  /** Status with which the request for this item alone would be answered: 404. */
  readonly status: number
  /**
   * What is wrong, a sentence in the language of the caller. What happened this time and what to do, in the caller's
   * language; the wording may change.
   */
  readonly detail?: string
  /** Cause by which programs can tell problems of one type apart: noAddress. Absent for types without one. */
  readonly reason?: string
  /** What is wrong with a body, each with its place; absent for other problems. */
  readonly violations?: ReadonlyArray<Violation>
}

/** Fields: caught file. */
export interface CaughtFile {
  /** Name of the file: ad0900373115.zip. */
  readonly name: string
  /** Media type that the mail states: application/zip. */
  readonly contentType: string
  /** Size in octets: 48213. */
  readonly bytes: number
}

/** Fields: summary amounts. */
export interface SummaryAmounts {
  /** VAT (01), at all rates. */
  readonly iva?: string
  /** Departmental consumption tax IC (02). */
  readonly ic?: string
  /** Tax ICA (03). */
  readonly ica?: string
  /** National consumption tax INC (04). */
  readonly inc?: string
  /** Stamp tax (21). */
  readonly stamp?: string
  /** Tax on plastic bags (22). */
  readonly bags?: string
  /** Carbon tax (23). */
  readonly carbon?: string
  /** Tax on fuels (24). */
  readonly fuels?: string
  /** Consumption tax on data (30). */
  readonly data?: string
  /** Tax on liquors ICL (32). */
  readonly icl?: string
  /** Tax on single-use plastics INPP (33). */
  readonly inpp?: string
  /** Tax on sugary drinks IBUA (34). */
  readonly ibua?: string
  /** Tax on ultra-processed food ICUI (35). */
  readonly icui?: string
  /** All other taxes. */
  readonly otherTaxes?: string
  /** Withheld VAT (05). */
  readonly reteIva?: string
  /** Withheld income tax (06). */
  readonly reteRenta?: string
  /** Withheld ICA (07). */
  readonly reteIca?: string
  /** Taxable amount of VAT at 19 %. */
  readonly base19?: string
  /** VAT at 19 %. */
  readonly iva19?: string
  /** Taxable amount of VAT at 5 %. */
  readonly base5?: string
  /** VAT at 5 %. */
  readonly iva5?: string
  /** Sales with VAT at 0 %. */
  readonly exempt?: string
  /** Lines with neither VAT nor INC, before taxes. */
  readonly excluded?: string
  /** Taxable amount of INC. */
  readonly incBase?: string
  /** Discounts of whole documents. */
  readonly discounts?: string
  /** Charges of whole documents. */
  readonly charges?: string
  /** Payments received before. */
  readonly prepayments?: string
}

/** Fields: tax part type. */
export interface TaxPartType {
  /** Type code: 01. The filter `type` of the list shows the documents. */
  readonly type: string
  /** Number of documents. */
  readonly documents: number
  /** Sum of the totals in pesos, as a decimal; negative for notes that lower. */
  readonly total: string
}

/** Fields: withheld total. */
export interface WithheldTotal {
  /** Code of the withholding: 05 ReteIVA, 06 ReteFuente, 07 ReteICA. */
  readonly code: string
  /** Name of the withholding, as the authority writes it: ReteIVA. */
  readonly name: string
  /**
   * Taxable amount in pesos, as a decimal: 481778.40. Absent for taxes per unit and for withholdings of payroll,
   * which state none.
   */
  readonly base?: string
  /** Tax or withholding in pesos, as a decimal: 91537.90. Absent for excluded lines. */
  readonly amount?: string
}

/** Fields: tax line. */
export interface TaxLine {
  /** tax; excluded: lines with neither VAT nor INC; withholding. */
  readonly kind: "tax" | "excluded" | "withholding"
  /**
   * The authority's code of the tax: 01 for VAT (IVA), 04 for INC, ZZ for all without a code of their own. Absent for
   * excluded lines.
   */
  readonly code?: string
  /** Name of the tax, as the authority writes it: IVA. */
  readonly name: string
  /**
   * Percentage of VAT: 19.00; 0.00 for exempt sales. Percentage of a withholding that states one: 2.50. Absent for
   * other taxes.
   */
  readonly rate?: string
  /** Number of documents. */
  readonly documents: number
  /**
   * Taxable amount in pesos, as a decimal: 481778.40. Absent for taxes per unit and for withholdings of payroll,
   * which state none.
   */
  readonly base?: string
  /** Tax or withholding in pesos, as a decimal: 91537.90. Absent for excluded lines. */
  readonly amount?: string
  /** The same by type of document; notes that lower are negative. */
  readonly types: ReadonlyArray<TaxOfType>
}

/** Fields: inbox unreadable file. */
export interface InboxUnreadableFile {
  /** Name of the file in GET /v1/inbox/{id}/files/{file}: received, or a place in the arrival such as 1-0. */
  readonly id: string
  /** Name of the file; may be empty. */
  readonly name: string
  /**
   * Why it cannot be read, as a code: noXml, notXml, notADocument, emptyContainer, tooLong, encrypted, damaged,
   * unknownMethod, unsafeName, tooLarge, tooManyFiles, tooManyDocuments, tooManyParts, tooDeep, partsTooDeep,
   * headersTooLarge, notParsed, tooCostly, alone, unsupported, notAPurchase.
   */
  readonly code:
    | "noXml"
    | "notXml"
    | "notADocument"
    | "emptyContainer"
    | "tooLong"
    | "encrypted"
    | "damaged"
    | "unknownMethod"
    | "unsafeName"
    | "tooLarge"
    | "tooManyFiles"
    | "tooManyDocuments"
    | "tooManyParts"
    | "tooDeep"
    | "partsTooDeep"
    | "headersTooLarge"
    | "notParsed"
    | "tooCostly"
    | "alone"
    | "unsupported"
    | "notAPurchase"
  /** The reason as a sentence, in the language of the caller. */
  readonly text: string
}

/** Fields: authority failure. */
export interface AuthorityFailure {
  /** When the lack of an answer was noticed. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly at: string
  /** Operation of the authority's WSDL: SendBillSync. */
  readonly operation: string
  /** Kind of failure: ServiceUnavailable, TimedOut. */
  readonly reason: string
  /** Sentence that describes the failure, in the language of the caller. */
  readonly message: string
}

/** Fields: authority failures. */
export interface AuthorityFailures {
  /** Kind of failure: ServiceUnavailable, TimedOut. */
  readonly reason: string
  /** Number of calls that failed for this reason: 3. */
  readonly calls: number
}

/** Fields: authority latency. */
export interface AuthorityLatency {
  /** Number of answered calls on which the times are based. */
  readonly calls: number
  /** Median answer time in milliseconds: 812.5. */
  readonly p50: number
  /** 95th percentile of the answer time in milliseconds: 2300. */
  readonly p95: number
  /** 99th percentile of the answer time in milliseconds: 4100. */
  readonly p99: number
  /** Milliseconds of the slowest answer: 5020. */
  readonly max: number
}

/** Fields: notice subject. */
export interface NoticeSubject {
  /**
   * Number of the document with its prefix (SETP990000001), key of the upload, name of the webhook, queue or regular
   * job.
   */
  readonly name: string
  /**
   * When the document was recorded, the upload first queried, the webhook disabled, the job due. ISO 8601, UTC, such
   * as 2026-01-15T15:00:01.123Z.
   */
  readonly since: string
  /** Id of the company of the document or upload: 1. Absent for others. */
  readonly companyId?: string
  /** UUID of the submission of the document; GET /v1/submissions/{id} takes it. Absent for others. */
  readonly submissionId?: string
  /** Key that the authority gave to the upload, a UUID; GET /v1/dian/status-zips takes it. Only of batch.stalled. */
  readonly zipKey?: string
  /** UUID of the webhook; GET /v1/webhooks/{id} takes it. Only of webhook.disabled. */
  readonly webhookId?: string
}

/** Fields: prefix by hand. */
export interface PrefixByHand {
  /** Type of the document: 01 for invoices, 05 for support documents, 20 for POS tickets, 91 and 92 for notes. */
  readonly TypeCode: string
  /** Prefix that the page proposes: MAN. */
  readonly Prefix: string
}

/** Fields: hidden product. */
export interface HiddenProduct {
  /** Code of the product, as on the line: CAM-001. Absent if the line has none. */
  readonly Code?: string | Absent
  /** Description of the product, as on the line. */
  readonly Description: string
}

/** Fields: concept field. */
export interface ConceptField {
  /** Field of an element of `Items` of the body: Quantity. */
  readonly field: string
  /** Value of `IsSalary` with which the item goes to this place; absent where the concept has no such choice. */
  readonly isSalary?: boolean
  /** Element or attribute that the value becomes: Devengados/Basico/@DiasTrabajados. */
  readonly xml: string
  /** The authority's rule about this place: NIE069. Absent where the annex gives none. */
  readonly rule?: string
}

/** Fields: read signature. */
export interface ReadSignature {
  /** true: the signature is proven, that is, the degree of `proof` is proven. */
  readonly valid: boolean
  /** Degree of proof of the signature. */
  readonly proof: AnswerProof
  /** Holder of the signing certificate; null without a readable signature. */
  readonly signer: ReadSigner | null
  /**
   * When it was signed, as the signer states. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. null where it is not
   * stated.
   */
  readonly signingTime: null | string
  /** Role that the signer states: supplier or third party. null where it is not stated. */
  readonly role: null | string
}

/** Fields: read key. */
export interface ReadKey {
  /** true: every check of the key holds. */
  readonly valid: boolean
  /**
   * true: the key was computed again, which needs a secret; only the public secrets of the test environment are known
   * here.
   */
  readonly recomputed: boolean
}

/** Fields: read authority response. */
export interface ReadAuthorityResponse {
  /** true: the answer is proven to be the authority's, and every check holds. */
  readonly valid: boolean
  /** Degree of proof of the signature. */
  readonly proof: AnswerProof
  /** true: the authority validated the document (code 02). */
  readonly accepted: boolean
  /** ResponseCode: 02 validated, 04 rejected. null where it is not stated. */
  readonly code: null | string
  /** What the code means, in the authority's words. null where it is not stated. */
  readonly description: null | string
  /** Date and time of the answer as stated, with offset. null where it is not stated. */
  readonly date: null | string
  /** Key of the answer itself, CUDE, 96 hexadecimal digits. null where it is not stated. */
  readonly uuid: null | string
  /** Key of the document answered, 96 hexadecimal digits. null where it is not stated. */
  readonly documentUuid: null | string
  /** Rules by which the authority rejects, or that it notifies; empty if there are none. */
  readonly messages: ReadonlyArray<ReadMessage>
  /** The signature on the answer, and who made it. */
  readonly signature: ReadSignature
}

/** Fields: read container. */
export interface ReadContainer {
  /** true: every check of the container holds. */
  readonly valid: boolean
  /** true: the container has a signature of its own. */
  readonly signed: boolean
}

/** Fields: read check. */
export interface ReadCheck {
  /** What the check is about: the document, its container, or the authority's answer. */
  readonly part: "document" | "container" | "answer"
  /** Group of checks: structure, key, numbering, references, signature. */
  readonly section: string
  /** Name of the check within its group: key. */
  readonly check: string
  /** true: the check holds. */
  readonly ok: boolean
  /** What was found, a sentence in the caller's language. */
  readonly detail: string
  /** Value that the document should have, such as the computed key; absent where nothing is compared. */
  readonly expected?: string
  /** Value that the document has; absent where nothing is compared. */
  readonly actual?: string
  /** Place of the first character that differs, from 1; absent where nothing does. */
  readonly firstDifference?: number
  /** Part of the compared text that differs; absent where it is not known. */
  readonly differingPart?: {
    /** Name of the part, such as the field of the key's text. */
    readonly part: string
    /** The same for people, in the caller's language. */
    readonly text: string
  }
}

/** Fields: read note. */
export interface ReadNote {
  /** What the note is about: the document, its container, or the authority's answer. */
  readonly part: "document" | "container" | "answer"
  /** Group of checks that the note belongs to: key. */
  readonly section: string
  /** Name of what could not be checked. */
  readonly note: string
  /** Why it could not be checked, a sentence in the caller's language. */
  readonly text: string
}

/** Fields: tax of type. */
export interface TaxOfType {
  /** Type code: 01. The filter `type` of the list shows the documents. */
  readonly type: string
  /** Number of documents. */
  readonly documents: number
  /**
   * Taxable amount in pesos, as a decimal: 481778.40. Absent for taxes per unit and for withholdings of payroll,
   * which state none.
   */
  readonly base?: string
  /** Tax or withholding in pesos, as a decimal: 91537.90. Absent for excluded lines. */
  readonly amount?: string
}

/** Fields: read signer. */
export interface ReadSigner {
  /**
   * NIT of the certificate's holder, digits, with or without check digit as in the certificate. null where it is not
   * stated.
   */
  readonly nit: null | string
  /** Common name (CN) of the certificate's holder. null where it is not stated. */
  readonly commonName: null | string
  /** Distinguished name of the holder (RFC 2253). */
  readonly subject: string
  /** Distinguished name of the certification authority (RFC 2253). */
  readonly issuer: string
  /** Serial number of the certificate, decimal digits. */
  readonly serialNumber: string
  /** Moment from which the certificate is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notBefore: string
  /** Moment until which the certificate is valid. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. */
  readonly notAfter: string
}

/** Fields: read message. */
export interface ReadMessage {
  /** Code of the authority's rule: FAD06. null where it is not stated. */
  readonly rule: null | string
  /** What the authority said, in its words. null where it is not stated. */
  readonly message: null | string
}
