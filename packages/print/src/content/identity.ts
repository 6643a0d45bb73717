import { identifications } from "@radicar/domain/codes/identifications"
import type { PartyIdentity } from "@radicar/domain/document/PartyIdentity"
import type { Nit } from "@radicar/domain/Nit"

/** Digits in groups of three: `900.373.115`; anything else as it is. */
const grouped = (number: string): string =>
  /^[0-9]{4,}$/u.test(number) ? number.replaceAll(/\B(?=([0-9]{3})+$)/gu, ".") : number

/** A NIT with its check digit: `NIT 900.373.115-1`. */
export const nitText = ({ checkDigit, number }: Nit): string => `NIT ${grouped(number)}-${checkDigit}`

/** An identification with the name of its type: `Cédula de ciudadanía 1.020.304.050`. */
export const identityText = ({ checkDigit, number, type }: PartyIdentity): string => {
  const name = type === "91" ? "NUIP" : (identifications.nameOf(type) ?? type)
  return `${name} ${grouped(number)}${checkDigit === undefined ? "" : `-${checkDigit}`}`
}
