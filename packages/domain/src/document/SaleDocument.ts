// oxlint-disable max-lines -- each field has its description in both languages
import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { LocalDateFromWire, LocalDateTimeFromWire } from "../time/LocalDateTime.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { Amount, documentNumber, Money } from "../number/wireNumber.ts"
import { oneOrMore, wireList } from "../wire/wireList.ts"
import { AllowanceCharge, EquivalentItem, Item, SaleItem, Withholding } from "./Item.ts"
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
import { described, supplied } from "../rules/described.ts"

/** An order of the buyer. UBL allows one order per document; further ones are filed as additional references. */
export const OrderReference = wireStruct("OrderReference", {
  number: described(text(100), {
    en: "Number of the buyer's order: OC-1042.",
    es: "Número de la orden de compra: OC-1042."
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of the order, YYYY-MM-DD.",
    es: "Fecha de la orden de compra, AAAA-MM-DD."
  })
})

/** A value of the schema {@link OrderReference}. */
export type OrderReference = typeof OrderReference.Type

/**
 * Another document that this one refers to. A contingency invoice (03) refers to the paper invoice that it transcribes
 * (FAI01).
 */
export const AdditionalDocumentReference = wireStruct("AdditionalDocumentReference", {
  number: described(text(100), {
    en: "Number of the other document. A contingency invoice (03) names the paper invoice that it transcribes (FAI01).",
    es: "Número del otro documento. Una factura de contingencia (03) nombra la factura de papel que transcribe (FAI01)."
  }),
  date: described(LocalDateFromWire, {
    en: "Day of the other document, YYYY-MM-DD.",
    es: "Fecha del otro documento, AAAA-MM-DD."
  }),
  typeCode: described(Schema.optionalKey(text(10)), {
    en: "Type of the other document: a code of the authority, such as FTP for a paper invoice.",
    es: "Tipo del otro documento: un código de la DIAN, como FTP para una factura de papel."
  })
})

/** A value of the schema {@link AdditionalDocumentReference}. */
export type AdditionalDocumentReference = typeof AdditionalDocumentReference.Type

/** A document of the delivery: of despatched goods (`DespatchReferences`) or of received ones (`ReceiptReferences`). */
export const DeliveryReference = wireStruct("DeliveryReference", {
  number: described(text(100), {
    en: "Number of the despatch or receipt document.",
    es: "Número del documento de despacho o de recibo."
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of the despatch or receipt, YYYY-MM-DD.",
    es: "Fecha del despacho o del recibo, AAAA-MM-DD."
  })
})

/** A value of the schema {@link DeliveryReference}. */
export type DeliveryReference = typeof DeliveryReference.Type

/** The day and address of the delivery of the goods (`cac:Delivery`; rules FAM01 to FAM14). */
export const Delivery = wireStruct("Delivery", {
  date: described(Schema.optionalKey(LocalDateTimeFromWire), {
    en: "Day or moment of delivery, YYYY-MM-DDThh:mm:ss in Colombian time.",
    es: "Fecha o momento de la entrega, AAAA-MM-DDThh:mm:ss en hora de Colombia."
  }),
  physicalLocation: described(Schema.optionalKey(PhysicalLocation), {
    en: "Address to which the goods were delivered.",
    es: "Dirección en la que se entregaron los bienes."
  })
})

/** A value of the schema {@link Delivery}. */
export type Delivery = typeof Delivery.Type

/**
 * A further note, with its language if it differs from the document's: `en`, `pt-BR` (`cbc:Note/@languageID`).
 * `localeId` is the subject of the note: public utilities use it for their contract and for the means to pay with
 * (`cbc:Note/@languageLocaleID`).
 */
export const FurtherNote = wireStruct("FurtherNote", {
  text: described(text(5000), {
    en: "The note itself, at most 5000 characters.",
    es: "La nota misma, de máximo 5000 caracteres."
  }),
  language: described(
    Schema.optionalKey(
      patternText({
        identifier: "LanguageTag",
        pattern: /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/u,
        expected: { en: "a language tag: es, en, pt-BR", es: "una etiqueta de idioma: es, en, pt-BR" },
        description: "Language of a text: es, en, pt-BR."
      })
    ),
    {
      en: "Language of the note if it is not Spanish: en, pt-BR.",
      es: "Idioma de la nota si no es español: en, pt-BR."
    }
  ),
  localeId: described(Schema.optionalKey(text(100)), {
    en: "Kind of the note. Public utilities use Contrato and ReferentePago.",
    es: "Clase de nota. Los servicios públicos usan Contrato y ReferentePago."
  })
})

