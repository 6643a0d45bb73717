import { nitCheckDigit, withoutGluedCheckDigit } from "../Nit.ts"

/** The role in which a certificate signs: `supplier` as the issuer, `third party` as who owns the software (DC56). */
export type SignerRole = "supplier" | "third party"

/** For whom a certificate may sign. */
interface SignedFor {
  readonly issuerNit: string
  readonly softwareOwnerNit: string
  /**
   * Whether somebody other than the document says who the issuer is. Only then a certificate may be read as the
   * issuer's number with its check digit where the same digits could be the number of somebody else.
   */
  readonly isIssuerKnown: boolean
}

/** Digits that may be a person's number with its check digit, and another person's or a foreigner's without one. */
const mayHaveCheckDigit = (certificateNit: string, nit: string): boolean =>
  certificateNit.length < 10 && certificateNit === `${nit}${nitCheckDigit(nit) ?? ""}`

/**
 * The role of a certificate of a NIT in a document; `undefined` if it is neither the issuer's nor the software owner's.
 * A certificate may carry its NIT with the check digit behind it. One that names no NIT is left to its caller to judge.
 */
export const signerRole = (
  certificateNit: string | undefined,
  { isIssuerKnown, issuerNit, softwareOwnerNit }: SignedFor
): SignerRole | undefined => {
  if (certificateNit === undefined) return "supplier"
  const number = withoutGluedCheckDigit(certificateNit) ?? certificateNit
  if (number === issuerNit || (isIssuerKnown && mayHaveCheckDigit(certificateNit, issuerNit))) return "supplier"
  if (number === softwareOwnerNit) return "third party"
  // who the owner is never comes from the document, unless it is the issuer
  const isOwner = softwareOwnerNit !== issuerNit && mayHaveCheckDigit(certificateNit, softwareOwnerNit)
  return isOwner ? "third party" : undefined
}
