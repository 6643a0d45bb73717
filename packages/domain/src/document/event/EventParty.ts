import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { IdentificationNumber } from "../Party.ts"

/** A party of an event. An event says nothing of its address, regime or responsibilities. */
export const EventParty = wireStruct("EventParty", {
  id: IdentificationNumber,
  identificationType: text(2),
  name: text(450),
  organizationTypeCode: Schema.optionalKey(
    text(1, "1 legal person, 2 natural person; absent: 1 for a NIT (31, 50), 2 for any other identification.")
  )
})

/** See {@link EventParty}. */
export type EventParty = typeof EventParty.Type

/** The person who received the document (030) or the goods and services (032), `cac:IssuerParty/cac:Person`. */
export const EventPerson = wireStruct("EventPerson", {
  id: IdentificationNumber,
  identificationType: text(2),
  firstName: text(100),
  familyName: text(100),
  jobTitle: Schema.optionalKey(text(100)),
  organizationDepartment: Schema.optionalKey(text(100))
})

/** See {@link EventPerson}. */
export type EventPerson = typeof EventPerson.Type
