import { organizationTypeOf, type PartyIdentity, partyIdentity, taxAuthority } from "../Party.ts"
import { identifications } from "../../codes/identifications.ts"
import type { Environment, FilingConfiguration } from "../../FilingConfiguration.ts"
import { schemeOf } from "../../documentRegistry.ts"
import type { LocalDateTime } from "../../time/LocalDateTime.ts"
import { type Software, softwareOf } from "../Software.ts"
import {
  type Event,
  type EventAttachment,
  eventMoment,
  type EventParty,
  type EventPerson,
  type EventShare,
  type Mandate,
  type MandateDocument,
  type NegotiationValue
} from "./Event.ts"
import { type AgentMode, agentModes, type MandateScope, mandateScope, openMandate, principalRoles } from "./mandates.ts"
import type { Period } from "../Period.ts"
import type { ReferencedInvoice } from "../../ReferencedInvoice.ts"
import { type EventType, eventTypeOf, receiverOfOperation } from "../../codes/eventTypes.ts"
import { BigDecimal, type Redacted } from "effect"
import type { Nit } from "../../Nit.ts"
import type { Findings } from "../../rules/Violation.ts"
import { derive } from "../../rules/unreadable.ts"

/**
 * The sworn statement of a tacit acceptance (034): the seller states that the buyer neither accepted nor claimed
 * (official sample 034). No check of its wording is known.
 */
export const swornSilence = (buyer: {
  readonly name: string
  /** Name of the type of identification: `NIT`. */
  readonly typeName: string
  readonly number: string
}): string =>
  "Manifiesto bajo la gravedad de juramento que transcurridos 3 días hábiles siguientes a la fecha de recepción de la " +
  "mercancía o del servicio en la referida factura de este evento, el adquirente " +
  `${buyer.name} identificado con ${buyer.typeName} ${buyer.number} ` +
  "no manifestó expresamente la aceptación o rechazo de la referida factura, ni reclamó en contra de su contenido."

/** Whether one of the notes already is a sworn statement, in any wording. */
export const makesSwornStatement = (notes: ReadonlyArray<string>): boolean =>
  notes.some((note) => /bajo la gravedad de juramento/iu.test(note))

/** The parties of an event that the caller states. */
export type EventPartyField = "CompanyParty" | "SupplierParty" | "ReceiverParty" | "CustomerParty"

/** A party of an event with its identity, as the XML and the hash state it. */
export interface ResolvedEventParty {
  readonly name: string
  readonly identity: PartyIdentity
  /** Kind of organisation: 1 legal person, 2 natural person. */
  readonly organizationType: string
}

/** A party of an event with its amount. */
export interface ResolvedShare extends ResolvedEventParty {
  readonly amount: BigDecimal.BigDecimal
}

/** The fields of a body that list the amounts of several persons, by the kind of holder. */
export const shareFields = {
  sender: "SenderAmounts",
  receiver: "ReceiverAmounts",
  guaranteed: "GuaranteedAmounts"
} as const

/** A kind of holder of the amounts in an event. */
export type ShareHolder = keyof typeof shareFields

/** The document that an event is about, as the XML and the hash state it. */
export interface ResolvedReference {
  readonly number: string
  /** Key of the document, in lower case. */
  readonly uuid: string
  readonly scheme: string
  readonly typeCode: string
}

/** A further document that a mandate covers, after the first one. */
export interface ResolvedMandateDocument extends ResolvedReference {
  readonly validityPeriod: Period | undefined
}

/** The grant of a mandate with its scope and agent. */
export interface ResolvedMandate {
  readonly stated: Mandate
  /** Scope of the mandate. Undefined for an unknown operation or role, which rules AAD02 and AAF35 refuse. */
  readonly scope: MandateScope | undefined
  readonly principal: string | undefined
  /** Mode of the agent; undefined for an unknown mode, which rule AAH65 refuses. */
  readonly agent: AgentMode | undefined
  /** The further documents, after the first one; an open mandate has none. */
  readonly documents: ReadonlyArray<ResolvedMandateDocument>
}

