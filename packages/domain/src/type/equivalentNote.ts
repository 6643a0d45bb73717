import { Schema } from "effect"
import { equivalentNoteOperations } from "../codes/equivalentNoteOperations.ts"
import { equivalentNoteReasons } from "../codes/equivalentNoteReasons.ts"
import type { PreparedSale } from "../document/CheckedSale.ts"
import { noteFields, saleFields } from "../document/SaleDocument.ts"
import { equivalentNoteExample } from "../example/equivalentExample.ts"
import type { Rule } from "../rules/Rule.ts"
import { equivalentReferenceRules, noPrepaymentRule, noWithholdingRule } from "../rulebook/sale/noteRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { codeText } from "../document/codeText.ts"
import { patternText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described } from "../rules/described.ts"

/** An adjustment note of an equivalent: a sale's body, the document that it corrects, and why. It credits or debits. */
export const EquivalentNote = wireStruct("EquivalentNote", {
  typeCode: described(
    patternText({
      identifier: "EquivalentNoteTypeCode",
      pattern: /^9[34]$/u,
      expected: { en: "93 or 94", es: "93 o 94" },
      description: "94 adjustment note of an equivalent that credits, 93 one that debits.",
      rule: "NAAD12b"
    }),
    {
      en: "Type of the note: 94 credits an equivalent, 93 debits it.",
      es: "Tipo de nota: 94 acredita un documento equivalente, 93 lo debita."
    }
  ),
  ...saleFields,
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

/** Only the schema of `CreditNote` lacks a place for prepayments. */
const creditPrepaymentRule: Rule<PreparedSale> = {
  ...noPrepaymentRule,
  check: (prepared, report, found) => {
    if (!isDebit(prepared.document)) noPrepaymentRule.check(prepared, report, found)
  }
}

/**
 * Adjustment notes of equivalents (annex DEE 1.0 §8.12). Their operation is the type of the corrected document. The XML
 * of one that debits states no type: its root has no element for it.
 */
export const equivalentNote = /* @__PURE__ */ saleDefinition("EquivalentNoteCreate", {
  schema: EquivalentNote,
  kind: {
    rulePrefix: { "94": "NA", "93": "NAD" },
    issuer: "supplier",
    authorised: () => false,
    operations: equivalentNoteOperations,
    // nothing is guessed: a note that names the type neither here nor there breaks rule NAAD02
    defaultOperation: ({ documentReference }) => documentReference?.[0]?.typeCode ?? "",
    correctionReasons: equivalentNoteReasons,
    corrected: ({ operationCode }) => [operationCode],
    rules: [...equivalentReferenceRules, noWithholdingRule, creditPrepaymentRule, ...saleRules]
  },
  exampleNumbers: { from: 1, to: 999_999_999 },
  example: equivalentNoteExample
})
