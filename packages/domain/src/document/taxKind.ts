/**
 * How a tax is stated and where: `percentage` and `perUnit` taxes go into `TaxTotal` (rules FAS07, FAX07, FAX09),
 * `withholding` ones into `WithholdingTaxTotal` and never change what is payable (annex FE 1.9 §11.9.1).
 */
export type TaxKind = "percentage" | "perUnit" | "withholding"

const otherKinds: ReadonlyMap<string, TaxKind> = new Map<string, TaxKind>([
  ...["05", "06", "07"].map((code) => [code, "withholding"] as const),
  ...["02", "21", "22", "23", "24", "32", "33", "34"].map((code) => [code, "perUnit"] as const)
])

/** The kind of a tax by its code. */
export const taxKind = (code: string): TaxKind => otherKinds.get(code) ?? "percentage"
