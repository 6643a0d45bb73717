import type { ResolvedAddress } from "./Party.ts"
import { namedCountries } from "../codes/named/countries.ts"
import { namedDepartments } from "../codes/named/departments.ts"
import { namedMunicipalities } from "../codes/named/municipalities.ts"

/** The name of an address's city: of its municipality, or abroad as the caller wrote it. */
export const cityNameOf = ({ cityCode, domestic }: ResolvedAddress): string | undefined =>
  domestic && cityCode !== undefined ? namedMunicipalities.nameOf(cityCode) : cityCode

/** The name of an address's department, or abroad of its subentity as the caller wrote it. */
export const subentityNameOf = ({ domestic, subentityCode }: ResolvedAddress): string | undefined =>
  domestic && subentityCode !== undefined ? namedDepartments.nameOf(subentityCode) : subentityCode

/** The name of an address's country; as the caller wrote it, if the code is unknown. */
export const countryNameOf = ({ countryCode, countryName }: ResolvedAddress): string | undefined =>
  namedCountries.nameOf(countryCode) ?? countryName
