const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/**
 * Check digit (DV) of a NIT: weights from the rightmost digit, sum modulo 11, the remainder itself when below 2 and
 * 11 minus it otherwise. `undefined` for a text that is not 1 to 15 digits.
 */
export const checkDigit = (nit: string): string | undefined => {
  if (!/^\d{1,15}$/u.test(nit)) return undefined
  const sum = [...nit].toReversed().reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  const remainder = sum % 11
  return String(remainder < 2 ? remainder : 11 - remainder)
}
