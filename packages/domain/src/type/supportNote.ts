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
import { described, supplied } from "../rules/described.ts"

/** An adjustment note of a support document: its body, the document that it adjusts, and why. */
export const SupportNote = wireStruct("SupportNote", {
  typeCode: described(
    supplied(
      "completion",
      patternText({
        identifier: "SupportNoteTypeCode",
        pattern: /^95$/u,
        expected: "95",
        description: "95 adjustment note of a support document.",
        rule: "NSAD12b"
      })
    ),
    {
      en: "Type of the document: 95 adjustment note of a support document.",
      es: "Tipo de documento: 95 nota de ajuste del documento soporte."
    }
  ),
  ...purchaseFields,
  ...noteFields,
  operationCode: described(Schema.optionalKey(codeText(15, "support-operations")), {
    en: "Origin of the seller: 10 resident, 11 non-resident. If absent, it follows from the seller's country.",
    es: "Procedencia del vendedor: 10 residente, 11 no residente. Si falta, se deduce del país del vendedor."
  }),
  correctionCode: described(Schema.optionalKey(codeText(3, "support-note-reasons")), {
    en: "Reason: 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 5 others.",
    es: "Motivo: 1 devolución parcial, 2 anulación, 3 rebaja, 4 ajuste de precio, 5 otros."
  })
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
