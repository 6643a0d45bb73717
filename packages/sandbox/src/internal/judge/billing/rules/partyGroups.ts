import type { XmlElement } from "libxml2-wasm"
import { checkDigit } from "../../../nit.ts"
import { element, text } from "../../../xml/query.ts"

/** Identification types with a check digit. */
export const nitType = "31"
/** Identification types of the annex's table. */
export const identificationTypes = ["11", "12", "13", "21", "22", "31", "41", "42", "47", "48", "50", "91"]
/** Responsibilities of the annex's table. */
const responsibilities = new Set(["O-13", "O-15", "O-23", "O-47", "R-99-PN"])
/** Responsibilities that only support documents know. */
export const supportResponsibilities = ["O-48", "O-49"]
/** Tax schemes a party may state, with their names. */
const partyTaxSchemes: Readonly<Record<string, string>> = {
  "01": "IVA",
  "04": "INC",
  ZA: "IVA e INC",
  ZZ: "No aplica"
}

/** A party of the document with its tax and legal groups. */
export interface PartyGroups {
  readonly organizationType: string | undefined
  readonly party: XmlElement | undefined
  readonly tax: XmlElement | undefined
  readonly legal: XmlElement | undefined
}

/** Finds the groups of the supplier or the customer. */
export const partyGroups = (
  root: XmlElement,
  role: "AccountingSupplierParty" | "AccountingCustomerParty"
): PartyGroups => {
  const party = element(root, `cac:${role}/cac:Party`)
  return {
    organizationType: text(root, `cac:${role}/cbc:AdditionalAccountID`),
    party,
    tax: party && element(party, "cac:PartyTaxScheme"),
    legal: party && element(party, "cac:PartyLegalEntity")
  }
}

/** Whether a path is absent or blank below a node that may itself be absent. */
export const isBlank = (node: XmlElement | undefined, path: string): boolean =>
  node === undefined || (text(node, path) ?? "").trim() === ""

/** Whether a CompanyID is a NIT without its check digit stated. */
export const lacksCheckDigit = (group: XmlElement | undefined): boolean =>
  group !== undefined &&
  text(group, "cbc:CompanyID/@schemeName") === nitType &&
  (text(group, "cbc:CompanyID/@schemeID") ?? "") === ""

/** Whether a CompanyID is a NIT whose stated check digit is wrong. */
export const hasWrongCheckDigit = (group: XmlElement | undefined): boolean =>
  group !== undefined &&
  text(group, "cbc:CompanyID/@schemeName") === nitType &&
  (text(group, "cbc:CompanyID/@schemeID") ?? "") !== "" &&
  text(group, "cbc:CompanyID/@schemeID") !== checkDigit(text(group, "cbc:CompanyID") ?? "")

/** Whether some of the responsibilities (`;` between them) are not in the table. */
export const hasUnknownResponsibility = (tax: XmlElement | undefined, further: ReadonlyArray<string> = []): boolean => {
  const stated = tax && text(tax, "cbc:TaxLevelCode")
  return (
    stated !== undefined &&
    stated.split(";").some((one) => !responsibilities.has(one.trim()) && !further.includes(one.trim()))
  )
}

/** Whether the tax scheme is not in the table, or its name is another scheme's. */
export const hasWrongTaxScheme = (tax: XmlElement | undefined): boolean => {
  if (tax === undefined) return false
  const name = partyTaxSchemes[text(tax, "cac:TaxScheme/cbc:ID") ?? ""]
  return name === undefined || text(tax, "cac:TaxScheme/cbc:Name")?.toLowerCase() !== name.toLowerCase()
}
