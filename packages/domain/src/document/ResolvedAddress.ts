import { countries } from "../codes/countries.ts"
import { departments } from "../codes/departments.ts"
import { municipalities } from "../codes/municipalities.ts"
import type { PhysicalLocation } from "./PhysicalLocation.ts"

/** An address with the names that belong to its codes; absent where the code is not known. */
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

/** Looks up the names of an address. Abroad the city and the subentity are what the caller wrote. */
export const resolveAddress = (location: PhysicalLocation): ResolvedAddress => {
  const domestic = location.countryCode === "CO"
  const subentityCode = location.subentityCode ?? (domestic ? location.cityCode?.slice(0, 2) : undefined)
  return {
    domestic,
    line: location.address,
    cityCode: location.cityCode,
    cityName:
      domestic && location.cityCode !== undefined ? municipalities.nameOf(location.cityCode) : location.cityCode,
    subentityCode,
    subentityName: domestic && subentityCode !== undefined ? departments.nameOf(subentityCode) : subentityCode,
    countryCode: location.countryCode,
    countryName: countries.nameOf(location.countryCode) ?? location.countryName,
    postalZone: location.postalZone
  }
}
