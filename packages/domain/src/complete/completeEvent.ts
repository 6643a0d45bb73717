import { confirmsReceipt, eventTypeOf, type EventType, receiverOfOperation } from "../codes/eventTypes.ts"
import { makesSwornStatement } from "../document/event/CheckedEvent.ts"
import type { ReferencedInvoice, ReferencedParty } from "../ReferencedInvoice.ts"
import { JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseNit } from "../Nit.ts"
import { nearest } from "../rules/nearest.ts"
import { isNothing } from "../wire/isNothing.ts"
import { objectsAt, textAt, withAbsent } from "./absent.ts"

type PartyField = "SupplierParty" | "ReceiverParty" | "CustomerParty"

const partyMembers = ["Id", "IdentificationType", "Name"] as const

const objectAt = (body: JsonObject, field: string): JsonObject | undefined => {
  const value = body.get(field)
  if (isNothing(value)) return JsonObject.from({})
  return value instanceof JsonObject ? value : undefined
}

const typeOf = (body: JsonObject): EventType | undefined => eventTypeOf(textAt(body, "TypeCode") ?? "")

const notesOf = (body: JsonObject): ReadonlyArray<string> => {
  const notes = body.get("Notes")
  return Array.isArray(notes) ? notes.filter((note) => typeof note === "string") : []
}

/**
 * The field of an event's body for the seller or the buyer of its invoice, and the role of that party in the invoice.
 * `undefined` if the event has no such field.
 */
const partyOf = (
  body: JsonObject,
  type: EventType
): readonly [field: PartyField, role: "supplier" | "customer"] | undefined => {
  if (receiverOfOperation(type, textAt(body, "OperationCode")) === "supplier") return ["SupplierParty", "supplier"]
  if (type.toBuyer === true) return ["ReceiverParty", "customer"]
  if (type.swornSilence === true && !makesSwornStatement(notesOf(body))) return ["CustomerParty", "customer"]
  return undefined
}

/** The name of the event's value that is the total of the invoice; `undefined` if the type has none. */
const payableName = ({ group }: EventType): string | undefined =>
  group?.values.find(({ isPayableAmount }) => isPayableAmount === true)?.name

/** Whether an event lacks a named value. A misspelt name does not count as absent; its sender must correct it. */
const lacksValue = (body: JsonObject, name: string): boolean =>
  !objectsAt(body, "Negotiation").some((value) => {
    const statedName = textAt(value, "Name") ?? ""
    return statedName === name ? !isNothing(value.get("Value")) : nearest(statedName, [name]) !== undefined
  })

const identificationOf = (id: string | undefined): string | undefined =>
  id === undefined ? undefined : (parseNit(id)?.number ?? id)

/** The document that an event is about, and whether the event omits facts of that document that it must repeat. */
export interface EventSubject {
  /** Key of the document, in lower case. */
  readonly uuid: string
  /** Whether the event lacks something without which the authority rejects it. */
  readonly isIncomplete: boolean
}

/**
 * The document that an event is about, if its facts complete the event or are compared with it; `undefined` for any
 * other body.
 */
export const eventSubject = (body: JsonValue): EventSubject | undefined => {
  if (!(body instanceof JsonObject)) return undefined
  const type = typeOf(body)
  const reference = objectAt(body, "DocumentReference")
  const uuid = reference && textAt(reference, "Uuid")?.toLowerCase()
  if (type === undefined || reference === undefined || uuid === undefined || !/^[0-9a-f]{96}$/u.test(uuid)) {
    return undefined
  }
  const payable = payableName(type)
  const party = partyOf(body, type)
  const statedParty = party && objectAt(body, party[0])
  const isIncomplete =
    isNothing(reference.get("Number")) ||
    (payable !== undefined && lacksValue(body, payable)) ||
    (type.dueDate === "demanded" && isNothing(objectAt(body, "ValidityPeriod")?.get("EndDate"))) ||
    (statedParty !== undefined && partyMembers.some((member) => isNothing(statedParty.get(member))))
  const isCompared = type.dueDate !== undefined || confirmsReceipt(type)
  return isIncomplete || isCompared ? { uuid, isIncomplete } : undefined
}

