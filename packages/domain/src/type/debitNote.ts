import { Schema } from "effect"
import { debitNoteOperations } from "../codes/debitNoteOperations.ts"
import { debitNoteReasons } from "../codes/debitNoteReasons.ts"
import { invoiceNoteFields, saleFields, sectorFields } from "../document/SaleDocument.ts"
import { noteExample } from "../example/noteExample.ts"
import { noteRules } from "../rulebook/sale/noteRules.ts"
import { healthRules } from "../rulebook/sale/healthRules.ts"
import { operationRules } from "../rulebook/sale/operationRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { codeText } from "../document/codeText.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { invoiceTypes, saleDefinition } from "./saleDefinition.ts"

/** A debit note of a sales invoice: the invoice's body, the invoice that it corrects, and why. */
export const DebitNote = wireStruct("DebitNote", {
  typeCode: patternText({
    identifier: "DebitNoteTypeCode",
    pattern: /^92$/u,
    expected: "92",
    description: "92 debit note.",
    rule: "DAD12b"
  }),
  ...saleFields,
  ...sectorFields,
  ...invoiceNoteFields,
  operationCode: Schema.optionalKey(codeText(15, "debit-note-operations")),
  correctionCode: Schema.optionalKey(codeText(3, "debit-note-reasons"))
})

/** Debit notes (annex FE 1.9 §6.3). They have no authorised range, so the software's pin makes their key secret. */
export const debitNote = /* @__PURE__ */ saleDefinition("DebitnoteCreate", {
  schema: DebitNote,
  kind: {
    rulePrefix: "D",
    issuer: "supplier",
    authorised: () => false,
    operations: debitNoteOperations,
    defaultOperation: ({ documentReference }) => (documentReference === undefined ? "32" : "30"),
    correctionReasons: debitNoteReasons,
    corrected: () => invoiceTypes,
    rules: [...noteRules, ...healthRules, ...operationRules, ...saleRules]
  },
  exampleNumbers: { from: 1, to: 999_999_999 },
  example: (options) =>
    noteExample({
      ...options,
      typeCode: "92",
      prefix: "ND",
      operations: { withReference: "30", withoutReference: "32" },
      correctionCode: "3"
    })
})
