import { nitCheckDigit, parseNit } from "../Nit.ts"

/**
 * The identity of a party as keys and `cbc:CompanyID` write it. Numbers have no check digit; foreign numbers are kept
 * as written.
 */
export interface PartyIdentity {
  readonly type: string
  readonly number: string
  /** Check digit; only a NIT (type 31) has one. */
  readonly checkDigit: string | undefined
}

/**
 * Identification documents of Colombians. In their numbers, a digit after a hyphen is the check digit of the holder's
 * NIT.
 */
const nationalTypes: ReadonlySet<string> = new Set(["11", "12", "13", "91"])

const nationalNumber = (number: string): string | undefined => {
  const [digits = "", checkDigit, ...more] = number.split("-")
  if (checkDigit === undefined) return number
  return more.length === 0 && nitCheckDigit(digits) === checkDigit ? digits : undefined
}

/**
 * The identity of a party, or `undefined` if a NIT is malformed or its check digit wrong (rules FAJ24b, FAK24b). The
 * number of a Colombian document (11, 12, 13, 91) may carry a correct check digit, as a NIT does, but no other hyphen.
 * The number of a foreign document keeps its letters and hyphens.
 */
export const partyIdentity = (party: {
  readonly id: string
  readonly identificationType: string
}): PartyIdentity | undefined => {
  if (party.identificationType !== "31") {
    const written = party.id.replaceAll(/[. ]/gu, "")
    const number = nationalTypes.has(party.identificationType) ? nationalNumber(written) : written
    return number === undefined ? undefined : { type: party.identificationType, number, checkDigit: undefined }
  }
  const nit = parseNit(party.id)
  return nit === undefined ? undefined : { type: "31", number: nit.number, checkDigit: nit.checkDigit }
}

/**
 * The identity of the seller in a support document. A resident is identified as type 31 with a check digit, whatever
 * document the number belongs to (rule DSAJ25a), so the number must consist of digits. A non-resident is identified by
 * its own document.
 */
export const supportIdentity = (
  party: { readonly id: string; readonly identificationType: string },
  operationCode: string
): PartyIdentity | undefined => {
  const identity = partyIdentity(party)
  if (operationCode !== "10" || identity === undefined || identity.type === "31") return identity
  const checkDigit = nitCheckDigit(identity.number)
  return checkDigit === undefined ? undefined : { type: "31", number: identity.number, checkDigit }
}

/** The DIAN as a party of a document: the addressee of events that notify no other party (official sample 034). */
export const taxAuthority = {
  name: "Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales",
  identity: { type: "31", number: "800197268", checkDigit: "4" }
} as const satisfies { readonly name: string; readonly identity: PartyIdentity }
