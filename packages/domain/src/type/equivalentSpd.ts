import { equivalentTypeOf } from "../document/equivalent/equivalentTypes.ts"
import { saleFields } from "../document/SaleDocument.ts"
import { spdFields } from "../document/equivalent/SpdService.ts"
import { equivalentSpdExample, equivalentSpdOperations } from "../example/equivalentSpdExample.ts"
import { equivalentRules } from "../rulebook/equivalent/equivalentRules.ts"
import { spdRules } from "../rulebook/equivalent/spdRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described, supplied } from "../rules/described.ts"

/** The document of public utilities (60): a sale, and each of the services that it bills. */
export const EquivalentSpd = wireStruct("EquivalentSpd", {
  typeCode: described(
    supplied(
      "completion",
      patternText({
        identifier: "EquivalentSpdTypeCode",
        pattern: /^60$/u,
        expected: "60",
        description: "60 public utilities.",
        rule: "DEAD12b"
      })
    ),
    { en: "Type of the document: 60 public utilities.", es: "Tipo de documento: 60 servicios públicos domiciliarios." }
  ),
  ...saleFields,
  ...spdFields
})

/**
 * Documents of public utilities (annex DEE 1.0). The official samples have no authorised range; the CUDE has the pin.
 */
export const equivalentSpd = /* @__PURE__ */ saleDefinition("EquivalentSpdCreate", {
  schema: EquivalentSpd,
  kind: {
    rulePrefix: "DE",
    issuer: "supplier",
    authorised: () => false,
    defaultOperation: ({ typeCode }) => equivalentTypeOf(typeCode)?.defaultOperation ?? "10",
    rules: [...equivalentRules, ...spdRules, ...saleRules]
  },
  exampleNumbers: { from: 1, to: 999_999_999 },
  exampleOperations: equivalentSpdOperations,
  example: equivalentSpdExample
})
