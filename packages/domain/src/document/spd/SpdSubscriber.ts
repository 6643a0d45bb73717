import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** Where post for a subscriber goes, in words: nothing of it is a code (`PostalAddress`; official samples SPD001). */
export const SpdAddress = wireStruct("SpdAddress", {
  streetName: text(300),
  additionalStreetName: Schema.optionalKey(text(300)),
  cityName: Schema.optionalKey(text(100)),
  countrySubentity: Schema.optionalKey(text(100, "Name of the department.")),
  country: Schema.optionalKey(text(100, "Name of the country.")),
  residentialStratum: Schema.optionalKey(text(50, "Stratum and use of the premises: 3-Residencial."))
})

/** See {@link SpdAddress}. */
export type SpdAddress = typeof SpdAddress.Type

/**
 * The subscriber or user of a service (`SubscriberParty`; official samples SPD001). The samples state it of services of
 * other companies only; of own services the document's buyer is the subscriber.
 */
export const SpdSubscriber = wireStruct("SpdSubscriber", {
  name: text(450),
  address: Schema.optionalKey(SpdAddress),
  email: Schema.optionalKey(text(254))
})

/** See {@link SpdSubscriber}. */
export type SpdSubscriber = typeof SpdSubscriber.Type
