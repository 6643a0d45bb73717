import { codeText } from "../codeText.ts"
import { Data, Schema } from "effect"
import { isUnsetDate } from "../../wire/isNothing.ts"
import { dateTimeWire, LocalDateFromWire, LocalDateTime, parseLocalDateTime } from "../../time/LocalDateTime.ts"
import { InvalidValue, readerOf, TakenValue } from "../../wire/Reader.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { IdentificationNumber } from "../Party.ts"
import { JsonNumber } from "../../json/JsonValue.ts"
import type { Localized } from "../../rules/Language.ts"
import { Amount, documentNumber } from "../../number/wireNumber.ts"
import { wireList } from "../../wire/wireList.ts"
import { NumberingRange } from "../NumberingRange.ts"
import { Period } from "../Period.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../Software.ts"
import { described, supplied } from "../../rules/described.ts"

/** The time of issue of an event in Colombia. A body may state only the day, so the time may be absent. */
export class EventDate extends Data.Class<{ readonly date: string; readonly time: string | undefined }> {
  override toString(): string {
    return this.time === undefined ? this.date : `${this.date}T${this.time}`
  }
}

/** Schema of an {@link EventDate} in JSON. */
export const EventDateFromWire = wireLeaf<EventDate, string>({
  identifier: "EventDate",
  description:
    "Local Colombian date and time, YYYY-MM-DDThh:mm:ss, or the day alone, YYYY-MM-DD: an event of today is then issued now, one of an earlier day at 00:00:00.",
  ...dateTimeWire,
  domain: Schema.instanceOf(EventDate),
  decode: (value) => {
    const read = isUnsetDate(value) ? new InvalidValue(dateTimeWire.expected) : parseLocalDateTime(value)
    if (read instanceof InvalidValue) return read
    return new EventDate({ date: read.date, time: String(value).includes("T") ? read.time : undefined })
  },
  encode: (value) => value.toString(),
  isAbsent: isUnsetDate
})

/**
 * The moment of issue of an event. If the body states only the day: the current time for today, the first second for an
 * earlier day. The authority compares events by the time of their signing, which lies on the same day (rules AAD09e,
 * DC24).
 */
export const eventMoment = ({ date, time }: EventDate, now: LocalDateTime): LocalDateTime =>
  new LocalDateTime({ date, time: time ?? (date === now.date ? now.time : "00:00:00") })

/** The document that an event is about; `number` is its full number, prefix included. */
export const EventDocumentReference = wireStruct("EventDocumentReference", {
  uuid: described(text(200), {
    en: "CUFE or CUDE of the document that the event is about: 96 hexadecimal digits.",
    es: "CUFE o CUDE del documento del que trata el evento: 96 dígitos hexadecimales."
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of issue of that document, YYYY-MM-DD. Printed, not filed; an event may not be older (DC24a).",
    es: "Fecha de expedición de ese documento, AAAA-MM-DD. Se imprime y no se transmite; un evento no puede ser anterior (DC24a).",
    use: {
      en: "printed, not filed; an event may not be older than the document, DC24a",
      es: "se imprime, no se transmite; un evento no puede ser anterior al documento, DC24a"
    }
  }),
  schemeName: described(Schema.optionalKey(text(20)), {
    en: "Algorithm of the key: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384, which is the default.",
    es: "Algoritmo de la clave: CUFE-SHA384 en los tipos 01, 02 y 04; si no, CUDE-SHA384. Si falta, se deduce."
  }),
  typeCode: described(Schema.optionalKey(codeText(3, "referenced-document-types")), {
    en: "Type of that document: 01 sales invoice, 02 export.",
    es: "Tipo de ese documento: 01 factura de venta, 02 exportación."
  }),
  number: described(text(50), {
    en: "Full number of that document, prefix included: SETP990000001.",
    es: "Número completo de ese documento, con su prefijo: SETP990000001."
  })
})

/** A value of the schema {@link EventDocumentReference}. */
export type EventDocumentReference = typeof EventDocumentReference.Type

