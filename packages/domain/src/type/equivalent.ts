import { equivalentFields } from "../document/equivalent/equivalentFields.ts"
import { equivalentTypeOf } from "../document/equivalent/equivalentTypes.ts"
import { equivalentItems, noteFields, saleFields } from "../document/SaleDocument.ts"
import { equivalentExamples, equivalentNoteExamples, equivalentSpdExamples } from "../example/documentExamples.ts"
import { equivalentRules } from "../rulebook/equivalent/equivalentRules.ts"
import { numberingRules } from "../rulebook/sale/numbering.ts"
import { principalRules } from "../rulebook/sale/operationRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described, supplied } from "../rules/described.ts"
import { Schema } from "effect"
import { equivalentNoteOperations } from "../codes/equivalentNoteOperations.ts"
import { equivalentNoteReasons } from "../codes/equivalentNoteReasons.ts"
import type { PreparedSale } from "../document/CheckedSale.ts"
import type { Rule } from "../rules/Rule.ts"
import { equivalentReferenceRules, noPrepaymentRule, noWithholdingRule } from "../rulebook/sale/noteRules.ts"
import { codeText, typeCodeText } from "../document/codeText.ts"
import { spdFields } from "../document/equivalent/SpdService.ts"
import { spdRules } from "../rulebook/equivalent/spdRules.ts"

/**
 * A document that counts as an invoice: a POS ticket and the other types of `equivalentTypes`, except public utilities
 * (60).
 */
export const Equivalent = wireStruct("Equivalent", {
  typeCode: described(
    typeCodeText("EquivalentCreate", {
      identifier: "EquivalentTypeCode",
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
  ...equivalentItems,
  ...equivalentFields
})

/**
 * Equivalent documents, such as POS tickets (annex DEE 1.0). Their ranges have no technical key: the secret part of the
 * CUDE is the software's pin.
 */
export const equivalent = /* @__PURE__ */ saleDefinition("EquivalentCreate", {
  schema: Equivalent,
  kind: {
    rulePrefix: "DE",
    issuer: "supplier",
    principals: true,
    authorised: ({ typeCode }) => equivalentTypeOf(typeCode)?.pointOfSale === true,
    defaultOperation: ({ typeCode }) => equivalentTypeOf(typeCode)?.defaultOperation ?? "10",
    rules: /* @__PURE__ */ [numberingRules, equivalentRules, principalRules, saleRules].flat()
  },
  ...equivalentExamples
})

/**
 * An adjustment note on an equivalent document, which credits or debits: the fields of a sale, the reference to the
 * corrected document, and the reason.
 */
export const EquivalentNote = wireStruct("EquivalentNote", {
  typeCode: described(
    typeCodeText("EquivalentNoteCreate", {
      identifier: "EquivalentNoteTypeCode",
      description: "94 adjustment note of an equivalent that credits, 93 one that debits.",
      rule: "NAAD12b"
    }),
    {
      en: "Type of the note: 94 credits an equivalent, 93 debits it.",
      es: "Tipo de nota: 94 acredita un documento equivalente, 93 lo debita."
    }
  ),
  ...saleFields,
  ...equivalentItems,
  ...noteFields,
  operationCode: described(Schema.optionalKey(codeText(15, "equivalent-note-operations")), {
    en: "Type of the document that is corrected, such as 20. If absent, that of DocumentReference.",
    es: "Tipo del documento que se corrige, como 20. Si falta, el de DocumentReference."
  }),
  correctionCode: described(Schema.optionalKey(codeText(3, "equivalent-note-reasons")), {
    en: "Reason of the adjustment: a code of the authority's list for notes of equivalents.",
    es: "Motivo del ajuste: un código de la lista de la DIAN para notas de documentos equivalentes."
  })
})

const isDebit = ({ typeCode }: { readonly typeCode: string }): boolean => typeCode === "93"

/** A rule against prepayments in notes that credit: only the schema of `CreditNote` has no place for them. */
const creditPrepaymentRule: Rule<PreparedSale> = {
  ...noPrepaymentRule,
  check: (prepared, report, violations) => {
    if (!isDebit(prepared.document)) noPrepaymentRule.check(prepared, report, violations)
  }
}

/**
 * Adjustment notes on equivalent documents (annex DEE 1.0 §8.12). Their operation is the type of the corrected
 * document. The XML of a note that debits states no type, because its root has no element for it.
 */
export const equivalentNote = /* @__PURE__ */ saleDefinition("EquivalentNoteCreate", {
  schema: EquivalentNote,
  kind: {
    rulePrefix: { "94": "NA", "93": "NAD" },
    issuer: "supplier",
    principals: true,
    authorised: () => false,
    operations: equivalentNoteOperations,
    // no default: a note that names the type neither here nor there breaks rule NAAD02
    defaultOperation: ({ documentReference }) => documentReference?.[0]?.typeCode ?? "",
    correctionReasons: equivalentNoteReasons,
    corrected: ({ operationCode }) => [operationCode],
    rules: /* @__PURE__ */ [
      equivalentReferenceRules,
      [noWithholdingRule, creditPrepaymentRule],
      principalRules,
      saleRules
    ].flat()
  },
  ...equivalentNoteExamples
})

/** The document of public utilities (60): a sale with the services that it bills. */
export const EquivalentSpd = wireStruct("EquivalentSpd", {
  typeCode: described(
    supplied(
      "completion",
      typeCodeText("EquivalentSpdCreate", {
        identifier: "EquivalentSpdTypeCode",
        description: "60 public utilities.",
        rule: "DEAD12b"
      })
    ),
    { en: "Type of the document: 60 public utilities.", es: "Tipo de documento: 60 servicios públicos domiciliarios." }
  ),
  ...saleFields,
  ...equivalentItems,
  ...spdFields
})

/**
 * Documents of public utilities (annex DEE 1.0). The official samples have no authorised range; the secret part of the
 * CUDE is the software's pin.
 */
export const equivalentSpd = /* @__PURE__ */ saleDefinition("EquivalentSpdCreate", {
  schema: EquivalentSpd,
  kind: {
    rulePrefix: "DE",
    issuer: "supplier",
    principals: true,
    authorised: () => false,
    defaultOperation: ({ typeCode }) => equivalentTypeOf(typeCode)?.defaultOperation ?? "10",
    rules: /* @__PURE__ */ [equivalentRules, spdRules, principalRules, saleRules].flat()
  },
  ...equivalentSpdExamples
})
