import { createHash, type X509Certificate } from "node:crypto"
import { isInDate } from "../../certificates/CertificateDirectory.ts"
import type { DigestAlgorithm } from "../../xml/canonicalize.ts"
import { elements, text } from "../../xml/query.ts"
import { reject, type Rule } from "../Rule.ts"
import { isSameName, issuerAttributes } from "./distinguishedName.ts"
import { digestMethod, digestValue, type SignatureParts, signatureProperties } from "./readSignature.ts"

/** Digests of the signature policy, version 2, by algorithm (xades.md §6). */
const policyDigests: Readonly<Record<DigestAlgorithm, string>> = {
  sha256: "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=",
  sha384: "EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l",
  sha512: "Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ=="
}

/** Parts of a signature, the time of judging, and the test for trusted certificates. */
export interface JudgedSignature extends SignatureParts {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly trusted: (certificate: X509Certificate) => boolean
}

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u

/** Signing time of a signature; `undefined` if it is not a date and time with zone. */
export const signingTime = (parts: SignatureParts): number | undefined => {
  const written = text(parts.signature, `${signatureProperties}/xades:SigningTime`)?.trim()
  if (written === undefined || !withZone.test(written)) return undefined
  const time = Date.parse(written)
  return Number.isNaN(time) ? undefined : time
}

const firstCert = (parts: SignatureParts) =>
  elements(parts.signature, `${signatureProperties}/xades:SigningCertificate/xades:Cert`)[0]

/** Rules that compare the signature with the certificate, the policy and the clock. */
export const valueRules: ReadonlyArray<Rule<JudgedSignature>> = [
  reject(
    "DC24",
    "La fecha y hora de firma (SigningTime) no tiene el formato definido o es posterior a la actual.",
    (s) => {
      const time = signingTime(s)
      return time === undefined || time > s.now
    }
  ),
  reject("DC29", "El resumen del certificado del firmante no corresponde al certificado utilizado.", (s) => {
    const [certDigest] = elements(
      s.signature,
      `${signatureProperties}/xades:SigningCertificate/xades:Cert/xades:CertDigest`
    )
    const algorithm = digestMethod(certDigest)
    if (certDigest === undefined || algorithm === undefined || s.certificate === undefined) return false
    return digestValue(certDigest) !== createHash(algorithm).update(s.certificate.raw).digest("base64")
  }),
  reject("DC31", "El emisor del certificado (X509IssuerName) no corresponde al certificado utilizado.", (s) => {
    const cert = firstCert(s)
    if (cert === undefined || s.certificate === undefined) return false
    return !isSameName(text(cert, "xades:IssuerSerial/ds:X509IssuerName") ?? "", issuerAttributes(s.certificate))
  }),
  reject("DC32", "El número de serie (X509SerialNumber) no corresponde al certificado utilizado.", (s) => {
    const cert = firstCert(s)
    if (cert === undefined || s.certificate === undefined) return false
    const serialNumber = text(cert, "xades:IssuerSerial/ds:X509SerialNumber")?.trim()
    return serialNumber !== BigInt(`0x${s.certificate.serialNumber}`).toString()
  }),
  reject("ZE02", "Política de firma inválida.", (s) => {
    const path = `${signatureProperties}/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash`
    const [policyHash] = elements(s.signature, path)
    const algorithm = digestMethod(policyHash)
    return policyHash === undefined || algorithm === undefined || digestValue(policyHash) !== policyDigests[algorithm]
  }),
  reject("ZD07", "El certificado de la firma se encuentra vencido o aún no es vigente.", (s) => {
    if (s.certificate === undefined) return false
    return !isInDate(s.certificate, s.now) || !isInDate(s.certificate, signingTime(s) ?? s.now)
  }),
  reject(
    "ZD05",
    "La cadena de confianza del certificado de la firma no es válida.",
    (s) => s.certificate !== undefined && !s.trusted(s.certificate)
  )
]