const party = {
  id: described(IdentificationNumber, {
    en: "Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3.",
    es: "Número de identificación, sin puntos. Un NIT puede llevar su dígito de verificación tras un guion: 900373115-3."
  }),
  identificationType: described(codeText(2, "identifications"), {
    en: "Type of the identification: 31 NIT, 13 identity card.",
    es: "Tipo de identificación: 31 NIT, 13 cédula de ciudadanía."
  }),
  name: described(text(450), {
    en: "Legal name of a company, or the full name of a person.",
    es: "Razón social de la empresa, o nombre completo de la persona."
  }),
  organizationTypeCode: described(Schema.optionalKey(codeText(1, "organization-types", "open")), {
    en: "Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification.",
    es: "Tipo de organización: 1 persona jurídica, 2 persona natural. Si falta, se deduce del tipo de identificación."
  })
}

/** A party of an event, without address, regime and responsibilities. */
export const EventParty = wireStruct("EventParty", party)

/** A value of the schema {@link EventParty}. */
export type EventParty = typeof EventParty.Type

/** The party that generates an event; the settings of the company supply its fields. */
export const EventCompanyParty = wireStruct("EventCompanyParty", {
  ...party,
  id: supplied("settings", party.id),
  identificationType: supplied("settings", party.identificationType),
  name: supplied("settings", party.name)
})

/**
 * A party with an amount of the invoice as a negotiable instrument: a holder or payer, an acquirer, or a party for whom
 * a guarantor answers (`cac:PartyLegalEntity` with `cbc:CorporateStockAmount`, annex RADIAN 1.1).
 */
export const EventShare = wireStruct("EventShare", {
  ...party,
  amount: described(Amount, {
    en: "Amount of the title that this party has, in pesos.",
    es: "Valor del título que tiene esta parte, en pesos."
  })
})

/** A value of the schema {@link EventShare}. */
export type EventShare = typeof EventShare.Type

/** The person who received the document (030) or the goods and services (032), `cac:IssuerParty/cac:Person`. */
export const EventPerson = wireStruct("EventPerson", {
  id: described(IdentificationNumber, {
    en: "Number of the person's identification document.",
    es: "Número del documento de identificación de la persona."
  }),
  identificationType: described(codeText(2, "identifications"), {
    en: "Type of the identification: 13 identity card, 22 foreigner's card.",
    es: "Tipo de identificación: 13 cédula de ciudadanía, 22 cédula de extranjería."
  }),
  firstName: described(text(100), { en: "Given names of the person.", es: "Nombres de la persona." }),
  familyName: described(text(100), { en: "Surnames of the person.", es: "Apellidos de la persona." }),
  jobTitle: described(Schema.optionalKey(text(100)), {
    en: "Position of the person: Jefe de compras.",
    es: "Cargo de la persona: Jefe de compras."
  }),
  organizationDepartment: described(Schema.optionalKey(text(100)), {
    en: "Department in which the person works: Recepción.",
    es: "Área en la que trabaja la persona: Recepción."
  })
})

/** A value of the schema {@link EventPerson}. */
export type EventPerson = typeof EventPerson.Type

const asText = /* @__PURE__ */ readerOf(text(500))
const expected: Localized = {
  en: "text of 1 to 500 characters, or a number without exponent",
  es: "texto de 1 a 500 caracteres, o un número sin exponente"
}

const value = wireLeaf<string, string | number>({
  identifier: "NegotiationText",
  description: "A value as the authority reads it; a number keeps every digit that it is written with.",
  expected,
  wire: Schema.Union([Schema.String, Schema.Finite]),
  domain: Schema.String,
  decode: (wire) => {
    const number = wire instanceof JsonNumber ? wire.text : typeof wire === "number" ? String(wire) : undefined
    if (number !== undefined) return /^[0-9]+(\.[0-9]+)?$/u.test(number) ? number : new InvalidValue(expected)
    const read = asText.read(wire, undefined, { invalid() {}, missing() {}, unknown() {}, notice() {} })
    return read instanceof InvalidValue && !(read instanceof TakenValue) ? new InvalidValue(expected) : read
  },
  encode: (text) => text,
  isAbsent: (wire) => asText.isAbsent?.(wire) === true
})

