import { Schema } from "effect"

/**
 * One thing that is wrong with a document: the authority's rule code (or one of ours, `RAD…`, where no rule of the
 * authority speaks of it), the JSON path into the caller's body (RFC 9535, `$.Items[0].SubtotalAmount`) or the
 * parameter (`query.limit`), a message in the caller's language, what was expected and what was found. Secrets are
 * never shown.
 */
export const Violation = Schema.Struct({
  rule: Schema.String,
  path: Schema.String,
  message: Schema.String,
  expected: Schema.String,
  actual: Schema.String
}).annotate({ identifier: "Violation" })

/** See {@link Violation}. */
export type Violation = typeof Violation.Type

/** What the rules found in a document. */
export const Findings = Schema.Struct({
  /** What keeps the authority from accepting it; empty when it can be filed. */
  violations: Schema.Array(Violation),
  /** What the authority accepts and complains about. */
  notifications: Schema.Array(Violation),
  /** How many violations there are, where `violations` lists only the first {@link maximumViolations} of them. */
  violationsTotal: Schema.optionalKey(Schema.Int)
}).annotate({ identifier: "Findings" })

/** See {@link Findings}. */
export type Findings = typeof Findings.Type

/** Violations that one answer lists at most: a body of ten thousand faulty lines has said enough by then. */
export const maximumViolations = 200

/** Violations as an answer has them, see {@link listViolations}. */
export type ListedViolations = Pick<Findings, "violations" | "violationsTotal">

/** Violations as an answer lists them: at most {@link maximumViolations}, and how many there are where that is more. */
export const listViolations = (violations: ReadonlyArray<Violation>, total = violations.length): ListedViolations =>
  total <= maximumViolations
    ? { violations }
    : { violations: violations.slice(0, maximumViolations), violationsTotal: total }

/** How many violations there are, listed or not. */
export const countViolations = ({ violations, violationsTotal }: ListedViolations): number =>
  violationsTotal ?? violations.length

/** What two looks at one document found, in their order. */
export const joinFindings = (first: Findings, second: Findings): Findings => ({
  ...listViolations([...first.violations, ...second.violations], countViolations(first) + countViolations(second)),
  notifications: [...first.notifications, ...second.notifications]
})

/** Findings of violations alone. */
export const formFindings = (violations: ReadonlyArray<Violation>): Findings => ({
  ...listViolations(violations),
  notifications: []
})

/** A place in a document: object keys and array positions from the root. */
export type WirePath = ReadonlyArray<string | number>

/** Writes a path as a normalized JSONPath (RFC 9535) with dots where a name allows it: `$.Items[0].Taxes[1].Amount`. */
export const jsonPath = (path: WirePath): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number"
        ? `${text}[${key}]`
        : /^[A-Za-z_][A-Za-z0-9_]*$/u.test(key)
          ? `${text}.${key}`
          : `${text}[${JSON.stringify(key)}]`,
    "$"
  )
