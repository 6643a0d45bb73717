import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { correctedInvoice } from "./correctedInvoice.ts"
import { debitNoteBody, debitNoteShape } from "./debitNoteBody.ts"
import { renderSale } from "./renderSale.ts"
import { saleProfiles } from "./saleProfiles.ts"

const root = documentRoot("DebitNote")

const shape = debitNoteShape(saleProfiles.debitNote)

/** Writes a debit note as UBL 2.1 `DebitNote` (annex FE 1.9 §6.3). */
export const renderDebitNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => debitNoteBody(xml, shape, checked, key, correctedInvoice(checked)))
