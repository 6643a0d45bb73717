import type { DistinguishedName } from "./DistinguishedName.ts"

/** Subject serialNumber, GSE's private attribute, organizationIdentifier: where the accredited authorities write it. */
const knownTypes = ["2.5.4.5", "1.3.6.1.4.1.4710.1.3.2", "2.5.4.97"]

const privateEnterprise = "1.3.6.1.4.1."

/** A tax number alone, so that an address or a telephone number in a private attribute is not taken for one. */
const taxNumber = /^\D{0,8}[\d.]{6,13}(-?\d)?$/

const digitsOf = (text: string | undefined): string => (text ?? "").replace(/\D/g, "")

/**
 * NIT in the subject of a certificate: digits only, with or without check digit as the authority wrote it, undefined
 * when there is none. Private attributes of unknown authorities are the last resort.
 */
export const nitOf = (subject: DistinguishedName): string | undefined => {
  const attributes = subject.flat()
  for (const type of knownTypes) {
    const digits = digitsOf(attributes.find((attribute) => attribute.type === type)?.text)
    if (digits.length > 0) return digits
  }
  const fallback = attributes.find(
    ({ type, text }) => type.startsWith(privateEnterprise) && text !== undefined && taxNumber.test(text.trim())
  )
  return fallback === undefined ? undefined : digitsOf(fallback.text)
}