/**
 * Fills in the absent fields of a stated party from the invoice's party, unless their identification numbers differ.
 */
const withParty = (body: JsonObject, field: PartyField, party: ReferencedParty | undefined): JsonObject => {
  const statedParty = objectAt(body, field)
  if (party === undefined || statedParty === undefined) return body
  const id = identificationOf(textAt(statedParty, "Id"))
  if (id !== undefined && id !== identificationOf(party.Id)) return body
  return body.with(
    field,
    partyMembers.reduce((object, member) => withAbsent(object, member, party[member]), statedParty)
  )
}

const withValue = (body: JsonObject, name: string | undefined, value: string | undefined): JsonObject => {
  const negotiation = body.get("Negotiation")
  if (name === undefined || value === undefined || !lacksValue(body, name)) return body
  if (!isNothing(negotiation) && !Array.isArray(negotiation)) return body
  const values: ReadonlyArray<JsonValue> = Array.isArray(negotiation) ? negotiation : []
  const others = values.filter((item) => !(item instanceof JsonObject) || textAt(item, "Name") !== name)
  return body.with("Negotiation", [...others, JsonObject.from({ Name: name, Value: value })])
}

/**
 * Adds the facts of its invoice that an event omits and must repeat, by type of event: number and type; the total as
 * the value of the title (036, 048); the due date (036 to 039, 045, 046); the seller (030 to 033); the buyer (034, 046,
 * 048, 050). Stated values stay.
 */
export const completeEvent = (body: JsonObject, invoice: ReferencedInvoice): JsonObject => {
  const type = typeOf(body)
  const reference = objectAt(body, "DocumentReference")
  if (type === undefined || reference === undefined) return body
  const numbered = withAbsent(
    withAbsent(reference, "Number", invoice.number),
    "TypeCode",
    // a stated scheme belongs to the type that the sender means
    isNothing(reference.get("SchemeName")) ? invoice.typeCode : undefined
  )
  const party = partyOf(body, type)
  const addressed = party === undefined ? body : withParty(body, party[0], invoice[party[1]])
  const valued = withValue(addressed.with("DocumentReference", numbered), payableName(type), invoice.payableAmount)
  const term = type.dueDate === undefined ? undefined : objectAt(body, "ValidityPeriod")
  if (term === undefined || invoice.dueDate === undefined) return valued
  return valued.with("ValidityPeriod", withAbsent(term, "EndDate", invoice.dueDate))
}

/** The facts of its invoice that a completed event repeats. */
export const repeatedInvoice = (body: JsonObject): ReferencedInvoice => {
  const type = typeOf(body)
  if (type === undefined) return {}
  const reference = objectAt(body, "DocumentReference")
  const [field, role] = partyOf(body, type) ?? []
  const party = field && objectAt(body, field)
  const [Id, IdentificationType, Name] = partyMembers.map((member) => party && textAt(party, member))
  const payable = objectsAt(body, "Negotiation").find((value) => textAt(value, "Name") === payableName(type))
  const term = type.dueDate === undefined ? undefined : objectAt(body, "ValidityPeriod")
  const texts = {
    number: reference && textAt(reference, "Number"),
    typeCode: reference && textAt(reference, "TypeCode"),
    payableAmount: payable && textOf(payable.get("Value")),
    dueDate: term && textAt(term, "EndDate")
  }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(role === undefined || Id === undefined || IdentificationType === undefined || Name === undefined
      ? {}
      : { [role]: { Id, IdentificationType, Name } })
  }
}

/** A text or a number of a body, digits as written. */
const textOf = (value: JsonValue | undefined): string | undefined =>
  isNothing(value) || value instanceof JsonObject || Array.isArray(value) ? undefined : String(value)
