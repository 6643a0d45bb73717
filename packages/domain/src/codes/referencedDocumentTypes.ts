import { NamedCodeList } from "./CodeList.ts"

/**
 * Types of the documents that an event may refer to, `cac:DocumentReference/cbc:DocumentTypeCode` (annex FE 1.9
 * §13.1.3, annex DEE 1.0 §14.1.7, rule AAH09): invoices and equivalent documents. Events that end or cancel another
 * event refer to that event.
 */
export const referencedDocumentTypes = new NamedCodeList(
  "referenced-document-types",
  "TipoDocumento",
  `01	Factura electrónica de venta
02	Factura electrónica de venta de exportación
03	Documento electrónico de transmisión, tipo 03
04	Factura electrónica de venta, tipo 04
20	Documento equivalente POS
25	Boleta de ingreso a cine
27	Espectáculos públicos
32	Juegos localizados
35	Tiquete de transporte de pasajeros
40	Cobro de peajes
45	Extracto
50	Tiquete aéreo de pasajeros
55	Bolsa de valores y bolsa agropecuaria
60	Servicios públicos domiciliarios
96	ApplicationResponse`
)
