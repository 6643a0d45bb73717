import { nitCheckDigit } from "@radicar/domain/Nit"

/**
 * The NIT in a certificate without its check digit, which some authorities write behind it. Companies' NITs have nine
 * digits and begin with 8 or 9; ten digits that begin otherwise are an identity card's.
 */
export const certificateNitNumber = (nit: string | undefined): string | undefined => {
  if (nit === undefined || !/^[1-9][0-9]{0,9}$/u.test(nit)) return undefined
  const number = nit.slice(0, 9)
  return /^[89][0-9]{9}$/u.test(nit) && nitCheckDigit(number) === nit.slice(9) ? number : nit
}
