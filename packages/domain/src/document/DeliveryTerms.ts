import { Schema } from "effect"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** Delivery terms of an export: `code` is the Incoterm. */
export const DeliveryTerms = wireStruct("DeliveryTerms", {
  code: text(3),
  specialTerms: Schema.optionalKey(text(1000))
})

/** See {@link DeliveryTerms}. */
export type DeliveryTerms = typeof DeliveryTerms.Type
