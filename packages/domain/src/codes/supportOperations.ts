import { NamedCodeList } from "./CodeList.ts"

/** Operation codes of a support document and its note, `cbc:CustomizationID` (annex DS 1.1 §16.1.4, rule DSAD02). */
export const supportOperations = new NamedCodeList(
  "support-operations",
  "TipoOperacionDS",
  `10	Residente
11	No residente`
)
