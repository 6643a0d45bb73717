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
 * Reads a NIT of at most ten digits as people write it: `900373115`, `900.373.115`, `900373115-3`. Points and blanks
 * are dropped; a check digit behind a hyphen must be the right one. `undefined` if it is not a NIT.
 */
export const parseNit = (text: string): Nit | undefined => {
  const match = /^([1-9][0-9]{0,9})(?:-([0-9]))?$/u.exec(text.replaceAll(/[. ]/gu, ""))
  const number = match?.[1]
  if (number === undefined) return undefined
  const checkDigit = nitCheckDigit(number)
  if (checkDigit === undefined || (match?.[2] !== undefined && match[2] !== checkDigit)) return undefined
  return { number, checkDigit }
}
