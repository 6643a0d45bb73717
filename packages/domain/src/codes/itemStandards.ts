import { NamedCodeList } from "./CodeList.ts"

/** The standards to which the code of a good or service may belong (annex FE 1.9 §13.3.5, rules FAZ10 to FAZ14). */
export const itemStandards = new NamedCodeList(
  "item-standards",
  "EstandarProducto",
  `001	UNSPSC
010	GTIN
020	Partida arancelaria
999	Estándar de adopción del contribuyente`
)
