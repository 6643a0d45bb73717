import { Schema } from "effect"
import { debitNoteOperations } from "../codes/debitNoteOperations.ts"
import { debitNoteReasons } from "../codes/debitNoteReasons.ts"
import { invoiceNoteFields, saleFields, sectorFields } from "../document/SaleDocument.ts"
import { debitNoteExamples } from "../example/documentExamples.ts"
import { noteRules } from "../rulebook/sale/noteRules.ts"
import { healthRules } from "../rulebook/sale/healthRules.ts"
import { operationRules } from "../rulebook/sale/operationRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { codeText, typeCodeText } from "../document/codeText.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { invoiceTypes, saleDefinition } from "./saleDefinition.ts"
import { described, supplied } from "../rules/described.ts"

/**
 * A debit note of a sales invoice: the fields of an invoice, the reference to the corrected invoice, and the reason.
 */
export const DebitNote = wireStruct("DebitNote", {
  typeCode: described(
    supplied(
      "completion",
      typeCodeText("DebitnoteCreate", {
        identifier: "DebitNoteTypeCode",
        description: "92 debit note.",
        rule: "DAD12b"
      })
    ),
    { en: "Type of the document: 92 debit note.", es: "Tipo de documento: 92 nota débito." }
  ),
  ...saleFields,
  ...sectorFields,
  ...invoiceNoteFields,
  operationCode: described(Schema.optionalKey(codeText(15, "debit-note-operations")), {
    en: "30 with reference to an invoice, 32 without. If absent, it follows from DocumentReference.",
    es: "30 con referencia a una factura, 32 sin referencia. Si falta, se deduce de DocumentReference."
  }),
  correctionCode: described(Schema.optionalKey(codeText(3, "debit-note-reasons")), {
    en: "Reason: 1 interest, 2 costs to be charged, 3 change of value, 4 others.",
    es: "Motivo: 1 intereses, 2 gastos por cobrar, 3 cambio del valor, 4 otros."
  })
})

/**
 * Debit notes (annex FE 1.9 §6.3). They have no authorised range and so no technical key: the secret part of their key
 * is the software's pin.
 */
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
    rules: /* @__PURE__ */ [noteRules, healthRules, operationRules, saleRules].flat()
  },
  ...debitNoteExamples
})
