import { departments } from "@radicar/domain/codes/departments"
import { municipalities } from "@radicar/domain/codes/municipalities"
import { writeJson } from "@radicar/domain/json/writeJson"
import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** The codes of a place in Colombia; their names follow from them. */
const domesticPlace = (xml: XmlReader) => {
  const [city, department] = [xml.text("cbc:ID"), xml.text("cbc:CountrySubentityCode")]
  xml.confirmName("cbc:CityName", city === undefined ? undefined : municipalities.nameOf(city))
  xml.confirmName("cbc:CountrySubentity", department === undefined ? undefined : departments.nameOf(department))
  return { CityCode: city, SubentityCode: department }
}

/** `PhysicalLocation` of an address; outside Colombia city and subentity are what stands there in words. */
export const readAddress = (xml: XmlReader): Wire => {
  const country = xml.text("cac:Country/cbc:IdentificationCode")
  return fields({
    Address: xml.text("cac:AddressLine/cbc:Line"),
    ...(country === "CO"
      ? domesticPlace(xml)
      : { CityCode: xml.text("cbc:CityName"), SubentityCode: xml.text("cbc:CountrySubentity") }),
    CountryCode: country,
    CountryName: xml.text("cac:Country/cbc:Name"),
    PostalZone: xml.text("cbc:PostalZone")
  })
}

/** The address of a party: where it is, and the fiscal one where it says the same or stands alone. */
export const readAddresses = (place: XmlReader, fiscal: XmlReader): Wire => {
  if (place.element === undefined) return readAddress(fiscal)
  const stated = readAddress(place)
  const again = readAddress(fiscal.glance())
  if (again !== undefined && stated !== undefined && writeJson(again) === writeJson(stated)) readAddress(fiscal)
  return stated
}