/** A value of the schema {@link FurtherNote}. */
export type FurtherNote = typeof FurtherNote.Type

/** Delivery terms of an export: `code` is the Incoterm. */
export const DeliveryTerms = wireStruct("DeliveryTerms", {
  code: described(codeText(3, "delivery-terms"), {
    en: "Incoterm of an export: FOB, CIF, EXW.",
    es: "Incoterm de la exportación: FOB, CIF, EXW."
  }),
  specialTerms: described(Schema.optionalKey(text(1000)), {
    en: "Further terms of delivery, in words.",
    es: "Otras condiciones de entrega, en palabras."
  })
})

/** A value of the schema {@link DeliveryTerms}. */
export type DeliveryTerms = typeof DeliveryTerms.Type

/**
 * The exchange rate: pesos for one unit of a currency, and its day (rules FAR01 to FAR07). `sourceCurrencyCode` is the
 * currency of the document. In a document in pesos, it is the currency that the pesos were converted from.
 */
export const PaymentExchangeRate = wireStruct("PaymentExchangeRate", {
  sourceCurrencyCode: described(Schema.optionalKey(codeText(3, "currencies")), {
    en: "Currency that is converted, ISO 4217: USD. If absent, the document's own.",
    es: "Moneda que se convierte, ISO 4217: USD. Si falta, la del documento."
  }),
  calculationRate: described(Amount, {
    en: "Pesos for one unit of the foreign currency, up to six decimals: 4123.45.",
    es: "Pesos por una unidad de la moneda extranjera, con hasta seis decimales: 4123.45."
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of the rate, YYYY-MM-DD. If absent, the day of issue.",
    es: "Fecha de la tasa, AAAA-MM-DD. Si falta, la fecha de expedición."
  })
})

/** A value of the schema {@link PaymentExchangeRate}. */
export type PaymentExchangeRate = typeof PaymentExchangeRate.Type

/**
 * A prepayment: its amount, and the day on which it was received. Without `id` it is numbered. In an invoice of health
 * services, `conceptCode` is the kind of payment by the patients, all patients together.
 */
export const PrepaidPayment = wireStruct("PrepaidPayment", {
  id: described(Schema.optionalKey(text(50)), {
    en: "Name that distinguishes the payment from the others. If absent, its place in the list.",
    es: "Identificación del anticipo entre los demás. Si falta, su lugar en la lista."
  }),
  conceptCode: described(Schema.optionalKey(codeText(2, "health-collection-concepts")), {
    en: "Kind of payment by patients of a health service: 01 copayment, 02 moderating fee, 03 shared payment, 04 advance.",
    es: "Clase de pago de los pacientes en salud: 01 copago, 02 cuota moderadora, 03 pagos compartidos, 04 anticipo."
  }),
  amount: described(Amount, {
    en: "Amount paid before, in the document's currency.",
    es: "Valor pagado con anterioridad, en la moneda del documento."
  }),
  date: described(LocalDateFromWire, {
    en: "Day on which the payment was received, YYYY-MM-DD.",
    es: "Fecha en que se recibió el pago, AAAA-MM-DD."
  })
})

/** A value of the schema {@link PrepaidPayment}. */
export type PrepaidPayment = typeof PrepaidPayment.Type

/**
 * The totals as the caller states them; every one is checked (rules FAU02 to FAU14). `prepaidAmount` is only
 * informative: it is not subtracted from `payableAmount`, except in those operations of the health sector that credit
 * it. `payableRoundingAmount` is the rounding of a cash payment, up or down, without sign (VLR01). It may be part of
 * `payableAmount` or only informative.
 */
