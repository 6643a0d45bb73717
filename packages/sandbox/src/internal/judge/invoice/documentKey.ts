import { createHash } from "node:crypto"
import { Redacted } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { text } from "../../xml/query.ts"
import { amount, keyAmount, total } from "../amount.ts"
import { customerId, type JudgedDocument, supplierNit } from "../JudgedDocument.ts"

/** The secret of a document's key: the technical key of its range or the pin of its software, when they are known. */
const secret = (invoice: JudgedDocument): string | undefined => {
  const held = invoice.kind.secret === "pin" ? invoice.software?.pin : invoice.range?.technicalKey
  return held && Redacted.value(held)
}

const tax = (root: XmlElement, code: string): string =>
  keyAmount(total(root, `cac:TaxTotal[cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID='${code}']/cbc:TaxAmount`))

/**
 * Computes the CUFE or CUDE (annex 1.9 §11.2 and §11.4) or the CUDS, of which only IVA is part (annex of the support
 * document §14.1), from the XML alone. `undefined` when the secret is not known, because the range or the software is
 * not: other rules reject that.
 */
export const computeDocumentKey = (invoice: JudgedDocument): string | undefined => {
  const { root, totals } = invoice
  const hidden = secret(invoice)
  if (hidden === undefined) return undefined
  const monetary = (field: string) => (totals === undefined ? "0.00" : keyAmount(amount(totals, `cbc:${field}`)))
  const seed = [
    text(root, "cbc:ID"),
    text(root, "cbc:IssueDate"),
    text(root, "cbc:IssueTime"),
    monetary("LineExtensionAmount"),
    "01",
    tax(root, "01"),
    ...(invoice.kind.keyScheme === "CUDS-SHA384" ? [] : ["04", tax(root, "04"), "03", tax(root, "03")]),
    monetary("PayableAmount"),
    text(root, supplierNit),
    text(root, customerId),
    hidden,
    text(root, "cbc:ProfileExecutionID")
  ]
  return createHash("sha384").update(seed.join(""), "utf8").digest("hex")
}
