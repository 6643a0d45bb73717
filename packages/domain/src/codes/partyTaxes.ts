import { NamedCodeList } from "./CodeList.ts"

/** Taxes that a party is responsible for, as `PartyTaxScheme/TaxScheme` states them (annex FE 1.9 §13.2.6). */
export const partyTaxes = new NamedCodeList(
  "party-taxes",
  "TipoImpuestoTercero",
  `01	IVA
04	INC
ZA	IVA e INC
ZZ	No aplica`
)
