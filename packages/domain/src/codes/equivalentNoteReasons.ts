import { CodeList } from "./CodeList.ts"

/**
 * The reasons of a note of an equivalent (annex DEE 1.0 §16.6), for credit and debit alike. The original of the
 * official list is not available: the numbers are those of the other notes; the wording of 2 and the presence of 5
 * follow implementers of the annex.
 */
export const equivalentNoteReasons = new CodeList(
  "equivalent-note-reasons",
  "ConceptoNotaAjusteDocumentoEquivalente",
  `1	Devolución parcial de los bienes y/o no aceptación parcial del servicio
2	Anulación del documento equivalente electrónico
3	Rebaja o descuento parcial o total
4	Ajuste de precio
5	Otros`
)