/** The person who received the document or the goods with their identity. */
export interface ResolvedPerson {
  readonly stated: EventPerson
  readonly identity: PartyIdentity
}

/** An event with every derived value; a value that cannot be derived is absent and breaks a rule. */
export interface PreparedEvent {
  readonly event: Event
  readonly environment: Environment
  readonly now: LocalDateTime
  readonly date: LocalDateTime
  /** Prefix and number, `cbc:ID`. */
  readonly id: string
  readonly type: EventType | undefined
  readonly operationCode: string | undefined
  readonly software: Software
  readonly sender: ResolvedEventParty | undefined
  readonly receiver: ResolvedEventParty | undefined
  /** The field of the receiver; `undefined` when it is the authority. */
  readonly receiverField: EventPartyField | undefined
  readonly reference: ResolvedReference
  /** The invoice of the event; see `FilingConfiguration.referencedInvoice`. */
  readonly invoice: ReferencedInvoice | "unknown" | undefined
  /** The person who received the document or the goods; absent for an event that names no person. */
  readonly person: ResolvedPerson | undefined
  readonly notes: ReadonlyArray<string>
  /** The granted mandate; absent for an event that grants none. */
  readonly mandate: ResolvedMandate | undefined
  /** Files of a mandate or a protest; empty for other events. */
  readonly attachments: ReadonlyArray<Required<EventAttachment>>
  /** `cbc:ResponseCode/@listID`; absent if the type has none. */
  readonly responseList: string | undefined
  /**
   * The named values of the event's group, mandatory ones first, in the order in which the authority reads them. Empty
   * for types without a group.
   */
  readonly negotiation: ReadonlyArray<NegotiationValue>
  /**
   * The amounts to file, by kind of holder. If the event states none for a holder, the holder's party has the whole
   * amount, provided that the type determines that amount.
   */
  readonly shares: Readonly<Record<ShareHolder, ReadonlyArray<ResolvedShare>>>
}

/** The amounts that a body states for a kind of holder. */
export const statedShares = (event: Event, holder: ShareHolder): ReadonlyArray<EventShare> | undefined => {
  switch (holder) {
    case "sender":
      return event.senderAmounts
    case "receiver":
      return event.receiverAmounts
    case "guaranteed":
      return event.guaranteedAmounts
  }
}

/**
 * A value in the event's group, as a number; `undefined` if it is absent or not a number. Up to 15 fraction digits are
 * allowed, because products of rates and amounts have more than other fields accept.
 */
export const groupNumber = (
  { negotiation }: Pick<PreparedEvent, "negotiation">,
  name: string
): BigDecimal.BigDecimal | undefined => {
  const text = negotiation.find((value) => value.name === name)?.value ?? ""
  return /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/u.test(text) ? BigDecimal.fromStringUnsafe(text) : undefined
}

/** Resolves the identity of a party; `undefined` if its NIT is malformed or its check digit wrong. */
export const resolveEventParty = (party: EventParty): ResolvedEventParty | undefined => {
  const identity = partyIdentity(party)
  if (identity === undefined) return undefined
  return { name: party.name, identity, organizationType: organizationTypeOf(party) }
}

const authority: ResolvedEventParty = { ...taxAuthority, organizationType: "1" }

/** The body's field for the addressee, by type and operation; `undefined` for the authority and for an unknown type. */
const receiverFieldOf = (
  type: EventType | undefined,
  operationCode: string | undefined
): EventPartyField | undefined => {
  if (type === undefined) return undefined
  const receiver = receiverOfOperation(type, operationCode)
  if (receiver === "authority") return undefined
  return receiver === "supplier" ? "SupplierParty" : "ReceiverParty"
}

const receiverOf = (
  event: Event,
  type: EventType | undefined,
  operationCode: string | undefined
): ResolvedEventParty | undefined => {
  if (type === undefined) return undefined
  const receiver = receiverOfOperation(type, operationCode)
  if (receiver === "authority") return authority
  const party = receiver === "supplier" ? event.supplierParty : event.receiverParty
  return party === undefined ? undefined : resolveEventParty(party)
}

