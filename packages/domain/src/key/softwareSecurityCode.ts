import { sha384Hex } from "./DocumentKey.ts"

/**
 * The software's fingerprint on one document, `sts:SoftwareSecurityCode`: SHA-384 of software id, pin and the document's
 * full number (annex FE 1.9 §11.6, rule FAB27b).
 */
export const softwareSecurityCode = (softwareId: string, pin: string, documentNumber: string): string =>
  sha384Hex(`${softwareId}${pin}${documentNumber}`)
