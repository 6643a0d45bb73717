const withholding: ReadonlySet<string> = new Set(["05", "06", "07"])
const perUnit: ReadonlySet<string> = new Set(["02", "21", "22", "23", "24", "32", "33", "34"])

/**
 * How a tax is stated and where: `percentage` and `perUnit` taxes go into `TaxTotal` (rules FAS07, FAX07, FAX09),
 * `withholding` ones into `WithholdingTaxTotal` and never change what is payable (annex FE 1.9 §11.9.1).
 */
export type TaxKind = "percentage" | "perUnit" | "withholding"

/** The kind of a tax by its code. */
export const taxKind = (code: string): TaxKind =>
  withholding.has(code) ? "withholding" : perUnit.has(code) ? "perUnit" : "percentage"
