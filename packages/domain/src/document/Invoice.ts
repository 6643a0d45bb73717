import { Schema } from "effect"
import { wholeNumber } from "../number/wholeNumber.ts"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { LocalDateTimeFromWire } from "../time/LocalDateTime.ts"
import { patternText, text } from "../wire/text.ts"
import { wireList } from "../wire/wireList.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { AdditionalDocumentReference } from "./AdditionalDocumentReference.ts"
import { AllowanceCharge } from "./AllowanceCharge.ts"
import { CustomizePrintFormat } from "./CustomizePrintFormat.ts"
import { DeliveryTerms } from "./DeliveryTerms.ts"
import { Item } from "./Item.ts"
import { LegalMonetaryTotal } from "./LegalMonetaryTotal.ts"
import { NumberingRange } from "./NumberingRange.ts"
import { OrderReference } from "./OrderReference.ts"
import { CompanyParty, CustomerParty } from "./Party.ts"
import { PaymentExchangeRate } from "./PaymentExchangeRate.ts"
import { PaymentMeans } from "./PaymentMeans.ts"
import { Period } from "./Period.ts"
import { SigningCertificate } from "./SigningCertificate.ts"
import { SoftwareProvider } from "./SoftwareProvider.ts"

/** The largest number of lines of one document. */
export const maximumItems = 20_000

/**
 * A sales invoice: type 01, 02 (export), 03 (contingency of the issuer, transcribed from paper) or 04 (contingency of
 * the authority). Amounts are in `currencyCode`.
 */
export const Invoice = wireStruct("Invoice", {
  typeCode: patternText({
    identifier: "InvoiceTypeCode",
    pattern: /^0[1-4]$/u,
    expected: "01, 02, 03 or 04",
    description: "01 invoice, 02 export, 03 issuer's contingency, 04 authority's contingency.",
    rule: "FAD12b"
  }),
  operationCode: Schema.optionalKey(text(15)),
  number: wholeNumber({
    identifier: "DocumentNumber",
    description: "Number of the document inside its range, without the prefix.",
    minimum: 1,
    maximum: 9_999_999_999
  }),
  date: LocalDateTimeFromWire,
  dueDate: Schema.optionalKey(LocalDateFromWire),
  currencyCode: text(3),
  note: Schema.optionalKey(text(5000)),
  orderReference: Schema.optionalKey(OrderReference),
  additionalDocumentReferences: Schema.optionalKey(wireList(AdditionalDocumentReference, { maximum: 100 })),
  numberingRange: NumberingRange,
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  companyParty: CompanyParty,
  customerParty: CustomerParty,
  deliveryTerms: Schema.optionalKey(DeliveryTerms),
  items: wireList(Item, { maximum: maximumItems }),
  discounts: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  charges: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  paymentMeans: PaymentMeans,
  paymentExchangeRate: Schema.optionalKey(PaymentExchangeRate),
  legalMonetaryTotal: LegalMonetaryTotal,
  period: Schema.optionalKey(Period),
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat)
})

/** See {@link Invoice}. */
export type Invoice = typeof Invoice.Type
