import type { RulePrefix } from "./DocumentKind.ts"
import type { Finding } from "./Finding.ts"

/**
 * Gives findings of the invoice's rules the codes of another kind: the annexes number the same rule alike and only
 * change the letters before it. Codes of no document (VLR01, ZE02, DC…) stay as they are.
 */
export const relabel = (findings: ReadonlyArray<Finding>, prefix: RulePrefix): ReadonlyArray<Finding> =>
  findings.map((finding) => ({ ...finding, code: finding.code.replace(/^F(?=[A-Z]{2}\d)/u, prefix) }))
