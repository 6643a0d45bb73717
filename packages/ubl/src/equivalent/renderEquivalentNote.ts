import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { creditNoteBody, creditNoteShape } from "../sale/creditNoteBody.ts"
import { renderSale } from "../sale/renderSale.ts"
import { documentRoot } from "../xml/documentRoot.ts"

const root = documentRoot("CreditNote")

const shape = creditNoteShape("DIAN 2.1: Nota de ajuste crédito al documento equivalente")

/**
 * Writes an adjustment note of an equivalent as UBL 2.1 `CreditNote` (annex DEE 1.0 §8.12). The reference states the type
 * of the corrected document, and there are none of that document's own extensions.
 */
export const renderEquivalentNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) =>
    creditNoteBody(xml, shape, checked, key, { defaultScheme: "CUDE-SHA384", typeCode: checked.operationCode })
  )
