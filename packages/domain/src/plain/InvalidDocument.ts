/** One fault of a document. */
export interface DocumentViolation {
  /** Code of the authority's rule; `RAD…` is a rule of form. */
  readonly rule: string
  /** JSON path into the body: `$.Items[0].SubtotalAmount`. */
  readonly path: string
  readonly message: string
  readonly expected: string
  readonly actual: string
}

/** The findings of the rules in a document. */
export interface DocumentFindings {
  /** Reasons for which the authority would refuse the document. */
  readonly violations: ReadonlyArray<DocumentViolation>
  /** The number of violations, if `violations` lists only the first 200. */
  readonly violationsTotal?: number
  /** Faults that the authority notifies of but accepts. */
  readonly notifications: ReadonlyArray<DocumentViolation>
}

/** The document breaks rules, so it has no key and cannot be rendered or printed. */
export class InvalidDocument extends Error implements DocumentFindings {
  override readonly name = "InvalidDocument"
  readonly violations: ReadonlyArray<DocumentViolation>
  declare readonly violationsTotal?: number
  readonly notifications: ReadonlyArray<DocumentViolation>

  constructor({ notifications, violations, violationsTotal }: DocumentFindings) {
    const [first] = violations
    const count = violationsTotal ?? violations.length
    const broken = count === 1 ? "1 rule:" : `${count} rules, first`
    super(`the document breaks ${broken} ${first?.rule} at ${first?.path}`)
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

/**
 * A value that `check` of this copy of `@radicar/domain` did not return, in a function that takes its result. The
 * functions for Effect have documents of their own, and two versions of a package do not share theirs.
 */
export class ForeignDocument extends TypeError {
  override readonly name = "ForeignDocument"

  constructor() {
    super(
      "the document is not a valid result of check, or comes from another copy of @radicar/domain: call check again"
    )
  }
}
