/**
 * Prefix of the authority's codes: `NIE` for a payroll, `NIAE` for the note that replaces one. Their numbers are the
 * same.
 */
export type RuleFamily = "NIE" | "NIAE"
