import { codeText } from "../codeText.ts"
import { Data, Schema } from "effect"
import { isUnsetDate } from "../../wire/isNothing.ts"
import { dateTimeForm, LocalDateTime, parseLocalDateTime } from "../../time/LocalDateTime.ts"
import { InvalidValue, readerOf } from "../../wire/Reader.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { used } from "../../wire/Reader.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { IdentificationNumber } from "../Party.ts"
import { JsonNumber } from "../../json/JsonNumber.ts"
import type { Localized } from "../../rules/Language.ts"
import { Amount } from "../../number/amount.ts"
import { documentNumber } from "../../number/wholeNumber.ts"
import { wireList } from "../../wire/wireList.ts"
import { NumberingRange } from "../NumberingRange.ts"
import { Period } from "../Period.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../Software.ts"

/** When an event was issued, on Colombian clocks. A body may state the day alone, so the time may be absent. */
export class EventDate extends Data.Class<{ readonly date: string; readonly time: string | undefined }> {
  override toString(): string {
    return this.time === undefined ? this.date : `${this.date}T${this.time}`
  }
}

/** {@link EventDate} on the wire. */
export const EventDateFromWire = wireLeaf<EventDate, string>({
  identifier: "EventDate",
  description:
    "Local Colombian date and time, YYYY-MM-DDThh:mm:ss, or the day alone, YYYY-MM-DD: an event of today is then issued now, one of an earlier day at 00:00:00.",
  expected: dateTimeForm,
  wire: Schema.String,
  domain: Schema.instanceOf(EventDate),
  decode: (value) => {
    const read = isUnsetDate(value) ? new InvalidValue(dateTimeForm) : parseLocalDateTime(value)
    if (read instanceof InvalidValue) return new InvalidValue(dateTimeForm)
    return new EventDate({ date: read.date, time: String(value).includes("T") ? read.time : undefined })
  },
  encode: (value) => value.toString(),
  isAbsent: isUnsetDate
})

/**
 * The moment that an event is issued at. A day without a time is today's now, because the authority compares events by
 * the time of their signing, which lies on the same day (rules AAD09e, DC24); of an earlier day, its first second.
 */
export const eventMoment = ({ date, time }: EventDate, now: LocalDateTime): LocalDateTime =>
  new LocalDateTime({ date, time: time ?? (date === now.date ? now.time : "00:00:00") })

/** The document that an event is about; `number` is its full number, prefix included. */
export const EventDocumentReference = wireStruct("EventDocumentReference", {
  uuid: text(200, "CUFE or CUDE of the document, 96 hexadecimal digits."),
  date: Schema.optionalKey(
    used(LocalDateFromWire, "printed, not filed; an event may not be older than the document, DC24a")
  ),
  schemeName: Schema.optionalKey(
    text(20, "How its code was made; absent: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384.")
  ),
  typeCode: Schema.optionalKey(codeText(3, "referenced-document-types")),
  number: text(50)
})

/** See {@link EventDocumentReference}. */
export type EventDocumentReference = typeof EventDocumentReference.Type

const party = {
  id: IdentificationNumber,
  identificationType: codeText(2, "identifications"),
  name: text(450),
  organizationTypeCode: Schema.optionalKey(codeText(1, "organization-types"))
}

/** A party of an event. An event says nothing of its address, regime or responsibilities. */
export const EventParty = wireStruct("EventParty", party)

/** See {@link EventParty}. */
export type EventParty = typeof EventParty.Type

/**
 * Somebody with an amount of the title: a holder or payer, somebody who acquires, or whom a guarantor answers for
 * (`cac:PartyLegalEntity` with `cbc:CorporateStockAmount`, annex RADIAN 1.1).
 */
export const EventShare = wireStruct("EventShare", { ...party, amount: Amount })

/** See {@link EventShare}. */
export type EventShare = typeof EventShare.Type

/** The person who received the document (030) or the goods and services (032), `cac:IssuerParty/cac:Person`. */
export const EventPerson = wireStruct("EventPerson", {
  id: IdentificationNumber,
  identificationType: codeText(2, "identifications"),
  firstName: text(100),
  familyName: text(100),
  jobTitle: Schema.optionalKey(text(100)),
  organizationDepartment: Schema.optionalKey(text(100))
})

/** See {@link EventPerson}. */
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
    return read instanceof InvalidValue ? new InvalidValue(expected) : read
  },
  encode: (text) => text,
  isAbsent: (wire) => asText.isAbsent?.(wire) === true
})

/**
 * One value of the group of an event, such as `ValorTotalEndoso`; the authority finds it by its name (rules AAI04b to
 * AAI07b).
 */
export const NegotiationValue = wireStruct("NegotiationValue", { name: text(100), value })

/** See {@link NegotiationValue}. */
export type NegotiationValue = typeof NegotiationValue.Type

/**
 * A document of a mandate (043) next to that of `DocumentReference`; `number` is its full number, prefix included. A
 * term of its own stands with it; absent: that of the event.
 */
