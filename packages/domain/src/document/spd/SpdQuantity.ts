import { Amount } from "../../number/amount.ts"
import { patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * How much of a public service, and in which unit. The official samples use units that the list UnidadesMedida does not
 * have (`TON`, `kwh`), so the unit is held to its form only.
 */
export const SpdQuantity = wireStruct("SpdQuantity", {
  value: Amount,
  unitCode: patternText({
    identifier: "SpdUnitCode",
    pattern: /^[0-9A-Za-z]{1,5}$/u,
    expected: { en: "1 to 5 letters or digits: MTQ, KWH", es: "de 1 a 5 letras o dígitos: MTQ, KWH" },
    description: "Unit of measure: MTQ cubic metre, KWH kilowatt hour."
  })
})

/** See {@link SpdQuantity}. */
export type SpdQuantity = typeof SpdQuantity.Type
