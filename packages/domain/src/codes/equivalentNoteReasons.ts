import { NamedCodeList } from "./CodeList.ts"

/**
 * Reasons for a credit or debit note on an equivalent document, such as a POS ticket (annex DEE 1.0 §16.6). The
 * official list is not available. The numbers are those of other notes; the wording of 2 and the existence of 5 come
 * from implementers of the annex.
 */
export const equivalentNoteReasons = new NamedCodeList(
  "equivalent-note-reasons",
  "ConceptoNotaAjusteDocumentoEquivalente",
  `1	Devolución parcial de los bienes y/o no aceptación parcial del servicio
2	Anulación del documento equivalente electrónico
3	Rebaja o descuento parcial o total
4	Ajuste de precio
5	Otros`
)
