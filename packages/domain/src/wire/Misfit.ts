import type { Wording } from "../rules/Wording.ts"

/**
 * A value of the wire that a field cannot take.
 *
 * `rule` is the authority's rule code where one speaks of exactly this, otherwise absent. `shows` says what a report
 * shows of the value: of a secret nothing, of one that should have been an object or a list only its kind.
 */
export class Misfit {
  readonly expected: Wording
  readonly rule: string | undefined
  readonly shows: "value" | "shape" | "nothing"

  constructor(expected: Wording, options?: { readonly rule?: string; readonly shows?: "value" | "shape" | "nothing" }) {
    this.expected = expected
    this.rule = options?.rule
    this.shows = options?.shows ?? "value"
  }
}
