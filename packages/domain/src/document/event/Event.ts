import { Schema } from "effect"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { text } from "../../wire/text.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { NumberingRange } from "../NumberingRange.ts"
import { Period } from "../Period.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../SoftwareProvider.ts"
import { EventDateFromWire } from "./EventDate.ts"
import { EventDocumentReference } from "./EventDocumentReference.ts"
import { EventParty, EventPerson } from "./EventParty.ts"
import { NegotiationValue } from "./NegotiationValue.ts"

/**
 * An event on a document: 030 to 034 between buyer and seller, 035 to 051 of the register of negotiable invoices
 * (RADIAN). `companyParty` generates it. Who it is addressed to depends on its type (`eventTypes`): `supplierParty` for
 * 030 to 033, the authority for those of which only it is told, else `receiverParty`. A party, person or reason that the
 * type has no place for is not filed.
 */
export const Event = wireStruct("Event", {
  typeCode: text(3, "Code of the event, 030 to 051."),
  operationCode: Schema.optionalKey(
    text(3, "Operation (CustomizationID) of an event that has several, such as 371 or 372 for an endorsement.")
  ),
  number: wholeNumber({
    identifier: "EventNumber",
    description: "Number of the event among those of its sender and type, without the prefix.",
    minimum: 1,
    maximum: 9_999_999_999
  }),
  date: EventDateFromWire,
  claimCode: Schema.optionalKey(text(2, "Reason of a claim (031), list Concepto de Reclamo; other events have none.")),
  responseListId: Schema.optionalKey(
    text(1, "Whether an endorsement (037, 038, 039, 047) is complete, 1, or in blank, 2.")
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
  negotiation: Schema.optionalKey(wireList(NegotiationValue, { maximum: 50 })),
  numberingRange: Schema.optionalKey(NumberingRange),
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  companyParty: EventParty,
  supplierParty: Schema.optionalKey(EventParty),
  receiverParty: Schema.optionalKey(EventParty),
  customerParty: Schema.optionalKey(EventParty),
  issuerParty: Schema.optionalKey(EventPerson)
})

/** See {@link Event}. */
export type Event = typeof Event.Type
