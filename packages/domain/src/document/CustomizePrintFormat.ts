import { Schema } from "effect"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

/** Texts of the graphic representation (the printed document); they are not filed. */
export const CustomizePrintFormat = used(
  wireStruct("CustomizePrintFormat", {
    headerText: described(
      Schema.optionalKey(used(text(5000), { en: "printed, not filed", es: "se imprime, no se transmite" })),
      {
        en: "Text printed at the head of the PDF. It is not filed.",
        es: "Texto que se imprime en el encabezado del PDF. No se transmite."
      }
    ),
    footerText: described(
      Schema.optionalKey(used(text(5000), { en: "printed, not filed", es: "se imprime, no se transmite" })),
      {
        en: "Text printed at the foot of the PDF. It is not filed.",
        es: "Texto que se imprime al pie del PDF. No se transmite."
      }
    )
  }),
  { en: "printed, not filed", es: "se imprime, no se transmite" }
)

/** A value of the schema {@link CustomizePrintFormat}. */
export type CustomizePrintFormat = typeof CustomizePrintFormat.Type
