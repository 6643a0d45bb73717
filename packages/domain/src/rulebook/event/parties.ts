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
import { explain, ruleOver, rulesOver } from "../../rules/Rule.ts"
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

const unplacedPartyRule = ruleOver<PreparedEvent>()({
  ...unplaced,
  check: (prepared, report) => {
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
  }
})

/** Rules on the sender and the counterparty of an event. */
export const eventPartyRules = rulesOver<PreparedEvent>()([
  unplacedPartyRule,
  {
    code: "RAD23",
    message: {
      en: "The identification type of a party is not valid.",
      es: "El tipo de documento de identificación de una parte no es válido."
    },
    explained: explain(
      { path: "$.CompanyParty.IdentificationType" },
      "The identification type of a party is not in the list.",
      "El tipo de identificación de una parte no está en la lista.",
      "Correct IdentificationType of the party.",
      "Corrija IdentificationType de la parte."
    ),
    source: "Annex FE 1.9 §13.2.1",
    check: (prepared, report) => {
      eachParty(prepared, (field, party) =>
        reportUnlessListed(identifications, party.identificationType, [field, "IdentificationType"], report)
      )
    }
  },
  {
    code: "RAD25",
    message: {
      en: "The organisation type of a party is not valid.",
      es: "El tipo de organización jurídica de una parte no es válido."
    },
    explained: explain(
      { path: "$.CompanyParty.OrganizationTypeCode" },
      "The organisation type of a party is not 1 or 2.",
      "El tipo de organización de una parte no es 1 o 2.",
      "Correct OrganizationTypeCode of the party or omit it.",
      "Corrija OrganizationTypeCode de la parte u omítalo."
    ),
    source: "Annex FE 1.9 §13.2.3",
    check: (prepared, report) => {
      eachParty(prepared, (field, { organizationTypeCode: code }) => {
        if (code !== undefined) reportUnlessListed(organizationTypes, code, [field, "OrganizationTypeCode"], report)
      })
    }
  },
  {
    code: "RAD24",
    message: {
      en: "The NIT of the event's sender, or its check digit, is not valid.",
      es: "El NIT de quien genera el evento o su dígito de verificación no es válido."
    },
    explained: explain(
      { path: "$.CompanyParty.Id" },
      "The NIT of the event's sender is not valid.",
      "El NIT de quien genera el evento no es válido.",
      "Correct CompanyParty.Id.",
      "Corrija CompanyParty.Id."
    ),
    source: "Annex FE 1.9, rules AAF",
    check: ({ event, sender }, report) => {
      if (sender === undefined) {
        const { id, identificationType } = event.companyParty
        report(["CompanyParty", "Id"], identityExpected(identificationType, id), id)
      }
    }
  },
  {
    code: "AAH12",
    message: {
      en: "The party that the event is addressed to is absent.",
      es: "No se encuentra la parte a la que se dirige el evento."
    },
    explained: explain(
      { path: "$.SupplierParty" },
      "The counterparty or its NIT is absent.",
      "Falta la contraparte o su NIT.",
      "Give SupplierParty for 030 to 033, ReceiverParty for events with another addressee.",
      "Informe SupplierParty en 030 a 033, ReceiverParty en los eventos que se dirigen a otro."
    ),
    source: "Annex RADIAN 1.1, rules AAG and AAH12",
    check: ({ event, receiverField }, report) => {
      if (receiverField === undefined || partyOf(event, receiverField) !== undefined) return
      report([receiverField], receiverField === "SupplierParty" ? theSeller : theReceiver, undefined)
    }
  },
  {
    code: "AAG04",
    message: {
      en: "The sender of the event cannot be its receiver.",
      es: "Quien genera el evento no puede ser su receptor."
    },
    explained: explain(
      { path: "$.ReceiverParty.Id" },
      "The addressee of the event is not the other party of the invoice, or is its sender.",
      "El destinatario del evento no es la otra parte de la factura, o es quien genera el evento.",
      "Correct SupplierParty.Id to the issuer of the invoice; other events than 030 to 033 take ReceiverParty: the endorsee, the transferee, the debtor.",
      "Corrija SupplierParty.Id con el emisor de la factura; los eventos distintos de 030 a 033 usan ReceiverParty: el endosatario, el cesionario, el deudor."
    ),
    source: "Annex RADIAN 1.1, rule AAG04",
    check: ({ receiver, sender, type }, report) => {
      if (type?.toAnother !== true || sender === undefined || receiver === undefined) return
      if (receiver.identity.number === sender.identity.number) {
        report(["ReceiverParty", "Id"], someoneElse, receiver.identity.number)
      }
    }
  },
  {
    code: "AAH15",
    message: {
      en: "The NIT of the counterparty or its check digit is not valid.",
      es: "El NIT de la contraparte o su dígito de verificación no es válido."
    },
    explained: explain(
      { path: "$.SupplierParty.Id" },
      "The NIT of the counterparty or its check digit is not valid.",
      "El NIT de la contraparte o su dígito de verificación no es válido.",
      "Correct SupplierParty.Id: the digits of the NIT, with or without its check digit after a hyphen.",
      "Corrija SupplierParty.Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion."
    ),
    source: "Annex RADIAN 1.1, rules AAH12 and AAH15",
    check: (prepared, report) => {
      eachParty(prepared, (field, party) => {
        if (!isSender(field) && resolveEventParty(party) === undefined) {
          report([field, "Id"], identityExpected(party.identificationType, party.id), party.id)
        }
      })
    }
  }
])