/**
 * One value of the group of an event, such as `ValorTotalEndoso`. The authority finds it by its name (rules AAI04b to
 * AAI07b).
 */
export const NegotiationValue = wireStruct("NegotiationValue", {
  name: described(text(100), {
    en: "Name by which the authority finds the value: ValorTotalEndoso, PrecioPagarseFEV, TasaDescuento.",
    es: "Nombre con el que la DIAN busca el valor: ValorTotalEndoso, PrecioPagarseFEV, TasaDescuento."
  }),
  value: described(value, {
    en: "Value as text or number, every digit kept: 1190000.00.",
    es: "Valor como texto o número, con todos sus dígitos: 1190000.00."
  })
})

/** A value that an endorsement negotiates, with the name by which the authority finds it. */
export type NegotiationValue = typeof NegotiationValue.Type

/**
 * A further document of a mandate (043), in addition to `DocumentReference`; `number` is its full number, prefix
 * included. It may have its own term; otherwise that of the event applies.
 */
export const MandateDocument = wireStruct("MandateDocument", {
  uuid: described(text(200), {
    en: "CUFE or CUDE of the document, 96 hexadecimal digits.",
    es: "CUFE o CUDE del documento, 96 dígitos hexadecimales."
  }),
  schemeName: described(Schema.optionalKey(text(20)), {
    en: "Algorithm of the key: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384, which is the default.",
    es: "Algoritmo de la clave: CUFE-SHA384 en los tipos 01, 02 y 04; si no, CUDE-SHA384. Si falta, se deduce."
  }),
  typeCode: described(Schema.optionalKey(codeText(3, "referenced-document-types")), {
    en: "Type of the document: 01 sales invoice.",
    es: "Tipo del documento: 01 factura de venta."
  }),
  number: described(text(50), {
    en: "Full number of the document, prefix included.",
    es: "Número completo del documento, con su prefijo."
  }),
  validityPeriod: described(Schema.optionalKey(Period), {
    en: "Term of the mandate for this document. If absent, that of the event.",
    es: "Plazo del mandato para este documento. Si falta, el del evento."
  })
})

/** A value of the schema {@link MandateDocument}. */
export type MandateDocument = typeof MandateDocument.Type

/** A file of a mandate or a protest, such as its contract or its deed: a PDF, `Content` in base64. */
export const EventAttachment = wireStruct("EventAttachment", {
  mimeCode: described(Schema.optionalKey(text(100)), {
    en: "Media type of the file: application/pdf, which is the default.",
    es: "Tipo de archivo: application/pdf, que es el habitual."
  }),
  content: described(text(2_000_000), {
    en: "PDF file in base64, without line ends. Its first octets are %PDF (AAH84).",
    es: "Archivo PDF en base64, sin saltos de línea. Sus primeros octetos son %PDF (AAH84)."
  })
})

/** A value of the schema {@link EventAttachment}. */
export type EventAttachment = typeof EventAttachment.Type

/**
 * The grant of a mandate (043): `companyParty` is the principal, `receiverParty` the agent, `validityPeriod` the term,
 * and `documentReference` the first document (annex RADIAN 1.1, rules AAL, LGC53 and LGC58).
 */
