import { equivalentFields } from "../document/equivalent/equivalentFields.ts"
import { equivalentTypeOf } from "../document/equivalent/equivalentTypes.ts"
import { saleFields } from "../document/SaleDocument.ts"
import { equivalentExample } from "../example/equivalentExample.ts"
import { equivalentRules } from "../rulebook/equivalent/equivalentRules.ts"
import { numberingRules } from "../rulebook/sale/numbering.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described } from "../rules/described.ts"

/**
 * A document that counts as an invoice: a POS ticket and the others of `equivalentTypes`. Public utilities (60) differ.
 */
export const Equivalent = wireStruct("Equivalent", {
  typeCode: described(
    patternText({
      identifier: "EquivalentTypeCode",
      pattern: /^(07|08|20|25|27|32|35|40|45|50|55)$/u,
      expected: {
        en: "07, 08, 20, 25, 27, 32, 35, 40, 45, 50 or 55",
        es: "07, 08, 20, 25, 27, 32, 35, 40, 45, 50 o 55"
      },
      description:
        "20 POS ticket (07 authority's contingency, 08 issuer's), 25 cinema, 27 public show, 32 localised games, 35 land transport, 40 toll, 45 bank statement, 50 airline ticket, 55 exchange.",
      rule: "DEAD12b"
    }),
    {
      en: "Type of equivalent: 20 POS ticket, 25 cinema, 27 show, 32 games, 35 transport, 40 toll, 45 bank statement, 50 air ticket, 55 exchange; 07 and 08 POS in contingency.",
      es: "Tipo de documento equivalente: 20 tiquete POS, 25 cine, 27 espectáculos, 32 juegos, 35 transporte, 40 peaje, 45 extracto, 50 tiquete aéreo, 55 bolsa; 07 y 08 POS en contingencia."
    }
  ),
  ...saleFields,
  ...equivalentFields
})

/** Equivalents (annex DEE 1.0). No range of theirs has a technical key, so the software's pin makes the CUDE secret. */
export const equivalent = /* @__PURE__ */ saleDefinition("EquivalentCreate", {
  schema: Equivalent,
  kind: {
    rulePrefix: "DE",
    issuer: "supplier",
    authorised: ({ typeCode }) => equivalentTypeOf(typeCode)?.pointOfSale === true,
    defaultOperation: ({ typeCode }) => equivalentTypeOf(typeCode)?.defaultOperation ?? "10",
    rules: [...numberingRules, ...equivalentRules, ...saleRules]
  },
  exampleNumbers: { from: 1, to: 1_000_000 },
  example: equivalentExample
})
