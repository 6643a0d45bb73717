import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { used } from "../wire/Reader.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { Amount, Money } from "../number/amount.ts"
import { documentNumber } from "../number/wholeNumber.ts"
import { LocalDateTimeFromWire } from "../time/LocalDateTime.ts"
import { oneOrMore, wireList } from "../wire/wireList.ts"
import { AllowanceCharge, Item, SaleItem, Withholding } from "./Item.ts"
import { CustomizePrintFormat } from "./CustomizePrintFormat.ts"
import { DataGroup } from "./DataGroup.ts"
import { DocumentReference } from "./DocumentReference.ts"
import type { equivalentFields } from "./equivalent/equivalentFields.ts"
import { Health } from "./Health.ts"
import { NumberingRange } from "./NumberingRange.ts"
import { CompanyParty, CustomerParty, PurchasingParty, SupplierParty } from "./Party.ts"
import { PaymentMeans } from "./PaymentMeans.ts"
import { Period } from "./Period.ts"
import { PhysicalLocation } from "./PhysicalLocation.ts"
import { SigningCertificate } from "./SigningCertificate.ts"
import { SoftwareProvider } from "./Software.ts"
import type { spdFields } from "./equivalent/SpdService.ts"

/** An order of the buyer. UBL has one order for a document; further ones are filed as additional references. */
export const OrderReference = wireStruct("OrderReference", {
  number: text(100),
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link OrderReference}. */
export type OrderReference = typeof OrderReference.Type

/**
 * Another document that this one refers to; a contingency invoice (03) names the paper invoice it transcribes (FAI01).
 */
export const AdditionalDocumentReference = wireStruct("AdditionalDocumentReference", {
  number: text(100),
  date: LocalDateFromWire,
  typeCode: Schema.optionalKey(text(10))
})

/** See {@link AdditionalDocumentReference}. */
export type AdditionalDocumentReference = typeof AdditionalDocumentReference.Type

/** A document of the delivery: of what was despatched (`DespatchReferences`) or received (`ReceiptReferences`). */
export const DeliveryReference = wireStruct("DeliveryReference", {
  number: text(100),
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link DeliveryReference}. */
export type DeliveryReference = typeof DeliveryReference.Type

/** When the goods were delivered, and where to (`cac:Delivery`; rules FAM01 to FAM14). */
export const Delivery = wireStruct("Delivery", {
  date: Schema.optionalKey(LocalDateTimeFromWire),
  physicalLocation: Schema.optionalKey(PhysicalLocation)
})

/** See {@link Delivery}. */
export type Delivery = typeof Delivery.Type

/**
 * A further note, and its language where it is not the document's: `en`, `pt-BR` (`cbc:Note/@languageID`). `localeId`
 * says what the note is of, as public utilities name their contract and what to pay with
 * (`cbc:Note/@languageLocaleID`).
 */
export const FurtherNote = wireStruct("FurtherNote", {
  text: text(5000),
  language: Schema.optionalKey(
    patternText({
      identifier: "LanguageTag",
      pattern: /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/u,
      expected: { en: "a language tag: es, en, pt-BR", es: "una etiqueta de idioma: es, en, pt-BR" },
      description: "Language of a text: es, en, pt-BR."
    })
  ),
  localeId: Schema.optionalKey(
    text(100, "What the note is: Contrato, ReferentePago. Public utilities name a contract and a payment reference so.")
  )
})

/** See {@link FurtherNote}. */
export type FurtherNote = typeof FurtherNote.Type

/** Delivery terms of an export: `code` is the Incoterm. */
export const DeliveryTerms = wireStruct("DeliveryTerms", {
  code: codeText(3, "delivery-terms"),
  specialTerms: Schema.optionalKey(text(1000))
})

/** See {@link DeliveryTerms}. */
export type DeliveryTerms = typeof DeliveryTerms.Type

/**
 * What one unit of a currency is in pesos, and on which day (rules FAR01 to FAR07). `sourceCurrencyCode` is that of the
 * document; only of a document in pesos it is another, the one that its pesos were converted from.
 */
export const PaymentExchangeRate = wireStruct("PaymentExchangeRate", {
  sourceCurrencyCode: Schema.optionalKey(codeText(3, "currencies")),
  calculationRate: Amount,
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link PaymentExchangeRate}. */
export type PaymentExchangeRate = typeof PaymentExchangeRate.Type

/**
 * Something that was paid before: how much, and the day on which it was received. Without `id` it is numbered. Of an
 * invoice of health services `conceptCode` says what a patient paid, all patients together.
 */
export const PrepaidPayment = wireStruct("PrepaidPayment", {
  id: Schema.optionalKey(text(50, "What tells the payment from the others; if absent, its place in the list.")),
  conceptCode: Schema.optionalKey(codeText(2, "health-collection-concepts")),
  amount: Amount,
  date: LocalDateFromWire
})

/** See {@link PrepaidPayment}. */
export type PrepaidPayment = typeof PrepaidPayment.Type

/**
 * The totals as the caller states them; every one is checked (rules FAU02 to FAU14). `prepaidAmount` informs only: it
 * is not subtracted from `payableAmount`, except by the operations of the health sector that credit it.
 * `payableRoundingAmount` is what cash was rounded by, up or down, as `payableAmount` shows: it has no sign (VLR01),
 * and may be in `payableAmount` or only inform.
 */
export const LegalMonetaryTotal = wireStruct("LegalMonetaryTotal", {
  grossAmount: Money,
  taxExclusiveAmount: Money,
  taxInclusiveAmount: Money,
  discountAmount: Schema.optionalKey(Money),
  chargeAmount: Schema.optionalKey(Money),
  prepaidAmount: Schema.optionalKey(Money),
  payableRoundingAmount: Schema.optionalKey(Money),
  payableAmount: Money
})

/** See {@link LegalMonetaryTotal}. */
export type LegalMonetaryTotal = typeof LegalMonetaryTotal.Type

/** How many references, means of payment and notes a document has at most, each. */
const several = { maximum: 100 } as const

/** The largest number of lines of one document. */
export const maximumItems = 20_000

const fieldsWith = <const Parties extends Schema.Struct.Fields>(parties: Parties) => ({
  operationCode: Schema.optionalKey(text(15)),
  number: documentNumber("DocumentNumber", "Number of the document inside its range, without the prefix."),
  date: LocalDateTimeFromWire,
  dueDate: Schema.optionalKey(
    used(LocalDateFromWire, "the due date of a credit too, where `PaymentMeans.Date` is absent")
  ),
  currencyCode: codeText(3, "currencies"),
  note: Schema.optionalKey(text(5000)),
  notes: Schema.optionalKey(wireList(FurtherNote, several)),
  orderReference: Schema.optionalKey(oneOrMore(OrderReference, several)),
  additionalDocumentReferences: Schema.optionalKey(wireList(AdditionalDocumentReference, several)),
  numberingRange: NumberingRange,
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  ...parties,
  items: wireList(Item, { maximum: maximumItems }),
  discounts: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  charges: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  paymentMeans: oneOrMore(PaymentMeans, several),
  paymentExchangeRate: Schema.optionalKey(PaymentExchangeRate),
  prepaidPayments: Schema.optionalKey(
    used(
      wireList(PrepaidPayment, { maximum: 100 }),
      "what was paid before; a note that credits has no place for it (RAD08)"
    )
  ),
  legalMonetaryTotal: LegalMonetaryTotal,
  period: Schema.optionalKey(Period),
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat)
})

/** What every document of a sale states, in the order of its body; the type code comes first. */
export const saleFields = fieldsWith({
  companyParty: CompanyParty,
  customerParty: CustomerParty,
  despatchReferences: Schema.optionalKey(wireList(DeliveryReference, several)),
  receiptReferences: Schema.optionalKey(wireList(DeliveryReference, several)),
  delivery: Schema.optionalKey(Delivery),
  deliveryTerms: Schema.optionalKey(DeliveryTerms)
})

/** What a document in support of a purchase states: the seller takes the buyer's place. */
export const purchaseFields = fieldsWith({ companyParty: PurchasingParty, supplierParty: SupplierParty })

/**
 * What a sales invoice of a sector, or a note of one, states in addition; its operation says which (rules RAD33,
 * RAD34).
 */
export const sectorFields = {
  items: wireList(SaleItem, { maximum: maximumItems }),
  health: Schema.optionalKey(Health),
  dataGroups: Schema.optionalKey(wireList(DataGroup, { maximum: 20 }))
} as const

/** What a support document may withhold on the whole of it instead of line by line (rules FAT, DSAY01). */
export const purchaseWithholdings = wireList(Withholding, { maximum: 30 })

const correcting = (documents: { readonly maximum: number }) => ({
  documentReference: Schema.optionalKey(oneOrMore(DocumentReference, documents)),
  correctionCode: Schema.optionalKey(text(3, "Why the document is corrected: a code of the authority's list."))
})

/** What a note of invoices states in addition: the invoices it corrects, unless it corrects none, and why. */
export const invoiceNoteFields = correcting(several)

/** The same of any other note, which corrects one document: nothing says that the authority takes several. */
export const noteFields = correcting({ maximum: 1 })

/** A document of a sale, of whichever type: what rules and renderers may ask. Amounts are in `currencyCode`. */
export type SaleDocument = Omit<
  Schema.Struct.Type<
    Omit<typeof saleFields, "items"> & typeof sectorFields & typeof noteFields & typeof equivalentFields
  >,
  "companyParty" | "customerParty"
> &
  Partial<Schema.Struct.Type<typeof spdFields>> & {
    readonly typeCode: string
    /** The issuer. */
    readonly companyParty: PurchasingParty & Pick<CompanyParty, "shareholders">
    /** The buyer; of a purchase it is the issuer. */
    readonly customerParty?: CustomerParty
    /** Who sells, of a purchase. */
    readonly supplierParty?: SupplierParty
    /** What is withheld of a purchase as a whole. */
    readonly withholdings?: ReadonlyArray<Withholding>
    /** How a support document came about: `1` by operation, `2` accumulated over a week. */
    readonly generationCode?: string
  }
