import { NamedCodeList } from "./CodeList.ts"

/** Operation codes of a credit note, `cbc:CustomizationID` (annex FE 1.9 §13.1.5, rule CAD02). */
export const creditNoteOperations = new NamedCodeList(
  "credit-note-operations",
  "TipoOperacionNC",
  `20	Nota Crédito que referencia una factura electrónica
22	Nota Crédito sin referencia a facturas
23	Nota Crédito para facturación electrónica V1 (Decreto 2242)`
)
