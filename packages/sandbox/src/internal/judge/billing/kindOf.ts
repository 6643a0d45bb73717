import type { XmlElement } from "libxml2-wasm"
import { namespaces } from "../../xml/namespaces.ts"
import { text } from "../../xml/query.ts"
import type { BillingKind, BillingRoot } from "./BillingKind.ts"
import { billingKinds } from "./billingKinds.ts"

const rootNamespaces: Readonly<Record<BillingRoot["name"], string>> = {
  Invoice: namespaces.invoice,
  CreditNote: namespaces.credit,
  DebitNote: namespaces.debit
}

/** The type code a root states. Debit notes state none: their ProfileID tells what they correct. */
export const statedType = (root: XmlElement): string =>
  root.name === "DebitNote"
    ? /equivalente/u.test(text(root, "cbc:ProfileID") ?? "")
      ? "93"
      : "92"
    : (text(root, "cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode")?.trim() ?? "")

/** The kind of a document; `undefined` when the sandbox does not take it. */
export const billingKindOf = (root: XmlElement): BillingKind | undefined =>
  billingKinds.find(
    (kind) =>
      kind.root.name === root.name &&
      rootNamespaces[kind.root.name] === root.namespaceUri &&
      kind.typeCode === statedType(root)
  )
