import type { XmlElement } from "libxml2-wasm"
import type { PartyIdentity } from "../state/PartyIdentity.ts"
import { text } from "../xml/query.ts"

/** Reads a party from its `cac:PartyTaxScheme`. */
export const readParty = (root: XmlElement, scheme: string): PartyIdentity => {
  const read = (path: string): string => text(root, `${scheme}/${path}`)?.trim() ?? ""
  return {
    name: read("cbc:RegistrationName"),
    nit: read("cbc:CompanyID"),
    checkDigit: read("cbc:CompanyID/@schemeID"),
    idType: read("cbc:CompanyID/@schemeName")
  }
}
