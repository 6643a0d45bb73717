import { partyTaxes } from "@radicar/domain/codes/partyTaxes"
import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readAddresses } from "./readAddress.ts"
import { confirmIdentity, readIdentity } from "./readIdentity.ts"

/**
 * A party (`cac:AccountingSupplierParty`, `cac:AccountingCustomerParty`). What it says twice, its name and number, counts
 * where both are the same. `prefix` is that of the range, which the corporate registration repeats.
 */
export const readParty = (role: XmlReader, prefix: string | undefined): Wire => {
  const xml = role.at("cac:Party")
  const tax = xml.at("cac:PartyTaxScheme")
  const legal = xml.at("cac:PartyLegalEntity")
  const main = tax.element === undefined ? legal : tax
  const name = main.text("cbc:RegistrationName") ?? xml.text("cac:PartyName/cbc:Name")
  const identity = readIdentity(main, "cbc:CompanyID")
  xml.confirm("cac:PartyName/cbc:Name", name)
  legal.confirm("cbc:RegistrationName", name)
  confirmIdentity(legal, "cbc:CompanyID", identity)
  confirmIdentity(xml, "cac:PartyIdentification/cbc:ID", identity)
  legal.confirm("cac:CorporateRegistrationScheme/cbc:ID", prefix)
  const taxCode = tax.text("cac:TaxScheme/cbc:ID")
  tax.confirmName("cac:TaxScheme/cbc:Name", taxCode === undefined ? undefined : (partyTaxes.nameOf(taxCode) ?? taxCode))
  return fields({
    Id: identity.number,
    IdentificationType: identity.type,
    Name: name,
    PhysicalLocation: readAddresses(xml.at("cac:PhysicalLocation/cac:Address"), tax.at("cac:RegistrationAddress")),
    OrganizationTypeCode: role.text("cbc:AdditionalAccountID"),
    RegimeCode: tax.text("cbc:TaxLevelCode/@listName"),
    TaxLevelCode: tax.text("cbc:TaxLevelCode"),
    TaxCode: taxCode,
    CorporateRegistration: legal.text("cac:CorporateRegistrationScheme/cbc:Name"),
    IndustryClassificationCode: xml.text("cbc:IndustryClassificationCode"),
    Email: xml.text("cac:Contact/cbc:ElectronicMail"),
    Phone: xml.text("cac:Contact/cbc:Telephone")
  })
}