export const LegalMonetaryTotal = wireStruct("LegalMonetaryTotal", {
  grossAmount: described(supplied("completion", Money), {
    en: "Sum of the lines' SubtotalAmount, without taxes (FAU02). Completion computes it.",
    es: "Suma de los SubtotalAmount de las líneas, sin impuestos (FAU02). Al completar se calcula."
  }),
  taxExclusiveAmount: described(supplied("completion", Money), {
    en: "Sum of the taxable amounts of the lines (FAU04). Completion computes it.",
    es: "Suma de las bases gravables de las líneas (FAU04). Al completar se calcula."
  }),
  taxInclusiveAmount: described(supplied("completion", Money), {
    en: "GrossAmount plus all taxes, without withholdings (FAU06). Completion computes it.",
    es: "GrossAmount más todos los impuestos, sin retenciones (FAU06). Al completar se calcula."
  }),
  discountAmount: described(Schema.optionalKey(Money), {
    en: "Sum of the discounts of the whole document, not of its lines (FAU08).",
    es: "Suma de los descuentos de todo el documento, no de sus líneas (FAU08)."
  }),
  chargeAmount: described(Schema.optionalKey(Money), {
    en: "Sum of the charges of the whole document, not of its lines (FAU10).",
    es: "Suma de los cargos de todo el documento, no de sus líneas (FAU10)."
  }),
  prepaidAmount: described(Schema.optionalKey(Money), {
    en: "Sum of what was paid before. It informs and is not subtracted, except in health operations that credit it (FAU12).",
    es: "Suma de lo pagado con anterioridad. Informa y no se resta, salvo en las operaciones de salud que lo abonan (FAU12)."
  }),
  payableRoundingAmount: described(Schema.optionalKey(Money), {
    en: "Amount by which cash was rounded, up or down, without sign (VLR01).",
    es: "Valor del redondeo por pago en efectivo, hacia arriba o hacia abajo, sin signo (VLR01)."
  }),
  payableAmount: described(supplied("completion", Money), {
    en: "Amount to be paid: TaxInclusiveAmount − DiscountAmount + ChargeAmount. Withholdings do not reduce it (FAU14).",
    es: "Valor a pagar: TaxInclusiveAmount − DiscountAmount + ChargeAmount. Las retenciones no lo reducen (FAU14)."
  })
})

/** A value of the schema {@link LegalMonetaryTotal}. */
export type LegalMonetaryTotal = typeof LegalMonetaryTotal.Type

/** The maximum number of references, means of payment and notes in a document, for each of these lists. */
const several = { maximum: 100 } as const

/** The maximum number of lines of one document. */
export const maximumItems = 20_000

/** The fields that precede the parties: identity, dates and references of the document, and its range. */
const headFields = {
  operationCode: described(Schema.optionalKey(text(15)), {
    en: "Kind of operation (CustomizationID): 10 standard, 09 AIU, 11 mandate, 12 transport. If absent, the default of the type.",
    es: "Tipo de operación (CustomizationID): 10 estándar, 09 AIU, 11 mandatos, 12 transporte. Si falta, el habitual del tipo."
  }),
  number: described(
    supplied(
      "service",
      documentNumber("DocumentNumber", "Number of the document inside its range, without the prefix.")
    ),
    {
      en: "Number inside the range, without prefix: 990000001. If absent, the service assigns the next one of the range.",
      es: "Número dentro del rango, sin prefijo: 990000001. Si falta, el servicio asigna el siguiente del rango."
    }
  ),
  date: described(LocalDateTimeFromWire, {
    en: "Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted.",
    es: "Fecha y hora de expedición en hora de Colombia, AAAA-MM-DDThh:mm:ss. Si trae zona horaria, se convierte."
  }),
  dueDate: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day on which payment is due, YYYY-MM-DD. A sale on credit needs it here or in PaymentMeans.",
    es: "Fecha de vencimiento del pago, AAAA-MM-DD. Una venta a crédito la necesita aquí o en PaymentMeans.",
    use: {
      en: "the due date of a credit too, where `PaymentMeans.Date` is absent",
      es: "también el vencimiento del crédito, si falta `PaymentMeans.Date`"
    }
  }),
  currencyCode: described(supplied("completion", codeText(3, "currencies")), {
    en: "Currency of all amounts of the document, ISO 4217: COP, USD.",
    es: "Moneda de todos los valores del documento, ISO 4217: COP, USD."
  }),
  note: described(Schema.optionalKey(text(5000)), {
    en: "Free text about the document, filed and printed.",
    es: "Texto libre sobre el documento; se transmite y se imprime."
  }),
  notes: described(Schema.optionalKey(wireList(FurtherNote, several)), {
    en: "Further notes, each with its language.",
    es: "Notas adicionales, cada una con su idioma."
  }),
  orderReference: described(Schema.optionalKey(oneOrMore(OrderReference, several)), {
    en: "Order of the buyer, or a list of orders. The first is filed as the order, others as additional references.",
    es: "Orden de compra, o lista de órdenes. La primera se transmite como orden; las demás, como referencias adicionales."
  }),
  additionalDocumentReferences: described(Schema.optionalKey(wireList(AdditionalDocumentReference, several)), {
    en: "Other documents that this one refers to.",
    es: "Otros documentos a los que se refiere este."
  }),
  numberingRange: described(supplied("service", NumberingRange), {
    en: "Range from which the number is taken. What is absent is filled in from the settings or the authority's data.",
    es: "Rango de numeración del que se toma el número. Lo que falte se completa con la configuración o los datos de la DIAN."
  }),
  softwareProvider: described(Schema.optionalKey(SoftwareProvider), {
    en: "Software that issues the document. What is absent is filled in from the provider's settings.",
    es: "Software que expide el documento. Lo que falte se completa con la configuración del proveedor."
  }),
  signingCertificate: described(Schema.optionalKey(SigningCertificate), {
    en: "Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one.",
    es: "Certificado que firma el documento: un contenedor PKCS#12 con su contraseña, o el token de uno guardado."
  })
}

