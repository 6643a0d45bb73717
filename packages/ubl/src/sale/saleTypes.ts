import type { NamedCodeList } from "@radicar/domain/inner/codes/CodeList"
import { creditNoteReasons } from "@radicar/domain/inner/codes/creditNoteReasons"
import { debitNoteReasons } from "@radicar/domain/inner/codes/debitNoteReasons"
import { equivalentNoteReasons } from "@radicar/domain/inner/codes/equivalentNoteReasons"
import { supportNoteReasons } from "@radicar/domain/inner/codes/supportNoteReasons"
import { equivalentProfile } from "@radicar/domain/inner/document/equivalent/equivalentTypes"
import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { DocumentReference } from "@radicar/domain/inner/document/DocumentReference"
import type { KeyScheme } from "@radicar/domain/inner/key/DocumentKey"
import { correctedSchemeOf } from "@radicar/domain/inner/documentRegistry"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { equivalent, equivalentNote, equivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { invoice } from "@radicar/domain/inner/type/invoice"
import type { SaleDefinition } from "@radicar/domain/inner/type/saleDefinition"
import { support, supportNote } from "@radicar/domain/inner/type/support"

/** The correction of a document by a note, in the note's XML. */
export interface Correction {
  /** Reasons for a correction. */
  readonly reasons: NamedCodeList
  /** The key scheme of the corrected document, if the body does not state it. */
  readonly scheme: (reference: DocumentReference) => KeyScheme
  /** Type of the corrected document, if the reference states it. */
  readonly typeCode?: (checked: CheckedSale) => string | undefined
}

/** The UBL roots of sale documents, with the elements whose names differ by root. */
export const saleRoots = {
  Invoice: { typeCode: "cbc:InvoiceTypeCode", total: "cac:LegalMonetaryTotal" },
  CreditNote: { typeCode: "cbc:CreditNoteTypeCode", total: "cac:LegalMonetaryTotal" },
  // a debit note states no type code
  DebitNote: { typeCode: undefined, total: "cac:RequestedMonetaryTotal" }
} as const

/** Name of a root of {@link saleRoots}. */
export type SaleRootName = keyof typeof saleRoots

/** Every {@link SaleRootName}. */
export const saleRootNames = Object.keys(saleRoots) as ReadonlyArray<SaleRootName>

/** The elements of a root by its name; `undefined` if it is not the root of a sale document. */
export const saleRootOf = (name: string): (typeof saleRoots)[SaleRootName] | undefined =>
  Object.hasOwn(saleRoots, name) ? saleRoots[name as SaleRootName] : undefined

const asInvoice = (): SaleRootName => "Invoice"
const asCreditNote = (): SaleRootName => "CreditNote"
const asDebitNote = (): SaleRootName => "DebitNote"

/** Differences between the XML of one type of sale document and that of the others. */
export interface SaleType {
  readonly definition: Pick<SaleDefinition<never>, "kind" | "operation" | "schema" | "typeCodes">
  /** `cbc:ProfileID` by type code and operation (rules FAD03, CAD03, DAD03, DSAD03, NSAD03, DEAD03). */
  readonly profile: (typeCode: string, operation: string) => string
  /** Name of the root element for a type code. */
  readonly root: (typeCode: string) => SaleRootName
  /** Set if the buyer issues the document. */
  readonly purchase?: true
  readonly corrects?: Correction
  /** Set if the document bills public utilities. */
  readonly utilities?: true
  /**
   * Set if the document states its totals in pesos when its currency is another one: annex FE 1.9 has them, the other
   * annexes do not.
   */
  readonly pesos?: true
  /** Set if the document may belong to a sector and have the sector's extension. */
  readonly sector?: true
}

/** The key scheme in the reference of an invoice's note, if its body states none (rules CBG05, DBG05). */
const invoiceScheme = ({ typeCode }: DocumentReference): KeyScheme => correctedSchemeOf(typeCode)

const profileOfEquivalent = (typeCode: string, operation: string): string =>
  equivalentProfile(typeCode, operation) ?? "DIAN 2.1"

/** Every type of sale document. */
export const saleTypes: ReadonlyArray<SaleType> = [
  {
    definition: invoice,
    root: asInvoice,
    profile: () => "DIAN 2.1: Factura Electrónica de Venta",
    pesos: true,
    sector: true
  },
  {
    definition: creditNote,
    root: asCreditNote,
    profile: () => "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
    corrects: { reasons: creditNoteReasons, scheme: invoiceScheme },
    pesos: true,
    sector: true
  },
  {
    definition: debitNote,
    root: asDebitNote,
    profile: () => "DIAN 2.1: Nota Débito de Factura Electrónica de Venta",
    corrects: { reasons: debitNoteReasons, scheme: invoiceScheme },
    pesos: true,
    sector: true
  },
  {
    definition: support,
    root: asInvoice,
    profile: () => "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.",
    purchase: true
  },
  {
    definition: supportNote,
    root: asCreditNote,
    // the annex prints a trailing blank, which the authority refuses (NSAD03)
    profile: () =>
      "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente",
    purchase: true,
    corrects: { reasons: supportNoteReasons, scheme: () => "CUDS-SHA384" }
  },
  { definition: equivalent, root: asInvoice, profile: profileOfEquivalent },
  { definition: equivalentSpd, root: asInvoice, profile: profileOfEquivalent, utilities: true },
  {
    definition: equivalentNote,
    root: (typeCode) => (typeCode === "93" ? "DebitNote" : "CreditNote"),
    profile: (typeCode) =>
      typeCode === "93"
        ? "DIAN 2.1: Nota de ajuste débito al documento equivalente"
        : "DIAN 2.1: Nota de ajuste crédito al documento equivalente",
    corrects: {
      reasons: equivalentNoteReasons,
      scheme: () => "CUDE-SHA384",
      // the reference of a note that credits states its type, that of one that debits does not (samples NDAC002,
      // NDAD001)
      typeCode: ({ document, operationCode }) => (document.typeCode === "93" ? undefined : operationCode)
    }
  }
]
