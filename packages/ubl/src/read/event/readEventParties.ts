import { taxes } from "@radicar/domain/codes/taxes"
import { readIdentity } from "../part/readIdentity.ts"
import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** A party of an event; its tax scheme is always IVA. */
export const readEventParty = (role: XmlReader): Wire => {
  const xml = role.at("cac:PartyTaxScheme")
  const identity = readIdentity(xml, "cbc:CompanyID")
  xml.confirm("cac:TaxScheme/cbc:ID", "01")
  xml.confirmName("cac:TaxScheme/cbc:Name", taxes.nameOf("01"))
  return fields({
    Id: identity.number,
    IdentificationType: identity.type,
    Name: xml.text("cbc:RegistrationName"),
    OrganizationTypeCode: xml.text("cbc:CompanyID/@schemeVersionID")
  })
}

/** The person who received the document or the goods. */
export const readEventPerson = (xml: XmlReader): Wire => {
  const identity = readIdentity(xml, "cbc:ID")
  return fields({
    Id: identity.number,
    IdentificationType: identity.type,
    FirstName: xml.text("cbc:FirstName"),
    FamilyName: xml.text("cbc:FamilyName"),
    JobTitle: xml.text("cbc:JobTitle"),
    OrganizationDepartment: xml.text("cbc:OrganizationDepartment")
  })
}
