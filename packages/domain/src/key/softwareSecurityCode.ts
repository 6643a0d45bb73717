import { hashedSeed, type HashedSeed } from "./DocumentKey.ts"

/**
 * The software's fingerprint on one document, `sts:SoftwareSecurityCode`, with its parts: SHA-384 of software id, pin
 * and the document's full number (annex FE 1.9 §11.6, rule FAB27b).
 */
export const softwareFingerprint = (softwareId: string, pin: string, documentNumber: string): HashedSeed =>
  hashedSeed([
    { name: "softwareId", value: softwareId, secret: false },
    { name: "softwarePin", value: pin, secret: true },
    { name: "number", value: documentNumber, secret: false }
  ])

/** The value of {@link softwareFingerprint}. */
export const softwareSecurityCode = (softwareId: string, pin: string, documentNumber: string): string =>
  softwareFingerprint(softwareId, pin, documentNumber).value
