// Written by `pnpm docs:write` from the contract.
import type { CallOptions } from "../ClientOptions.ts"
import type { FileDownload } from "../FileDownload.ts"
import type { Pages } from "../Pages.ts"
import type {
  Acquirer,
  AcquirerGetItemRequest,
  AuditGetAllRequest,
  AuditItem,
  AuditPage,
  AuthorityStatus,
  CaughtMailFileGetRequest,
  CaughtMailGetAllRequest,
  CaughtMails,
  CertificateDeleteRequest,
  CertificateGetAllRequest,
  CertificateStoreRequest,
  CodeListGetAllRequest,
  CodeListGetItemRequest,
  CodeListItems,
  CompanyDeleteRequest,
  CompanyEraseRequest,
  CompanyGetAllRequest,
  CompanyGetItemRequest,
  CompanyItem,
  CompanyItems,
  CompanyNotices,
  CompanyPrintGetItemRequest,
  CompanyPrintItem,
  CompanyPrintPreviewRequest,
  CompanyPrintPutRequest,
  CompanyPutRequest,
  CreatedCertificate,
  CreatedToken,
  CreatedWebhook,
  CreditnoteCreateRequest,
  DebitnoteCreateRequest,
  DocumentEventGetAllRequest,
  DocumentEvents,
  DocumentReadRequest,
  DraftDeleteRequest,
  DraftGetAllRequest,
  DraftGetItemRequest,
  DraftItem,
  DraftList,
  DraftPutRequest,
  EquivalentCreateRequest,
  EquivalentNoteCreateRequest,
  EquivalentSpdCreateRequest,
  ErasureReport,
  EventCreateRequest,
  FetchedDocuments,
  FileArchiveCreateRequest,
  FileEvidenceGetItemRequest,
  FileLink,
  FileLinkOpenRequest,
  FilePdfGetItemRequest,
  FileUrlGetItemRequest,
  FileXmlGetItemRequest,
  FiledInboxEvents,
  FiledInboxEventsMany,
  FiledProducts,
  FilingAnswer,
  Health,
  InboxArrival,
  InboxArrivalGetItemRequest,
  InboxDeleteRequest,
  InboxDetail,
  InboxEventCreateManyRequest,
  InboxEventCreateRequest,
  InboxExportRequest,
  InboxFetchRequest,
  InboxFileGetRequest,
  InboxGetAllRequest,
  InboxGetItemRequest,
  InboxImportRequest,
  InboxItem,
  InboxPage,
  InboxPersonGetRequest,
  InboxPersonReplaceRequest,
  InboxRetryRequest,
  InboxSummaryRequest,
  InvoiceCreateRequest,
  KeptInboxPerson,
  ListedCodes,
  ListedDraft,
  Mail,
  MailBounce,
  MailBounceCreateRequest,
  MailPage,
  NoticeGetAllRequest,
  NoticeList,
  NumberingRangeGetAllRequest,
  NumberingRangeList,
  PayrollCreateRequest,
  PayrollDeleteNoteRequest,
  PayrollReplaceNoteRequest,
  Payslip,
  PayslipConsent,
  PayslipConsentGetAllRequest,
  PayslipConsentPage,
  PayslipConsentRecordRequest,
  PayslipConsentRevokeRequest,
  PayslipGetAllRequest,
  PayslipPage,
  PayslipSendMonthRequest,
  PreviewCreateRequest,
  ProviderDeleteRequest,
  ProviderGetAllRequest,
  ProviderGetItemRequest,
  ProviderItem,
  ProviderItems,
  ProviderPutRequest,
  QueuedMails,
  ReadDocuments,
  Reconciliation,
  RetriedSubmissions,
  RevokedToken,
  RipsCheckRequest,
  RipsFindings,
  SendMailCreateManyRequest,
  SendMailCreateRequest,
  SendMailGetAllRequest,
  SendMailGetItemRequest,
  SentPayslips,
  Sheet,
  SheetReadRequest,
  SheetResultsRequest,
  StatusZip,
  StatusZipGetAllRequest,
  StoredCertificate,
  StoredCertificates,
  SubmissionDetail,
  SubmissionDismissRequest,
  SubmissionExportRequest,
  SubmissionGetAllRequest,
  SubmissionGetItemRequest,
  SubmissionItem,
  SubmissionPage,
  SubmissionProductsRequest,
  SubmissionReconcileRequest,
  SubmissionRestoreRequest,
  SubmissionRetryManyRequest,
  SubmissionRetryRequest,
  SubmissionSummaryRequest,
  SubmissionSums,
  SubmissionTaxesRequest,
  SupportCreateRequest,
  SupportNoteCreateRequest,
  TaxReport,
  TestSet,
  TestSetCreateRequest,
  TestSetGetItemRequest,
  TokenCreateRequest,
  TokenGetAllRequest,
  TokenItem,
  TokenItems,
  TokenRevokeRequest,
  TokenSelf,
  Webhook,
  WebhookChangeRequest,
  WebhookCreateRequest,
  WebhookDeleteRequest,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryGetAllRequest,
  WebhookDeliveryGetItemRequest,
  WebhookDeliveryPage,
  WebhookDeliveryReplayRequest,
  WebhookGetAllRequest,
  WebhookGetItemRequest,
  WebhookRotateSecretRequest,
  WebhookSecret,
  WebhookTestRequest,
  Webhooks
} from "./wireTypes.ts"

