import { nitCheckDigit } from "../Nit.ts"
import { type PartyIdentity, partyIdentity } from "./PartyIdentity.ts"

/**
 * The identity of who sells in a support document. A resident is named as type 31 with a check digit whatever document
 * the number is of (rule DSAJ25a), so it must be digits; a non-resident by the document that it has.
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
