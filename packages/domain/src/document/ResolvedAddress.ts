import { countries } from "../codes/countries.ts"
import { departments } from "../codes/departments.ts"
import { municipalities } from "../codes/municipalities.ts"
import { derive } from "../rules/unreadable.ts"
import type { PhysicalLocation } from "./PhysicalLocation.ts"

/** An address with the names of its codes; a name is absent if its code is unknown. */
export interface ResolvedAddress {
  readonly domestic: boolean
  readonly line: string
  readonly cityCode: string | undefined
  readonly cityName: string | undefined
  readonly subentityCode: string | undefined
  readonly subentityName: string | undefined
  readonly countryCode: string
  readonly countryName: string | undefined
  readonly postalZone: string | undefined
}

const isDomestic = ({ countryCode }: PhysicalLocation): boolean => countryCode === "CO"
const lineOf = ({ address }: PhysicalLocation): string => address
const cityCodeOf = ({ cityCode }: PhysicalLocation): string | undefined => cityCode
const countryCodeOf = ({ countryCode }: PhysicalLocation): string => countryCode
const postalZoneOf = ({ postalZone }: PhysicalLocation): string | undefined => postalZone

const cityNameOf = (location: PhysicalLocation): string | undefined =>
  isDomestic(location) && location.cityCode !== undefined ? municipalities.nameOf(location.cityCode) : location.cityCode

const subentityCodeOf = (location: PhysicalLocation): string | undefined =>
  location.subentityCode ?? (isDomestic(location) ? location.cityCode?.slice(0, 2) : undefined)

const subentityNameOf = (location: PhysicalLocation): string | undefined => {
  const code = subentityCodeOf(location)
  return isDomestic(location) && code !== undefined ? departments.nameOf(code) : code
}

const countryNameOf = ({ countryCode, countryName }: PhysicalLocation): string | undefined =>
  countries.nameOf(countryCode) ?? countryName

/** Looks up the names of an address. Abroad, city and subentity stay as the caller wrote them. */
export const resolveAddress = (location: PhysicalLocation): ResolvedAddress => ({
  domestic: derive(isDomestic, location),
  line: derive(lineOf, location),
  cityCode: derive(cityCodeOf, location),
  cityName: derive(cityNameOf, location),
  subentityCode: derive(subentityCodeOf, location),
  subentityName: derive(subentityNameOf, location),
  countryCode: derive(countryCodeOf, location),
  countryName: derive(countryNameOf, location),
  postalZone: derive(postalZoneOf, location)
})
