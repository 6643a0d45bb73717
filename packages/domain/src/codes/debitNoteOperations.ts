import { NamedCodeList } from "./CodeList.ts"

/** Operation codes of a debit note, `cbc:CustomizationID` (annex FE 1.9 §13.1.5, rule DAD02). */
export const debitNoteOperations = new NamedCodeList(
  "debit-note-operations",
  "TipoOperacionND",
  `30	Nota Débito que referencia una factura electrónica
32	Nota Débito sin referencia a facturas
33	Nota Débito para facturación electrónica V1 (Decreto 2242)`
)