export const MandateDocument = wireStruct("MandateDocument", {
  uuid: text(200, "CUFE or CUDE of the document, 96 hexadecimal digits."),
  schemeName: Schema.optionalKey(
    text(20, "How its code was made; absent: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384.")
  ),
  typeCode: Schema.optionalKey(codeText(3, "referenced-document-types")),
  number: text(50),
  validityPeriod: Schema.optionalKey(Period)
})

/** See {@link MandateDocument}. */
export type MandateDocument = typeof MandateDocument.Type

/** A file of a mandate or a protest, such as its contract or its deed: a PDF, `Content` in base64. */
export const EventAttachment = wireStruct("EventAttachment", {
  mimeCode: Schema.optionalKey(text(100, "Its type; absent: application/pdf.")),
  content: text(2_000_000, "The PDF in base64, without line ends.")
})

/** See {@link EventAttachment}. */
export type EventAttachment = typeof EventAttachment.Type

/**
 * What a mandate (043) grants: `companyParty` is the principal, `receiverParty` the agent, `validityPeriod` the term,
 * and `documentReference` the first document (annex RADIAN 1.1, rules AAL, LGC53 and LGC58).
 */
export const Mandate = wireStruct("Mandate", {
  schemeId: text(1, "1 general mandate, 2 special mandate, which has at least two attachments."),
  principalRole: text(20, "Mandante-FE, Mandante-LT, Mandante-AV or Mandante-AD."),
  agentMode: text(
    20,
    "Mode of the agent in RADIAN: M-FE electronic issuer, M-PT technology provider, M-Factor factor, M-SN-e electronic trading system. The suffix of the faculties and the agent's description follow from it."
  ),
  documents: Schema.optionalKey(
    wireList(MandateDocument, { maximum: 100 }).annotate({
      description:
        "The documents after the first, which is DocumentReference: at most 19 (LGC58). An open mandate has none."
    })
  ),
  faculties: wireList(text(20, "A faculty without the mode: ALL17 or MR91, say."), { maximum: 100 }).annotate({
    description: "Faculties: of 431 and 432 ALL17 alone, of 433 and 434 MR91 and others."
  }),
  attachments: Schema.optionalKey(wireList(EventAttachment, { maximum: 20 }))
})

/** See {@link Mandate}. */
export type Mandate = typeof Mandate.Type

const shares = (description: string) =>
  Schema.optionalKey(wireList(EventShare, { maximum: 100 }).annotate({ description }))

/**
 * An event on a document: 030 to 034 between buyer and seller, 035 to 051 of the register of negotiable invoices
 * (RADIAN). `companyParty` generates it. The addressee depends on the type (`eventTypes`): `supplierParty` for 030 to
 * 033, the authority for events that notify nobody else, else `receiverParty`. A party, person or reason that the type
 * has no place for is not filed, and a notification says so.
 */
export const Event = wireStruct("Event", {
  typeCode: codeText(3, "events"),
  operationCode: Schema.optionalKey(
    text(3, "Operation (CustomizationID) of an event that has several, such as 371 or 372 for an endorsement.")
  ),
  number: documentNumber("EventNumber", "Number of the event among those of its sender and type, without the prefix."),
  date: used(EventDateFromWire, "a day alone takes the time of filing, or midnight if it is past"),
  claimCode: Schema.optionalKey(codeText(2, "claim-reasons", "Other events than a claim (031) have none.")),
  responseListId: Schema.optionalKey(
    text(
      1,
      "Whether an endorsement (037, 038, 039, 047) is complete, 1, or in blank, 2. Of a mandate (043) as stated, else 1; 3 is an open mandate."
    )
  ),
  notes: Schema.optionalKey(
    wireList(
      text(
        5000,
        "A note. Who acts for another says so in the first: NAME OBRANDO EN NOMBRE Y REPRESENTACION DE NAME. The sworn statement of 034 is added unless a note makes it."
      ),
      { maximum: 20 }
    )
  ),
  documentReference: EventDocumentReference,
  validityPeriod: Schema.optionalKey(Period),
  mandate: Schema.optionalKey(Mandate),
  attachments: Schema.optionalKey(
    wireList(EventAttachment, { maximum: 20 }).annotate({
      description: "Files of a protest (048), such as its deed; those of a mandate are in Mandate."
    })
  ),
  negotiation: Schema.optionalKey(wireList(NegotiationValue, { maximum: 50 })),
  senderAmounts: shares("Holders or payers with their amounts, in pesos; absent: the sender has the whole."),
  receiverAmounts: shares("Those who acquire, with their amounts in pesos; absent: the receiver has the whole."),
  guaranteedAmounts: shares("Those whom a guarantor (035) answers for, with their amounts in pesos; absent: all."),
  numberingRange: Schema.optionalKey(NumberingRange),
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  companyParty: EventParty,
  supplierParty: Schema.optionalKey(EventParty),
  receiverParty: Schema.optionalKey(EventParty),
  customerParty: Schema.optionalKey(
    used(EventParty, "the buyer that the sworn statement of 034 names; of others notified (RAD60)")
  ),
  issuerParty: Schema.optionalKey(EventPerson)
})

/** See {@link Event}. */
export type Event = typeof Event.Type