export const Mandate = wireStruct("Mandate", {
  schemeId: described(text(1), {
    en: "Kind of mandate: 1 general, 2 special, which has at least two attachments.",
    es: "Clase de mandato: 1 general, 2 especial, que tiene al menos dos anexos."
  }),
  principalRole: described(text(20), {
    en: "Role of the principal: Mandante-FE, Mandante-LT, Mandante-AV or Mandante-AD (AAF35).",
    es: "Calidad del mandante: Mandante-FE, Mandante-LT, Mandante-AV o Mandante-AD (AAF35)."
  }),
  agentMode: described(text(20), {
    en: "Mode of the agent in RADIAN: M-FE, M-SN-e, M-Factor or M-PT. Description and endings of the faculties follow from it.",
    es: "Modalidad del mandatario en RADIAN: M-FE, M-SN-e, M-Factor o M-PT. De ella salen la descripción y las terminaciones de las facultades."
  }),
  documents: described(Schema.optionalKey(wireList(MandateDocument, { maximum: 100 })), {
    en: "Documents after the first, which is DocumentReference: at most 19 (LGC58).",
    es: "Documentos después del primero, que es DocumentReference: máximo 19 (LGC58)."
  }),
  faculties: described(wireList(text(20), { maximum: 100 }), {
    en: "Faculties without the mode: ALL17 for 431 and 432, MR91 and others for 433 and 434 (AAL02).",
    es: "Facultades sin la modalidad: ALL17 en 431 y 432; MR91 y otras en 433 y 434 (AAL02)."
  }),
  attachments: described(Schema.optionalKey(wireList(EventAttachment, { maximum: 20 })), {
    en: "Files of the mandate, such as its contract.",
    es: "Archivos del mandato, como su contrato."
  })
})

/** A value of the schema {@link Mandate}. */
export type Mandate = typeof Mandate.Type

const shares = Schema.optionalKey(wireList(EventShare, { maximum: 100 }))

/**
 * An event on a document. 030 to 034 are between buyer and seller, 035 to 051 belong to the register of negotiable
 * invoices (RADIAN). `companyParty` generates it. The addressee depends on the type (`eventTypes`): `supplierParty` for
 * 030 to 033, the authority for events that notify no other party, otherwise `receiverParty`. A party, person or reason
 * that the type has no place for is not filed, and a notification reports it.
 */
