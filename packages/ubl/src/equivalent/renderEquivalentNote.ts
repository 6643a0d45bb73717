import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { creditNoteBody, creditNoteShape } from "../sale/creditNoteBody.ts"
import { debitNoteBody, debitNoteShape } from "../sale/debitNoteBody.ts"
import { renderSale } from "../sale/renderSale.ts"
import { saleProfiles } from "../sale/saleProfiles.ts"
import { documentRoot } from "../xml/documentRoot.ts"

const creditRoot = documentRoot("CreditNote")
const debitRoot = documentRoot("DebitNote")

const creditShape = creditNoteShape(saleProfiles.equivalentCreditNote)
const debitShape = debitNoteShape(saleProfiles.equivalentDebitNote)

/**
 * Writes an adjustment note of an equivalent as UBL 2.1 `CreditNote` or, of type 93, as `DebitNote` (annex DEE 1.0 §8.12).
 * There are none of the corrected document's own extensions; the reference of the one that credits states its type, that
 * of the other does not (official samples NDAC002 and NDAD001).
 */
export const renderEquivalentNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml => {
  const defaultScheme = "CUDE-SHA384"
  return checked.document.typeCode === "93"
    ? renderSale(debitRoot, checked, key, (xml) => debitNoteBody(xml, debitShape, checked, key, { defaultScheme }))
    : renderSale(creditRoot, checked, key, (xml) =>
        creditNoteBody(xml, creditShape, checked, key, { defaultScheme, typeCode: checked.operationCode })
      )
}
