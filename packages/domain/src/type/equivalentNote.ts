import { equivalentNoteOperations } from "../codes/equivalentNoteOperations.ts"
import { equivalentNoteReasons } from "../codes/equivalentNoteReasons.ts"
import { noteFields, saleFields } from "../document/SaleDocument.ts"
import { equivalentNoteExample } from "../example/equivalentExample.ts"
import { equivalentReferenceRules, noPrepaymentRule, noWithholdingRule } from "../rules/sale/noteRules.ts"
import { saleRules } from "../rules/sale/saleRules.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"

/**
 * An adjustment note of an equivalent that credits: a sale's body, the document that it corrects, and why. The one that
 * debits (93, root `DebitNote`) is not here.
 */
export const EquivalentNote = wireStruct("EquivalentNote", {
  typeCode: patternText({
    identifier: "EquivalentNoteTypeCode",
    pattern: /^94$/u,
    expected: "94",
    description: "94 adjustment note of an equivalent.",
    rule: "NAAD12b"
  }),
  ...saleFields,
  ...noteFields
})

/** Adjustment notes of equivalents (annex DEE 1.0 §8.12). Their operation is the type of the corrected document. */
export const equivalentNote = /* @__PURE__ */ saleDefinition({
  operation: "EquivalentNoteCreate",
  name: "equivalent-note",
  typeCodes: ["94"],
  fileKind: "ncs",
  schema: EquivalentNote,
  kind: {
    rulePrefix: "NA",
    issuer: "supplier",
    authorised: () => false,
    operations: equivalentNoteOperations,
    // nothing is guessed: a note that names the type neither here nor there breaks rule NAAD02
    defaultOperation: ({ documentReference }) => documentReference?.typeCode ?? "",
    keyMaking: () => ({ scheme: "CUDE-SHA384", secret: "softwarePin" }),
    correctionReasons: equivalentNoteReasons,
    rules: [...equivalentReferenceRules, noWithholdingRule, noPrepaymentRule, ...saleRules]
  },
  exampleNumbers: { from: 1, to: 999_999_999 },
  example: equivalentNoteExample
})
