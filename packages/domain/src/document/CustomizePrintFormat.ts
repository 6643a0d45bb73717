import { Schema } from "effect"
import { printedUse } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

/** Texts of the graphic representation (the printed document); they are not filed. */
export const CustomizePrintFormat = wireStruct(
  "CustomizePrintFormat",
  {
    headerText: described(Schema.optionalKey(text(5000)), {
      en: "Text printed at the head of the PDF. It is not filed.",
      es: "Texto que se imprime en el encabezado del PDF. No se transmite.",
      use: printedUse
    }),
    footerText: described(Schema.optionalKey(text(5000)), {
      en: "Text printed at the foot of the PDF. It is not filed.",
      es: "Texto que se imprime al pie del PDF. No se transmite.",
      use: printedUse
    })
  },
  { use: printedUse }
)

/** A value of the schema {@link CustomizePrintFormat}. */
export type CustomizePrintFormat = typeof CustomizePrintFormat.Type
