import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { correctedInvoice } from "./correctedInvoice.ts"
import { creditNoteBody, creditNoteShape } from "./creditNoteBody.ts"
import { renderSale } from "./renderSale.ts"
import { saleProfiles } from "./saleProfiles.ts"

const root = documentRoot("CreditNote")

const shape = creditNoteShape(saleProfiles.creditNote)

/** Writes a credit note as UBL 2.1 `CreditNote` (annex FE 1.9 §6.2). */
export const renderCreditNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => creditNoteBody(xml, shape, checked, key, correctedInvoice(checked)))
