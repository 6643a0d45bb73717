import { partyIdentity } from "@radicar/domain/document/PartyIdentity"
import type { SpdProvider, SpdAddress, SpdSubscriber } from "@radicar/domain/document/equivalent/SpdService"
import { attributes } from "../xml/attributes.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `SenderParty`: the provider, named as `cbc:CompanyID` names a party (the samples give NITs the type of a cédula). */
export const senderParty = (xml: XmlWriter, provider: SpdProvider): void => {
  const identity = partyIdentity(provider)
  xml.open("SenderParty")
  xml.open("PartyIdentification")
  const schemes = attributes({ schemeID: identity?.checkDigit, schemeName: provider.identificationType })
  xml.leaf("ID", identity?.number ?? provider.id, schemes)
  xml.close("PartyIdentification")
  partyName(xml, provider.name)
  xml.close("SenderParty")
}

const partyName = (xml: XmlWriter, name: string): void => {
  xml.open("PartyName")
  xml.leaf("Name", name)
  xml.close("PartyName")
}

const postalAddress = (xml: XmlWriter, address: SpdAddress): void => {
  xml.open("PostalAddress")
  xml.leaf("StreetName", address.streetName)
  xml.optionalLeaf("AdditionalStreetName", address.additionalStreetName)
  xml.optionalLeaf("CityName", address.cityName)
  xml.optionalLeaf("CountrySubentity", address.countrySubentity)
  xml.optionalLeaf("Country", address.country)
  xml.optionalLeaf("ResidentialStratum", address.residentialStratum)
  xml.close("PostalAddress")
}

/** `SubscriberParty`. */
export const subscriberParty = (xml: XmlWriter, { address, email, name }: SpdSubscriber): void => {
  xml.open("SubscriberParty")
  partyName(xml, name)
  if (address !== undefined) postalAddress(xml, address)
  xml.optionalLeaf("ElectronicMail", email)
  xml.close("SubscriberParty")
}
