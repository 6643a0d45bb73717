import { Schema } from "effect"
import { creditNoteOperations } from "../codes/creditNoteOperations.ts"
import { creditNoteReasons } from "../codes/creditNoteReasons.ts"
import { invoiceNoteFields, saleFields, sectorFields } from "../document/SaleDocument.ts"
import { creditNoteExamples } from "../example/documentExamples.ts"
import { annulmentRule, noPrepaymentRule, noteRules } from "../rulebook/sale/noteRules.ts"
import { healthRules } from "../rulebook/sale/healthRules.ts"
import { operationRules } from "../rulebook/sale/operationRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { codeText, typeCodeText } from "../document/codeText.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { invoiceTypes, saleDefinition } from "./saleDefinition.ts"
import { described, supplied } from "../rules/described.ts"

/**
 * A credit note of a sales invoice: the fields of an invoice, the reference to the corrected invoice, and the reason.
 */
export const CreditNote = wireStruct("CreditNote", {
  typeCode: described(
    supplied(
      "completion",
      typeCodeText("CreditnoteCreate", {
        identifier: "CreditNoteTypeCode",
        description: "91 credit note.",
        rule: "CAD12b"
      })
    ),
    { en: "Type of the document: 91 credit note.", es: "Tipo de documento: 91 nota crédito." }
  ),
  ...saleFields,
  ...sectorFields,
  ...invoiceNoteFields,
  operationCode: described(Schema.optionalKey(codeText(15, "credit-note-operations")), {
    en: "20 with reference to an invoice, 22 without. If absent, it follows from DocumentReference.",
    es: "20 con referencia a una factura, 22 sin referencia. Si falta, se deduce de DocumentReference."
  }),
  correctionCode: described(Schema.optionalKey(codeText(3, "credit-note-reasons")), {
    en: "Reason: 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 5 prompt payment, 6 volume of sales.",
    es: "Motivo: 1 devolución parcial, 2 anulación, 3 rebaja, 4 ajuste de precio, 5 pronto pago, 6 volumen de ventas."
  })
})

/**
 * Credit notes (annex FE 1.9 §6.2). They have no authorised range and so no technical key: the secret part of their key
 * is the software's pin.
 */
export const creditNote = /* @__PURE__ */ saleDefinition("CreditnoteCreate", {
  schema: CreditNote,
  kind: {
    rulePrefix: "C",
    issuer: "supplier",
    authorised: () => false,
    operations: creditNoteOperations,
    defaultOperation: ({ documentReference }) => (documentReference === undefined ? "22" : "20"),
    correctionReasons: creditNoteReasons,
    corrected: () => invoiceTypes,
    rules: /* @__PURE__ */ [noteRules, [annulmentRule, noPrepaymentRule], healthRules, operationRules, saleRules].flat()
  },
  ...creditNoteExamples
})
