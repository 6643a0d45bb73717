import type { Violation } from "../rules/Violation.ts"

/**
 * A document of another program that breaks rules of form, made by reading alone. It can be printed, and nothing else:
 * its texts are as they were stated, and other values without their form are missing.
 */
export class MisformedDocument<out Checked> {
  /** The leaves that break a rule of form, 200 at most. */
  readonly faults: ReadonlyArray<Violation>
  readonly #content: () => Checked

  /** `content` derives the values to print; it may throw. */
  constructor(content: () => Checked, faults: ReadonlyArray<Violation>) {
    this.#content = content
    this.faults = faults
  }

  /** Applies a printer; `undefined` if it needs a value that the document does not state in its form. */
  print<A>(printer: (content: Checked) => A): A | undefined {
    try {
      return printer(this.#content())
    } catch {
      // reading a value without its form throws, and so may what is computed from a text of another form
      return undefined
    }
  }
}
