import { nitCheckDigit, parseNit } from "../Nit.ts"

/** How a party is named in keys and in `cbc:CompanyID`: no number has a check digit, one of another country is as written. */
export interface PartyIdentity {
  readonly type: string
  readonly number: string
  /** Check digit; only a NIT (type 31) has one. */
  readonly checkDigit: string | undefined
}

/** Documents of Colombians: what stands behind a hyphen in the number of one is the check digit of the holder's NIT. */
const nationalTypes: ReadonlySet<string> = new Set(["11", "12", "13", "91"])

const nationalNumber = (number: string): string | undefined => {
  const [digits = "", checkDigit, ...more] = number.split("-")
  if (checkDigit === undefined) return number
  return more.length === 0 && nitCheckDigit(digits) === checkDigit ? digits : undefined
}

/**
 * The identity of a party, or `undefined` when a NIT is malformed or its check digit wrong (rules FAJ24b, FAK24b). The
 * number of a Colombian document (11, 12, 13, 91) may carry the right check digit as a NIT does, and no other hyphen; that
 * of a foreign one keeps its letters and hyphens.
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
