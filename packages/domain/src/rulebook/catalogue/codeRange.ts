/**
 * Lists codes from one number to another: `codeRange("AM", 5, 7)` is AM05, AM06, AM07. Payroll codes have three digits.
 */
export const codeRange = (letters: string, from: number, to: number, digits = 2): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => letters + String(from + index).padStart(digits, "0"))
