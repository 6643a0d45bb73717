import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"
import { joined } from "./facts.ts"
import { spelt } from "./spelling.ts"

/** City, department and country, and the postal code. */
export const placeText = ({ cityName, countryName, countryCode, postalZone, subentityName }: ResolvedAddress): string =>
  joined(
    ", ",
    cityName && spelt(cityName),
    // Bogotá, D.C., is its own department
    cityName?.split(",")[0] === subentityName ? undefined : subentityName,
    countryName ?? countryCode,
    postalZone
  )

/** A whole address on one line. */
export const addressText = (address: ResolvedAddress): string => joined(", ", address.line, placeText(address))
