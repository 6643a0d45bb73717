import { parseNit } from "../Nit.ts"

/** How a party is named in keys and in `cbc:CompanyID`: digits of a NIT without check digit, other numbers as written. */
export interface PartyIdentity {
  readonly type: string
  readonly number: string
  /** Check digit; only a NIT (type 31) has one. */
  readonly checkDigit: string | undefined
}

/** The identity of a party, or `undefined` when a NIT is malformed or its check digit wrong (rules FAJ24b, FAK24b). */
export const partyIdentity = (party: {
  readonly id: string
  readonly identificationType: string
}): PartyIdentity | undefined => {
  if (party.identificationType !== "31") {
    return { type: party.identificationType, number: party.id.replaceAll(/[. ]/gu, ""), checkDigit: undefined }
  }
  const nit = parseNit(party.id)
  return nit === undefined ? undefined : { type: "31", number: nit.number, checkDigit: nit.checkDigit }
}
