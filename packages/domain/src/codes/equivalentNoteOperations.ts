import { NamedCodeList } from "./CodeList.ts"

/**
 * Operation codes of a note on an equivalent document (such as a POS ticket), `cbc:CustomizationID`: the type of the
 * document that the note corrects (annex DEE 1.0 §16.4.2).
 */
export const equivalentNoteOperations = new NamedCodeList(
  "equivalent-note-operations",
  "TipoDocumentoEquivalente",
  `20	Documento equivalente POS
25	Boleta de ingreso a cine
27	Espectáculos públicos
32	Juegos localizados
35	Tiquete de transporte de pasajeros
40	Cobro de peajes
45	Extracto
50	Tiquete aéreo de pasajeros
55	Bolsa de valores y bolsa agropecuaria
60	Servicios públicos domiciliarios`
)