const referencedNumber = ({ documentReference }: Event): string => documentReference.number
const referencedKey = ({ documentReference }: Event): string => documentReference.uuid.toLowerCase()
const referencedType = ({ documentReference }: Event): string => documentReference.typeCode ?? "01"
const referencedScheme = (event: Event): string => event.documentReference.schemeName ?? schemeOf(referencedType(event))

const referenceOf = (event: Event): ResolvedReference => ({
  number: derive(referencedNumber, event),
  uuid: derive(referencedKey, event),
  scheme: derive(referencedScheme, event),
  typeCode: derive(referencedType, event)
})

const mandateDocument =
  (term: Period | undefined) =>
  ({ number, schemeName, typeCode = "01", uuid, validityPeriod = term }: MandateDocument): ResolvedMandateDocument => ({
    number,
    uuid: uuid.toLowerCase(),
    scheme: schemeName ?? schemeOf(typeCode),
    typeCode,
    validityPeriod
  })

const mandateOf = (
  { mandate, responseListId, validityPeriod }: Event,
  type: EventType | undefined,
  operationCode: string | undefined
): ResolvedMandate | undefined =>
  type?.mandate !== true || mandate === undefined
    ? undefined
    : {
        stated: mandate,
        scope: mandateScope(operationCode),
        principal: principalRoles[mandate.principalRole],
        agent: agentModes[mandate.agentMode],
        documents: responseListId === openMandate ? [] : (mandate.documents ?? []).map(mandateDocument(validityPeriod))
      }

const attachmentsOf = (
  { attachments, mandate }: Event,
  type: EventType | undefined
): ReadonlyArray<Required<EventAttachment>> => {
  const eventAttachments = type?.mandate === true ? mandate?.attachments : attachments
  if (type?.attachments === undefined || eventAttachments === undefined) return []
  return eventAttachments.map(({ content, mimeCode = "application/pdf" }) => ({ content, mimeCode }))
}

/** The `listID` of the response. The authority reads it in every mandate, so an absent one becomes 1. */
const responseListOf = ({ claimCode, responseListId }: Event, type: EventType | undefined): string | undefined => {
  if (type?.claim === true) return claimCode
  if (type?.mandate === true) return responseListId ?? "1"
  return type?.endorsement === true ? responseListId : undefined
}

const personOf = ({ issuerParty: person }: Event, type: EventType | undefined): ResolvedPerson | undefined => {
  if (type?.person !== true || person === undefined) return undefined
  const identity = partyIdentity(person)
  return identity === undefined ? undefined : { stated: person, identity }
}

/** The notes of the caller, followed by the statement that the type demands if no note makes it. */
const notesOf = (event: Event, type: EventType | undefined): ReadonlyArray<string> => {
  const notes = event.notes ?? []
  const buyer = event.customerParty
  if (type?.swornSilence !== true || buyer === undefined || makesSwornStatement(notes)) return notes
  const identity = partyIdentity(buyer)
  const typeName = identifications.nameOf(buyer.identificationType)
  if (identity === undefined || typeName === undefined) return notes
  return [...notes, swornSilence({ name: buyer.name, typeName, number: identity.number })]
}

const negotiationOf = ({ negotiation = [] }: Event, type: EventType | undefined): ReadonlyArray<NegotiationValue> => {
  if (type?.group === undefined) return []
  const demanded = type.group.values.flatMap(({ name }) => {
    const negotiated = negotiation.find((value) => value.name === name)
    return negotiated === undefined ? [] : [negotiated]
  })
  return [...demanded, ...negotiation.filter((value) => !demanded.includes(value))]
}

/**
 * The total to which the amounts of an event add up: the value that its type names or, for a payment that is not
 * partial, the balance. `undefined` if only the caller knows it.
 */
