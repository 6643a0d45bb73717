const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const

/**
 * The check digit of a NIT (digits only, at most 15): weights from the right, modulo 11.
 * `undefined` for anything that is not such a number.
 */
export const nitCheckDigit = (nit: string): string | undefined => {
  if (!/^[0-9]{1,15}$/u.test(nit)) return undefined
  let total = 0
  for (let index = 0; index < nit.length; index++) {
    total += Number(nit[nit.length - 1 - index]) * (weights[index] ?? 0)
  }
  const rest = total % 11
  return String(rest < 2 ? rest : 11 - rest)
}

/** A Colombian tax number: its digits and its check digit. */
export interface Nit {
  readonly number: string
  readonly checkDigit: string
}

/**
 * Whether a number is one digit too long for a NIT without check digit. NITs of companies have nine digits and begin
 * with 8 or 9; identity cards have at most ten and begin with 1.
 */
const hasDigitTooMany = (digits: string): boolean => /^(?:[89][0-9]{9}|1[0-9]{10})$/u.test(digits)

/**
 * The number of a NIT whose check digit was appended without a hyphen, as some people and certification authorities
 * write it: `900373115` for `9003731153`. `undefined` unless the text is one digit too long for a NIT and ends in a
 * correct check digit.
 */
export const withoutGluedCheckDigit = (digits: string): string | undefined => {
  const number = digits.slice(0, -1)
  return hasDigitTooMany(digits) && nitCheckDigit(number) === digits.at(-1) ? number : undefined
}

const withDigit = (number: string): Nit => ({ number, checkDigit: nitCheckDigit(number) ?? "" })

const plainDigits = (text: string): string => text.replaceAll(/[. ]/gu, "")

/**
 * The two readings of an ambiguous NIT, which has a digit too many but does not end in a correct check digit: the
 * number without the last digit, and the number with it. `undefined` for any other text.
 */
export const nitReadings = (text: string): readonly [Nit, Nit] | undefined => {
  const digits = plainDigits(text)
  return hasDigitTooMany(digits) && withoutGluedCheckDigit(digits) === undefined
    ? [withDigit(digits.slice(0, -1)), withDigit(digits)]
    : undefined
}

/**
 * Writes a number so that {@link parseNit} reads it back. An ambiguous number (see {@link nitReadings}) gets its check
 * digit after a hyphen.
 */
export const writtenNit = (number: string): string =>
  nitReadings(number) === undefined ? number : `${number}-${nitCheckDigit(number)}`

/**
 * Reads a NIT of at most ten digits as people write it: `900373115`, `900.373.115`, `900373115-3`, `9003731153`. Points
 * and blanks are dropped. A check digit after a hyphen must be correct. A number with a digit too many needs its check
 * digit after a hyphen, see {@link nitReadings}. Returns `undefined` if the text is not a NIT.
 */
export const parseNit = (text: string): Nit | undefined => {
  const match = /^([1-9][0-9]{0,10})(?:-([0-9]))?$/u.exec(plainDigits(text))
  const [, digits = "", statedDigit] = match ?? []
  const unglued = withoutGluedCheckDigit(digits)
  const isOdd = unglued === undefined && hasDigitTooMany(digits)
  // one check digit is needed, and one is enough
  if (isOdd ? statedDigit === undefined : statedDigit !== undefined && unglued !== undefined) return undefined
  if (digits.length > 10 && unglued === undefined && !isOdd) return undefined
  const number = unglued ?? digits
  const checkDigit = nitCheckDigit(number)
  if (checkDigit === undefined || (statedDigit !== undefined && statedDigit !== checkDigit)) return undefined
  return { number, checkDigit }
}

/**
 * The role in which a certificate signs: `supplier` as the issuer, `third party` as the software's owner (rule DC56).
 */
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
 * Whether the digits in a certificate may be a party's NIT followed by its check digit. The same digits may be the
 * number of another person or a foreigner, without check digit.
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
