import { Schema } from "effect"
import { supportNoteReasons } from "../codes/supportNoteReasons.ts"
import { supportOperations } from "../codes/supportOperations.ts"
import { noteFields, purchaseFields } from "../document/SaleDocument.ts"
import { supportIdentity } from "../document/PartyIdentity.ts"
import { supportNoteExample } from "../example/supportExample.ts"
import { noPrepaymentRule, noWithholdingRule, supportReferenceRules } from "../rulebook/sale/noteRules.ts"
import { purchaseTaxRule } from "../rulebook/sale/purchaseTaxes.ts"
import { purchaseRules } from "../rulebook/sale/saleRules.ts"
import { codeText } from "../document/codeText.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"

/** An adjustment note of a support document: its body, the document that it adjusts, and why. */
export const SupportNote = wireStruct("SupportNote", {
  typeCode: patternText({
    identifier: "SupportNoteTypeCode",
    pattern: /^95$/u,
    expected: "95",
    description: "95 adjustment note of a support document.",
    rule: "NSAD12b"
  }),
  ...purchaseFields,
  ...noteFields,
  operationCode: Schema.optionalKey(codeText(15, "support-operations")),
  correctionCode: Schema.optionalKey(codeText(3, "support-note-reasons"))
})

/** Adjustment notes of support documents (annex DS 1.1). They always refer to one, and have no authorised range. */
export const supportNote = /* @__PURE__ */ saleDefinition("SupportNoteCreate", {
  schema: SupportNote,
  kind: {
    rulePrefix: "NS",
    issuer: "customer",
    authorised: () => false,
    operations: supportOperations,
    defaultOperation: ({ supplierParty }) => (supplierParty?.physicalLocation.countryCode === "CO" ? "10" : "11"),
    supplierIdentity: supportIdentity,
    correctionReasons: supportNoteReasons,
    corrected: () => ["05"],
    rules: [...supportReferenceRules, noWithholdingRule, noPrepaymentRule, purchaseTaxRule, ...purchaseRules]
  },
  exampleNumbers: { from: 1, to: 999_999_999 },
  example: supportNoteExample
})
