import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"
import { branch, leaf, optionalLeaf } from "../xml/element.ts"

/** The children of an address in XSD order; DIVIPOLA codes only inside Colombia (rules FAJ08 to FAJ16, FAK29, FAK32). */
export const addressContent = (address: ResolvedAddress): string =>
  (address.domestic ? optionalLeaf("cbc:ID", address.cityCode) : "") +
  optionalLeaf("cbc:CityName", address.cityName) +
  optionalLeaf("cbc:PostalZone", address.postalZone) +
  optionalLeaf("cbc:CountrySubentity", address.subentityName) +
  (address.domestic ? optionalLeaf("cbc:CountrySubentityCode", address.subentityCode) : "") +
  branch("cac:AddressLine", leaf("cbc:Line", address.line)) +
  branch(
    "cac:Country",
    leaf("cbc:IdentificationCode", address.countryCode) +
      optionalLeaf("cbc:Name", address.countryName, ` languageID="es"`)
  )