/** Every operation of the contract, by group. Bodies and answers are as they are on the wire. */
export interface Operations {
  /** File documents with the authority. */
  readonly documents: {
    /**
     * File a sales invoice. Checks, signs and files a sales invoice (01), export invoice (02) or contingency invoice
     * (03, 04). The same document again answers the recorded result and files nothing.
     */
    readonly invoiceCreate: (request: InvoiceCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a credit note. Checks, signs and files a credit note (91), with or without reference to an invoice. The
     * same document again answers the recorded result and files nothing.
     */
    readonly creditnoteCreate: (request: CreditnoteCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a debit note. Checks, signs and files a debit note (92), with or without reference to an invoice. The same
     * document again answers the recorded result and files nothing.
     */
    readonly debitnoteCreate: (request: DebitnoteCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a support document. Checks, signs and files a support document (05) of a purchase from a seller who need
     * not invoice. The same document again answers the recorded result and files nothing.
     */
    readonly supportCreate: (request: SupportCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File an adjustment note of a support document. Checks, signs and files an adjustment note (95) of a support
     * document. The same document again answers the recorded result and files nothing. The example refers to another
     * document: first file one with SupportCreate, and state its `document.uuid` and `id` in `DocumentReference`.
     */
    readonly supportNoteCreate: (request: SupportNoteCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File an equivalent document. Checks, signs and files an equivalent document: a POS ticket (20, in contingency
     * 07 or 08), or 25, 27, 32, 35, 40, 45, 50, 55. The same document again answers the recorded result and files
     * nothing.
     */
    readonly equivalentCreate: (request: EquivalentCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a document of public utilities. Checks, signs and files the equivalent document of public utilities (60)
     * with each service it bills. The same document again answers the recorded result and files nothing.
     */
    readonly equivalentSpdCreate: (request: EquivalentSpdCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File an adjustment note of an equivalent document. Checks, signs and files a credit note (94) or debit note
     * (93) of an equivalent document. The same document again answers the recorded result and files nothing. The
     * example refers to another document: first file one with EquivalentCreate, and state its `document.uuid` and
     * `id` in `DocumentReference`.
     */
    readonly equivalentNoteCreate: (
      request: EquivalentNoteCreateRequest,
      options?: CallOptions
    ) => Promise<FilingAnswer>
    /**
     * File an event. Checks, signs and files an event (030 to 051) on a received or issued document. The same
     * document again answers the recorded result and files nothing. The example refers to another document: first
     * file one with InvoiceCreate, and state its `document.uuid` and `id` in `DocumentReference`.
     */
    readonly eventCreate: (request: EventCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a payroll document. Checks, signs and files the payroll support document (102) of one worker and period.
     * The same document again answers the recorded result and files nothing.
     */
    readonly payrollCreate: (request: PayrollCreateRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a note that replaces a payroll document. Checks, signs and files an adjustment note (103) that replaces a
     * payroll document. The same document again answers the recorded result and files nothing. The example refers to
     * another document: first file one with PayrollCreate, and state its `document.uuid` and `id` in
     * `DocumentReference`.
     */
    readonly payrollReplaceNote: (request: PayrollReplaceNoteRequest, options?: CallOptions) => Promise<FilingAnswer>
    /**
     * File a note that deletes a payroll document. Checks, signs and files an adjustment note (103) that annuls a
     * payroll document. The same document again answers the recorded result and files nothing. The example refers to
     * another document: first file one with PayrollCreate, and state its `document.uuid` and `id` in
     * `DocumentReference`.
     */
    readonly payrollDeleteNote: (request: PayrollDeleteNoteRequest, options?: CallOptions) => Promise<FilingAnswer>
  }
  /** Ranges that the authority has granted. */
  readonly numberingRanges: {
    /**
     * List numbering ranges. The ranges that an issuer may use with a software today, as the authority lists them,
     * each with its used and remaining numbers as far as this service knows. Answers are cached for some minutes; age
     * says for how long.
     */
    readonly list: (request: NumberingRangeGetAllRequest, options?: CallOptions) => Promise<NumberingRangeList>
  }
  /** Outcomes of uploaded batches. */
  readonly statusZips: {
    /**
     * Query the outcome of a batch. One judged answer with verified evidence for each document of an uploaded batch.
     * Or one answer about the whole batch, while it is processed, if it was refused, or if its key is not known.
     * Final answers are recorded and served from the record. The service follows open batches by itself. Without a
     * certificate it returns what it knows.
     */
    readonly get: (request: StatusZipGetAllRequest, options?: CallOptions) => Promise<StatusZip>
  }
  /** Events that the authority has registered. */
  readonly documentEvents: {
    /**
     * List the events of an invoice. The events that the authority has registered on an invoice, whoever filed them:
     * receipts, claims, acceptances, endorsements. The authority is queried each time, and nothing is recorded.
     */
    readonly list: (request: DocumentEventGetAllRequest, options?: CallOptions) => Promise<DocumentEvents>
  }
  /** Taxpayers as the authority has them. */
  readonly acquirers: {
    /**
     * Get an acquirer. Name and reception address of one taxpayer, as the authority has them (GetAcquirer). A company
     * asks for one at a time; a second request meanwhile is answered 429. The audit log records who asked and whether
     * the taxpayer is known, but not the identification. Nothing of the answer is stored.
     */
    readonly get: (request: AcquirerGetItemRequest, options?: CallOptions) => Promise<Acquirer>
  }
  /** Read received documents. */
  readonly reading: {
    /**
     * Read a document. Turns a document of any issuer back into the body of the operation that files it, and verifies
     * signature, key and answer. Takes XML, an AttachedDocument with the document and the authority's answer inside,
     * or a ZIP of these. Nothing is recorded and the authority is not queried. At most 10 MiB and 200 000 elements,
     * of a ZIP 20 MiB of XML and 50 documents.
     */
    readonly read: (request: DocumentReadRequest, options?: CallOptions) => Promise<ReadDocuments>
  }
  /** Check the support of health invoices. */
  readonly rips: {
    /**
     * Check a RIPS. Checks the structure and codes of a RIPS. Compares it with a filed invoice of the health sector,
     * or a note on one: issuer, number, value, payments of patients, period, coverage. Nothing is recorded, and the
     * ministry is not queried; rules that need its registers are not checked. At most 10 MiB.
     */
    readonly check: (request: RipsCheckRequest, options?: CallOptions) => Promise<RipsFindings>
  }
  /** Invoices from an Excel file. */
  readonly sheets: {
    /**
     * Template of a sheet of sales. An Excel file with the headings of a sheet of sales, in the language of the
     * caller, and an example in its second sheet.
     */
    readonly template: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<FileDownload>
    /**
     * Read a sheet of sales. Turns an Excel file of sales into invoices, and says which of them are on record. Rows
     * of one reference are the lines of one invoice and stand together. Nothing is filed: check each body with
     * dryRun=true and file it, with its `idempotencyKey`. At most 5000 invoices.
     */
    readonly read: (request: SheetReadRequest, options?: CallOptions) => Promise<Sheet>
    /**
     * Return a sheet with its results. The rows of a sheet of sales with number, CUFE and state of the document on
     * record for each reference, and the reasons why others were not filed.
     */
    readonly results: (request: SheetResultsRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** Documents that the authority requires before a software may issue. */
  readonly testSets: {
    /**
     * File documents for a test set. Checks every document, and files none if one breaks a rule; then signs, records
     * and uploads each by itself (SendTestSetAsync), and follows each to its verdict. The same request again files
     * nothing twice: uploaded documents are queried, the others are uploaded. Not in production.
     */
    readonly testSetCreate: (request: TestSetCreateRequest, options?: CallOptions) => Promise<TestSet>
    /**
     * Progress of a test set. Every document that this service has filed for a test set, with its verdict, and the
     * counts of all.
     */
    readonly testSetGetItem: (request: TestSetGetItemRequest, options?: CallOptions) => Promise<TestSet>
  }
  /** Send documents by e-mail to their receivers. */
  readonly mails: {
    /**
     * Mail a document. Queues a mail with the ZIP that the law requires, the container (AttachedDocument) and the PDF
     * of an accepted document, under the prescribed subject. A payroll document (102, 103) has no container: its mail
     * carries the PDF and the signed XML, and goes to the worker's address in To, which is required. The service
     * sends the mail itself and retries for a day; its state is the outcome. Without To the authority is queried for
     * the address that the receiver has registered (GetAcquirer), with the certificate of the headers. If there is
     * none, or no answer, the authority's list of all addresses is used (GetExchangeEmails), which is kept for a day.
     * If that has none either, the mail goes to the address that the document states of its receiver; the origin of
     * each address says so.
     */
    readonly sendMailCreate: (request: SendMailCreateRequest, options?: CallOptions) => Promise<Mail>
    /**
     * Mail many documents. Queues up to 200 mails, each as SendMailCreate would, and answers a result for each in
     * their order. A problem with one does not affect the others. Each counts as a request against the limits. Mails
     * that are not reached within a minute have the problem service-unavailable: send these again.
     */
    readonly sendMailCreateMany: (request: SendMailCreateManyRequest, options?: CallOptions) => Promise<QueuedMails>
    /**
     * List mails. The mails of a company, or of one of its documents, the newest first, in pages. Each has the state
     * of every receiver, and what came back.
     */
    readonly sendMailGetAll: (request: SendMailGetAllRequest, options?: CallOptions) => Pages<Mail, MailPage>
    /** Get the state of a mail. Show whether a mail was sent, to whom, and the mail server's reply. */
    readonly sendMailGetItem: (request: SendMailGetItemRequest, options?: CallOptions) => Promise<Mail>
  }
  /** Mails that bounced after a server had accepted them. */
  readonly mailBounces: {
    /**
     * Report a bounce. Takes one message as the operator's mail system received it. Records what it reports (RFC
     * 3464) with the bounced mail: permanently bounced, or delayed. The mail is identified by the address that the
     * report went to (RADICAR_MAIL_BOUNCE_ADDRESS), else by the Message-ID of the returned message. The same report
     * twice is recorded once. A mail of a company that the token may not act for is not found. At most 10 MiB. Needs
     * the scope mails:report.
     */
    readonly mailBounceCreate: (request: MailBounceCreateRequest, options?: CallOptions) => Promise<MailBounce>
  }
  /** Mails that the sandbox caught instead of sending them. */
  readonly caughtMails: {
    /**
     * List caught mails. What the sandbox would have mailed: without a mail server it catches every mail, records it
     * as sent, and keeps the last 100 of a company for a day, at most 32 MiB. Elsewhere, and with SMTP_URL, nothing
     * is caught and the answer is 404.
     */
    readonly list: (request: CaughtMailGetAllRequest, options?: CallOptions) => Promise<CaughtMails>
    /** A file of a caught mail. An attached file of a mail that the sandbox caught, or the whole message. */
    readonly file: (request: CaughtMailFileGetRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** Payslips by e-mail to the workers who agreed. */
  readonly payslips: {
    /**
     * Payslips of a month. The accepted payrolls of a month with their workers, in pages, each with the worker's
     * consent and the state of its mail. A payroll that was replaced or deleted is not among them; the note that
     * replaces it is.
     */
    readonly list: (request: PayslipGetAllRequest, options?: CallOptions) => Pages<Payslip, PayslipPage>
    /**
     * Mail the payslips of a month. Queues one mail for each worker who agreed and has not been sent the payslip: the
     * PDF and the signed XML, over TLS only. At most 200 at a time, each of which counts as a request; `left` says
     * how many are still ready. Nobody receives a payslip twice: a repeated request sends only what is new. Workers
     * without consent are listed, not mailed.
     */
    readonly send: (request: PayslipSendMonthRequest, options?: CallOptions) => Promise<SentPayslips>
    /**
     * List consents to payslips by e-mail. The workers who agreed to payslips by e-mail, the newest first, with the
     * caller who recorded it and the time.
     */
    readonly consents: (
      request: PayslipConsentGetAllRequest,
      options?: CallOptions
    ) => Pages<PayslipConsent, PayslipConsentPage>
    /**
     * Record a consent. Records that a worker agreed to payslips by e-mail, at which address, with the caller and the
     * time. The same consent again answers the recorded one; another address revokes the earlier one.
     */
    readonly record: (request: PayslipConsentRecordRequest, options?: CallOptions) => Promise<PayslipConsent>
    /**
     * Revoke a consent. Ends a consent from now on: no further payslip is mailed to the worker. The row stays as
     * proof.
     */
    readonly revoke: (request: PayslipConsentRevokeRequest, options?: CallOptions) => Promise<PayslipConsent>
  }
  /** PDF and XML of documents. */
  readonly files: {
    /** Graphic representation. The graphic representation of a document, PDF/A-3 with the signed XML attached. */
    readonly pdf: (request: FilePdfGetItemRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * XML files. The signed document, the authority's ApplicationResponse or the AttachedDocument, octet for octet;
     * in base64 if asked for.
     */
    readonly xml: (request: FileXmlGetItemRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * Link to a file. A link that opens one file without a token, for a day, unless the token that requested it is
     * revoked.
     */
    readonly url: (request: FileUrlGetItemRequest, options?: CallOptions) => Promise<FileLink>
    /**
     * Files of many documents. Streams the files of up to 2000 documents of a company: one ZIP of PDF and XML, or one
     * PDF with all pages. The documents are those of Ids, or those that the filters find, as in the list of
     * submissions; more than 2000 are refused, and nothing is made. contents.json in the ZIP, or the last pages of
     * the PDF, say which files are missing and why. The service makes each document while the one before is read.
     */
    readonly archive: (request: FileArchiveCreateRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * Evidence bundle. All records of a submission, whatever its outcome, in one ZIP: request without secrets,
     * document unsigned and signed, exchange with the authority, its answer, container, PDF and history. A manifest
     * states the digest of each part and the reason for each missing one. It stays the same while the submission does
     * not change.
     */
    readonly evidence: (request: FileEvidenceGetItemRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** Files behind links. */
  readonly linkedFiles: {
    /** Open a link. The file of a link that fileUrlGetItem gave. */
    readonly open: (request: FileLinkOpenRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** Filed documents and their outcomes. */
  readonly submissions: {
    /**
     * List submissions. What a company has filed, the newest first, in pages. With `issuedFrom` or `issuedTo`, and
     * neither `counterparty` nor `q`, it is sorted by the day of issue, the latest first; with `sort`, as that says.
     */
    readonly list: (request: SubmissionGetAllRequest, options?: CallOptions) => Pages<SubmissionItem, SubmissionPage>
    /**
     * Sums over submissions. Adds up the amounts of a company's documents by day, month, type, status or
     * counterparty. Each book (sales, purchases, payroll, events) and each currency is a sum of its own, with its
     * amount in pesos. Notes that lower a book are subtracted. Without `status` only accepted documents count, unless
     * the sums are by status or about corrections. A payroll that was replaced or deleted does not count. The filters
     * are those of the list, which shows the documents of a sum.
     */
    readonly summary: (request: SubmissionSummaryRequest, options?: CallOptions) => Promise<SubmissionSums>
    /**
     * Taxes of a period. Adds up the taxes of the documents issued in a period, in pesos: VAT by rate, what is
     * excluded, other taxes and withholdings, each by type of document. Accepted documents count, by their own date;
     * a payroll that was replaced or deleted does not. Notes that lower are subtracted. A document in a foreign
     * currency counts at the rate that it states. Received documents need the scope `inbox:read` and are parts of
     * their own: only what reached the inbox, and what of it is deductible is for the accountant to decide. The lists
     * of submissions and of the inbox show the documents of a figure.
     */
    readonly taxes: (request: SubmissionTaxesRequest, options?: CallOptions) => Promise<TaxReport | FileDownload>
    /**
     * Products of filed documents. The products in the newest 200 documents of a book, for forms that suggest them.
     * They are read from the documents themselves: there is no list of products to maintain. Only accepted documents
     * count, without gifts and without the largest documents. Products are the same if code and description are,
     * apart from case and accents.
     */
    readonly products: (request: SubmissionProductsRequest, options?: CallOptions) => Promise<FiledProducts>
    /**
     * Export submissions. Every document of a filter in one file, in the order of the list, for spreadsheets and
     * books. The file is sent while it is made; a connection that ends early leaves it incomplete, and a caller that
     * reads nothing for a minute is disconnected.
     */
    readonly export: (request: SubmissionExportRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * Reconcile with DIAN's listing. Compares the Excel listing of documents, as downloaded from the portal of DIAN,
     * with the documents recorded here in the days that it covers. Each difference says what to do. Rows of received
     * documents are compared with the inbox if `received` is true, else only counted; rows of events are only
     * counted. Nothing is recorded, and DIAN is not queried. At most 36 MiB, 200 000 rows, 40 columns and 500 000
     * different texts.
     */
    readonly reconcile: (
      request: SubmissionReconcileRequest,
      options?: CallOptions
    ) => Promise<Reconciliation | FileDownload>
    /** One submission. State and history of a submission. `id` is its UUID or the document's key. */
    readonly get: (request: SubmissionGetItemRequest, options?: CallOptions) => Promise<SubmissionDetail>
    /**
     * Dismiss a rejected document. Records, with a reason, that a rejected or refused document is not going to be
     * corrected. It leaves the list of documents to correct (`needsCorrection=true`). Nothing is sent, and the number
     * stays free. A second decision replaces the first.
     */
    readonly dismiss: (request: SubmissionDismissRequest, options?: CallOptions) => Promise<SubmissionDetail>
    /** Take a dismissal back. The document is again among those to correct, unless its number was filed again. */
    readonly restore: (request: SubmissionRestoreRequest, options?: CallOptions) => Promise<SubmissionDetail>
    /**
     * Take up many submissions now. Retries up to 200 submissions, each as SubmissionRetry would, and answers a
     * result for each in their order. A problem with one does not affect the others. Each counts as a request against
     * the limits. Submissions that are not reached within a minute have the problem service-unavailable: send these
     * again.
     */
    readonly retryMany: (request: SubmissionRetryManyRequest, options?: CallOptions) => Promise<RetriedSubmissions>
    /**
     * Retry a pending submission now. Retries an open submission now and returns its state. The authority is queried
     * before anything is sent again. A settled submission stays unchanged, and so does one whose certificate is not
     * stored: its caller must post it again.
     */
    readonly retry: (request: SubmissionRetryRequest, options?: CallOptions) => Promise<SubmissionDetail>
  }
  /** Documents that are being prepared. */
  readonly drafts: {
    /**
     * List drafts. The drafts of the caller in a company, without bodies, the last changed first. Nobody sees those
     * of another token or person.
     */
    readonly list: (request: DraftGetAllRequest, options?: CallOptions) => Promise<DraftList>
    /** Show a draft. A draft with its body. Of one that was filed, 409 names its document. */
    readonly get: (request: DraftGetItemRequest, options?: CallOptions) => Promise<DraftItem>
    /**
     * Store a draft. Stores or replaces a draft, at most 100 of 256 KiB each. The filing whose Idempotency-Key is its
     * id deletes it; so do 30 days without a change. With `If-Match` it replaces only the version whose `ETag` it
     * names.
     */
    readonly put: (request: DraftPutRequest, options?: CallOptions) => Promise<ListedDraft>
    /** Delete a draft. Deletes a draft of the caller. Its document, if it was filed, stays. */
    readonly remove: (request: DraftDeleteRequest, options?: CallOptions) => Promise<undefined>
  }
  /** PDFs of documents before they are filed. */
  readonly previews: {
    /**
     * Preview a document. The PDF of a document before it is filed, in the company's design, if the dry run finds
     * nothing wrong with it. It says in red that it is a draft without fiscal validity, has neither key nor QR code
     * of the authority, and shows the number that would be next. At most 256 KiB. Nothing is claimed, stored, signed
     * or sent.
     */
    readonly create: (request: PreviewCreateRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** What a company receives from its suppliers. */
  readonly inbox: {
    /**
     * Take in what a supplier sent. Takes a container (AttachedDocument), a bare document, a ZIP (also with a ZIP
     * inside) or a whole e-mail (RFC 5322), at most 25 MiB. The octets decide what it is. They are stored first, then
     * judged: signature, key and the authority's answer as in POST /v1/documents/read. Each document becomes one
     * item, however often it arrives. All files that cannot be read are one item with their number and reasons, and
     * are kept. 202: stored, judged in the background. The same octets again answer the earlier arrival.
     */
    readonly import: (request: InboxImportRequest, options?: CallOptions) => Promise<InboxArrival>
    /**
     * List the inbox. What a company received, the newest first, in pages. These are documents with their state and
     * term, mails without a document, and what cannot be read.
     */
    readonly list: (request: InboxGetAllRequest, options?: CallOptions) => Pages<InboxItem, InboxPage>
    /**
     * Sums over the inbox. Adds up the amounts of received documents by day, month, type, status (the state of the
     * inbox) or counterparty (the supplier), each currency by itself. The filters are those of the list. Notes count
     * like any other document.
     */
    readonly summary: (request: InboxSummaryRequest, options?: CallOptions) => Promise<SubmissionSums>
    /**
     * Export the inbox. What a filter selects as a list, or in the 32 columns of the authority's own listing, the
     * newest first. The file is sent while it is made; a connection that ends early leaves it incomplete, and a
     * caller that reads nothing for a minute is disconnected.
     */
    readonly export: (request: InboxExportRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * Who receives. The person that acknowledgements of this caller name: the one kept for the caller, else the last
     * one kept for the company.
     */
    readonly person: (request: InboxPersonGetRequest, options?: CallOptions) => Promise<KeptInboxPerson>
    /**
     * Keep who receives. Keeps the person that acknowledgements of this caller name. A request that states a person
     * keeps it as well.
     */
    readonly replacePerson: (request: InboxPersonReplaceRequest, options?: CallOptions) => Promise<KeptInboxPerson>
    /**
     * File events on many documents. Files the same events on up to 200 received documents, each as InboxEventCreate
     * would, and answers a result for each in their order. A problem with one does not affect the others. Each counts
     * as a request against the limits. Documents that are not reached within a minute have the problem
     * service-unavailable: send these again.
     */
    readonly eventMany: (request: InboxEventCreateManyRequest, options?: CallOptions) => Promise<FiledInboxEventsMany>
    /**
     * Fetch documents by their keys. Fetches up to 200 documents from the authority by their keys
     * (GetXmlByDocumentKey), with the certificate of the headers, else the company's, and takes each in as
     * InboxImport would. A document that is here already is answered without a query. A problem with one does not
     * affect the others. Each counts as a request against the limits. Documents that are not reached within a minute
     * have the problem service-unavailable: send these again.
     */
    readonly fetch: (request: InboxFetchRequest, options?: CallOptions) => Promise<FetchedDocuments>
    /** One item of the inbox. An item with its document as JSON, every check, files, events and history. */
    readonly get: (request: InboxGetItemRequest, options?: CallOptions) => Promise<InboxDetail>
    /**
     * A file of the inbox. A file that came, or our own PDF. Files of suppliers are always answered as attachments,
     * with a type by their content.
     */
    readonly file: (request: InboxFileGetRequest, options?: CallOptions) => Promise<FileDownload>
    /**
     * Look at an item again. Judges again what could not be read. Of a document it asks the authority for the
     * registered events (GetStatusEvent), with the certificate of the headers, else the company's, and moves the
     * state. Files nothing.
     */
    readonly retry: (request: InboxRetryRequest, options?: CallOptions) => Promise<InboxItem>
    /**
     * Remove what is no document. Removes an item that cannot be read or a mail without a document (unreadable,
     * noDocument), with its files unless they brought a document as well. For a document the answer is 404, because
     * what was received stays.
     */
    readonly remove: (request: InboxDeleteRequest, options?: CallOptions) => Promise<undefined>
    /**
     * File events on a received document. Files acknowledgement (030), receipt of goods (032), acceptance (033) or
     * claim (031), several in one call and in the legal order. The authority is asked first which events it has;
     * those are not filed again. Numbers come from the service, and each event is recorded before it is sent, so that
     * a repeated call files nothing twice.
     */
    readonly event: (request: InboxEventCreateRequest, options?: CallOptions) => Promise<FiledInboxEvents>
    /** One arrival. Whether an arrival was judged, and what it brought. */
    readonly arrival: (request: InboxArrivalGetItemRequest, options?: CallOptions) => Promise<InboxArrival>
  }
  /** Certificates kept for signing. */
  readonly certificates: {
    /**
     * Store a certificate. Stores a PKCS#12 container of the company, encrypted, and returns a token. Every operation
     * accepts it as SigningCertificate.Token in place of Content and Password.
     */
    readonly store: (request: CertificateStoreRequest, options?: CallOptions) => Promise<CreatedCertificate>
    /**
     * List stored certificates. The certificates of a company with their holders and validity, the oldest first, in
     * pages; never a key, never a token.
     */
    readonly list: (
      request: CertificateGetAllRequest,
      options?: CallOptions
    ) => Pages<StoredCertificate, StoredCertificates>
    /** Delete a certificate. Its token no longer signs. An open document is finished with its own encrypted copy. */
    readonly remove: (request: CertificateDeleteRequest, options?: CallOptions) => Promise<undefined>
  }
  /** State of the authority. */
  readonly authority: {
    /**
     * State of the authority. By environment: whether the authority is called, how fast it answers and which calls
     * failed. Based on the recent calls of the process that answers; this request makes no call.
     */
    readonly status: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<AuthorityStatus>
  }
  /** States of the service that need action. */
  readonly notices: {
    /**
     * List open notices. Filings open for three days, contingencies not transmitted for 48 hours, uploads that were
     * never queued, and disabled webhooks, each with what to do. They are those of one company, or of all that the
     * token may act for. Without a company, a token of all companies also gets stalled queues and regular jobs that
     * do not run. A notice ends with its state; the notice of an upload ends a week after its last query.
     */
    readonly list: (request?: NoticeGetAllRequest, options?: CallOptions) => Promise<NoticeList>
    /**
     * What is open in all companies. For every company that the token may act for: rejected documents to correct,
     * terms that end (transmission of a contingency, acceptance or claim today or tomorrow), certificates and ranges
     * that run out, mails of the last 30 days that did not arrive, and the open notices. Rejections, and mails, count
     * among the last 1 000 of a company. Terms of received documents need the scope inbox:read. Of a token of all
     * companies (`*`), rejections and mails are those of companies with settings.
     */
    readonly companies: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<CompanyNotices>
  }
  /** Permissions of callers. */
  readonly tokens: {
    /**
     * Create a token. Creates a bearer token of 256 random bits. It may act only for the named companies and
     * providers, which must be among those of the caller's token. The caller must have each administrative scope that
     * it gives. The deprecated scope admin is replaced by the scopes that it stands for.
     */
    readonly create: (request: TokenCreateRequest, options?: CallOptions) => Promise<CreatedToken>
    /**
     * List tokens. Every token that the caller may revoke, the oldest first, in pages: what it may do and when it was
     * last used, never the token itself.
     */
    readonly list: (request?: TokenGetAllRequest, options?: CallOptions) => Pages<TokenItem, TokenItems>
    /**
     * What the token may do. Scopes, companies and providers of the caller's token, whatever its scopes; never the
     * token.
     */
    readonly self: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<TokenSelf>
    /**
     * Revoke a token. The token is invalid from the next request on, and so are its links to files. Revoking cannot
     * be undone. Its creator may revoke it, and whoever may act for every company that it names; if it names none,
     * only its creator and tokens of all companies. The answer lists the webhooks that it created: `endWebhooks` says
     * which of them end, the others are kept. The expiry of a token ends none.
     */
    readonly revoke: (request: TokenRevokeRequest, options?: CallOptions) => Promise<RevokedToken>
  }
  /** Companies that documents are filed for. */
  readonly companies: {
    /** List companies. The configuration of every company that the token may act for, in pages; never a secret. */
    readonly list: (request?: CompanyGetAllRequest, options?: CallOptions) => Pages<CompanyItem, CompanyItems>
    /**
     * Show a company. Its configuration; of secrets only whether they are stored. `programSeries` lists the series in
     * which a program counts: a document by hand would take its next number. They are those of which one of the three
     * newest documents of the last 30 days stated its number, unless a rejection had left it free.
     */
    readonly get: (request: CompanyGetItemRequest, options?: CallOptions) => Promise<CompanyItem>
    /**
     * Configure a company. Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it
     * names. A secret that is omitted stays unchanged: the technical key of the same range, the mail server. So does
     * Nit, which only a token of all companies changes once it is set.
     */
    readonly put: (request: CompanyPutRequest, options?: CallOptions) => Promise<CompanyItem>
    /**
     * Delete the configuration of a company. Filed documents stay on record, and so does Nit, unless the token is one
     * of all companies.
     */
    readonly remove: (request: CompanyDeleteRequest, options?: CallOptions) => Promise<undefined>
    /**
     * Erase a company's data. Permanently deletes everything the law does not require you to keep. Three things are
     * kept. Documents that the authority accepted in production, with its answers: until five years from 1 January of
     * the year after their issue. The service then erases them by itself. The numbers, which are never used again.
     * The audit log. Nothing more can be recorded for the company. Rejected while documents are still open. May be
     * repeated.
     */
    readonly erase: (request: CompanyEraseRequest, options?: CallOptions) => Promise<ErasureReport>
  }
  /** Paper and design of a company's PDFs. */
  readonly companyPrints: {
    /**
     * Show how a company prints. Paper, colour, logo and texts of its PDFs. Without settings of its own: an empty
     * `settings`.
     */
    readonly get: (request: CompanyPrintGetItemRequest, options?: CallOptions) => Promise<CompanyPrintItem>
    /**
     * Set how a company prints. Replaces the settings as a whole: a field that is omitted has its default again, and
     * a logo that is omitted is removed. They count for every PDF made from then on, also of earlier documents; a ZIP
     * that was mailed stays unchanged. What a document must show stays in every design.
     */
    readonly put: (request: CompanyPrintPutRequest, options?: CallOptions) => Promise<CompanyPrintItem>
    /** Preview a design. The PDF of a document of the company as it would be with these settings. Nothing is stored. */
    readonly preview: (request: CompanyPrintPreviewRequest, options?: CallOptions) => Promise<FileDownload>
  }
  /** Owners of the software that files documents. */
  readonly providers: {
    /** List providers. The configuration of every provider that the token may act for, in pages; never a secret. */
    readonly list: (request?: ProviderGetAllRequest, options?: CallOptions) => Pages<ProviderItem, ProviderItems>
    /** Show a provider. Its configuration; of secrets only whether they are stored. */
    readonly get: (request: ProviderGetItemRequest, options?: CallOptions) => Promise<ProviderItem>
    /**
     * Configure a provider. Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it
     * names. Several companies may use a provider, so their administrators cannot change it without the scope
     * providers:admin. A pin that is omitted stays unchanged if the software is the same.
     */
    readonly put: (request: ProviderPutRequest, options?: CallOptions) => Promise<ProviderItem>
    /** Delete the configuration of a provider. Filed documents stay on record. */
    readonly remove: (request: ProviderDeleteRequest, options?: CallOptions) => Promise<undefined>
  }
  /** Audit trail: who did what with which document. */
  readonly audit: {
    /**
     * Read the audit log. Every request that changed something or downloaded a document, with its outcome, the oldest
     * first. Only of companies that the token may act for; entries without a company require a token for all.
     */
    readonly list: (request?: AuditGetAllRequest, options?: CallOptions) => Pages<AuditItem, AuditPage>
  }
  /** Manage webhook subscriptions. */
  readonly webhooks: {
    /**
     * Register a webhook. Posts events to a URL, signed by Standard Webhooks 1.0, and retries for days. Only https,
     * and only hosts whose addresses are all public, which is checked before each attempt.
     */
    readonly create: (request: WebhookCreateRequest, options?: CallOptions) => Promise<CreatedWebhook>
    /** List webhooks. The oldest first, in pages; without secrets. */
    readonly list: (request?: WebhookGetAllRequest, options?: CallOptions) => Pages<Webhook, Webhooks>
    /** One webhook. Whether it is enabled, since when it fails, and why it was disabled. */
    readonly get: (request: WebhookGetItemRequest, options?: CallOptions) => Promise<Webhook>
    /** Change a webhook. Changes the given fields; `State` (`enabled`) enables a disabled webhook. */
    readonly change: (request: WebhookChangeRequest, options?: CallOptions) => Promise<Webhook>
    /** Delete a webhook. Also deletes its deliveries, pending ones included. */
    readonly remove: (request: WebhookDeleteRequest, options?: CallOptions) => Promise<undefined>
    /**
     * Replace the secret. Creates a new secret. For 24 hours deliveries carry two signatures, with the new and the
     * previous secret.
     */
    readonly rotate: (request: WebhookRotateSecretRequest, options?: CallOptions) => Promise<WebhookSecret>
    /**
     * Send a test event. Queues the event webhook.test for this webhook; the delivery has the outcome. With `type`, a
     * webhook of kind pull gets an example of that event.
     */
    readonly test: (request: WebhookTestRequest, options?: CallOptions) => Promise<WebhookDelivery>
  }
  /** Deliveries to webhooks and their outcomes. */
  readonly webhookDeliveries: {
    /** List deliveries. Pending and sent events for the webhooks of the token, the newest first, in pages. */
    readonly list: (
      request?: WebhookDeliveryGetAllRequest,
      options?: CallOptions
    ) => Pages<WebhookDelivery, WebhookDeliveryPage>
    /** One delivery. Every attempt with its status, time and failure, and the JSON that is posted. */
    readonly get: (request: WebhookDeliveryGetItemRequest, options?: CallOptions) => Promise<WebhookDeliveryDetail>
    /** Send an event again. Queues a delivery again, whatever its outcome, under the same webhook-id. */
    readonly replay: (request: WebhookDeliveryReplayRequest, options?: CallOptions) => Promise<WebhookDelivery>
  }
  /** The code lists that bodies take their codes from. */
  readonly codes: {
    /** List the code lists. Every list of codes that a field of a body may take, without the codes. */
    readonly list: (request?: CodeListGetAllRequest, options?: CallOptions) => Promise<CodeListItems>
    /**
     * Codes of a list. The codes of a list with their names. Concepts of payroll have type, fields and XML element as
     * well. The answer has an ETag and may be cached for an hour.
     */
    readonly get: (request: CodeListGetItemRequest, options?: CallOptions) => Promise<ListedCodes>
  }
  /** Liveness and readiness of the service. */
  readonly health: {
    /** Liveness of the service. Answers as soon as it listens. */
    readonly live: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<Health>
    /** Readiness of the service. Queries the database; 503 while it does not answer. */
    readonly ready: (request?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<Health>
  }
}
