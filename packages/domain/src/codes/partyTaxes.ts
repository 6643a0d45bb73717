import { CodeList } from "./CodeList.ts"

/** What a party's `PartyTaxScheme/TaxScheme` may say (annex FE 1.9 §13.2.6). */
export const partyTaxes = new CodeList(
  "party-taxes",
  "TipoImpuestoTercero",
  `01	IVA
04	INC
ZA	IVA e INC
ZZ	No aplica`
)
