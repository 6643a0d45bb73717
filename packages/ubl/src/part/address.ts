import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** The children of an address in XSD order; DIVIPOLA codes only inside Colombia (rules FAJ08 to FAJ16, FAK29, FAK32). */
export const addressContent = (xml: XmlWriter, address: ResolvedAddress): void => {
  if (address.domestic) xml.optionalLeaf("cbc:ID", address.cityCode)
  xml.optionalLeaf("cbc:CityName", address.cityName)
  xml.optionalLeaf("cbc:PostalZone", address.postalZone)
  xml.optionalLeaf("cbc:CountrySubentity", address.subentityName)
  if (address.domestic) xml.optionalLeaf("cbc:CountrySubentityCode", address.subentityCode)
  xml.open("cac:AddressLine")
  xml.leaf("cbc:Line", address.line)
  xml.close("cac:AddressLine")
  xml.open("cac:Country")
  xml.leaf("cbc:IdentificationCode", address.countryCode)
  xml.optionalLeaf("cbc:Name", address.countryName, ` languageID="es"`)
  xml.close("cac:Country")
}
