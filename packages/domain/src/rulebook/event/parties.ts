import { identifications } from "../../codes/identifications.ts"
import { organizationTypes } from "../../codes/organizationTypes.ts"
import type { Event, EventParty } from "../../document/event/Event.ts"
import {
  type EventPartyField,
  makesSwornStatement,
  type PreparedEvent,
  resolveEventParty
} from "../../document/event/CheckedEvent.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { skipUnreadable } from "../../rules/unreadable.ts"
import { rule, ruleWithCause, type Rules } from "../../rules/Rule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"
import type { Localized } from "../../rules/Language.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"

const theSeller: Localized = { en: "the seller of the invoice", es: "el vendedor de la factura" }
const theReceiver: Localized = {
  en: "the party the event is addressed to",
  es: "la parte a la que se dirige el evento"
}

const someoneElse: Localized = { en: "a party other than the sender", es: "alguien distinto del generador" }

const partyOf = (event: Event, field: EventPartyField): EventParty | undefined => {
  switch (field) {
    case "CompanyParty":
      return event.companyParty
    case "SupplierParty":
      return event.supplierParty
    case "ReceiverParty":
      return event.receiverParty
    case "CustomerParty":
      return event.customerParty
  }
}

const senderField = (): EventPartyField => "CompanyParty"

/** The body field with the counterparty, who is the receiver or is named in the sworn statement. */
const counterpartyField = ({ receiverField, type }: PreparedEvent): EventPartyField | undefined =>
  receiverField ?? (type?.swornSilence === true ? "CustomerParty" : undefined)

/** Visits the sender and the counterparty. A party that cannot be judged is skipped. */
const eachParty = (prepared: PreparedEvent, visit: (field: EventPartyField, party: EventParty) => void): void => {
  for (const fieldOf of [senderField, counterpartyField]) {
    try {
      const field = fieldOf(prepared)
      const party = field === undefined ? undefined : partyOf(prepared.event, field)
      if (field !== undefined && party !== undefined) visit(field, party)
    } catch (error) {
      skipUnreadable(error)
    }
  }
}

const isSender = (field: EventPartyField): boolean => field === "CompanyParty"

/**
 * Whether we write the sworn statement, which names the buyer: the type requires it and no note in the body contains
 * it.
 */
const namesBuyer = ({ event, type }: PreparedEvent): boolean =>
  type?.swornSilence === true && !makesSwornStatement(event.notes ?? [])

const unplacedPartyRule = unplaced<PreparedEvent>((prepared, report) => {
  const { event, receiverField, type } = prepared
  if (type === undefined) return
  for (const field of ["SupplierParty", "ReceiverParty"] as const) {
    const party = partyOf(event, field)
    if (party !== undefined && field !== receiverField) reportUnplaced([field], party.id, report)
  }
  const { customerParty: buyer } = event
  if (buyer === undefined) return
  if (!namesBuyer(prepared)) reportUnplaced(["CustomerParty"], buyer.id, report)
  else if (buyer.organizationTypeCode !== undefined) {
    reportUnplaced(["CustomerParty", "OrganizationTypeCode"], buyer.organizationTypeCode, report)
  }
})

/** Rules on the sender and the counterparty of an event. */
export const eventPartyRules: Rules<PreparedEvent> = [
  unplacedPartyRule,
  rule(
    { code: "RAD23", path: "$.CompanyParty.IdentificationType", source: "Annex FE 1.9 §13.2.1" },
    "The identification type of a party is not valid.",
    "El tipo de documento de identificación de una parte no es válido.",
    "Correct IdentificationType of the party.",
    "Corrija IdentificationType de la parte.",
    (prepared, report) => {
      eachParty(prepared, (field, party) =>
        reportUnlessListed(identifications, party.identificationType, [field, "IdentificationType"], report)
      )
    }
  ),
  rule(
    { code: "RAD25", path: "$.CompanyParty.OrganizationTypeCode", source: "Annex FE 1.9 §13.2.3" },
    "The organisation type of a party is not valid.",
    "El tipo de organización jurídica de una parte no es válido.",
    "Correct OrganizationTypeCode of the party or omit it.",
    "Corrija OrganizationTypeCode de la parte u omítalo.",
    (prepared, report) => {
      eachParty(prepared, (field, { organizationTypeCode: code }) => {
        if (code !== undefined) reportUnlessListed(organizationTypes, code, [field, "OrganizationTypeCode"], report)
      })
    }
  ),
  rule(
    { code: "RAD24", path: "$.CompanyParty.Id", source: "Annex FE 1.9, rules AAF" },
    "The NIT of the event's sender, or its check digit, is not valid.",
    "El NIT de quien genera el evento o su dígito de verificación no es válido.",
    "Correct CompanyParty.Id.",
    "Corrija CompanyParty.Id.",
    ({ event, sender }, report) => {
      if (sender === undefined) {
        const { id, identificationType } = event.companyParty
        report(["CompanyParty", "Id"], identityExpected(identificationType, id), id)
      }
    }
  ),
  ruleWithCause(
    { code: "AAH12", path: "$.SupplierParty", source: "Annex RADIAN 1.1, rules AAG and AAH12" },
    "The party that the event is addressed to is absent.",
    "No se encuentra la parte a la que se dirige el evento.",
    "The counterparty or its NIT is absent.",
    "Falta la contraparte o su NIT.",
    "Give SupplierParty for 030 to 033, ReceiverParty for events with another addressee.",
    "Informe SupplierParty en 030 a 033, ReceiverParty en los eventos que se dirigen a otro.",
    ({ event, receiverField }, report) => {
      if (receiverField === undefined || partyOf(event, receiverField) !== undefined) return
      report([receiverField], receiverField === "SupplierParty" ? theSeller : theReceiver, undefined)
    }
  ),
  ruleWithCause(
    { code: "AAG04", path: "$.ReceiverParty.Id", source: "Annex RADIAN 1.1, rule AAG04" },
    "The sender of the event cannot be its receiver.",
    "Quien genera el evento no puede ser su receptor.",
    "The addressee of the event is not the other party of the invoice, or is its sender.",
    "El destinatario del evento no es la otra parte de la factura, o es quien genera el evento.",
    "Correct SupplierParty.Id to the issuer of the invoice; other events than 030 to 033 take ReceiverParty: the endorsee, the transferee, the debtor.",
    "Corrija SupplierParty.Id con el emisor de la factura; los eventos distintos de 030 a 033 usan ReceiverParty: el endosatario, el cesionario, el deudor.",
    ({ receiver, sender, type }, report) => {
      if (type?.toAnother !== true || sender === undefined || receiver === undefined) return
      if (receiver.identity.number === sender.identity.number) {
        report(["ReceiverParty", "Id"], someoneElse, receiver.identity.number)
      }
    }
  ),
  rule(
    { code: "AAH15", path: "$.SupplierParty.Id", source: "Annex RADIAN 1.1, rules AAH12 and AAH15" },
    "The NIT of the counterparty or its check digit is not valid.",
    "El NIT de la contraparte o su dígito de verificación no es válido.",
    "Correct SupplierParty.Id: the digits of the NIT, with or without its check digit after a hyphen.",
    "Corrija SupplierParty.Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion.",
    (prepared, report) => {
      eachParty(prepared, (field, party) => {
        if (!isSender(field) && resolveEventParty(party) === undefined) {
          report([field, "Id"], identityExpected(party.identificationType, party.id), party.id)
        }
      })
    }
  )
]