export const Event = wireStruct("Event", {
  typeCode: described(codeText(3, "events"), {
    en: "Type of event: 030 acknowledgement, 031 claim, 032 receipt of goods, 033 acceptance, 034 tacit acceptance, 035 to 051 register.",
    es: "Tipo de evento: 030 acuse de recibo, 031 reclamo, 032 recibo del bien, 033 aceptación expresa, 034 aceptación tácita, 035 a 051 RADIAN."
  }),
  operationCode: described(Schema.optionalKey(text(3)), {
    en: "Operation of an event that has several (CustomizationID): 361, 371, 431.",
    es: "Operación de un evento que tiene varias (CustomizationID): 361, 371, 431."
  }),
  number: described(
    supplied(
      "service",
      documentNumber("EventNumber", "Number of the event among those of its sender and type, without the prefix.")
    ),
    {
      en: "Number of the event among those of its sender and type, without prefix: 12. If absent, the service assigns it.",
      es: "Número del evento entre los de su emisor y tipo, sin prefijo: 12. Si falta, el servicio lo asigna."
    }
  ),
  date: described(EventDateFromWire, {
    en: "Day or moment of the event, YYYY-MM-DD or YYYY-MM-DDThh:mm:ss. A day alone takes the time of filing, or midnight if it is past.",
    es: "Fecha o momento del evento, AAAA-MM-DD o AAAA-MM-DDThh:mm:ss. Una fecha sola toma la hora del envío, o la medianoche si ya pasó."
  }),
  claimCode: described(Schema.optionalKey(codeText(2, "claim-reasons", "open")), {
    en: "Reason of a claim (031): 01 inconsistency, 02 goods not delivered in full, 03 goods not delivered in part, 04 service not provided.",
    es: "Motivo del reclamo (031): 01 inconsistencias, 02 mercancía no entregada totalmente, 03 mercancía no entregada parcialmente, 04 servicio no prestado."
  }),
  responseListId: described(Schema.optionalKey(text(1)), {
    en: "Kind of endorsement (037, 038, 039, 047): 1 complete, 2 in blank. Of a mandate (043): 3 is open.",
    es: "Clase de endoso (037, 038, 039, 047): 1 completo, 2 en blanco. En un mandato (043): 3 es abierto."
  }),
  notes: described(Schema.optionalKey(wireList(text(5000), { maximum: 20 })), {
    en: "Notes of the event. A party that acts for another says so in the first. The sworn statement of 034 is added if it is missing.",
    es: "Notas del evento. Quien actúa por otro lo dice en la primera. La declaración juramentada de 034 se agrega si falta."
  }),
  documentReference: described(EventDocumentReference, {
    en: "Document that the event is about.",
    es: "Documento del que trata el evento."
  }),
  validityPeriod: described(Schema.optionalKey(Period), {
    en: "Term of a mandate, or the invoice's due date in EndDate (AAH59).",
    es: "Plazo de un mandato, o la fecha de vencimiento de la factura en EndDate (AAH59)."
  }),
  mandate: described(Schema.optionalKey(Mandate), {
    en: "Mandate that event 043 grants.",
    es: "Mandato que otorga el evento 043."
  }),
  attachments: described(Schema.optionalKey(wireList(EventAttachment, { maximum: 20 })), {
    en: "PDF files of the event, such as the deed of a protest (048).",
    es: "Archivos PDF del evento, como el acta de protesto (048)."
  }),
  negotiation: described(Schema.optionalKey(wireList(NegotiationValue, { maximum: 50 })), {
    en: "Values of the event by their names. Values of the invoice are filled in.",
    es: "Valores del evento por sus nombres. Los de la factura se completan."
  }),
  senderAmounts: described(shares, {
    en: "Holders or payers with their amounts, in pesos. If absent, the sender has the whole.",
    es: "Tenedores o pagadores con sus valores, en pesos. Si falta, el emisor tiene el total."
  }),
  receiverAmounts: described(shares, {
    en: "Parties that acquire, with their amounts in pesos. If absent, the receiver has the whole.",
    es: "Partes que adquieren, con sus valores en pesos. Si falta, el receptor tiene el total."
  }),
  guaranteedAmounts: described(shares, {
    en: "Parties that a guarantor (035) answers for, with their amounts in pesos. If absent, all.",
    es: "Partes por las que responde el avalista (035), con sus valores en pesos. Si falta, todas."
  }),
  numberingRange: described(Schema.optionalKey(NumberingRange), {
    en: "Prefix of the number. Anything else in it is checked for form and ignored.",
    es: "Prefijo del número. De lo demás solo se verifica la forma."
  }),
  softwareProvider: described(Schema.optionalKey(SoftwareProvider), {
    en: "Software that issues the event. What is absent is filled in from the provider's settings.",
    es: "Software que genera el evento. Lo que falte se completa con la configuración del proveedor."
  }),
  signingCertificate: described(Schema.optionalKey(SigningCertificate), {
    en: "Certificate that signs the event: a PKCS#12 container with its password, or the token of a stored one.",
    es: "Certificado que firma el evento: un contenedor PKCS#12 con su contraseña, o el token de uno guardado."
  }),
  companyParty: described(supplied("settings", EventCompanyParty), {
    en: "Party that generates the event. What is absent is filled in from the company's settings.",
    es: "Parte que genera el evento. Lo que falte se completa con la configuración de la compañía."
  }),
  supplierParty: described(Schema.optionalKey(EventParty), {
    en: "Seller to whom 030 to 033 are addressed.",
    es: "Vendedor al que se dirigen 030 a 033."
  }),
  receiverParty: described(Schema.optionalKey(EventParty), {
    en: "Addressee of an event of the register that is not addressed to the authority.",
    es: "Destinatario de un evento de RADIAN que no se dirige a la DIAN."
  }),
  customerParty: described(Schema.optionalKey(EventParty), {
    en: "Buyer whom the sworn statement of 034 names.",
    es: "Adquiriente que nombra la declaración juramentada de 034.",
    use: {
      en: "the buyer that the sworn statement of 034 names; of others notified (RAD60)",
      es: "el adquiriente que nombra la declaración juramentada de 034; en otros se notifica (RAD60)"
    }
  }),
  issuerParty: described(Schema.optionalKey(EventPerson), {
    en: "Person who received the document (030) or the goods and services (032).",
    es: "Persona que recibió el documento (030) o los bienes y servicios (032)."
  })
})

/** A value of the schema {@link Event}. */
export type Event = typeof Event.Type
