// Written by `pnpm docs:write` from the schemas of bodies and answers.

/** The body of each operation that files a document. */
export interface Bodies {
  readonly InvoiceCreate: InvoiceBody
  readonly CreditnoteCreate: CreditNoteBody
  readonly DebitnoteCreate: DebitNoteBody
  readonly SupportCreate: SupportBody
  readonly SupportNoteCreate: SupportNoteBody
  readonly EquivalentCreate: EquivalentBody
  readonly EquivalentSpdCreate: EquivalentSpdBody
  readonly EquivalentNoteCreate: EquivalentNoteBody
  readonly EventCreate: EventBody
  readonly PayrollCreate: PayrollBody
  readonly PayrollReplaceNote: PayrollReplaceNoteBody
  readonly PayrollDeleteNote: PayrollDeleteNoteBody
}

/** An absent value in the spellings of other programs: empty text, null, undefined. */
export type Absent = "" | null | undefined

/** Body of a document as it is sent: invoice. */
export interface InvoiceBody {
  /**
   * Type of invoice: 01 sale, 02 export, 03 contingency of the issuer, 04 contingency of the authority (FAD12). XML:
   * InvoiceTypeCode (FAD12).
   */
  readonly TypeCode: string
  /**
   * Kind of operation: 10 standard, 09 AIU, 11 mandate, 12 transport, SS-… health. If absent, 10. XML:
   * CustomizationID (FAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?:
    | "09"
    | "10"
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "16"
    | "SS-CUFE"
    | "SS-CUDE"
    | "SS-POS"
    | "SS-SNum"
    | "SS-Recaudo"
    | "SS-Reporte"
    | "SS-SinAporte"
    | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (FAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime (FAD09,
   * FAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. XML: DueDate. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * CustomTagGeneral/TotalesCop/MonedaCop, DocumentCurrencyCode (FAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (FAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (FAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (FAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it. XML: sts:InvoiceControl.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (FAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (FAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (FAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: InvoiceLine (FAV01). */
  readonly Items: ReadonlyArray<SaleItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (FAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (FAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (FAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate (FAR01
   * to FAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (FBD). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (FAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /** Data of an invoice of health services. Operations SS-… require it. XML: CustomTagGeneral (FED060). */
  readonly Health?: HealthServices | Absent
  /**
   * Data of a sector that has no fields of its own here, filed exactly as stated. XML:
   * CustomTagGeneral/Interoperabilidad/Group.
   */
  readonly DataGroups?: ReadonlyArray<DataGroup> | Absent
}

/** Body of a document as it is sent: credit note. */
export interface CreditNoteBody {
  /**
   * Type of the document: 91 credit note. Mandatory, unless completion works it out. XML: CreditNoteTypeCode (CAD12).
   */
  readonly TypeCode?: string | Absent
  /**
   * 20 with reference to an invoice, 22 without. If absent, it follows from DocumentReference. XML: CustomizationID
   * (CAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: "20" | "22" | "23" | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (CAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime (CAD09,
   * CAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * CustomTagGeneral/TotalesCop/MonedaCop, DocumentCurrencyCode (CAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (CAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (CAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (CAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (CAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (CAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (CAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: CreditNoteLine (CAV01). */
  readonly Items: ReadonlyArray<SaleItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (CAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (CAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (CAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate (CAR01
   * to CAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (CAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /** Data of an invoice of health services. Operations SS-… require it. XML: CustomTagGeneral (CND060). */
  readonly Health?: HealthServices | Absent
  /**
   * Data of a sector that has no fields of its own here, filed exactly as stated. XML:
   * CustomTagGeneral/Interoperabilidad/Group.
   */
  readonly DataGroups?: ReadonlyArray<DataGroup> | Absent
  /**
   * Document that the note corrects; of invoices also a list. Absent in notes without reference. XML:
   * BillingReference (CBG).
   */
  readonly DocumentReference?: DocumentReference | ReadonlyArray<DocumentReference> | Absent
  /**
   * Reason: 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 5 prompt payment, 6 volume of sales. XML:
   * DiscrepancyResponse/ResponseCode, DiscrepancyResponse/Description (CBF01 to CBF04).
   */
  readonly CorrectionCode?: "1" | "2" | "3" | "4" | "5" | "6" | Absent
}

/** Body of a document as it is sent: debit note. */
export interface DebitNoteBody {
  /** Type of the document: 92 debit note. Mandatory, unless completion works it out. XML: ProfileID. */
  readonly TypeCode?: string | Absent
  /**
   * 30 with reference to an invoice, 32 without. If absent, it follows from DocumentReference. XML: CustomizationID
   * (DAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: "30" | "32" | "33" | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (DAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime (DAD09,
   * DAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * CustomTagGeneral/TotalesCop/MonedaCop, DocumentCurrencyCode (DAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (DAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (DAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (DAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (DAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (DAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (DAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: DebitNoteLine (DAV01). */
  readonly Items: ReadonlyArray<SaleItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (DAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (DAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (DAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate (DAR01
   * to DAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (DBD). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: RequestedMonetaryTotal (DAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /** Data of an invoice of health services. Operations SS-… require it. XML: CustomTagGeneral (DND060). */
  readonly Health?: HealthServices | Absent
  /**
   * Data of a sector that has no fields of its own here, filed exactly as stated. XML:
   * CustomTagGeneral/Interoperabilidad/Group.
   */
  readonly DataGroups?: ReadonlyArray<DataGroup> | Absent
  /**
   * Document that the note corrects; of invoices also a list. Absent in notes without reference. XML:
   * BillingReference (DBG).
   */
  readonly DocumentReference?: DocumentReference | ReadonlyArray<DocumentReference> | Absent
  /**
   * Reason: 1 interest, 2 costs to be charged, 3 change of value, 4 others. XML: DiscrepancyResponse/ResponseCode,
   * DiscrepancyResponse/Description (DBF01 to DBF04).
   */
  readonly CorrectionCode?: "1" | "2" | "3" | "4" | Absent
}

/** Body of a document as it is sent: support. */
export interface SupportBody {
  /**
   * Type of the document: 05 support document. Mandatory, unless completion works it out. XML: InvoiceTypeCode
   * (DSAD12).
   */
  readonly TypeCode?: string | Absent
  /**
   * Origin of the seller: 10 resident, 11 non-resident. If absent, it follows from the seller's country. XML:
   * CustomizationID (DSAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: "10" | "11" | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (DSAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime
   * (DSAD09, DSAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. XML: DueDate. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * DocumentCurrencyCode (DSAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (DSAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (DSAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (DSAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it. XML: sts:InvoiceControl.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Buyer, who issues the support document. What is absent is filled in from the company's settings. Mandatory,
   * unless the settings of the company state it. XML: AccountingCustomerParty.
   */
  readonly CompanyParty?: PurchasingParty | Absent
  /** Seller, who is not obliged to invoice. XML: AccountingSupplierParty. */
  readonly SupplierParty: SupplierParty
  /** Lines of the document, at least one. XML: InvoiceLine (DSAV01). */
  readonly Items: ReadonlyArray<Item>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (DSAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (DSAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (DSAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate
   * (DSAR01 to DSAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (DSBD). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (DSAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoiceLine/InvoicePeriod (DSFC02a, annex DS 1.1). */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /** Withholdings on the whole document, in place of those of the lines (DSAY01). XML: WithholdingTaxTotal (DSAT). */
  readonly Withholdings?: ReadonlyArray<Withholding> | Absent
  /**
   * Way of generation: 1 by operation (default), 2 accumulated over a week. XML: InvoiceLine/InvoicePeriod (DSFC02a,
   * annex DS 1.1).
   */
  readonly GenerationCode?: string | Absent
}

/** Body of a document as it is sent: support note. */
export interface SupportNoteBody {
  /**
   * Type of the document: 95 adjustment note of a support document. Mandatory, unless completion works it out. XML:
   * CreditNoteTypeCode (NSAD12).
   */
  readonly TypeCode?: string | Absent
  /**
   * Origin of the seller: 10 resident, 11 non-resident. If absent, it follows from the seller's country. XML:
   * CustomizationID (NSAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: "10" | "11" | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (NSAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime
   * (NSAD09, NSAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * DocumentCurrencyCode (NSAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (NSAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (NSAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (NSAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Buyer, who issues the support document. What is absent is filled in from the company's settings. Mandatory,
   * unless the settings of the company state it. XML: AccountingCustomerParty.
   */
  readonly CompanyParty?: PurchasingParty | Absent
  /** Seller, who is not obliged to invoice. XML: AccountingSupplierParty. */
  readonly SupplierParty: SupplierParty
  /** Lines of the document, at least one. XML: CreditNoteLine (NSAV01). */
  readonly Items: ReadonlyArray<Item>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (NSAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (NSAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (NSAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate
   * (NSAR01 to NSAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (NSAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /**
   * Document that the note corrects; of invoices also a list. Absent in notes without reference. XML:
   * BillingReference (NSBG).
   */
  readonly DocumentReference?: DocumentReference | Absent
  /**
   * Reason: 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 5 others. XML:
   * DiscrepancyResponse/ResponseCode, DiscrepancyResponse/Description (NSBF01 to NSBF04).
   */
  readonly CorrectionCode?: "1" | "2" | "3" | "4" | "5" | Absent
}

/** Body of a document as it is sent: equivalent. */
export interface EquivalentBody {
  /**
   * Type of equivalent: 20 POS ticket, 25 cinema, 27 show, 32 games, 35 transport, 40 toll, 45 bank statement, 50 air
   * ticket, 55 exchange; 07 and 08 POS in contingency. XML: InvoiceTypeCode (DEAD12).
   */
  readonly TypeCode: string
  /**
   * Kind of operation (CustomizationID): 10 standard, 09 AIU, 11 mandate, 12 transport. If absent, the default of the
   * type. XML: CustomizationID (DEAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: string | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (DEAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime
   * (DEAD09, DEAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. XML: DueDate. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * DocumentCurrencyCode (DEAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (DEAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (DEAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (DEAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it. XML: sts:InvoiceControl.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (DEAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (DEAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (DEAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: InvoiceLine (DEAV01). */
  readonly Items: ReadonlyArray<EquivalentItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (DEAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (DEAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (DEAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate
   * (DEAR01 to DEAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (DEBD). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (DEAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /**
   * Maker of the software that issues the document (DEAB41 to DEAB46). XML:
   * FabricanteSoftware/InformacionDelFabricanteDelSoftware (DEAB41 to DEAB46).
   */
  readonly SoftwareManufacturer?: SoftwareManufacturer | Absent
  /**
   * Benefits of the buyer in a loyalty programme. Every POS ticket states them (DEPD11). XML:
   * BeneficiosComprador/InformacionBeneficiosComprador (DEPD11 to DEPD20).
   */
  readonly BuyerBenefits?: BuyerBenefits | Absent
  /** Cash register of a POS ticket (DEPD25 to DEPD36). XML: PuntoVenta/InformacionCajaVenta (DEPD21 to DEPD36). */
  readonly PointOfSale?: PointOfSale | Absent
  /** Show of a cinema ticket (25). XML: ShowroomInformation (sample CM001). */
  readonly CinemaShow?: CinemaShow | Absent
  /**
   * Establishment of localised games (32) whose daily sales the document reports. XML: InfoEstablishment (sample
   * DEJL2).
   */
  readonly GamingEstablishment?: GamingEstablishment | Absent
  /** Journey of a ticket of land transport (35). XML: InformacionAdicional/InformacionTicket (sample DETP001). */
  readonly PassengerTicket?: PassengerTicket | Absent
  /** Reservation and passenger of an airline ticket (50). XML: Interoperabilidad/Group (sample TA001). */
  readonly Flight?: Flight | Absent
  /** Operation that an exchange settles (55). XML: CustomTagGeneral/Group (sample DEBVC1). */
  readonly ExchangeSettlement?: ExchangeSettlement | Absent
}

/** Body of a document as it is sent: equivalent spd. */
export interface EquivalentSpdBody {
  /**
   * Type of the document: 60 public utilities. Mandatory, unless completion works it out. XML: InvoiceTypeCode
   * (DEAD12).
   */
  readonly TypeCode?: string | Absent
  /**
   * Kind of operation (CustomizationID): 10 standard, 09 AIU, 11 mandate, 12 transport. If absent, the default of the
   * type. XML: CustomizationID (DEAD02, annex FE 1.9 §13.1.5).
   */
  readonly OperationCode?: string | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (DEAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime
   * (DEAD09, DEAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. XML: DueDate. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * DocumentCurrencyCode (DEAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (DEAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (DEAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (DEAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (DEAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (DEAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (DEAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: InvoiceLine (DEAV01). */
  readonly Items: ReadonlyArray<EquivalentItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (DEAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (DEAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (DEAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate
   * (DEAR01 to DEAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /** Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (DEBD). */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal (DEAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /**
   * Maker of the software that issues the document (DEAB41 to DEAB46). XML:
   * FabricanteSoftware/InformacionDelFabricanteDelSoftware (DEAB41 to DEAB46).
   */
  readonly SoftwareManufacturer?: SoftwareManufacturer | Absent
  /** Day on which the tax becomes due, YYYY-MM-DD. XML: TaxPointDate. */
  readonly TaxPointDate?: string | Absent
  /** Code of the buyer's cost centre. The official samples do not explain it. XML: AccountingCostCode. */
  readonly AccountingCostCode?: string | Absent
  /** Name of the buyer's cost centre. The official samples do not explain it. XML: AccountingCost. */
  readonly AccountingCost?: string | Absent
  /**
   * Premises that receive the services. XML: AccountingCustomerParty/Party/PhysicalLocation/LocationTypeCode (RAD40).
   */
  readonly Premises?: Premises | Absent
  /** Public services that the document bills, at least one. */
  readonly SpdServices: ReadonlyArray<SpdService>
}

/** Body of a document as it is sent: equivalent note. */
export interface EquivalentNoteBody {
  /** Type of the note: 94 credits an equivalent, 93 debits it. XML: CreditNoteTypeCode, ProfileID (NADAD12, NAAD12). */
  readonly TypeCode: string
  /**
   * Type of the document that is corrected, such as 20. If absent, that of DocumentReference. XML: CustomizationID
   * (NADAD02, annex FE 1.9 §13.1.5, NAAD02).
   */
  readonly OperationCode?: "20" | "25" | "27" | "32" | "35" | "40" | "45" | "50" | "55" | "60" | Absent
  /**
   * Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.
   * Mandatory, unless the service supplies it. XML: ID (NADAD05, NAAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML: IssueDate, IssueTime
   * (NADAD09, NADAD10, NAAD09, NAAD10).
   */
  readonly Date: string
  /** Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans. */
  readonly DueDate?: string | Absent
  /**
   * Currency of all amounts of the document, ISO 4217: COP, USD. Mandatory, unless completion works it out. XML:
   * DocumentCurrencyCode (NADAD15, NAAD15).
   */
  readonly CurrencyCode?: string | Absent
  /** Free text about the document, filed and printed. XML: Note (NADAD13, NAAD13). */
  readonly Note?: string | Absent
  /** Further notes, each with its language. */
  readonly Notes?: ReadonlyArray<FurtherNote> | Absent
  /**
   * Order of the buyer, or a list of orders. The first is filed as the order, others as additional references. XML:
   * OrderReference (NADAF01, NAAF01).
   */
  readonly OrderReference?: OrderReference | ReadonlyArray<OrderReference> | Absent
  /** Other documents that this one refers to. XML: AdditionalDocumentReference (NADAI01, NAAI01). */
  readonly AdditionalDocumentReferences?: ReadonlyArray<AdditionalDocumentReference> | Absent
  /**
   * Range from which the number is taken. What is absent is filled in from the settings or the authority's data.
   * Mandatory, unless the service supplies it.
   */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the document. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Issuer of the document. What is absent is filled in from the company's settings. Mandatory, unless the settings
   * of the company state it. XML: AccountingSupplierParty.
   */
  readonly CompanyParty?: CompanyParty | Absent
  /** Buyer. The final consumer is 222222222222 with type 13. XML: AccountingCustomerParty. */
  readonly CustomerParty: CustomerParty
  /** Documents of the despatch of the goods. XML: DespatchDocumentReference (NADAG01, NAAG01). */
  readonly DespatchReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Documents of the receipt of the goods. XML: ReceiptDocumentReference (NADAH01, NAAH01). */
  readonly ReceiptReferences?: ReadonlyArray<DeliveryReference> | Absent
  /** Day and place of the delivery. XML: Delivery (NADAM01, NAAM01). */
  readonly Delivery?: Delivery | Absent
  /** Delivery terms of an export. XML: DeliveryTerms. */
  readonly DeliveryTerms?: DeliveryTerms | Absent
  /** Lines of the document, at least one. XML: CreditNoteLine, DebitNoteLine (NADAV01, NAAV01). */
  readonly Items: ReadonlyArray<EquivalentItem>
  /** Discounts on the whole document, after the totals of the lines. XML: AllowanceCharge (NADAQ, NAAQ). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges on the whole document, after the totals of the lines. XML: AllowanceCharge (NADAQ, NAAQ). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /** Form and means of payment, or a list with one entry for each instalment. XML: PaymentMeans (NADAN01, NAAN01). */
  readonly PaymentMeans: PaymentMeans | ReadonlyArray<PaymentMeans>
  /**
   * Exchange rate to pesos. A document in another currency than COP needs it (FAR01). XML: PaymentExchangeRate
   * (NADAR01 to NADAR07, NAAR01 to NAAR07).
   */
  readonly PaymentExchangeRate?: PaymentExchangeRate | Absent
  /**
   * Payments received before, one by one. Credit notes have no place for them (RAD08). XML: PrepaidPayment (NADBD,
   * NABD).
   */
  readonly PrepaidPayments?: ReadonlyArray<PrepaidPayment> | Absent
  /**
   * Totals of the document. Each is checked against the lines; completion computes them. Mandatory, unless completion
   * works it out. XML: LegalMonetaryTotal, RequestedMonetaryTotal (NADAU, NAAU).
   */
  readonly LegalMonetaryTotal?: LegalMonetaryTotal | Absent
  /** Period that the document bills, for services. XML: InvoicePeriod. */
  readonly Period?: Period | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
  /**
   * Document that the note corrects; of invoices also a list. Absent in notes without reference. XML:
   * BillingReference (NADBG, NABG).
   */
  readonly DocumentReference?: DocumentReference | Absent
  /**
   * Reason of the adjustment: a code of the authority's list for notes of equivalents. XML:
   * DiscrepancyResponse/ResponseCode, DiscrepancyResponse/Description (NADBF01 to NADBF04, NABF01 to NABF04).
   */
  readonly CorrectionCode?: "1" | "2" | "3" | "4" | "5" | Absent
}

/** Body of a document as it is sent: event. */
export interface EventBody {
  /**
   * Type of event: 030 acknowledgement, 031 claim, 032 receipt of goods, 033 acceptance, 034 tacit acceptance, 035 to
   * 051 register. XML: DocumentResponse/Response/ResponseCode, DocumentResponse/Response/Description (AAH03).
   */
  readonly TypeCode:
    | "030"
    | "031"
    | "032"
    | "033"
    | "034"
    | "035"
    | "036"
    | "037"
    | "038"
    | "039"
    | "040"
    | "041"
    | "042"
    | "043"
    | "044"
    | "045"
    | "046"
    | "047"
    | "048"
    | "049"
    | "050"
    | "051"
  /**
   * Operation of an event that has several (CustomizationID): 361, 371, 431. XML: CustomizationID,
   * DocumentResponse/Response/Description (AAD02, annex RADIAN 1.1 §14.2.1, AAL03).
   */
  readonly OperationCode?: string | Absent
  /**
   * Number of the event among those of its sender and type, without prefix: 12. If absent, the service assigns it.
   * Mandatory, unless the service supplies it. XML: ID (AAD05).
   */
  readonly Number?: number | string | Absent
  /**
   * Day or moment of the event, YYYY-MM-DD or YYYY-MM-DDThh:mm:ss. A day alone takes the time of filing, or midnight
   * if it is past. XML: IssueDate, IssueTime (AAD09, AAD10).
   */
  readonly Date: string
  /**
   * Reason of a claim (031): 01 inconsistency, 02 goods not delivered in full, 03 goods not delivered in part, 04
   * service not provided. Codes: code list `claim-reasons`. XML: DocumentResponse/Response/ResponseCode/@listID.
   */
  readonly ClaimCode?: string | Absent
  /**
   * Kind of endorsement (037, 038, 039, 047): 1 complete, 2 in blank. Of a mandate (043): 3 is open. XML:
   * DocumentResponse/Response/ResponseCode/@listID.
   */
  readonly ResponseListId?: string | Absent
  /**
   * Notes of the event. A party that acts for another says so in the first. The sworn statement of 034 is added if it
   * is missing. XML: Note.
   */
  readonly Notes?: ReadonlyArray<string> | Absent
  /** Document that the event is about. XML: DocumentResponse/DocumentReference (AAH05 to AAH09). */
  readonly DocumentReference: EventDocumentReference
  /**
   * Term of a mandate, or the invoice's due date in EndDate (AAH59). XML:
   * DocumentResponse/DocumentReference/ValidityPeriod (AAH59).
   */
  readonly ValidityPeriod?: Period | Absent
  /** Mandate that event 043 grants. */
  readonly Mandate?: Mandate | Absent
  /** PDF files of the event, such as the deed of a protest (048). XML: DocumentResponse/LineResponse. */
  readonly Attachments?: ReadonlyArray<EventAttachment> | Absent
  /**
   * Values of the event by their names. Values of the invoice are filled in. XML: CustomTagGeneral (AAI04b to
   * AAI07b).
   */
  readonly Negotiation?: ReadonlyArray<NegotiationValue> | Absent
  /**
   * Holders or payers with their amounts, in pesos. If absent, the sender has the whole. XML:
   * SenderParty/PartyLegalEntity.
   */
  readonly SenderAmounts?: ReadonlyArray<EventShare> | Absent
  /**
   * Parties that acquire, with their amounts in pesos. If absent, the receiver has the whole. XML:
   * ReceiverParty/PartyLegalEntity.
   */
  readonly ReceiverAmounts?: ReadonlyArray<EventShare> | Absent
  /**
   * Parties that a guarantor (035) answers for, with their amounts in pesos. If absent, all. XML:
   * DocumentResponse/IssuerParty/PartyLegalEntity.
   */
  readonly GuaranteedAmounts?: ReadonlyArray<EventShare> | Absent
  /** Prefix of the number. Anything else in it is checked for form and ignored. */
  readonly NumberingRange?: NumberingRange | Absent
  /**
   * Software that issues the event. What is absent is filled in from the provider's settings. XML:
   * sts:SoftwareProvider.
   */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the event: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Party that generates the event. What is absent is filled in from the company's settings. Mandatory, unless the
   * settings of the company state it. XML: SenderParty, SenderParty/PowerOfAttorney/ID (AAF32).
   */
  readonly CompanyParty?: EventCompanyParty | Absent
  /** Seller to whom 030 to 033 are addressed. XML: ReceiverParty. */
  readonly SupplierParty?: EventParty | Absent
  /**
   * Addressee of an event of the register that is not addressed to the authority. XML: ReceiverParty,
   * DocumentResponse/IssuerParty/PowerOfAttorney/ID (AAH62b).
   */
  readonly ReceiverParty?: EventParty | Absent
  /** Buyer whom the sworn statement of 034 names. */
  readonly CustomerParty?: EventParty | Absent
  /**
   * Person who received the document (030) or the goods and services (032). XML: DocumentResponse/IssuerParty/Person.
   */
  readonly IssuerParty?: EventPerson | Absent
}

/** Body of a document as it is sent: payroll. */
export interface PayrollBody {
  /**
   * Type of the document: 102 payroll support document (NIE202). Mandatory, unless completion works it out. XML:
   * InformacionGeneral/@TipoXML (NIE202).
   */
  readonly TypeCode?: string | Absent
  /**
   * Marks a further document of the same worker and month, after a change of contract (NIE199). XML: Novedad (NIE199,
   * NIE204).
   */
  readonly Novedad?: PayrollNovedad | Absent
  /**
   * Number of the document, without prefix: 1042. If absent, the service assigns the next one. Mandatory, unless the
   * service supplies it. XML: NumeroSecuenciaXML/@Consecutivo (NIE011, NIE012).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML:
   * InformacionGeneral/@FechaGen, InformacionGeneral/@HoraGen (NIE026, NIE027).
   */
  readonly Date: string
  /** Free text about the document, filed and printed. XML: Notas (NIE031). */
  readonly Note?: string | Absent
  /** Prefix of the number. Anything else in it is ignored. */
  readonly NumberingRange?: PayrollNumberingRange | Absent
  /** Software that issues the document. What is absent is filled in from the provider's settings. XML: ProveedorXML. */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Employer, who issues the document. What is absent is filled in from the company's settings. Mandatory, unless the
   * settings of the company state it. XML: Empleador (NIE032 to NIE038).
   */
  readonly CompanyParty?: PayrollCompanyParty | Absent
  /** Worker of the payroll. XML: Trabajador (NIE041 to NIE063). */
  readonly EmployeeParty: EmployeeParty
  /** Currency of the payroll and how often it is paid. */
  readonly Information: PayrollInformation
  /** Days that are paid, and the worker's days of entry and leaving. XML: Periodo (NIE002 to NIE008). */
  readonly Period: PayrollPeriod
  /** Form, means and days of payment. */
  readonly Pay: PayrollPay
  /** Bank account of the worker. */
  readonly Account?: PayrollAccount | Absent
  /** Earnings and withholdings. XML: Devengados, Deducciones (payroll annex 1.0 §2.1). */
  readonly Items: ReadonlyArray<PayrollItem>
  /** Totals of earnings, withholdings and net pay. Mandatory, unless completion works it out. */
  readonly MonetaryTotal?: PayrollMonetaryTotal | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
}

/** Body of a document as it is sent: payroll replacement note. */
export interface PayrollReplaceNoteBody {
  /**
   * Type of the document: 103 adjustment note (NIAE202). Mandatory, unless completion works it out. XML:
   * InformacionGeneral/@TipoXML (NIAE202).
   */
  readonly TypeCode?: string | Absent
  /** Payroll document that the note replaces. XML: ReemplazandoPredecesor (NIAE190 to NIAE192). */
  readonly DocumentReference: PredecessorReference
  /**
   * Number of the document, without prefix: 1042. If absent, the service assigns the next one. Mandatory, unless the
   * service supplies it. XML: NumeroSecuenciaXML/@Consecutivo (NIAE011, NIAE012).
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML:
   * InformacionGeneral/@FechaGen, InformacionGeneral/@HoraGen (NIAE026, NIAE027).
   */
  readonly Date: string
  /** Free text about the document, filed and printed. XML: Notas (NIAE031). */
  readonly Note?: string | Absent
  /** Prefix of the number. Anything else in it is ignored. */
  readonly NumberingRange?: PayrollNumberingRange | Absent
  /** Software that issues the document. What is absent is filled in from the provider's settings. XML: ProveedorXML. */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Employer, who issues the document. What is absent is filled in from the company's settings. Mandatory, unless the
   * settings of the company state it. XML: Empleador (NIAE032 to NIAE038).
   */
  readonly CompanyParty?: PayrollCompanyParty | Absent
  /** Worker of the payroll. XML: Trabajador (NIAE041 to NIAE063). */
  readonly EmployeeParty: EmployeeParty
  /** Currency of the payroll and how often it is paid. */
  readonly Information: PayrollInformation
  /** Days that are paid, and the worker's days of entry and leaving. XML: Periodo (NIAE002 to NIAE008). */
  readonly Period: PayrollPeriod
  /** Form, means and days of payment. */
  readonly Pay: PayrollPay
  /** Bank account of the worker. */
  readonly Account?: PayrollAccount | Absent
  /** Earnings and withholdings. XML: Devengados, Deducciones (payroll annex 1.0 §2.1). */
  readonly Items: ReadonlyArray<PayrollItem>
  /** Totals of earnings, withholdings and net pay. Mandatory, unless completion works it out. */
  readonly MonetaryTotal?: PayrollMonetaryTotal | Absent
  /** Texts for the PDF, which are not filed. */
  readonly CustomizePrintFormat?: CustomizePrintFormat | Absent
}

/** Body of a document as it is sent: payroll deletion note. */
export interface PayrollDeleteNoteBody {
  /**
   * Type of the document: 103 adjustment note (NIAE202). Mandatory, unless completion works it out. XML:
   * InformacionGeneral/@TipoXML.
   */
  readonly TypeCode?: string | Absent
  /** Payroll document that the note deletes. XML: EliminandoPredecesor (NIAE215 to NIAE217). */
  readonly DocumentReference: PredecessorReference
  /**
   * Number of the document, without prefix: 1042. If absent, the service assigns the next one. Mandatory, unless the
   * service supplies it. XML: NumeroSecuenciaXML/@Consecutivo.
   */
  readonly Number?: number | string | Absent
  /**
   * Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted. XML:
   * InformacionGeneral/@FechaGen, InformacionGeneral/@HoraGen.
   */
  readonly Date: string
  /** Free text about the document, filed and printed. XML: Notas. */
  readonly Note?: string | Absent
  /** Prefix of the number. Anything else in it is ignored. */
  readonly NumberingRange?: PayrollNumberingRange | Absent
  /** Software that issues the document. What is absent is filled in from the provider's settings. XML: ProveedorXML. */
  readonly SoftwareProvider?: SoftwareProvider | Absent
  /** Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one. */
  readonly SigningCertificate?: SigningCertificate | Absent
  /**
   * Employer, who issues the document. What is absent is filled in from the company's settings. Mandatory, unless the
   * settings of the company state it. XML: Empleador.
   */
  readonly CompanyParty?: PayrollCompanyParty | Absent
  /** Worker of the payroll. A note that deletes names none: it is not filed, and notified. */
  readonly EmployeeParty?: UnusedEmployeeParty | Absent
}

/** Fields: submission result. */
export interface SubmissionResult {
  /** Number of the document with its prefix: SETP990000001. */
  readonly id: string
  /**
   * Name of the submission: face_f, prefix, NIT and number, both with zeros to ten digits:
   * face_fSETP09003731150990000001.
   */
  readonly name: string
  /**
   * Where the document stands. submitted: the authority accepted it. rejected: it refused it. processing: it works on
   * it, see `zipkey`. pending: it is signed and recorded, but the authority was not reached or its answer was lost.
   * Programs decide by this field.
   */
  readonly status: "submitted" | "rejected" | "processing" | "pending"
  /** When the service recorded the document, ISO 8601 with offset: 2026-01-15T10:00:00.123-05:00. */
  readonly created: string
  /** Only of an invoice that the service issued in contingency of the authority (04) where 01 was sent. */
  readonly contingency?: IssuedInContingency
  /**
   * What the check of the body notified of, in the language of the request that filed it; absent if there is nothing.
   */
  readonly notifications?: ReadonlyArray<Violation>
  /** The filed document: its key, number and signature. */
  readonly document: SubmittedDocument
  /** What the authority said; its texts are empty until it has answered. */
  readonly response: AuthorityResponse
}

/** Fields: further note. */
export interface FurtherNote {
  /** The note itself, at most 5000 characters. XML: Note (FAD13). */
  readonly Text: string
  /** Language of the note if it is not Spanish: en, pt-BR. XML: Note/@languageID. */
  readonly Language?: string | Absent
  /** Kind of the note. Public utilities use Contrato and ReferentePago. XML: Note/@languageLocaleID. */
  readonly LocaleId?: string | Absent
}

/** Fields: order reference. */
export interface OrderReference {
  /** Number of the buyer's order: OC-1042. XML: ID. */
  readonly Number: string
  /** Day of the order, YYYY-MM-DD. XML: IssueDate. */
  readonly Date?: string | Absent
}

/** Fields: additional document reference. */
export interface AdditionalDocumentReference {
  /**
   * Number of the other document. A contingency invoice (03) names the paper invoice that it transcribes (FAI01).
   * XML: ID (FAI02).
   */
  readonly Number: string
  /** Day of the other document, YYYY-MM-DD. XML: IssueDate. */
  readonly Date: string
  /** Type of the other document: a code of the authority, such as FTP for a paper invoice. XML: DocumentTypeCode. */
  readonly TypeCode?: string | Absent
}

/** Fields: numbering range. */
export interface NumberingRange {
  /**
   * Number of the resolution that authorises the range, 11 to 14 digits: 18760000001. Notes and events have none.
   * XML: sts:InvoiceAuthorization (FAB05).
   */
  readonly Id?: number | Absent
  /** Day of the resolution, YYYY-MM-DD. It is printed and not filed. */
  readonly Date?: string | Absent
  /**
   * Letters and digits in front of the number: SETP. An authorised range has at most four (FAB10b). Absent if the
   * range has none. XML: sts:AuthorizedInvoices/sts:Prefix (FAB10).
   */
  readonly Prefix?: string | Absent
  /** First number of the authorised range: 990000000. XML: sts:AuthorizedInvoices/sts:From (FAB11, FAD05b). */
  readonly FromNumber?: number | Absent
  /** Last number of the authorised range: 995000000. XML: sts:AuthorizedInvoices/sts:To (FAB12, FAD05c). */
  readonly ToNumber?: number | Absent
  /** Technical key that the authority assigned to the range. It is part of the CUFE, secret, and never shown again. */
  readonly TechnicalKey?: string | Absent
  /** First day on which the range is valid, YYYY-MM-DD. XML: sts:AuthorizationPeriod/StartDate (FAB07). */
  readonly StartDate?: string | Absent
  /** Last day on which the range is valid, YYYY-MM-DD. XML: sts:AuthorizationPeriod/EndDate (FAB08). */
  readonly EndDate?: string | Absent
}

/** Fields: software provider. */
export interface SoftwareProvider {
  /**
   * Id that the authority gave the software when it was registered, a UUID. If absent, the provider's settings supply
   * it. XML: sts:SoftwareID (FAB24).
   */
  readonly Id?: string | Absent
  /** Name of the software. It is printed and not filed. */
  readonly Name?: string | Absent
  /**
   * Pin of the software, chosen at its registration. Secret: it enters keys and the security code, and is never
   * shown.
   */
  readonly Pin?: string | Absent
  /** Test set of the authority for which the document is filed when isTest is true, a UUID. */
  readonly TestSetId?: string | Absent
  /** NIT of the owner of the software. If absent, the issuer owns it. XML: sts:ProviderID (FAB19). */
  readonly ProviderId?: string | Absent
  /** Name of the owner of the software. Payroll documents file it, others print it. */
  readonly ProviderName?: string | Absent
  /** Name of the program that sends the document, for the caller's own use. It is not filed. */
  readonly Origin?: string | Absent
}

/** Fields: signing certificate. */
export interface SigningCertificate {
  /** Password of the PKCS#12 container in Content. Secret, never shown or logged. */
  readonly Password?: string | Absent
  /**
   * PKCS#12 container (.p12, .pfx) with private key and certificate, in base64. Encrypted while the outcome is open,
   * then erased.
   */
  readonly Content?: string | Absent
  /** Token of a certificate stored in the service, in place of Content and Password. */
  readonly Token?: string | Absent
}

/** Fields: company party. */
export interface CompanyParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters
   * are allowed. Mandatory, unless the settings of the company state it. XML: Party/PartyIdentification/ID,
   * Party/PartyTaxScheme/CompanyID, Party/PartyLegalEntity/CompanyID (FAJ20 to FAJ24).
   */
  readonly Id?: string | Absent
  /**
   * Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31
   * the check digit is computed and filed. Mandatory, unless the settings of the company state it. XML:
   * Party/PartyIdentification/ID/@schemeName, Party/PartyTaxScheme/CompanyID/@schemeName,
   * Party/PartyLegalEntity/CompanyID/@schemeName (FAJ25).
   */
  readonly IdentificationType?:
    | "11"
    | "12"
    | "13"
    | "21"
    | "22"
    | "31"
    | "41"
    | "42"
    | "50"
    | "47"
    | "48"
    | "91"
    | Absent
  /**
   * Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S. Mandatory, unless the settings
   * of the company state it. XML: Party/PartyTaxScheme/RegistrationName (FAJ20).
   */
  readonly Name?: string | Absent
  /**
   * Fiscal address of the issuer as in the RUT. The authority requires it (FAJ28). Mandatory, unless the settings of
   * the company state it. XML: Party/PhysicalLocation/Address, Party/PartyTaxScheme/RegistrationAddress (FAJ08,
   * FAJ28).
   */
  readonly PhysicalLocation?: PhysicalLocation | Absent
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If a buyer omits it, it follows from the type of identification.
   * Mandatory, unless the settings of the company state it. XML: AdditionalAccountID (FAJ02).
   */
  readonly OrganizationTypeCode?: "1" | "2" | Absent
  /**
   * Tax regime of the party, such as 48 (VAT) or 49 (no VAT), as the annex lists them. XML:
   * Party/PartyTaxScheme/TaxLevelCode/@listName.
   */
  readonly RegimeCode?: string | Absent
  /**
   * Tax that the party is responsible for: 01 IVA, 04 INC, ZA both, ZZ none. XML: Party/PartyTaxScheme/TaxScheme/ID,
   * Party/PartyTaxScheme/TaxScheme/Name (FAJ39, FAJ40).
   */
  readonly TaxCode?: "01" | "04" | "ZA" | "ZZ" | Absent
  /**
   * Commercial registration (matrícula mercantil) of the party: digits as the chamber of commerce gave them. XML:
   * Party/PartyLegalEntity/CorporateRegistrationScheme/Name.
   */
  readonly CorporateRegistration?: string | Absent
  /**
   * Economic activity: CIIU code of four digits; several separated by semicolons: 6201;6311. XML:
   * Party/IndustryClassificationCode.
   */
  readonly IndustryClassificationCode?: string | Absent
  /**
   * E-mail address to which the document is delivered; several separated by semicolons. XML:
   * Party/Contact/ElectronicMail.
   */
  readonly Email?: string | Absent
  /** Telephone number, as it is to be printed: 601 5550123. XML: Party/Contact/Telephone. */
  readonly Phone?: string | Absent
  /** Commercial name under which customers know the party. If absent, Name is used. XML: Party/PartyName/Name. */
  readonly TradeName?: string | Absent
  /** Person who answers at Phone and Email. XML: Party/Contact/Name. */
  readonly ContactName?: string | Absent
  /** Remark about the contact, such as office hours. XML: Party/Contact/Note. */
  readonly ContactNote?: string | Absent
  /**
   * Fiscal responsibilities of the issuer, several separated by semicolons: O-13;O-15. R-99-PN if there are none.
   * Mandatory, unless the settings of the company state it. Codes: code list `responsibilities`. XML:
   * Party/PartyTaxScheme/TaxLevelCode (FAJ26).
   */
  readonly TaxLevelCode?: string | Absent
  /** Logo printed on the PDF: a data URL (PNG or JPEG) or an HTTPS address. It is not filed. */
  readonly ImageUrl?: string | Absent
  /**
   * Members of a consortium or temporary union that issues the document: two or more (FAJ53 to FAJ61). XML:
   * Party/PartyLegalEntity/ShareholderParty (FAJ53 to FAJ61).
   */
  readonly Shareholders?: ReadonlyArray<Shareholder> | Absent
}

/** Fields: customer party. */
export interface CustomerParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters
   * are allowed. XML: Party/PartyIdentification/ID, Party/PartyTaxScheme/CompanyID, Party/PartyLegalEntity/CompanyID
   * (FAK20 to FAK24).
   */
  readonly Id: string
  /**
   * Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31
   * the check digit is computed and filed. XML: Party/PartyIdentification/ID/@schemeName,
   * Party/PartyTaxScheme/CompanyID/@schemeName, Party/PartyLegalEntity/CompanyID/@schemeName (FAK25).
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /**
   * Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S. XML:
   * Party/PartyTaxScheme/RegistrationName (FAK20).
   */
  readonly Name: string
  /**
   * Address of the buyer. A natural person need not state it (Resolution 000202 of 2025, article 69). XML:
   * Party/PhysicalLocation/Address, Party/PartyTaxScheme/RegistrationAddress (FAK08, FAK28).
   */
  readonly PhysicalLocation?: PhysicalLocation | Absent
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification. XML:
   * AdditionalAccountID (FAK02).
   */
  readonly OrganizationTypeCode?: "1" | "2" | Absent
  /**
   * Tax regime of the party, such as 48 (VAT) or 49 (no VAT), as the annex lists them. XML:
   * Party/PartyTaxScheme/TaxLevelCode/@listName.
   */
  readonly RegimeCode?: string | Absent
  /**
   * Tax that the party is responsible for: 01 IVA, 04 INC, ZA both, ZZ none. XML: Party/PartyTaxScheme/TaxScheme/ID,
   * Party/PartyTaxScheme/TaxScheme/Name (FAK39, FAK40).
   */
  readonly TaxCode?: "01" | "04" | "ZA" | "ZZ" | Absent
  /**
   * Commercial registration (matrícula mercantil) of the party: digits as the chamber of commerce gave them. XML:
   * Party/PartyLegalEntity/CorporateRegistrationScheme/Name.
   */
  readonly CorporateRegistration?: string | Absent
  /**
   * Economic activity: CIIU code of four digits; several separated by semicolons: 6201;6311. XML:
   * Party/IndustryClassificationCode.
   */
  readonly IndustryClassificationCode?: string | Absent
  /**
   * E-mail address to which the document is delivered; several separated by semicolons. XML:
   * Party/Contact/ElectronicMail.
   */
  readonly Email?: string | Absent
  /** Telephone number, as it is to be printed: 601 5550123. XML: Party/Contact/Telephone. */
  readonly Phone?: string | Absent
  /** Commercial name under which customers know the party. If absent, Name is used. XML: Party/PartyName/Name. */
  readonly TradeName?: string | Absent
  /** Person who answers at Phone and Email. XML: Party/Contact/Name. */
  readonly ContactName?: string | Absent
  /** Remark about the contact, such as office hours. XML: Party/Contact/Note. */
  readonly ContactNote?: string | Absent
  /**
   * Fiscal responsibilities of the buyer, several separated by semicolons: O-13;O-15. R-99-PN if there are none.
   * Codes: code list `responsibilities`. XML: Party/PartyTaxScheme/TaxLevelCode (FAK26).
   */
  readonly TaxLevelCode?: string | Absent
}

/** Fields: delivery reference. */
export interface DeliveryReference {
  /** Number of the despatch or receipt document. XML: ID (FAG02). */
  readonly Number: string
  /** Day of the despatch or receipt, YYYY-MM-DD. XML: IssueDate (FAG03). */
  readonly Date?: string | Absent
}

/** Fields: delivery. */
export interface Delivery {
  /**
   * Day or moment of delivery, YYYY-MM-DDThh:mm:ss in Colombian time. XML: ActualDeliveryDate, ActualDeliveryTime
   * (FAM02).
   */
  readonly Date?: string | Absent
  /** Address to which the goods were delivered. XML: DeliveryAddress (FAM04). */
  readonly PhysicalLocation?: PhysicalLocation | Absent
}

/** Fields: delivery terms. */
export interface DeliveryTerms {
  /** Incoterm of an export: FOB, CIF, EXW. XML: LossRiskResponsibilityCode (annex FE 1.9 §13.3.7). */
  readonly Code: "CFR" | "CIF" | "CIP" | "CPT" | "DAP" | "DAT" | "DDP" | "EXW" | "FAS" | "FCA" | "FOB" | "DPU"
  /** Further terms of delivery, in words. XML: SpecialTerms. */
  readonly SpecialTerms?: string | Absent
}

/** Fields: sale item. */
export interface SaleItem {
  /** The seller's own code of the item: CAM-001. XML: Item/SellersItemIdentification/ID (FAZ09). */
  readonly Code?: string | Absent
  /** Description of the item sold. The authority requires it on every line. XML: Item/Description (FAZ02). */
  readonly Description: string
  /** Quantity in UnitCode, up to six decimals: 2.5. XML: InvoicedQuantity, Price/BaseQuantity (FAV04). */
  readonly Quantity: number | string
  /** Price of one unit without taxes, in the document's currency, up to six decimals. XML: Price/PriceAmount (FBB). */
  readonly Price: number | string
  /**
   * Commercial value of one unit given for free, whose SubtotalAmount is 0 (FAW03). 0 means absent. XML:
   * PricingReference/AlternativeConditionPrice/PriceAmount (FAW03).
   */
  readonly PriceReference?: number | string | Absent
  /**
   * Quantity × Price − discounts + charges of the line, without taxes (FAV06). Completion computes it. Mandatory,
   * unless completion works it out. XML: LineExtensionAmount (FAV06).
   */
  readonly SubtotalAmount?: number | string | Absent
  /** Unit of Quantity: 94 unit, KGM kilogram, MTR metre, HUR hour. XML: InvoicedQuantity/@unitCode (FAV05). */
  readonly UnitCode: string
  /** Brand of the item. XML: Item/BrandName. */
  readonly BrandName?: string | Absent
  /** Model of the item. XML: Item/ModelName. */
  readonly ModelName?: string | Absent
  /** Remark about the line, filed with it. XML: Note. */
  readonly Note?: string | Absent
  /**
   * Code of the item in a product standard. Exports require one. XML: Item/StandardItemIdentification (FAZ10 to
   * FAZ14, annex FE 1.9 §13.3.5).
   */
  readonly StandardItemIdentification?: StandardItemIdentification | Absent
  /** Taxes and withholdings of the line, each code once per rate. XML: TaxTotal, WithholdingTaxTotal (FAX, FAY). */
  readonly Taxes?: ReadonlyArray<ItemTax> | Absent
  /** Discounts of the line, already subtracted in SubtotalAmount. XML: AllowanceCharge (FBE). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges of the line, already added in SubtotalAmount. XML: AllowanceCharge (FBE). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /**
   * Object of the contract with AIU, on the line of the administration. The words that the authority requires before
   * it are added (FAV03). XML: Note (FAV03).
   */
  readonly AiuObject?: string | Absent
  /**
   * Principal for whom this line is received, in a mandate (operation 11). Without it the line is the issuer's own
   * income. XML: Item/InformationContentProviderParty/PowerOfAttorney/AgentParty (FBA01 to FBA03).
   */
  readonly Principal?: Principal | Absent
  /**
   * Remesa that this line bills, for a carrier (operation 12). Without it the line is an additional service. XML:
   * Item.
   */
  readonly Shipment?: Shipment | Absent
}

/** Fields: allowance charge. */
export interface AllowanceCharge {
  /**
   * Kind of discount: 00 unconditional, 01 conditional. Charges have none. Codes: code list `discount-reasons`. XML:
   * AllowanceChargeReasonCode.
   */
  readonly Code?: string | Absent
  /**
   * Rate of the discount or charge in percent: 10 for 10 %. 0 means absent. XML: MultiplierFactorNumeric (FAQ06,
   * FBE05).
   */
  readonly Percentage?: number | string | Absent
  /**
   * Amount of the discount or charge in the document's currency, two decimals. Mandatory, unless completion works it
   * out. XML: Amount (FAQ07).
   */
  readonly Amount?: number | string | Absent
  /** Amount on which Percentage is computed, in the document's currency. 0 means absent. XML: BaseAmount. */
  readonly BaseAmount?: number | string | Absent
  /** Reason of the discount or charge in words: Cliente frecuente. XML: AllowanceChargeReason. */
  readonly Reason?: string | Absent
}

/** Fields: payment means. */
export interface PaymentMeans {
  /**
   * Form of payment: 1 cash, 2 credit. If Code and MethodCode are exchanged, both are read correctly. Codes: code
   * list `payment-forms`. XML: ID (FAN02).
   */
  readonly Code: string
  /**
   * Means of payment: 10 cash, 42 bank deposit, 47 transfer, 48 credit card. Payroll has a list of its own. Codes:
   * code list `payment-means`. XML: PaymentMeansCode (FAN03).
   */
  readonly MethodCode?: string | Absent
  /**
   * Day on which a credit or an instalment is due, YYYY-MM-DD. If absent, DueDate counts. XML: PaymentDueDate
   * (FAN04).
   */
  readonly Date?: string | Absent
  /** Reference of the payment: the number of a transfer or of an instalment. XML: PaymentID. */
  readonly PaymentId?: string | Absent
}

/** Fields: payment exchange rate. */
export interface PaymentExchangeRate {
  /** Currency that is converted, ISO 4217: USD. If absent, the document's own. XML: SourceCurrencyCode (FAR02). */
  readonly SourceCurrencyCode?: string | Absent
  /**
   * Pesos for one unit of the foreign currency, up to six decimals: 4123.45. XML:
   * CustomTagGeneral/TotalesCop/FctConvCop, CalculationRate.
   */
  readonly CalculationRate: number | string
  /** Day of the rate, YYYY-MM-DD. If absent, the day of issue. XML: Date. */
  readonly Date?: string | Absent
}

/** Fields: prepaid payment. */
export interface PrepaidPayment {
  /** Name that distinguishes the payment from the others. If absent, its place in the list. XML: ID (FBD02). */
  readonly Id?: string | Absent
  /**
   * Kind of payment by patients of a health service: 01 copayment, 02 moderating fee, 03 shared payment, 04 advance.
   * XML: ID/@schemeID (FED104).
   */
  readonly ConceptCode?: "01" | "02" | "03" | "04" | "05" | Absent
  /** Amount paid before, in the document's currency. XML: PaidAmount (FBD03). */
  readonly Amount: number | string
  /** Day on which the payment was received, YYYY-MM-DD. XML: ReceivedDate (FBD05). */
  readonly Date: string
}

/** Fields: legal monetary total. */
export interface LegalMonetaryTotal {
  /**
   * Sum of the lines' SubtotalAmount, without taxes (FAU02). Completion computes it. Mandatory, unless completion
   * works it out. XML: LineExtensionAmount (FAU02).
   */
  readonly GrossAmount?: number | string | Absent
  /**
   * Sum of the taxable amounts of the lines (FAU04). Completion computes it. Mandatory, unless completion works it
   * out. XML: TaxExclusiveAmount (FAU04).
   */
  readonly TaxExclusiveAmount?: number | string | Absent
  /**
   * GrossAmount plus all taxes, without withholdings (FAU06). Completion computes it. Mandatory, unless completion
   * works it out. XML: TaxInclusiveAmount (FAU06).
   */
  readonly TaxInclusiveAmount?: number | string | Absent
  /** Sum of the discounts of the whole document, not of its lines (FAU08). XML: AllowanceTotalAmount (FAU08). */
  readonly DiscountAmount?: number | string | Absent
  /** Sum of the charges of the whole document, not of its lines (FAU10). XML: ChargeTotalAmount (FAU10). */
  readonly ChargeAmount?: number | string | Absent
  /**
   * Sum of what was paid before. It informs and is not subtracted, except in health operations that credit it
   * (FAU12). XML: PrepaidAmount (FAU12).
   */
  readonly PrepaidAmount?: number | string | Absent
  /** Amount by which cash was rounded, up or down, without sign (VLR01). XML: PayableRoundingAmount (FAU14). */
  readonly PayableRoundingAmount?: number | string | Absent
  /**
   * Amount to be paid: TaxInclusiveAmount − DiscountAmount + ChargeAmount. Withholdings do not reduce it (FAU14).
   * Mandatory, unless completion works it out. XML: PayableAmount (FAU14).
   */
  readonly PayableAmount?: number | string | Absent
}

/** Fields: period. */
export interface Period {
  /** First moment of the period, YYYY-MM-DDThh:mm:ss in Colombian time. XML: StartDate, StartTime. */
  readonly StartDate?: string | Absent
  /** Last moment of the period, YYYY-MM-DDThh:mm:ss in Colombian time. XML: EndDate, EndTime. */
  readonly EndDate?: string | Absent
}

/** Fields: customize print format. */
export interface CustomizePrintFormat {
  /** Text printed at the head of the PDF. It is not filed. */
  readonly HeaderText?: string | Absent
  /** Text printed at the foot of the PDF. It is not filed. */
  readonly FooterText?: string | Absent
}

/** Fields: health services. */
export interface HealthServices {
  /**
   * Code of the health service provider in REPS: 10 digits, 12 with the seat. A technology supplier states its code
   * in IPSnoREPS. XML: Interoperabilidad/Group/Collection/AdditionalInformation/Value (FED123, FED124).
   */
  readonly ProviderCode: string
  /**
   * Modality of payment agreed with the payer, two digits: 04 for fee for service. XML:
   * Interoperabilidad/Group/Collection/AdditionalInformation/Value/@schemeID (FED125, FED126, FED133).
   */
  readonly PaymentModalityCode: "01" | "02" | "03" | "04" | "05"
  /**
   * Coverage or benefit plan that pays, two digits: 01 to 17. XML:
   * Interoperabilidad/Group/Collection/AdditionalInformation/Value/@schemeID (FED127, FED128, FED134).
   */
  readonly CoverageCode:
    | "01"
    | "02"
    | "03"
    | "04"
    | "05"
    | "06"
    | "07"
    | "08"
    | "09"
    | "10"
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "16"
    | "17"
  /**
   * Number of the contract with the payer, or its CUCON. Not together with a policy or a reason (FED130). XML:
   * Interoperabilidad/Group/Collection/AdditionalInformation/Value (FED129, FED130).
   */
  readonly ContractNumber?: string | Absent
  /**
   * Number of the policy, for coverages 04, 10, 11 and 12. Not together with a contract (FED132). XML:
   * Interoperabilidad/Group/Collection/AdditionalInformation/Value (FED131, FED132).
   */
  readonly PolicyNumber?: string | Absent
  /**
   * Reason why there is neither contract nor policy, two digits. XML:
   * Interoperabilidad/Group/Collection/AdditionalInformation/Value/@schemeID (FED136).
   */
  readonly NoContractReasonCode?: "01" | "02" | "03" | "04" | "05" | "06" | "07" | Absent
  /**
   * Act of the ministry that the data follow: Resolución 000948:2026. If absent, the one in force on the day of
   * issue. XML: Tipo, identificador:año del acto administrativo.
   */
  readonly Act?: string | Absent
}

/** Fields: data group. */
export interface DataGroup {
  /** Name of the group, such as Sector Salud for health services, which Health states instead. XML: @schemeName. */
  readonly Name: string
  /** Collections of the group, filed exactly as stated and in this order. XML: Collection. */
  readonly Collections: ReadonlyArray<DataCollection>
}

/** Fields: document reference. */
export interface DocumentReference {
  /**
   * Key of the document that is corrected (CUFE, CUDE or CUDS): 96 hexadecimal digits. XML:
   * InvoiceDocumentReference/UUID (CBG04a).
   */
  readonly Uuid: string
  /** Day of issue of the document that is corrected, YYYY-MM-DD. XML: InvoiceDocumentReference/IssueDate. */
  readonly Date: string
  /**
   * Algorithm of the key: CUFE-SHA384, CUDE-SHA384 or CUDS-SHA384. If absent, it follows from the type. XML:
   * InvoiceDocumentReference/UUID/@schemeName (CBG05).
   */
  readonly SchemeName?: string | Absent
  /** Type of the document that is corrected: 01 for a sales invoice. XML: InvoiceDocumentReference/DocumentTypeCode. */
  readonly TypeCode?: string | Absent
  /**
   * Full number of the document that is corrected, prefix included: SETP990000001. XML:
   * DiscrepancyResponse/ReferenceID, InvoiceDocumentReference/ID.
   */
  readonly Number: string
}

/** Fields: purchasing party. */
export interface PurchasingParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters
   * are allowed. Mandatory, unless the settings of the company state it. XML: Party/PartyIdentification/ID,
   * Party/PartyTaxScheme/CompanyID, Party/PartyLegalEntity/CompanyID (DSAK20 to DSAK24).
   */
  readonly Id?: string | Absent
  /**
   * Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31
   * the check digit is computed and filed. Mandatory, unless the settings of the company state it. XML:
   * Party/PartyIdentification/ID/@schemeName, Party/PartyTaxScheme/CompanyID/@schemeName,
   * Party/PartyLegalEntity/CompanyID/@schemeName (DSAK25).
   */
  readonly IdentificationType?:
    | "11"
    | "12"
    | "13"
    | "21"
    | "22"
    | "31"
    | "41"
    | "42"
    | "50"
    | "47"
    | "48"
    | "91"
    | Absent
  /**
   * Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S. Mandatory, unless the settings
   * of the company state it. XML: Party/PartyTaxScheme/RegistrationName (DSAK20).
   */
  readonly Name?: string | Absent
  /**
   * Address of the buyer who issues the support document. XML: Party/PhysicalLocation/Address,
   * Party/PartyTaxScheme/RegistrationAddress (DSAK08, DSAK28).
   */
  readonly PhysicalLocation?: PhysicalLocation | Absent
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If a buyer omits it, it follows from the type of identification.
   * Mandatory, unless the settings of the company state it. XML: AdditionalAccountID (DSAK02).
   */
  readonly OrganizationTypeCode?: "1" | "2" | Absent
  /**
   * Tax regime of the party, such as 48 (VAT) or 49 (no VAT), as the annex lists them. XML:
   * Party/PartyTaxScheme/TaxLevelCode/@listName.
   */
  readonly RegimeCode?: string | Absent
  /**
   * Tax that the party is responsible for: 01 IVA, 04 INC, ZA both, ZZ none. XML: Party/PartyTaxScheme/TaxScheme/ID,
   * Party/PartyTaxScheme/TaxScheme/Name (DSAK39, DSAK40).
   */
  readonly TaxCode?: "01" | "04" | "ZA" | "ZZ" | Absent
  /**
   * Commercial registration (matrícula mercantil) of the party: digits as the chamber of commerce gave them. XML:
   * Party/PartyLegalEntity/CorporateRegistrationScheme/Name.
   */
  readonly CorporateRegistration?: string | Absent
  /**
   * Economic activity: CIIU code of four digits; several separated by semicolons: 6201;6311. XML:
   * Party/IndustryClassificationCode.
   */
  readonly IndustryClassificationCode?: string | Absent
  /**
   * E-mail address to which the document is delivered; several separated by semicolons. XML:
   * Party/Contact/ElectronicMail.
   */
  readonly Email?: string | Absent
  /** Telephone number, as it is to be printed: 601 5550123. XML: Party/Contact/Telephone. */
  readonly Phone?: string | Absent
  /** Commercial name under which customers know the party. If absent, Name is used. XML: Party/PartyName/Name. */
  readonly TradeName?: string | Absent
  /** Person who answers at Phone and Email. XML: Party/Contact/Name. */
  readonly ContactName?: string | Absent
  /** Remark about the contact, such as office hours. XML: Party/Contact/Note. */
  readonly ContactNote?: string | Absent
  /**
   * Fiscal responsibilities of the issuer, several separated by semicolons: O-13;O-15. R-99-PN if there are none.
   * Mandatory, unless the settings of the company state it. Codes: code list `responsibilities`. XML:
   * Party/PartyTaxScheme/TaxLevelCode (DSAK26).
   */
  readonly TaxLevelCode?: string | Absent
  /** Logo printed on the PDF: a data URL (PNG or JPEG) or an HTTPS address. It is not filed. */
  readonly ImageUrl?: string | Absent
}

/** Fields: supplier party. */
export interface SupplierParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters
   * are allowed. XML: Party/PartyIdentification/ID, Party/PartyTaxScheme/CompanyID, Party/PartyLegalEntity/CompanyID
   * (DSAJ20 to DSAJ24).
   */
  readonly Id: string
  /**
   * Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31
   * the check digit is computed and filed. XML: Party/PartyIdentification/ID/@schemeName,
   * Party/PartyTaxScheme/CompanyID/@schemeName, Party/PartyLegalEntity/CompanyID/@schemeName (DSAJ25).
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /**
   * Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S. XML:
   * Party/PartyTaxScheme/RegistrationName (DSAJ20).
   */
  readonly Name: string
  /**
   * Address of the seller; its country says whether the seller is a resident. XML: Party/PhysicalLocation/Address,
   * Party/PartyTaxScheme/RegistrationAddress (DSAJ08, DSAJ28).
   */
  readonly PhysicalLocation: PhysicalLocation
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If a buyer omits it, it follows from the type of identification.
   * Mandatory, unless completion works it out. XML: AdditionalAccountID (DSAJ02).
   */
  readonly OrganizationTypeCode?: "1" | "2" | Absent
  /**
   * Tax regime of the party, such as 48 (VAT) or 49 (no VAT), as the annex lists them. XML:
   * Party/PartyTaxScheme/TaxLevelCode/@listName.
   */
  readonly RegimeCode?: string | Absent
  /**
   * Tax that the party is responsible for: 01 IVA, 04 INC, ZA both, ZZ none. XML: Party/PartyTaxScheme/TaxScheme/ID,
   * Party/PartyTaxScheme/TaxScheme/Name (DSAJ39, DSAJ40).
   */
  readonly TaxCode?: "01" | "04" | "ZA" | "ZZ" | Absent
  /**
   * Commercial registration (matrícula mercantil) of the party: digits as the chamber of commerce gave them. XML:
   * Party/PartyLegalEntity/CorporateRegistrationScheme/Name.
   */
  readonly CorporateRegistration?: string | Absent
  /**
   * Economic activity: CIIU code of four digits; several separated by semicolons: 6201;6311. XML:
   * Party/IndustryClassificationCode.
   */
  readonly IndustryClassificationCode?: string | Absent
  /**
   * E-mail address to which the document is delivered; several separated by semicolons. XML:
   * Party/Contact/ElectronicMail.
   */
  readonly Email?: string | Absent
  /** Telephone number, as it is to be printed: 601 5550123. XML: Party/Contact/Telephone. */
  readonly Phone?: string | Absent
  /** Commercial name under which customers know the party. If absent, Name is used. XML: Party/PartyName/Name. */
  readonly TradeName?: string | Absent
  /** Person who answers at Phone and Email. XML: Party/Contact/Name. */
  readonly ContactName?: string | Absent
  /** Remark about the contact, such as office hours. XML: Party/Contact/Note. */
  readonly ContactNote?: string | Absent
  /**
   * Fiscal responsibilities of the seller, several separated by semicolons; R-99-PN if there are none. Codes: code
   * list `support-responsibilities`. XML: Party/PartyTaxScheme/TaxLevelCode (DSAJ26).
   */
  readonly TaxLevelCode?: string | Absent
}

/** Fields: item. */
export interface Item {
  /** The seller's own code of the item: CAM-001. XML: Item/SellersItemIdentification/ID (DSAZ09). */
  readonly Code?: string | Absent
  /** Description of the item sold. The authority requires it on every line. XML: Item/Description (DSAZ02). */
  readonly Description: string
  /** Quantity in UnitCode, up to six decimals: 2.5. XML: InvoicedQuantity, Price/BaseQuantity (DSAV04). */
  readonly Quantity: number | string
  /** Price of one unit without taxes, in the document's currency, up to six decimals. XML: Price/PriceAmount (DSBB). */
  readonly Price: number | string
  /**
   * Commercial value of one unit given for free, whose SubtotalAmount is 0 (FAW03). 0 means absent. XML:
   * PricingReference/AlternativeConditionPrice/PriceAmount (DSAW03).
   */
  readonly PriceReference?: number | string | Absent
  /**
   * Quantity × Price − discounts + charges of the line, without taxes (FAV06). Completion computes it. Mandatory,
   * unless completion works it out. XML: LineExtensionAmount (DSAV06).
   */
  readonly SubtotalAmount?: number | string | Absent
  /** Unit of Quantity: 94 unit, KGM kilogram, MTR metre, HUR hour. XML: InvoicedQuantity/@unitCode (DSAV05). */
  readonly UnitCode: string
  /** Brand of the item. XML: Item/BrandName. */
  readonly BrandName?: string | Absent
  /** Model of the item. XML: Item/ModelName. */
  readonly ModelName?: string | Absent
  /** Remark about the line, filed with it. XML: Note. */
  readonly Note?: string | Absent
  /**
   * Code of the item in a product standard. Exports require one. XML: Item/StandardItemIdentification (DSAZ10 to
   * DSAZ14, annex FE 1.9 §13.3.5).
   */
  readonly StandardItemIdentification?: StandardItemIdentification | Absent
  /** Taxes and withholdings of the line, each code once per rate. XML: TaxTotal, WithholdingTaxTotal (DSAX, DSAY). */
  readonly Taxes?: ReadonlyArray<ItemTax> | Absent
  /** Discounts of the line, already subtracted in SubtotalAmount. XML: AllowanceCharge (DSBE). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges of the line, already added in SubtotalAmount. XML: AllowanceCharge (DSBE). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
}

/** Fields: withholding. */
export interface Withholding {
  /** Withholding: 05 ReteIVA, 06 ReteRenta, 07 ReteICA. */
  readonly Code:
    | "01"
    | "02"
    | "03"
    | "04"
    | "05"
    | "06"
    | "07"
    | "08"
    | "20"
    | "21"
    | "22"
    | "23"
    | "24"
    | "25"
    | "26"
    | "30"
    | "32"
    | "33"
    | "34"
    | "35"
    | "36"
    | "ZY"
    | "ZZ"
  /**
   * Amount withheld, in the document's currency: its base by its rate (FAT07). Mandatory, unless completion works it
   * out.
   */
  readonly Amount?: number | string | Absent
  /** Rate of the withholding in percent: 2.5 for 2.5 %. */
  readonly Percentage?: number | string | Absent
  /** Base of the withholding, in the document's currency. */
  readonly TaxableAmount?: number | string | Absent
}

/** Fields: equivalent item. */
export interface EquivalentItem {
  /** The seller's own code of the item: CAM-001. XML: Item/SellersItemIdentification/ID (DEAZ09). */
  readonly Code?: string | Absent
  /** Description of the item sold. The authority requires it on every line. XML: Item/Description (DEAZ02). */
  readonly Description: string
  /** Quantity in UnitCode, up to six decimals: 2.5. XML: InvoicedQuantity, Price/BaseQuantity (DEAV04). */
  readonly Quantity: number | string
  /** Price of one unit without taxes, in the document's currency, up to six decimals. XML: Price/PriceAmount (DEBB). */
  readonly Price: number | string
  /**
   * Commercial value of one unit given for free, whose SubtotalAmount is 0 (FAW03). 0 means absent. XML:
   * PricingReference/AlternativeConditionPrice/PriceAmount (DEAW03).
   */
  readonly PriceReference?: number | string | Absent
  /**
   * Quantity × Price − discounts + charges of the line, without taxes (FAV06). Completion computes it. Mandatory,
   * unless completion works it out. XML: LineExtensionAmount (DEAV06).
   */
  readonly SubtotalAmount?: number | string | Absent
  /** Unit of Quantity: 94 unit, KGM kilogram, MTR metre, HUR hour. XML: InvoicedQuantity/@unitCode (DEAV05). */
  readonly UnitCode: string
  /** Brand of the item. XML: Item/BrandName. */
  readonly BrandName?: string | Absent
  /** Model of the item. XML: Item/ModelName. */
  readonly ModelName?: string | Absent
  /** Remark about the line, filed with it. XML: Note. */
  readonly Note?: string | Absent
  /**
   * Code of the item in a product standard. Exports require one. XML: Item/StandardItemIdentification (DEAZ10 to
   * DEAZ14, annex FE 1.9 §13.3.5).
   */
  readonly StandardItemIdentification?: StandardItemIdentification | Absent
  /** Taxes and withholdings of the line, each code once per rate. XML: TaxTotal, WithholdingTaxTotal (DEAX, DEAY). */
  readonly Taxes?: ReadonlyArray<ItemTax> | Absent
  /** Discounts of the line, already subtracted in SubtotalAmount. XML: AllowanceCharge (DEBE). */
  readonly Discounts?: ReadonlyArray<AllowanceCharge> | Absent
  /** Charges of the line, already added in SubtotalAmount. XML: AllowanceCharge (DEBE). */
  readonly Charges?: ReadonlyArray<AllowanceCharge> | Absent
  /**
   * Principal for whom this line is collected or invoiced. Without it the line is the issuer's own income. XML:
   * Item/InformationContentProviderParty/PowerOfAttorney/AgentParty (DEBA01 to DEBA03).
   */
  readonly Principal?: EquivalentPrincipal | Absent
}

/** Fields: software manufacturer. */
export interface SoftwareManufacturer {
  /** Name of a person of the company that made the software. XML: NombreApellido. */
  readonly Name: string
  /** Registered name of the company that made the software. XML: RazonSocial. */
  readonly Company: string
  /** Name of the software that issues the document. XML: NombreSoftware. */
  readonly SoftwareName: string
}

/** Fields: buyer benefits. */
export interface BuyerBenefits {
  /** Code of the buyer in the loyalty programme. Without a programme, the identification of the buyer. XML: Codigo. */
  readonly Code: string
  /** First and family names of the buyer, or Consumidor final. XML: NombresApellidos. */
  readonly Name: string
  /** Points that the buyer has earned; 0 without a programme. XML: Puntos. */
  readonly Points: number | string
}

/** Fields: point of sale. */
export interface PointOfSale {
  /** Plate of the cash register, as registered. XML: PlacaCaja. */
  readonly CashRegisterPlate: string
  /** Place of the cash register: Local 12. XML: UbicaciónCaja. */
  readonly Location: string
  /** Name of the cashier. XML: Cajero. */
  readonly Cashier: string
  /** Kind of cash register. The annex gives no list: Caja de apoyo. XML: TipoCaja. */
  readonly RegisterType: string
  /** Code of the sale at the cash register. XML: CódigoVenta. */
  readonly SaleCode: string
}

/** Fields: cinema show. */
export interface CinemaShow {
  /** Name of the cinema or theatre. XML: Showroom. */
  readonly Theatre: string
  /** Street address of the cinema or theatre. XML: ShowroomAddress. */
  readonly Address: string
  /** Number or name of the room. XML: DataShow/ExhibitionRoom. */
  readonly Room: string
  /** Number of seats, or the seat: 2, F12. XML: DataShow/TotalChairs. */
  readonly Seats: string
  /** Title of the film or show. XML: DataShow/NameFunction. */
  readonly Title: string
  /** Part of the room: Preferencial. XML: DataShow/SelectLocation. */
  readonly Location: string
  /** Day of the show, YYYY-MM-DD. XML: DataShow/DateFunction. */
  readonly Date: string
  /** Time at which the show begins, hh:mm or hh:mm:ss. XML: DataShow/TimeFunction. */
  readonly Time: string
}

/** Fields: gaming establishment. */
export interface GamingEstablishment {
  /** Address of the establishment; of a virtual one its web address and IP. XML: InfoPoint/EstablishmentAddress. */
  readonly Address: string
  /** Money deposited in the establishment during the day, in pesos. XML: InfoPoint/MoneyDeposit. */
  readonly MoneyDeposit: number | string
  /** Kinds of game that the establishment offers, at most three. XML: GameInformation. */
  readonly Games: ReadonlyArray<Games>
  /** Credits of each machine. XML: CreditValueOfTheMachine. */
  readonly MachineCredits?: ReadonlyArray<MachineCredit> | Absent
}

/** Fields: passenger ticket. */
export interface PassengerTicket {
  /** Mode of transport: Terrestre. XML: ModoTransporte. */
  readonly TransportMode: string
  /** Identification of the vehicle: its plate. XML: IDMediodeTransporte. */
  readonly VehicleId: string
  /** Kind of vehicle: Bus. XML: Mediodetransporte. */
  readonly Vehicle: string
  /** Place of departure. XML: LugardeOrigen. */
  readonly Origin: string
  /** Place of arrival. XML: LugardeDestino. */
  readonly Destination: string
}

/** Fields: flight. */
export interface Flight {
  /** Number or code of the reservation. XML: Collection/AdditionalInformation/NumeroReserva. */
  readonly ReservationNumber: string
  /** Number of the passenger's identification document. XML: Collectiontraveler/AdditionalInformation/No.Documento. */
  readonly PassengerId: string
  /** Full name of the passenger. XML: Collectiontraveler/AdditionalInformation/NombreApellido. */
  readonly PassengerName: string
  /** E-mail address of the passenger. XML: Collectiontraveler/AdditionalInformation/ElectronicMail. */
  readonly PassengerEmail?: string | Absent
}

/** Fields: exchange settlement. */
export interface ExchangeSettlement {
  /** Number of the operation at the exchange. XML: AdditionalCollection/Consecutivo. */
  readonly Consecutive: string
  /** Day on which the operation is settled, YYYY-MM-DD. XML: AdditionalCollection/Fecha de cumplimiento. */
  readonly SettlementDate: string
  /** Nominal quantity that is traded, two decimals. XML: CollectionTotal/Cantidad nominal. */
  readonly NominalQuantity: number | string
  /** Price at which the operation was registered. XML: CollectionTotal/precio de registro. */
  readonly RegistrationPrice: number | string
  /** Yields of the operation, in the document's currency. XML: CollectionTotal/montoderendimientos. */
  readonly Yields?: number | string | Absent
  /** Value of the operation, in the document's currency. XML: CollectionTotal/Valor. */
  readonly Value: number | string
  /** Commission in percent: 0.5 for 0.5 %. XML: CollectionTotal/Porcentaje de la comisión. */
  readonly CommissionPercentage: number | string
}

/** Fields: premises. */
export interface Premises {
  /** Use of the premises: 01 residential, 02 corporate. */
  readonly ServiceType: string
  /** Socioeconomic stratum of the premises: 1 to 6 of a dwelling. */
  readonly Stratum: string
}

/** Fields: spd service. */
export interface SpdService {
  /** Name of the service: Energía, Acueducto. XML: Name. */
  readonly Service: string
  /** true if the service of another company is billed here. If absent, false. */
  readonly IsOtherCompany?: boolean | Absent
  /** Number of the subscriber's contract or product. XML: Services_SPD/ID, OTHERCOMPANY_SPD/ID. */
  readonly ContractNumber: string
  /** Month that is billed, YYYY-MM: 2026-01. XML: Services_SPD/IssueDate, OTHERCOMPANY_SPD/IssueDate. */
  readonly BillingPeriod: string
  /**
   * Length of the billing cycle in months: 1, 2. XML: Services_SPD/SubscriberConsumption/DurationOfTheBillingCycle,
   * OTHERCOMPANY_SPD/SubscriberConsumption/DurationOfTheBillingCycle.
   */
  readonly BillingCycleMonths?: number | string | Absent
  /** Company that provides the service. XML: Services_SPD/SenderParty, OTHERCOMPANY_SPD/SenderParty. */
  readonly Provider: SpdProvider
  /**
   * Subscriber of a service of another company. For own services the buyer of the document is the subscriber. XML:
   * Services_SPD/SubscriberParty, OTHERCOMPANY_SPD/SubscriberParty.
   */
  readonly Subscriber?: SpdSubscriber | Absent
  /** Reason why the service is billed here. XML: ext:ExtensionReason. */
  readonly Reason?: string | Absent
  /** Free text about the service, at most 5000 characters. XML: Services_SPD/Note, OTHERCOMPANY_SPD/Note. */
  readonly Note?: string | Absent
  /**
   * Free text about the consumption, at most 5000 characters. XML: Services_SPD/SubscriberConsumption/Note,
   * OTHERCOMPANY_SPD/SubscriberConsumption/Note.
   */
  readonly ConsumptionNote?: string | Absent
  /**
   * Quantities consumed and their price, at least one. XML:
   * Services_SPD/SubscriberConsumption/ConsumptionSection/SPDDebitsForPartialConsumption/SPDDebitForPartialConsumption,
   * OTHERCOMPANY_SPD/SubscriberConsumption/ConsumptionSection/SPDDebitsForPartialConsumption/SPDDebitForPartialConsumption.
   */
  readonly Consumptions: ReadonlyArray<SpdConsumption>
  /**
   * Consumption and payments before. XML: Services_SPD/SubscriberConsumption/ConsumptionSection/ConsumptionHistory,
   * OTHERCOMPANY_SPD/SubscriberConsumption/ConsumptionSection/ConsumptionHistory.
   */
  readonly History?: SpdHistory | Absent
  /**
   * Waste collected by a cleaning service. XML: Services_SPD/SubscriberConsumption/ConsumptionSection/QuantityWaste,
   * OTHERCOMPANY_SPD/SubscriberConsumption/ConsumptionSection/QuantityWaste.
   */
  readonly Waste?: SpdWaste | Absent
  /**
   * Purchases that the subscriber pays in instalments besides the service. XML:
   * Services_SPD/SubscriberConsumption/ConsumptionSection/SubInvoiceLines/SubInvoiceLine,
   * OTHERCOMPANY_SPD/SubscriberConsumption/ConsumptionSection/SubInvoiceLines/SubInvoiceLine.
   */
  readonly Financings?: ReadonlyArray<SpdFinancing> | Absent
}

/** Fields: event document reference. */
export interface EventDocumentReference {
  /**
   * CUFE or CUDE of the document that the event is about: 96 hexadecimal digits. XML:
   * DocumentResponse/DocumentReference/UUID (AAH07).
   */
  readonly Uuid: string
  /** Day of issue of that document, YYYY-MM-DD. Printed, not filed; an event may not be older (DC24a). */
  readonly Date?: string | Absent
  /**
   * Algorithm of the key: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384, which is the default. XML:
   * DocumentResponse/DocumentReference/UUID/@schemeName (AAH08).
   */
  readonly SchemeName?: string | Absent
  /**
   * Type of that document: 01 sales invoice, 02 export. XML: DocumentResponse/DocumentReference/DocumentTypeCode
   * (AAH09).
   */
  readonly TypeCode?:
    | "01"
    | "02"
    | "03"
    | "04"
    | "20"
    | "25"
    | "27"
    | "32"
    | "35"
    | "40"
    | "45"
    | "50"
    | "55"
    | "60"
    | "96"
    | Absent
  /**
   * Full number of that document, prefix included: SETP990000001. XML: DocumentResponse/DocumentReference/ID (annex
   * FE 1.9 §11.5).
   */
  readonly Number: string
}

/** Fields: mandate. */
export interface Mandate {
  /**
   * Kind of mandate: 1 general, 2 special, which has at least two attachments. XML: CustomizationID/@schemeID (annex
   * RADIAN 1.1, event 043).
   */
  readonly SchemeId: string
  /**
   * Role of the principal: Mandante-FE, Mandante-LT, Mandante-AV or Mandante-AD (AAF35). XML:
   * SenderParty/PowerOfAttorney/Description, SenderParty/PowerOfAttorney/AgentParty/PartyIdentification/ID (AAF35).
   */
  readonly PrincipalRole: string
  /**
   * Mode of the agent in RADIAN: M-FE, M-SN-e, M-Factor or M-PT. Description and endings of the faculties follow from
   * it. XML: DocumentResponse/IssuerParty/PowerOfAttorney/Description,
   * DocumentResponse/IssuerParty/PowerOfAttorney/AgentParty/PartyIdentification/ID (AAH65, AAL02).
   */
  readonly AgentMode: string
  /**
   * Documents after the first, which is DocumentReference: at most 19 (LGC58). XML:
   * DocumentResponse/DocumentReference (AAL07, LGC58).
   */
  readonly Documents?: ReadonlyArray<MandateDocument> | Absent
  /**
   * Faculties without the mode: ALL17 for 431 and 432, MR91 and others for 433 and 434 (AAL02). XML:
   * DocumentResponse/Response/ResponseCode (AAL02, LGC53).
   */
  readonly Faculties: ReadonlyArray<string>
  /** Files of the mandate, such as its contract. XML: DocumentResponse/LineResponse. */
  readonly Attachments?: ReadonlyArray<EventAttachment> | Absent
}

/** Fields: event attachment. */
export interface EventAttachment {
  /**
   * Media type of the file: application/pdf, which is the default. XML:
   * LineReference/DocumentReference/Attachment/EmbeddedDocumentBinaryObject/@mimeCode.
   */
  readonly MimeCode?: string | Absent
  /**
   * PDF file in base64, without line ends. Its first octets are %PDF (AAH84). XML:
   * LineReference/DocumentReference/Attachment/EmbeddedDocumentBinaryObject (AAH84, AAI84).
   */
  readonly Content: string
}

/** Fields: negotiation value. */
export interface NegotiationValue {
  /** Name by which the authority finds the value: ValorTotalEndoso, PrecioPagarseFEV, TasaDescuento. */
  readonly Name: string
  /** Value as text or number, every digit kept: 1190000.00. */
  readonly Value: number | string
}

/** Fields: event share. */
export interface EventShare {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. XML: CompanyID
   * (AAG14).
   */
  readonly Id: string
  /** Type of the identification: 31 NIT, 13 identity card. XML: CompanyID/@schemeName. */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /** Legal name of a company, or the full name of a person. XML: RegistrationName (AAG13). */
  readonly Name: string
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification. Codes: code
   * list `organization-types`. XML: CompanyID/@schemeVersionID.
   */
  readonly OrganizationTypeCode?: string | Absent
  /** Amount of the title that this party has, in pesos. XML: CorporateStockAmount (AAF19, AAG20, AAH32c). */
  readonly Amount: number | string
}

/** Fields: event company party. */
export interface EventCompanyParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Mandatory,
   * unless the settings of the company state it. XML: SenderParty/PartyTaxScheme/CompanyID (AAH12, AAH15).
   */
  readonly Id?: string | Absent
  /**
   * Type of the identification: 31 NIT, 13 identity card. Mandatory, unless the settings of the company state it.
   * XML: SenderParty/PartyTaxScheme/CompanyID/@schemeName.
   */
  readonly IdentificationType?:
    | "11"
    | "12"
    | "13"
    | "21"
    | "22"
    | "31"
    | "41"
    | "42"
    | "50"
    | "47"
    | "48"
    | "91"
    | Absent
  /**
   * Legal name of a company, or the full name of a person. Mandatory, unless the settings of the company state it.
   * XML: SenderParty/PartyTaxScheme/RegistrationName (AAH11).
   */
  readonly Name?: string | Absent
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification. Codes: code
   * list `organization-types`. XML: SenderParty/PartyTaxScheme/CompanyID/@schemeVersionID.
   */
  readonly OrganizationTypeCode?: string | Absent
}

/** Fields: event party. */
export interface EventParty {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. XML:
   * ReceiverParty/PartyTaxScheme/CompanyID (AAH12, AAH15).
   */
  readonly Id: string
  /** Type of the identification: 31 NIT, 13 identity card. XML: ReceiverParty/PartyTaxScheme/CompanyID/@schemeName. */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /**
   * Legal name of a company, or the full name of a person. XML: ReceiverParty/PartyTaxScheme/RegistrationName
   * (AAH11).
   */
  readonly Name: string
  /**
   * Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification. Codes: code
   * list `organization-types`. XML: ReceiverParty/PartyTaxScheme/CompanyID/@schemeVersionID.
   */
  readonly OrganizationTypeCode?: string | Absent
}

/** Fields: event person. */
export interface EventPerson {
  /** Number of the person's identification document. XML: ID. */
  readonly Id: string
  /** Type of the identification: 13 identity card, 22 foreigner's card. XML: ID/@schemeName. */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /** Given names of the person. XML: FirstName. */
  readonly FirstName: string
  /** Surnames of the person. XML: FamilyName. */
  readonly FamilyName: string
  /** Position of the person: Jefe de compras. XML: JobTitle. */
  readonly JobTitle?: string | Absent
  /** Department in which the person works: Recepción. XML: OrganizationDepartment. */
  readonly OrganizationDepartment?: string | Absent
}

/** Fields: payroll novedad. */
export interface PayrollNovedad {
  /**
   * CUNE of the payroll document already filed for the worker and the month, 96 hexadecimal digits (NIE204). XML:
   * @CUNENov (NIE204).
   */
  readonly Uuid: string
}

/** Fields: payroll numbering range. */
export interface PayrollNumberingRange {
  /** Payroll documents have no authorised range: 0 or any number, ignored. */
  readonly Id?: number | Absent
  /** Payroll documents have no authorised range: a date, ignored. */
  readonly Date?: string | Absent
  /** Prefix of the employer's choice, letters and digits: NE. XML: NumeroSecuenciaXML/@Prefijo. */
  readonly Prefix?: string | Absent
  /** Payroll documents have no authorised range: 0 or any number, ignored. */
  readonly FromNumber?: number | Absent
  /** Payroll documents have no authorised range: 0 or any number, ignored. */
  readonly ToNumber?: number | Absent
  /** Payroll documents have no technical key: ignored, and never shown. */
  readonly TechnicalKey?: string | Absent
  /** Payroll documents have no authorised range: a date, ignored. */
  readonly StartDate?: string | Absent
  /** Payroll documents have no authorised range: a date, ignored. */
  readonly EndDate?: string | Absent
}

/** Fields: payroll company party. */
export interface PayrollCompanyParty {
  /**
   * NIT of the employer, with or without its check digit after a hyphen. A Colombian natural person has the number of
   * the identity card. Mandatory, unless the settings of the company state it. XML: @NIT (NIE033).
   */
  readonly Id?: string | Absent
  /**
   * Type of the identification: 31 NIT, or 13 identity card of a natural person. Mandatory, unless the settings of
   * the company state it. XML: @NIT (NIE033).
   */
  readonly IdentificationType?: string | Absent
  /** Legal name of a company. A natural person states names and surnames. XML: @RazonSocial (NIE032). */
  readonly Name?: string | Absent
  /** First name of an employer who is a natural person. XML: @PrimerNombre (NIE210 to NIE213). */
  readonly FirstName?: string | Absent
  /** Further given names of an employer who is a natural person. XML: @OtrosNombres (NIE210 to NIE213). */
  readonly MiddleName?: string | Absent
  /** First surname of an employer who is a natural person. XML: @PrimerApellido (NIE210 to NIE213). */
  readonly FirstSurname?: string | Absent
  /** Second surname of an employer who is a natural person. XML: @SegundoApellido (NIE210 to NIE213). */
  readonly SecondSurname?: string | Absent
  /**
   * Address of the employer; its municipality is where the document is generated. Mandatory, unless the settings of
   * the company state it.
   */
  readonly PhysicalLocation?: PhysicalLocation | Absent
  /** E-mail address of the employer. It is printed and not filed. */
  readonly Email?: string | Absent
  /** Telephone number of the employer. It is printed and not filed. */
  readonly Phone?: string | Absent
  /** Logo printed on the PDF: a data URL (PNG or JPEG) or an HTTPS address. It is not filed. */
  readonly ImageUrl?: string | Absent
  /** Field of the issuer of an invoice. Payroll documents have no place for it. */
  readonly OrganizationTypeCode?: string | Absent
  /** Field of the issuer of an invoice. Payroll documents have no place for it. */
  readonly TaxLevelCode?: string | Absent
  /** Field of the issuer of an invoice. Payroll documents have no place for it. */
  readonly TaxCode?: string | Absent
}

/** Fields: employee party. */
export interface EmployeeParty {
  /** Identification number of the worker, digits only. XML: @NumeroDocumento (NIE045). */
  readonly Id: string
  /**
   * Type of the worker's identification: 13 identity card, 22 foreigner's card, 41 passport. XML: @TipoDocumento
   * (NIE044).
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "47" | "48" | "50" | "91"
  /**
   * The employer's own code of the worker. XML: NumeroSecuenciaXML/@CodigoTrabajador, @CodigoTrabajador (NIE009,
   * NIE063).
   */
  readonly Code?: string | Absent
  /** Type of worker, two digits: 01 dependent, 02 domestic service, 19 apprentice. XML: @TipoTrabajador (NIE041). */
  readonly TypeCode:
    | "01"
    | "02"
    | "04"
    | "12"
    | "18"
    | "19"
    | "21"
    | "22"
    | "23"
    | "30"
    | "31"
    | "47"
    | "51"
    | "54"
    | "56"
    | "58"
  /** Subtype of worker: 00 not applicable, 01 active pensioner. XML: @SubTipoTrabajador (NIE042). */
  readonly SubtypeCode: "00" | "01"
  /** true if the work is of high risk for the pension system. XML: @AltoRiesgoPension (NIE043). */
  readonly IsPensionRisk: boolean
  /** First given name of the worker. XML: @PrimerNombre (NIE048). */
  readonly FirstName: string
  /** Further given names of the worker. XML: @OtrosNombres (NIE049). */
  readonly MiddleName?: string | Absent
  /** First surname of the worker. XML: @PrimerApellido (NIE046). */
  readonly FirstSurname: string
  /** Second surname of the worker. Filed empty if there is none. XML: @SegundoApellido (NIE047). */
  readonly SecondSurname?: string | Absent
  /**
   * Type of contract: 1 fixed term, 2 indefinite term, 3 work, 4 apprenticeship, 5 internship. XML: @TipoContrato
   * (NIE061).
   */
  readonly ContractType: "1" | "2" | "3" | "4" | "5"
  /** true if the salary is integral: it includes social benefits. XML: @SalarioIntegral (NIE056). */
  readonly IsIntegralSalary: boolean
  /** Monthly salary of the contract, in the payroll's currency, two decimals. XML: @Sueldo (NIE062). */
  readonly SalaryAmount: number | string
  /** Place of work. */
  readonly PhysicalLocation: PhysicalLocation
  /** E-mail address of the worker. It is printed and not filed. */
  readonly Email?: string | Absent
  /** Telephone number of the worker. It is printed and not filed. */
  readonly Phone?: string | Absent
}

/** Fields: payroll information. */
export interface PayrollInformation {
  /** Day of issue again, YYYY-MM-DD. Another day than that of Date is notified (RAD62). */
  readonly Date?: string | Absent
  /** Address of the employer for the PDF. It is not filed. */
  readonly Address?: string | Absent
  /**
   * Currency of all amounts of the payroll, ISO 4217: COP. Mandatory, unless completion works it out. XML:
   * InformacionGeneral/@TipoMoneda (NIE030).
   */
  readonly CurrencyCode?: string | Absent
  /** Pesos for one unit of another currency (TRM). 0 means absent. XML: InformacionGeneral/@TRM (NIE200). */
  readonly CurrencyBaseRate?: number | string | Absent
  /**
   * How often the worker is paid: 1 weekly, 2 every ten days, 3 fortnightly, 4 twice a month, 5 monthly, 6 other.
   * XML: InformacionGeneral/@PeriodoNomina (NIE029).
   */
  readonly PeriodCode: "1" | "2" | "3" | "4" | "5" | "6"
}

/** Fields: payroll period. */
export interface PayrollPeriod {
  /** Day on which the worker began to work for the employer, YYYY-MM-DD. XML: @FechaIngreso (NIE002). */
  readonly EntryDate: string
  /** Day on which the worker left, YYYY-MM-DD. Absent while the contract lasts. XML: @FechaRetiro (NIE003). */
  readonly FinishDate?: string | Absent
  /** First day of the period that is paid, YYYY-MM-DD. XML: @FechaLiquidacionInicio (NIE004). */
  readonly StartDate: string
  /** Last day of the period that is paid, YYYY-MM-DD. XML: @FechaLiquidacionFin (NIE005). */
  readonly EndDate: string
  /**
   * Days worked inside the period: 30. Used for the item Basico if it states no quantity. XML:
   * Devengados/Basico/@DiasTrabajados (NIE069).
   */
  readonly TimeWorkedDays?: number | Absent
}

/** Fields: payroll pay. */
export interface PayrollPay {
  /**
   * Form of payment: 1 cash, 2 credit. If Code and MethodCode are exchanged, both are read correctly. Codes: code
   * list `payment-forms`. XML: Pago/@Forma (NIE064).
   */
  readonly Code: string
  /**
   * Means of payment: 10 cash, 42 bank deposit, 47 transfer, 48 credit card. Payroll has a list of its own. Codes:
   * code list `payment-means`. XML: Pago/@Metodo (NIE065).
   */
  readonly MethodCode?: string | Absent
  /**
   * Day of a single payment, YYYY-MM-DD. With Dates, another day than the first is notified (RAD62). XML:
   * FechasPagos/FechaPago (NIE203).
   */
  readonly Date?: string | Absent
  /**
   * Days of several payments in their order, YYYY-MM-DD. The first decides the month of the document. XML:
   * FechasPagos/FechaPago (NIE203).
   */
  readonly Dates?: ReadonlyArray<string> | Absent
}

/** Fields: payroll account. */
export interface PayrollAccount {
  /** Name of the bank of the worker's account. XML: Pago/@Banco (NIE066). */
  readonly Bank?: string | Absent
  /** Type of account: Ahorros, Corriente. XML: Pago/@TipoCuenta (NIE067). */
  readonly Type?: string | Absent
  /** Number of the account. XML: Pago/@NumeroCuenta (NIE068). */
  readonly Number?: string | Absent
}

/** Fields: payroll item. */
export interface PayrollItem {
  /** Kind of item: Devengo earns, Deduccion withholds. */
  readonly Type: "Devengo" | "Deduccion"
  /**
   * Earning or withholding: Basico, Transporte, Salud, FondoPension. code list `payroll-concepts` lists them with
   * their fields.
   */
  readonly code:
    | "Basico"
    | "Transporte"
    | "Viatico"
    | "HED"
    | "HEN"
    | "HRN"
    | "HEDDF"
    | "HRDDF"
    | "HENDF"
    | "HRNDF"
    | "VacacionesComunes"
    | "VacacionesCompensadas"
    | "Primas"
    | "PrimasNS"
    | "Cesantias"
    | "InteresesCesantias"
    | "Incapacidad"
    | "LicenciaMP"
    | "LicenciaR"
    | "LicenciaNR"
    | "Bonificacion"
    | "Auxilio"
    | "HuelgaLegal"
    | "OtroConcepto"
    | "Compensacion"
    | "CompensacionE"
    | "BonoEPCTV"
    | "BonoAlimentacion"
    | "Comision"
    | "PagoTercero"
    | "Anticipo"
    | "Dotacion"
    | "ApoyoSost"
    | "Teletrabajo"
    | "BonifRetiro"
    | "Indemnizacion"
    | "Reintegro"
    | "Salud"
    | "FondoPension"
    | "FondoSP"
    | "FondoSub"
    | "Sindicato"
    | "SancionPublic"
    | "Sancion"
    | "Libranza"
    | "OtraDeduccion"
    | "PensionVoluntaria"
    | "RetencionFuente"
    | "AFC"
    | "Cooperativa"
    | "EmbargoFiscal"
    | "PlanComplementarios"
    | "Educacion"
    | "Deuda"
  /** Days or hours of the item: 30, 4.5. */
  readonly Quantity?: number | string | Absent
  /** Rate of the item in percent. If absent, the law's rate on the day of the hours, else the annex's. */
  readonly Percentage?: number | string | Absent
  /** Words for an item that the annex files with a description, such as OtroConcepto. */
  readonly Description?: string | Absent
  /** First day of a leave, or first moment of overtime: YYYY-MM-DDThh:mm:ss. */
  readonly StartDate?: string | Absent
  /** Last day of a leave, or last moment of overtime: YYYY-MM-DDThh:mm:ss. */
  readonly EndDate?: string | Absent
  /** Amount of the item in the payroll's currency, two decimals. */
  readonly Amount?: number | string | Absent
  /** Type of a sick leave: 1 common, 2 professional, 3 work. 0 means absent. Codes: code list `inhability-types`. */
  readonly InhabilityCode?: string | Absent
  /** true if the earning is salary, for those that may be either. If absent, false. */
  readonly IsSalary?: boolean | Absent
}

/** Fields: payroll monetary total. */
export interface PayrollMonetaryTotal {
  /**
   * Sum of all earnings (Devengos). Exchanged with TotalAmount, both are read correctly. Mandatory, unless completion
   * works it out. XML: DevengadosTotal (NIE187).
   */
  readonly PayableAmount?: number | string | Absent
  /**
   * Sum of all withholdings (Deducciones). Mandatory, unless completion works it out. XML: DeduccionesTotal (NIE188).
   */
  readonly DiscountAmount?: number | string | Absent
  /**
   * Earnings minus withholdings: what the worker receives (NIE189). Mandatory, unless completion works it out. XML:
   * ComprobanteTotal (NIE189).
   */
  readonly TotalAmount?: number | string | Absent
}

/** Fields: predecessor reference. */
export interface PredecessorReference {
  /** CUNE of the payroll document that the note replaces or deletes, 96 hexadecimal digits. XML: @CUNEPred. */
  readonly Uuid: string
  /** Day of issue of that document, YYYY-MM-DD. XML: @FechaGenPred. */
  readonly Date: string
  /** Algorithm of the key: CUNE-SHA384, the only one. It is not filed. */
  readonly SchemeName?: string | Absent
  /** Type of that document: 102 payroll, 103 note. It is printed and not filed. */
  readonly TypeCode?: string | Absent
  /** Full number of that document, prefix included: NE1042. XML: @NumeroPred. */
  readonly Number: string
}

/** Fields: unused employee party. */
export interface UnusedEmployeeParty {
  /** Identification number of the worker, digits only. */
  readonly Id?: string | Absent
  /** Type of the worker's identification: 13 identity card, 22 foreigner's card, 41 passport. */
  readonly IdentificationType?:
    | "11"
    | "12"
    | "13"
    | "21"
    | "22"
    | "31"
    | "41"
    | "42"
    | "47"
    | "48"
    | "50"
    | "91"
    | Absent
  /** The employer's own code of the worker. */
  readonly Code?: string | Absent
  /** Type of worker, two digits: 01 dependent, 02 domestic service, 19 apprentice. */
  readonly TypeCode?:
    | "01"
    | "02"
    | "04"
    | "12"
    | "18"
    | "19"
    | "21"
    | "22"
    | "23"
    | "30"
    | "31"
    | "47"
    | "51"
    | "54"
    | "56"
    | "58"
    | Absent
  /** Subtype of worker: 00 not applicable, 01 active pensioner. */
  readonly SubtypeCode?: "00" | "01" | Absent
  /** true if the work is of high risk for the pension system. */
  readonly IsPensionRisk?: boolean | Absent
  /** First given name of the worker. */
  readonly FirstName?: string | Absent
  /** Further given names of the worker. */
  readonly MiddleName?: string | Absent
  /** First surname of the worker. */
  readonly FirstSurname?: string | Absent
  /** Second surname of the worker. Filed empty if there is none. */
  readonly SecondSurname?: string | Absent
  /** Type of contract: 1 fixed term, 2 indefinite term, 3 work, 4 apprenticeship, 5 internship. */
  readonly ContractType?: "1" | "2" | "3" | "4" | "5" | Absent
  /** true if the salary is integral: it includes social benefits. */
  readonly IsIntegralSalary?: boolean | Absent
  /** Monthly salary of the contract, in the payroll's currency, two decimals. */
  readonly SalaryAmount?: number | string | Absent
  /** Place of work. */
  readonly PhysicalLocation?: PhysicalLocation | Absent
  /** E-mail address of the worker. It is printed and not filed. */
  readonly Email?: string | Absent
  /** Telephone number of the worker. It is printed and not filed. */
  readonly Phone?: string | Absent
}

/**
 * Only of an invoice issued in contingency (04) where 01 was sent, with the moment since when the authority was down.
 */
export interface IssuedInContingency {
  /** When the outage of the authority began, ISO 8601 with offset: 2026-01-15T09:30:00-05:00. */
  readonly since: string
}

/** Fields: violation. */
export interface Violation {
  /**
   * Code of the authority's rule (FAD06), or one of this service (RAD02) if no rule of the authority covers it. The
   * page of rules and `radicar explain` say more.
   */
  readonly rule: string
  /**
   * Place in the body as JSONPath (RFC 9535): $.Items[0].SubtotalAmount; or of a parameter: query.limit, path.id,
   * header.idempotency-key.
   */
  readonly path: string
  /** What is wrong and what to do, in the caller's language; the wording may change. */
  readonly message: string
  /** What the field takes, such as a form, an amount or the codes of a list; empty where it cannot be said. */
  readonly expected: string
  /** What was stated or computed; a secret is never shown. Empty where nothing was stated. */
  readonly actual: string
}

/** Fields: submitted document. */
export interface SubmittedDocument {
  /** Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. */
  readonly uuid: string
  /** Date and time of issue as signed, Colombian time with offset: 2026-01-15T10:00:00-05:00. */
  readonly date: string
  /** Type code of the document: 01 for a sales invoice (code list `document-types`). */
  readonly type: string
  /** Number without its prefix: 990000001. */
  readonly number: number
  /** Prefix of the number, such as SETP; empty without one. */
  readonly prefix: string
  /** Name of the key's scheme, which tells how it is computed: CUFE-SHA384. */
  readonly schemeName: string
  /** Value of the document's signature (ds:SignatureValue), base64. */
  readonly signatureValue: string
  /** Number of the document that this one refers to, such as a note's invoice: SETP990000001; empty without one. */
  readonly reference: string
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

/** Fields: authority response. */
export interface AuthorityResponse {
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
   * The authority's rules that the document broke or is notified of, one a line, in its words; empty if there are
   * none.
   */
  readonly errorMessage: string
  /**
   * Key that the authority gave to the upload (ZipKey), a GUID; `status-zips` of the service takes it. Empty without
   * an upload.
   */
  readonly zipkey: string
  /**
   * Key (CUFE, CUDE, CUDS or CUNE) of the other document that the authority has under this number, 96 hexadecimal
   * digits. Only where rule 90 rejected this one: the number is not free.
   */
  readonly numberHolder?: string
  /** The rules of `errorMessage` one by one, explained; only where the authority rejected the document. */
  readonly violations?: ReadonlyArray<RejectedRule>
  /**
   * What the authority notifies of a document that it accepted, such as a certificate of another NIT, explained;
   * absent if there is nothing.
   */
  readonly notifications?: ReadonlyArray<RejectedRule>
}

/** Fields: physical location. */
export interface PhysicalLocation {
  /** Street and number, as they are to be printed: Carrera 8 # 20-14. XML: AddressLine/Line. */
  readonly Address: string
  /**
   * Municipality: DIVIPOLA code of five digits, 11001 for Bogotá. Abroad, the name of the city. Codes: code list
   * `municipalities`. XML: ID, CityName (FAJ09).
   */
  readonly CityCode?: string | Absent
  /**
   * Department: DANE code of two digits, 11 for Bogotá. If absent, it follows from the municipality. Abroad, free
   * text. Codes: code list `departments`. XML: CountrySubentity, CountrySubentityCode (FAJ12).
   */
  readonly SubentityCode?: string | Absent
  /**
   * Country: ISO 3166-1 code of two letters, CO for Colombia. If absent, CO where CityCode is a municipality (RAD54
   * notifies). Mandatory, unless the service supplies it. XML: Country/IdentificationCode (FAJ16).
   */
  readonly CountryCode?: string | Absent
  /** Name of the country. The name of the code is filed; another name is notified (RAD62). XML: Country/Name. */
  readonly CountryName?: string | Absent
  /** Postal code, six digits in Colombia: 110231. XML: PostalZone (FAJ73). */
  readonly PostalZone?: string | Absent
}

/** Fields: shareholder. */
export interface Shareholder {
  /**
   * Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters
   * are allowed. XML: Party/PartyTaxScheme/CompanyID.
   */
  readonly Id: string
  /**
   * Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31
   * the check digit is computed and filed. XML: Party/PartyTaxScheme/CompanyID/@schemeName.
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /**
   * Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S. XML:
   * Party/PartyTaxScheme/RegistrationName.
   */
  readonly Name: string
  /** Share of this member in the consortium, in percent; all members add up to 100. XML: PartecipationPercent. */
  readonly Percentage: number | string
  /**
   * Fiscal responsibilities of the member, several separated by semicolons: O-13;O-15. Codes: code list
   * `responsibilities`. XML: Party/PartyTaxScheme/TaxLevelCode.
   */
  readonly TaxLevelCode?: string | Absent
  /**
   * Tax that the member is responsible for: 01 IVA, 04 INC, ZA both, ZZ none. XML: Party/PartyTaxScheme/TaxScheme/ID,
   * Party/PartyTaxScheme/TaxScheme/Name.
   */
  readonly TaxCode?: "01" | "04" | "ZA" | "ZZ" | Absent
}

/** Fields: standard item identification. */
export interface StandardItemIdentification {
  /** Code of the item in the standard that SchemeId names: a GTIN, a UNSPSC code. XML: ID. */
  readonly Id: string
  /**
   * Standard of the code: 001 UNSPSC, 010 GTIN, 020 customs tariff, 999 the seller's own (FAZ12). XML: ID/@schemeID.
   */
  readonly SchemeId: "001" | "010" | "020" | "999"
}

/** Fields: item tax. */
export interface ItemTax {
  /**
   * Tax or withholding: 01 IVA, 04 INC, 03 ICA, 05 ReteIVA, 06 ReteRenta, 07 ReteICA, 22 bags. XML:
   * TaxSubtotal/TaxCategory/TaxScheme/ID, TaxSubtotal/TaxCategory/TaxScheme/Name (FAX19).
   */
  readonly Code:
    | "01"
    | "02"
    | "03"
    | "04"
    | "05"
    | "06"
    | "07"
    | "08"
    | "20"
    | "21"
    | "22"
    | "23"
    | "24"
    | "25"
    | "26"
    | "30"
    | "32"
    | "33"
    | "34"
    | "35"
    | "36"
    | "ZY"
    | "ZZ"
  /**
   * Amount of the tax on this line, in the document's currency. Completion computes it from base and rate. Mandatory,
   * unless completion works it out. XML: TaxAmount, TaxSubtotal/TaxAmount (FAX07).
   */
  readonly Amount?: number | string | Absent
  /** Rate in percent: 19 for 19 %. Taxes per unit have none. XML: TaxSubtotal/TaxCategory/Percent (FAX14). */
  readonly Percentage?: number | string | Absent
  /**
   * Amount on which the rate is applied, in the document's currency. Taxes per unit have none. XML:
   * TaxSubtotal/TaxableAmount (FAX05).
   */
  readonly TaxableAmount?: number | string | Absent
  /**
   * Amount per unit of a tax that is levied per unit, in the document's currency: 73 a plastic bag. 0 means absent.
   * XML: TaxSubtotal/PerUnitAmount (FAX12).
   */
  readonly PerUnitAmount?: number | string | Absent
  /**
   * Quantity on which a tax per unit is levied: millilitres of a drink, grams of plastic. If absent, the item's
   * quantity. XML: TaxSubtotal/BaseUnitMeasure (FAX09).
   */
  readonly BaseQuantity?: number | string | Absent
  /**
   * Unit of BaseQuantity: MLT millilitre, GRM gram. If absent, the item's unit. XML:
   * TaxSubtotal/BaseUnitMeasure/@unitCode.
   */
  readonly BaseUnitCode?: string | Absent
  /** Description of the withholding or the tax, such as Compras. Printed, not filed. */
  readonly Concept?: string | Absent
}

/** Fields: principal. */
export interface Principal {
  /**
   * Identification number of the principal for whom the amount is received. XML: PartyIdentification/ID (FBA04 to
   * FBA07).
   */
  readonly Id: string
  /**
   * Type of the principal's identification: 31 NIT, 13 identity card. XML: PartyIdentification/ID/@schemeName
   * (FBA08).
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
}

/** Fields: shipment. */
export interface Shipment {
  /**
   * Number that the RNDC gave the remesa when it accepted it: digits. XML: Item/AdditionalItemProperty/Value (TRA01).
   */
  readonly RadicadoNumber: string
  /**
   * The carrier's own number of the remesa: at most 15 letters and digits, leading zeros included. XML:
   * Item/AdditionalItemProperty/Value (TRA02).
   */
  readonly Number: string
  /** Value of the freight of the remesa, in the document's currency. XML: Item/AdditionalItemProperty/Value (TRA03). */
  readonly FreightValue: number | string
  /** Quantity carried, in UnitCode. XML: Item/AdditionalItemProperty/ValueQuantity (TRA04). */
  readonly Quantity: number | string
  /**
   * Unit of the quantity: KGM kilograms or GLL gallons. XML: Item/AdditionalItemProperty/ValueQuantity/@unitCode
   * (TRA05).
   */
  readonly UnitCode: string
}

/** Fields: data collection. */
export interface DataCollection {
  /**
   * Name of the collection, as the sector's specification spells it. No source gives a list of names. XML:
   * @schemeName.
   */
  readonly Name?: string | Absent
  /** Values of the collection, filed in this order. XML: AdditionalInformation. */
  readonly Values: ReadonlyArray<DataValue>
}

/** Fields: equivalent principal. */
export interface EquivalentPrincipal {
  /**
   * Identification number of the principal for whom the amount is received. XML: PartyIdentification/ID (DEBA04 to
   * DEBA07).
   */
  readonly Id: string
  /**
   * Type of the principal's identification: 31 NIT, 13 identity card. XML: PartyIdentification/ID/@schemeName
   * (DEBA08).
   */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /** Legal name of the principal. XML: PartyName/Name. */
  readonly Name?: string | Absent
  /** Kind of the income: 1 collected for the principal, 2 invoiced for the principal. XML: ID/@schemeID. */
  readonly IncomeCode: string
}

/** Fields: games. */
export interface Games {
  /** Kind of game, such as Bingo. The official sample gives no list. XML: TypeOfGame. */
  readonly Type: string
  /** Number of machines, tables or chairs of this kind. XML: GameTypeTotal. */
  readonly Instruments: number
}

/** Fields: machine credit. */
export interface MachineCredit {
  /** Serial number of the machine. XML: GameMachineSerial. */
  readonly MachineSerial: string
  /** Value of the credits of the machine, in pesos. XML: CreditValue. */
  readonly CreditValue: number | string
}

/** Fields: spd provider. */
export interface SpdProvider {
  /**
   * Identification number of the company that provides the service, without dots. XML: PartyIdentification/ID
   * (RAD42).
   */
  readonly Id: string
  /** Type of the identification: 31 NIT. XML: PartyIdentification/ID/@schemeName (RAD41). */
  readonly IdentificationType: "11" | "12" | "13" | "21" | "22" | "31" | "41" | "42" | "50" | "47" | "48" | "91"
  /** Legal name of the company that provides the service. XML: ext:ExtensionAgencyName, PartyName/Name. */
  readonly Name: string
}

/** Fields: spd subscriber. */
export interface SpdSubscriber {
  /** Full or legal name of the subscriber. XML: PartyName/Name. */
  readonly Name: string
  /** Address for post to the subscriber. XML: PostalAddress. */
  readonly Address?: SpdAddress | Absent
  /** E-mail address of the subscriber. XML: ElectronicMail. */
  readonly Email?: string | Absent
}

/** Fields: spd consumption. */
export interface SpdConsumption {
  /** Quantity that was consumed according to the meter. XML: TotalMeteredQuantity. */
  readonly MeteredQuantity?: SpdQuantity | Absent
  /** Amount to be paid for the consumption, after credits and debits. XML: ConsumptionPayableAmount. */
  readonly PayableAmount: number | string
  /** Price of the consumption before credits and debits. XML: Consumptionprice. */
  readonly Price?: SpdConsumptionPrice | Absent
  /** Amounts subtracted from the price: subsidies. XML: DescuentosCreditoAlItem/DescuentoCreditoAlItem. */
  readonly Credits?: ReadonlyArray<SpdAdjustment> | Absent
  /** Amounts added to the price: fixed charges, contributions. XML: CargosDebitoAlItem/CargoDebitoAlItem. */
  readonly Debits?: ReadonlyArray<SpdAdjustment> | Absent
  /** Tariff per unit of consumption. XML: UnstructuredPrice. */
  readonly UnitPrice?: SpdUnitPrice | Absent
  /** Meter of the service and its readings. XML: UtilityMeter. */
  readonly Meter?: SpdMeter | Absent
}

/** Fields: spd history. */
export interface SpdHistory {
  /** Amount of the previous payment, in the document's currency. XML: PreviousPayment. */
  readonly PreviousPayment?: number | string | Absent
  /** Months billed before, in their order. XML: Consummonth. */
  readonly Months?: ReadonlyArray<SpdMonth> | Absent
  /** Average consumption of the months before. XML: ConsumAverages. */
  readonly Average?: SpdAverage | Absent
}

/** Fields: spd waste. */
export interface SpdWaste {
  /** Waste collected month by month. XML: HistoryWaste. */
  readonly Months?: ReadonlyArray<SpdWasteMonth> | Absent
  /** Quantity of household waste that cannot be recycled. XML: PeriodWaste/OrdinaryUnusable. */
  readonly OrdinaryUnusable?: SpdQuantity | Absent
  /** Quantity of waste from sweeping and cleaning of streets. XML: PeriodWaste/SweepingCleaning. */
  readonly SweepingCleaning?: SpdQuantity | Absent
  /** Quantity of waste from urban cleaning: lawns, trees, washing. XML: PeriodWaste/CleaningUrban. */
  readonly UrbanCleaning?: SpdQuantity | Absent
  /** Quantity of rejected waste. XML: PeriodWaste/useless. */
  readonly Useless?: SpdQuantity | Absent
}

/** Fields: spd financing. */
export interface SpdFinancing {
  /** Number of the contract of the financing. XML: ID. */
  readonly ContractNumber: string
  /** Short title of the financed purchase: Crédito nevera. XML: ItemBienServicio/BSName. */
  readonly Name: string
  /** Further description of the financed purchase. XML: ItemBienServicio/Description. */
  readonly Description?: string | Absent
  /** Number of instalments in all. XML: SubscriberPaymentsTerms/Termino. */
  readonly Installments?: number | Absent
  /** Number of instalments already paid. XML: SubscriberPaymentsTerms/Termino. */
  readonly PaidInstallments?: number | Absent
  /**
   * Interest in percent: 1.5 for 1.5 %. The official sample does not say for which period. XML:
   * SubscriberPaymentsTerms/InterestRate/Percent.
   */
  readonly InterestPercentage?: number | string | Absent
  /** Balance of the financing. XML: Balance. */
  readonly Balance?: SpdBalance | Absent
}

/** Fields: mandate document. */
export interface MandateDocument {
  /** CUFE or CUDE of the document, 96 hexadecimal digits. XML: UUID (AAH07). */
  readonly Uuid: string
  /**
   * Algorithm of the key: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384, which is the default. XML:
   * UUID/@schemeName (AAH08).
   */
  readonly SchemeName?: string | Absent
  /** Type of the document: 01 sales invoice. XML: DocumentTypeCode (AAH09). */
  readonly TypeCode?:
    | "01"
    | "02"
    | "03"
    | "04"
    | "20"
    | "25"
    | "27"
    | "32"
    | "35"
    | "40"
    | "45"
    | "50"
    | "55"
    | "60"
    | "96"
    | Absent
  /** Full number of the document, prefix included. XML: ID (annex FE 1.9 §11.5). */
  readonly Number: string
  /** Term of the mandate for this document. If absent, that of the event. XML: ValidityPeriod. */
  readonly ValidityPeriod?: Period | Absent
}

/** Fields: counterparty. */
export interface Counterparty {
  /** Name as the document states it: Cliente de Ejemplo S.A.S. */
  readonly name: string
  /** Type of identification: 31 for a NIT, 13 for an identity card (code list `identifications`). */
  readonly identificationType: string
  /** Number of the identification, without check digit: 800199436. */
  readonly identification: string
  /** Check digit of a NIT; absent for any other identification. */
  readonly checkDigit?: string
}

/** Fields: rejected rule. */
export interface RejectedRule {
  /** Code of the authority's rule: FAD06. Absent where the authority names none. */
  readonly rule?: string
  /** What the authority said, in its words. */
  readonly message: string
  /**
   * Where in the body to correct it, as JSONPath: $.NumberingRange.TechnicalKey; [*] stands for every element of a
   * list. Absent where the rule is unknown.
   */
  readonly path?: string
  /** Why the authority rejects or notifies it, in the caller's language; absent where the rule is unknown. */
  readonly cause?: string
  /** What to change, in the caller's language; absent where the rule is unknown. */
  readonly fix?: string
}

/** Fields: data value. */
export interface DataValue {
  /** Name of the value, as the sector's specification spells it. XML: Name. */
  readonly Name: string
  /** The value itself. If absent, the element is written empty. XML: Value. */
  readonly Value?: string | Absent
  /** Code of the value in the list that ListName names. XML: Value/@schemeID. */
  readonly Code?: string | Absent
  /** Name of the list from which Code is taken. XML: Value/@schemeName. */
  readonly ListName?: string | Absent
}

/** Fields: spd address. */
export interface SpdAddress {
  /** Street and number of the post address. XML: StreetName. */
  readonly StreetName: string
  /** Further line of the address: apartment, tower. XML: AdditionalStreetName. */
  readonly AdditionalStreetName?: string | Absent
  /** Name of the city or municipality. XML: CityName. */
  readonly CityName?: string | Absent
  /** Name of the department, not its code. XML: CountrySubentity. */
  readonly CountrySubentity?: string | Absent
  /** Name of the country, not its code. XML: Country. */
  readonly Country?: string | Absent
  /** Stratum and use of the premises: 3-Residencial. XML: ResidentialStratum. */
  readonly ResidentialStratum?: string | Absent
}

/** Fields: spd quantity. */
export interface SpdQuantity {
  /** Quantity itself, up to six decimals: 12.5. XML: TotalMeteredQuantity. */
  readonly Value: number | string
  /** Unit of the quantity, 1 to 5 letters or digits: MTQ cubic metre, KWH kilowatt hour. XML: TotalMeteredQuantity. */
  readonly UnitCode: string
}

/** Fields: spd consumption price. */
export interface SpdConsumptionPrice {
  /** Quantity that is charged. XML: Quantity. */
  readonly Quantity: SpdQuantity
  /** Price of the whole quantity, in the document's currency. XML: PartialLineExtensionAmount. */
  readonly Amount: number | string
}

/** Fields: spd adjustment. */
export interface SpdAdjustment {
  /** Number of the adjustment. If absent, its place in the list. XML: ID. */
  readonly Id?: string | Absent
  /** Reason in words: Subsidio, Cargo fijo, Contribución. XML: AllowanceReason. */
  readonly Reason: string
  /** Amount of the adjustment in the document's currency, without sign. XML: Amount. */
  readonly Amount: number | string
}

/** Fields: spd unit price. */
export interface SpdUnitPrice {
  /** Price of the base quantity, in the document's currency. XML: PriceAmount. */
  readonly Price: number | string
  /** Quantity that the price is for, such as 1 KWH. XML: BaseQuantity. */
  readonly BaseQuantity: SpdQuantity
}

/** Fields: spd meter. */
export interface SpdMeter {
  /** Serial number of the meter. XML: MeterNumber. */
  readonly Number: string
  /** Previous and latest reading of the meter. XML: MeterReading. */
  readonly Reading?: SpdMeterReading | Absent
}

/** Fields: spd month. */
export interface SpdMonth {
  /** Quantity consumed in the month. XML: TotalInvoicedQuantity. */
  readonly Quantity?: SpdQuantity | Absent
  /** First day of the month billed, YYYY-MM-DD. XML: Period/StartDate. */
  readonly StartDate: string
  /** Last day of the month billed, YYYY-MM-DD. XML: Period/EndDate (RAD44). */
  readonly EndDate: string
  /** Number of days billed. XML: Period/DurationMeasure. */
  readonly Days?: number | Absent
  /** Amount that was to be paid for the month, in the document's currency. XML: Period/PeriodPayableAmount. */
  readonly PayableAmount?: number | string | Absent
}

/** Fields: spd average. */
export interface SpdAverage {
  /** Average quantity consumed. XML: ConsumptionAverage. */
  readonly Quantity: SpdQuantity
  /** Number of days of the average. XML: DurationMeasureAverage. */
  readonly Days?: number | Absent
}

/** Fields: spd waste month. */
export interface SpdWasteMonth {
  /** true if the waste is recycled, false if it is buried. XML: Period/@schemeName. */
  readonly IsUsable: boolean
  /** Quantity of waste collected in the month. XML: TotalInvoicedQuantity. */
  readonly Quantity: SpdQuantity
  /** First day of the month, YYYY-MM-DD. XML: Period/StartDate. */
  readonly StartDate: string
  /** Last day of the month, YYYY-MM-DD. XML: Period/EndDate (RAD44). */
  readonly EndDate: string
}

/** Fields: spd balance. */
export interface SpdBalance {
  /** Amount still owed before this document, in its currency. XML: pendingpayment/DebitLineAmount. */
  readonly PendingAmount?: number | string | Absent
  /** Amounts paid or charged with this document. XML: Transactions/Transaction. */
  readonly Transactions?: ReadonlyArray<SpdTransaction> | Absent
  /**
   * Sum of the credits, in the document's currency. XML: AdjustmentAccounting/DescuentoCreditoAlItem,
   * CrDbAplicableAlSubtotalSPD/DescuentoCreditoAlItem.
   */
  readonly CreditAmount?: number | string | Absent
  /**
   * Sum of the debits, in the document's currency. XML: AdjustmentAccounting/CargoDebitoAlItem,
   * CrDbAplicableAlSubtotalSPD/CargoDebitoAlItem.
   */
  readonly DebitAmount?: number | string | Absent
  /** New balance if it is owed by the subscriber. XML: PosBalanceAmount/SaldoQuePasa/NewTotalDebitLineAmount. */
  readonly NewDebitAmount?: number | string | Absent
  /** New balance if it is in favour of the subscriber. XML: PosBalanceAmount/SaldoQuePasa/NewTotalCreditLineAmount. */
  readonly NewCreditAmount?: number | string | Absent
}

/** Fields: spd meter reading. */
export interface SpdMeterReading {
  /** Day of the previous reading, YYYY-MM-DD. XML: PreviousMeterReadingDate. */
  readonly PreviousDate: string
  /** Meter value at the previous reading. XML: PreviousMeterQuantity. */
  readonly PreviousQuantity: SpdQuantity
  /** Day of the latest reading, YYYY-MM-DD. XML: LatestMeterReadingDate (RAD43). */
  readonly LatestDate: string
  /** Meter value at the latest reading. It may be less: meters roll over. XML: LatestMeterQuantity. */
  readonly LatestQuantity: SpdQuantity
  /** Method by which the meter was read, in words. XML: MeterReadingMethod. */
  readonly Method?: string | Absent
  /** Number of days between the two readings. XML: DurationMeasure. */
  readonly Days?: number | Absent
}

/** Fields: spd transaction. */
export interface SpdTransaction {
  /** Words for the transaction: Cuota 3. XML: TransactionDescription. */
  readonly Description: string
  /** Amount of the transaction, in the document's currency. XML: CreditLineAmount. */
  readonly Amount: number | string
}
