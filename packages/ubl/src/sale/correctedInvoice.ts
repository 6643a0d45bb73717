import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import { correctedSchemeOf } from "@radicar/domain/documentRegistry"
import type { BillingReferenceOptions } from "./saleReferences.ts"

/** What the reference of a note of an invoice says where its body says nothing (rules CBG05, DBG05). */
export const correctedInvoice = ({ document: { documentReference } }: CheckedSale): BillingReferenceOptions => ({
  defaultScheme: correctedSchemeOf(documentReference?.typeCode)
})
