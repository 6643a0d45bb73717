import { Schema } from "effect"
import { supportOperations } from "../codes/supportOperations.ts"
import { noteFields, purchaseFields, purchaseWithholdings } from "../document/SaleDocument.ts"
import { supportIdentity } from "../document/Party.ts"
import { supportExamples, supportNoteExamples } from "../example/documentExamples.ts"
import { numberingRules } from "../rulebook/sale/numbering.ts"
import { purchaseTaxRule, withholdingRules } from "../rulebook/sale/purchaseTaxes.ts"
import { purchaseRules } from "../rulebook/sale/saleRules.ts"
import { codeText, typeCodeText } from "../document/codeText.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described, supplied } from "../rules/described.ts"
import { supportNoteReasons } from "../codes/supportNoteReasons.ts"
import { noPrepaymentRule, noWithholdingRule, supportReferenceRules } from "../rulebook/sale/noteRules.ts"

/** A document in support of a purchase from a seller who is not obliged to invoice. `CompanyParty` buys and issues. */
export const Support = wireStruct("Support", {
  typeCode: described(
    supplied(
      "completion",
      typeCodeText("SupportCreate", {
        identifier: "SupportTypeCode",
        description: "05 support document.",
        rule: "DSAD12b"
      })
    ),
    { en: "Type of the document: 05 support document.", es: "Tipo de documento: 05 documento soporte." }
  ),
  ...purchaseFields,
  operationCode: described(Schema.optionalKey(codeText(15, "support-operations")), {
    en: "Origin of the seller: 10 resident, 11 non-resident. If absent, it follows from the seller's country.",
    es: "Procedencia del vendedor: 10 residente, 11 no residente. Si falta, se deduce del país del vendedor."
  }),
  withholdings: described(Schema.optionalKey(purchaseWithholdings), {
    en: "Withholdings on the whole document, in place of those of the lines (DSAY01).",
    es: "Retenciones sobre todo el documento, en lugar de las de las líneas (DSAY01)."
  }),
  generationCode: described(
    Schema.optionalKey(
      patternText({
        identifier: "GenerationCode",
        pattern: /^[12]$/u,
        expected: { en: "1 or 2", es: "1 o 2" },
        description: "1 by operation (default), 2 accumulated over a week."
      })
    ),
    {
      en: "Way of generation: 1 by operation (default), 2 accumulated over a week.",
      es: "Forma de generación: 1 por operación (habitual), 2 acumulado semanal."
    }
  )
})

/**
 * Support documents (annex DS 1.1). Their ranges have no technical key: the secret part of the CUDS is the software's
 * pin.
 */
export const support = /* @__PURE__ */ saleDefinition("SupportCreate", {
  schema: Support,
  kind: {
    rulePrefix: "DS",
    issuer: "customer",
    authorised: () => true,
    operations: supportOperations,
    defaultOperation: ({ supplierParty }) => (supplierParty?.physicalLocation.countryCode === "CO" ? "10" : "11"),
    supplierIdentity: supportIdentity,
    rules: /* @__PURE__ */ [numberingRules, [purchaseTaxRule], withholdingRules, purchaseRules].flat()
  },
  ...supportExamples
})

/**
 * An adjustment note on a support document: the fields of a support document, the reference to the adjusted one, and
 * the reason.
 */
export const SupportNote = wireStruct("SupportNote", {
  typeCode: described(
    supplied(
      "completion",
      typeCodeText("SupportNoteCreate", {
        identifier: "SupportNoteTypeCode",
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

/**
 * Adjustment notes of support documents (annex DS 1.1). They always refer to a support document and have no authorised
 * range.
 */
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
    rules: /* @__PURE__ */ [
      supportReferenceRules,
      [noWithholdingRule, noPrepaymentRule, purchaseTaxRule],
      purchaseRules
    ].flat()
  },
  ...supportNoteExamples
})
