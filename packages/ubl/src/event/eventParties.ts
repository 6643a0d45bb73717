import type { CheckedEvent, ShownEventParty } from "@radicar/domain/document/event/CheckedEvent"
import type { PartyIdentity } from "@radicar/domain/document/PartyIdentity"
import { agency } from "../part/authority.ts"
import { taxScheme } from "../part/taxScheme.ts"
import { escapeAttribute } from "../xml/escape.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

const schemes = ({ checkDigit, type }: PartyIdentity): string =>
  `${checkDigit === undefined ? "" : ` schemeID="${checkDigit}"`} schemeName="${escapeAttribute(type)}"`

/** A party of an event: its tax scheme is always IVA and it has no responsibilities (official samples 030 to 034). */
const party = (xml: XmlWriter, role: string, { identity, name, organizationType }: ShownEventParty): void => {
  const version = ` schemeVersionID="${escapeAttribute(organizationType)}"`
  xml.open(role)
  xml.open("cac:PartyTaxScheme")
  xml.leaf("cbc:RegistrationName", name)
  xml.leaf("cbc:CompanyID", identity.number, agency + schemes(identity) + version)
  taxScheme(xml, "01")
  xml.close("cac:PartyTaxScheme")
  xml.close(role)
}

/** Who generates the event (rules AAF). */
export const senderParty = (xml: XmlWriter, { sender }: CheckedEvent): void => party(xml, "cac:SenderParty", sender)

/** Who the event is addressed to (rules AAG). */
export const receiverParty = (xml: XmlWriter, { receiver }: CheckedEvent): void =>
  party(xml, "cac:ReceiverParty", receiver)

/** The person who received the document (030) or the goods and services (032). */
export const eventPerson = (xml: XmlWriter, { person }: CheckedEvent): void => {
  if (person === undefined) return
  const { identity, stated } = person
  xml.open("cac:IssuerParty")
  xml.open("cac:Person")
  xml.leaf("cbc:ID", identity.number, schemes(identity))
  xml.leaf("cbc:FirstName", stated.firstName)
  xml.leaf("cbc:FamilyName", stated.familyName)
  xml.optionalLeaf("cbc:JobTitle", stated.jobTitle)
  xml.optionalLeaf("cbc:OrganizationDepartment", stated.organizationDepartment)
  xml.close("cac:Person")
  xml.close("cac:IssuerParty")
}