const wholeOf = (
  type: EventType | undefined,
  operationCode: string | undefined,
  negotiation: ReadonlyArray<NegotiationValue>
): BigDecimal.BigDecimal | undefined => {
  const { balance, whole: wholeValue } = type?.shares ?? {}
  const name = wholeValue ?? (operationCode === balance?.partial ? undefined : balance?.value)
  return name === undefined ? undefined : groupNumber({ negotiation }, name)
}

/** Resolves the identity of a holder. A malformed NIT stays as stated: rule RAD24 refuses it. */
const resolveShare = (share: EventShare): ResolvedShare => ({
  name: share.name,
  identity: partyIdentity(share) ?? { type: share.identificationType, number: share.id, checkDigit: undefined },
  organizationType: organizationTypeOf(share),
  amount: share.amount
})

const wholeShare = (
  party: ResolvedEventParty | undefined,
  total: BigDecimal.BigDecimal | undefined
): ReadonlyArray<ResolvedShare> => (party === undefined || total === undefined ? [] : [{ ...party, amount: total }])

const sharesOf =
  (holder: ShareHolder) =>
  (event: Event, type: EventType | undefined, otherwise: ReadonlyArray<ResolvedShare>): ReadonlyArray<ResolvedShare> =>
    type?.shares?.of.includes(holder) === true ? (statedShares(event, holder)?.map(resolveShare) ?? otherwise) : []

const typeOf = ({ typeCode }: Event): EventType | undefined => eventTypeOf(typeCode)
const dateOf = ({ date }: Event, { now }: FilingConfiguration): LocalDateTime => eventMoment(date, now)
const idOf = ({ number, numberingRange }: Event): string => `${numberingRange?.prefix ?? ""}${number}`
const operationOf = ({ operationCode }: Event, type: EventType | undefined): string | undefined =>
  operationCode ?? type?.defaultOperation
const senderOf = ({ companyParty }: Event): ResolvedEventParty | undefined => resolveEventParty(companyParty)

/** Derives everything that follows from an event and the configuration. Pure and total. */
export const prepareEvent = (event: Event, configuration: FilingConfiguration): PreparedEvent => {
  const type = derive(typeOf, event)
  const operationCode = derive(operationOf, event, type)
  const sender = derive(senderOf, event)
  const receiver = derive(receiverOf, event, type, operationCode)
  const negotiation = derive(negotiationOf, event, type)
  const total = derive(wholeOf, type, operationCode, negotiation)
  return {
    event,
    environment: configuration.environment,
    now: configuration.now,
    date: derive(dateOf, event, configuration),
    id: derive(idOf, event),
    type,
    operationCode,
    software: derive(softwareOf, event, configuration),
    sender,
    receiver,
    receiverField: derive(receiverFieldOf, type, operationCode),
    reference: referenceOf(event),
    invoice: configuration.referencedInvoice,
    person: derive(personOf, event, type),
    notes: derive(notesOf, event, type),
    mandate: derive(mandateOf, event, type, operationCode),
    attachments: derive(attachmentsOf, event, type),
    responseList: derive(responseListOf, event, type),
    negotiation,
    shares: {
      sender: derive(sharesOf("sender"), event, type, derive(wholeShare, sender, total)),
      receiver: derive(sharesOf("receiver"), event, type, derive(wholeShare, receiver, total)),
      guaranteed: derive(sharesOf("guaranteed"), event, type, [])
    }
  }
}

declare const checked: unique symbol

/**
 * An event that breaks no rule we can decide. Only such an event can be identified and rendered, and only the `check`
 * of `event` makes one.
 */
export interface CheckedEvent extends PreparedEvent {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly type: EventType
  readonly operationCode: string
  readonly sender: ResolvedEventParty
  readonly receiver: ResolvedEventParty
  readonly software: PreparedEvent["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
}

/** A checked event with another number. */
export const renumberEvent = (
  checked: CheckedEvent,
  number: number
): { readonly checked: CheckedEvent; readonly document: Event } => {
  const document: Event = { ...checked.event, number }
  return { document, checked: { ...checked, event: document, id: idOf(document) } }
}
