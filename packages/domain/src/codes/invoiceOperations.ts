import { NamedCodeList } from "./CodeList.ts"

/** Operation codes of an invoice, `cbc:CustomizationID` (annex FE 1.9 §13.1.5, rule FAD02). */
export const invoiceOperations = new NamedCodeList(
  "invoice-operations",
  "TipoOperacionF",
  `09	AIU
10	Estándar
11	Mandatos
12	Transporte
13	Cambiario
14	Notarios
15	Compra de divisas
16	Venta de divisas
SS-CUFE	SS-CUFE
SS-CUDE	SS-CUDE
SS-POS	SS-POS
SS-SNum	SS-SNum
SS-Recaudo	SS-Recaudo
SS-Reporte	SS-Reporte
SS-SinAporte	SS-SinAporte`
)
