/** The role in which a certificate signs: `supplier` as the issuer, `third party` as who owns the software (DC56). */
export type SignerRole = "supplier" | "third party"

/** A certificate may carry its NIT with the check digit behind it. */
const isOf = (certificateNit: string, nit: string): boolean =>
  certificateNit === nit || (certificateNit.length === nit.length + 1 && certificateNit.startsWith(nit))

/**
 * The role of a certificate of a NIT in a document; `undefined` if it is neither the issuer's nor the software owner's.
 * A certificate that names no NIT is left to the authority to judge.
 */
export const signerRole = (
  certificateNit: string | undefined,
  document: { readonly issuerNit: string; readonly softwareOwnerNit: string }
): SignerRole | undefined => {
  if (certificateNit === undefined || isOf(certificateNit, document.issuerNit)) return "supplier"
  return isOf(certificateNit, document.softwareOwnerNit) ? "third party" : undefined
}
