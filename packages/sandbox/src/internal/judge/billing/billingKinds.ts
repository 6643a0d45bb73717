import type { XmlElement } from "libxml2-wasm"
import { namespaces } from "../../xml/names.ts"
import { text } from "../../xml/query.ts"
import { type BillingKind, type BillingRoot, billingRoots } from "./BillingKind.ts"
import { equivalentKinds } from "./equivalentKinds.ts"

const codes = (list: string): ReadonlySet<string> => new Set(list.split(" "))

const invoice = {
  family: "sale",
  root: billingRoots.Invoice,
  group: "invoice",
  secret: "technical-key",
  keyScheme: "CUFE-SHA384",
  name: "La Factura electrónica",
  rules: "F",
  issuer: "supplier",
  hasRange: true,
  profiles: ["DIAN 2.1: Factura Electrónica de Venta"],
  operations: codes("09 10 11 12 13 14 15 16 20-REG SS-CUFE SS-CUDE SS-POS SS-SNum SS-Recaudo SS-Reporte SS-SinAporte")
} as const

const salesInvoices = { corrects: codes("01 02 03 04"), keySchemes: codes("CUFE-SHA384 CUDE-SHA384") }

const creditConcepts = new Map([
  ["1", "Devolución parcial de los bienes y/o no aceptación parcial del servicio"],
  ["2", "Anulación de factura electrónica"],
  ["3", "Rebaja o descuento parcial o total"],
  ["4", "Ajuste de precio"],
  ["5", "Descuento comercial por pronto pago"],
  ["6", "Descuento comercial por volumen de ventas"]
])

const debitConcepts = new Map([
  ["1", "Intereses"],
  ["2", "Gastos por cobrar"],
  ["3", "Cambio del valor"],
  ["4", undefined]
])

const note = { family: "sale", secret: "pin", keyScheme: "CUDE-SHA384", issuer: "supplier", hasRange: false } as const

const creditNote: BillingKind = {
  ...note,
  root: billingRoots.CreditNote,
  typeCode: "91",
  group: "credit-note",
  name: "La Nota de crédito electrónica",
  rules: "C",
  profiles: ["DIAN 2.1: Nota Crédito de Factura Electrónica de Venta"],
  operations: codes("20 22 23"),
  note: {
    ...salesInvoices,
    referring: codes("20"),
    periodic: codes("22"),
    concepts: creditConcepts,
    annulling: "20"
  }
}

const debitNote: BillingKind = {
  ...note,
  root: billingRoots.DebitNote,
  typeCode: "92",
  group: "debit-note",
  name: "La Nota de débito electrónica",
  rules: "D",
  profiles: ["DIAN 2.1: Nota Débito de Factura Electrónica de Venta"],
  operations: codes("30 32 33"),
  note: { ...salesInvoices, referring: codes("30"), periodic: codes("32"), concepts: debitConcepts }
}

const support = {
  family: "support",
  secret: "pin",
  keyScheme: "CUDS-SHA384",
  issuer: "customer",
  operations: codes("10 11")
} as const

const supportDocument: BillingKind = {
  ...support,
  root: billingRoots.Invoice,
  typeCode: "05",
  group: "support",
  name: "La Documento soporte",
  rules: "DS",
  hasRange: true,
  profiles: ["DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar."]
}

const supportNoteProfile =
  "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente"

const supportNote: BillingKind = {
  ...support,
  root: billingRoots.CreditNote,
  typeCode: "95",
  group: "support-note",
  name: "La Nota de ajuste al documento soporte",
  rules: "NS",
  hasRange: false,
  // The authority's own example ends with a blank.
  profiles: [supportNoteProfile, `${supportNoteProfile} `],
  note: {
    corrects: codes("05"),
    keySchemes: codes("CUDS-SHA384"),
    referring: codes("10 11"),
    periodic: new Set(),
    concepts: new Map([
      ["1", "Devolución parcial de los bienes y/o no aceptación parcial del servicio"],
      // The list's text is long and quoted in several versions.
      ["2", undefined],
      ["3", "Rebaja o descuento parcial o total"],
      ["4", "Ajuste de precio"],
      ["5", undefined]
    ])
  }
}

/** All kinds that SendBillSync accepts (annex tables of document types; ProfileID and CustomizationID per type). */
export const billingKinds: ReadonlyArray<BillingKind> = [
  { ...invoice, typeCode: "01" },
  { ...invoice, typeCode: "02" },
  { ...invoice, typeCode: "04" },
  // Transcription of a paper invoice: its range has no technical key.
  { ...invoice, typeCode: "03", group: "paper-invoice", secret: "pin", keyScheme: "CUDE-SHA384" },
  creditNote,
  debitNote,
  supportDocument,
  supportNote,
  ...equivalentKinds
]

const rootNamespaces: Readonly<Record<BillingRoot["name"], string>> = {
  Invoice: namespaces.invoice,
  CreditNote: namespaces.credit,
  DebitNote: namespaces.debit
}

/** Type code stated in a document's root. A debit note states none; its ProfileID shows the type that it corrects. */
export const statedType = (root: XmlElement): string =>
  root.name === "DebitNote"
    ? /equivalente/u.test(text(root, "cbc:ProfileID") ?? "")
      ? "93"
      : "92"
    : (text(root, "cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode")?.trim() ?? "")

/** Kind of a document; `undefined` if the sandbox does not accept it. */
export const billingKindOf = (root: XmlElement): BillingKind | undefined =>
  billingKinds.find(
    (kind) =>
      kind.root.name === root.name &&
      rootNamespaces[kind.root.name] === root.namespaceUri &&
      kind.typeCode === statedType(root)
  )