/** The fields that follow the parties: lines, payment and totals. */
const contentFields = {
  items: described(wireList(Item, { maximum: maximumItems }), {
    en: "Lines of the document, at least one.",
    es: "Líneas del documento, al menos una."
  }),
  discounts: described(Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })), {
    en: "Discounts on the whole document, after the totals of the lines.",
    es: "Descuentos sobre todo el documento, después de los totales de las líneas."
  }),
  charges: described(Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })), {
    en: "Charges on the whole document, after the totals of the lines.",
    es: "Cargos sobre todo el documento, después de los totales de las líneas."
  }),
  paymentMeans: described(oneOrMore(PaymentMeans, several), {
    en: "Form and means of payment, or a list with one entry for each instalment.",
    es: "Forma y medio de pago, o una lista con una entrada por cuota."
  }),
  paymentExchangeRate: described(Schema.optionalKey(PaymentExchangeRate), {
    en: "Exchange rate to pesos. A document in another currency than COP needs it (FAR01).",
    es: "Tasa de cambio a pesos. La necesita todo documento en una moneda distinta de COP (FAR01)."
  }),
  prepaidPayments: described(Schema.optionalKey(wireList(PrepaidPayment, { maximum: 100 })), {
    en: "Payments received before, one by one. Credit notes have no place for them (RAD08).",
    es: "Anticipos recibidos, uno por uno. Las notas crédito no tienen lugar para ellos (RAD08).",
    use: {
      en: "what was paid before; a note that credits has no place for it (RAD08)",
      es: "lo pagado antes; una nota crédito no tiene dónde llevarlo (RAD08)"
    }
  }),
  legalMonetaryTotal: described(supplied("completion", LegalMonetaryTotal), {
    en: "Totals of the document. Each is checked against the lines; completion computes them.",
    es: "Totales del documento. Cada uno se verifica contra las líneas; al completar se calculan."
  }),
  period: described(Schema.optionalKey(Period), {
    en: "Period that the document bills, for services.",
    es: "Período que factura el documento, en servicios."
  }),
  customizePrintFormat: described(Schema.optionalKey(CustomizePrintFormat), {
    en: "Texts for the PDF, which are not filed.",
    es: "Textos para el PDF, que no se transmiten."
  })
}

const fieldsWith = <const Parties extends Schema.Struct.Fields>(parties: Parties) => ({
  ...headFields,
  ...parties,
  ...contentFields
})

/** The fields of every sale document, in the order of its body; the type code precedes them. */
export const saleFields = fieldsWith({
  companyParty: described(supplied("settings", CompanyParty), {
    en: "Issuer of the document. What is absent is filled in from the company's settings.",
    es: "Emisor del documento. Lo que falte se completa con la configuración de la compañía."
  }),
  customerParty: described(CustomerParty, {
    en: "Buyer. The final consumer is 222222222222 with type 13.",
    es: "Adquiriente. El consumidor final es 222222222222 con tipo 13."
  }),
  despatchReferences: described(Schema.optionalKey(wireList(DeliveryReference, several)), {
    en: "Documents of the despatch of the goods.",
    es: "Documentos del despacho de los bienes."
  }),
  receiptReferences: described(Schema.optionalKey(wireList(DeliveryReference, several)), {
    en: "Documents of the receipt of the goods.",
    es: "Documentos del recibo de los bienes."
  }),
  delivery: described(Schema.optionalKey(Delivery), {
    en: "Day and place of the delivery.",
    es: "Fecha y lugar de la entrega."
  }),
  deliveryTerms: described(Schema.optionalKey(DeliveryTerms), {
    en: "Delivery terms of an export.",
    es: "Condiciones de entrega de una exportación."
  })
})

