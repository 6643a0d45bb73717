import { Schema } from "effect"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** Texts of the graphic representation; they are not filed. */
export const CustomizePrintFormat = used(
  wireStruct("CustomizePrintFormat", {
    headerText: Schema.optionalKey(used(text(5000), "printed, not filed")),
    footerText: Schema.optionalKey(used(text(5000), "printed, not filed"))
  }),
  "printed, not filed"
)

/** See {@link CustomizePrintFormat}. */
export type CustomizePrintFormat = typeof CustomizePrintFormat.Type
