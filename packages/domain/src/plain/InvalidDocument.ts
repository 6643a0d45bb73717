import type { Findings, Violation } from "../rules/Violation.ts"

/** The document breaks rules, so it has no key and cannot be printed. */
export class InvalidDocument extends Error implements Findings {
  override readonly name = "InvalidDocument"
  readonly violations: ReadonlyArray<Violation>
  declare readonly violationsTotal?: number
  readonly notifications: ReadonlyArray<Violation>

  constructor({ notifications, violations, violationsTotal }: Findings) {
    const [first] = violations
    super(`the document breaks ${violationsTotal ?? violations.length} rules, first ${first?.rule} at ${first?.path}`)
    this.violations = violations
    this.notifications = notifications
    if (violationsTotal !== undefined) this.violationsTotal = violationsTotal
  }
}

/** The text of a document is not JSON, repeats a key, or nests too deeply. `line` and `column` count from 1. */
export class MalformedJson extends Error {
  override readonly name = "MalformedJson"
  readonly line: number
  readonly column: number

  constructor(message: string, { column, line }: { readonly line: number; readonly column: number }) {
    super(message)
    this.line = line
    this.column = column
  }
}
