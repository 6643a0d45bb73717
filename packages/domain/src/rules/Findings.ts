import { Schema } from "effect"
import { Violation } from "./Violation.ts"

/** What the rules found in a document. */
export const Findings = Schema.Struct({
  /** What keeps the authority from accepting it; empty when it can be filed. */
  violations: Schema.Array(Violation),
  /** What the authority accepts and complains about. */
  notifications: Schema.Array(Violation)
}).annotate({ identifier: "Findings" })

/** See {@link Findings}. */
export type Findings = typeof Findings.Type

/** Findings of a body that could not be read as a document. */
export const formFindings = (violations: ReadonlyArray<Violation>): Findings => ({ violations, notifications: [] })