/** The parties of a support document: the issuer is the buyer, and the other party is the seller. */
export const purchaseFields = fieldsWith({
  companyParty: described(supplied("settings", PurchasingParty), {
    en: "Buyer, who issues the support document. What is absent is filled in from the company's settings.",
    es: "Comprador, que emite el documento soporte. Lo que falte se completa con la configuración de la compañía."
  }),
  supplierParty: described(SupplierParty, {
    en: "Seller, who is not obliged to invoice.",
    es: "Vendedor, no obligado a facturar."
  })
})

/**
 * Additional fields of invoices of particular sectors, and of their notes. The operation decides which are allowed
 * (rules RAD33, RAD34).
 */
export const sectorFields = {
  items: described(wireList(SaleItem, { maximum: maximumItems }), {
    en: "Lines of the document, at least one.",
    es: "Líneas del documento, al menos una."
  }),
  health: described(Schema.optionalKey(Health), {
    en: "Data of an invoice of health services. Operations SS-… require it.",
    es: "Datos de una factura de salud. Las operaciones SS-… lo exigen."
  }),
  dataGroups: described(Schema.optionalKey(wireList(DataGroup, { maximum: 20 })), {
    en: "Data of a sector that has no fields of its own here, filed exactly as stated.",
    es: "Datos de un sector que no tiene campos propios aquí, transmitidos tal cual."
  })
} as const

/** The lines of an equivalent document and of a note on one. */
export const equivalentItems = {
  items: described(wireList(EquivalentItem, { maximum: maximumItems }), {
    en: "Lines of the document, at least one.",
    es: "Líneas del documento, al menos una."
  })
} as const

/** Withholdings of a whole support document, stated instead of withholdings by line (rules FAT, DSAY01). */
export const purchaseWithholdings = wireList(Withholding, { maximum: 30 })

const correcting = (documents: { readonly maximum: number }) => ({
  documentReference: described(Schema.optionalKey(oneOrMore(DocumentReference, documents)), {
    en: "Document that the note corrects; of invoices also a list. Absent in notes without reference.",
    es: "Documento que corrige la nota; si son facturas, también una lista. Se omite en notas sin referencia."
  }),
  correctionCode: described(Schema.optionalKey(text(3)), {
    en: "Reason of the correction: a code of the authority's list for this type of note.",
    es: "Motivo de la corrección: un código de la lista de la DIAN para este tipo de nota."
  })
})

/**
 * Additional fields of a note that credits or debits invoices: the invoices that it corrects, if any, and the reason.
 */
export const invoiceNoteFields = correcting(several)

/**
 * Additional fields of a note on support or equivalent documents: the document that the note corrects, if any, and the
 * reason. A note corrects one document, because no source shows that the authority accepts several.
 */
export const noteFields = correcting({ maximum: 1 })

/** A sale document of any type: the fields that rules and renderers read. Amounts are in `currencyCode`. */
export type SaleDocument = Omit<
  Schema.Struct.Type<
    Omit<typeof saleFields, "items"> & Omit<typeof sectorFields, "items"> & typeof noteFields & typeof equivalentFields
  >,
  "companyParty" | "customerParty"
> &
  Partial<Schema.Struct.Type<typeof spdFields>> & {
    readonly typeCode: string
    readonly items: ReadonlyArray<SaleItem>
    /** The issuer. */
    readonly companyParty: PurchasingParty & Pick<CompanyParty, "shareholders">
    /** The buyer; in a purchase it is the issuer. */
    readonly customerParty?: CustomerParty
    /** The seller, in a purchase. */
    readonly supplierParty?: SupplierParty
    /** The withholdings of a purchase as a whole. */
    readonly withholdings?: ReadonlyArray<Withholding>
    /** The origin of a support document: `1` a single operation, `2` a week of operations. */
    readonly generationCode?: string
  }
