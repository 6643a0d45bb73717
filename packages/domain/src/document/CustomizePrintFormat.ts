import { Schema } from "effect"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** Texts of the graphic representation; they are not filed. */
export const CustomizePrintFormat = wireStruct("CustomizePrintFormat", {
  headerText: Schema.optionalKey(text(5000)),
  footerText: Schema.optionalKey(text(5000))
})

/** See {@link CustomizePrintFormat}. */
export type CustomizePrintFormat = typeof CustomizePrintFormat.Type
