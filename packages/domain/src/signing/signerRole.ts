import { nitCheckDigit, withoutGluedCheckDigit } from "../Nit.ts"

/** The role in which a certificate signs: `supplier` as the issuer, `third party` as the software's owner (DC56). */
export type SignerRole = "supplier" | "third party"

/** The parties for whom a certificate may sign. */
interface SignedFor {
  readonly issuerNit: string
  readonly softwareOwnerNit: string
  /**
   * Whether the issuer is known from a source other than the document. Only then may ambiguous digits in a certificate
   * be read as the issuer's number with its check digit. Such digits could also be another party's number.
   */
  readonly isIssuerKnown: boolean
}

/**
 * Whether digits may be a party's number with its check digit. They may also be another person's or a foreigner's
 * number without one.
 */
const mayHaveCheckDigit = (certificateNit: string, nit: string): boolean =>
  certificateNit.length < 10 && certificateNit === `${nit}${nitCheckDigit(nit) ?? ""}`

/**
 * The role of a certificate of a NIT in a document; `undefined` if the NIT is neither that of the issuer nor that of
 * the software's owner. A certificate may carry its NIT followed by the check digit. The caller must judge certificates
 * that name no NIT.
 */
export const signerRole = (
  certificateNit: string | undefined,
  { isIssuerKnown, issuerNit, softwareOwnerNit }: SignedFor
): SignerRole | undefined => {
  if (certificateNit === undefined) return "supplier"
  const number = withoutGluedCheckDigit(certificateNit) ?? certificateNit
  if (number === issuerNit || (isIssuerKnown && mayHaveCheckDigit(certificateNit, issuerNit))) return "supplier"
  if (number === softwareOwnerNit) return "third party"
  // the document never determines the owner, unless the owner is the issuer
  const isOwner = softwareOwnerNit !== issuerNit && mayHaveCheckDigit(certificateNit, softwareOwnerNit)
  return isOwner ? "third party" : undefined
}
