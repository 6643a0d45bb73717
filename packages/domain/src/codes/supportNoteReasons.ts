import { NamedCodeList } from "./CodeList.ts"

/** Reasons for adjusting a support document (list ConceptoNotaAjuste, annex DS 1.1). */
export const supportNoteReasons = new NamedCodeList(
  "support-note-reasons",
  "ConceptoNotaAjuste",
  `1	Devolución parcial de los bienes y/o no aceptación parcial del servicio
2	Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente
3	Rebaja o descuento parcial o total
4	Ajuste de precio
5	Otros`
)
