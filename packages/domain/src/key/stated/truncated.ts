/**
 * An amount as the keys want it: two fraction digits, the others cut off and not rounded (annex FE 1.9 §11.2, payroll
 * annex §8.1). A text that is no plain decimal stays as it is.
 */
export const truncated = (amount: string): string => {
  const match = /^(-?[0-9]+)(?:\.([0-9]*))?$/u.exec(amount)
  return match === null ? amount : `${match[1]}.${(match[2] ?? "").slice(0, 2).padEnd(2, "0")}`
}
