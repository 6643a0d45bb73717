/**
 * A value of the wire that a field cannot take.
 *
 * `rule` is the authority's rule code where one speaks of exactly this, otherwise absent. `secret` keeps the offending
 * value out of every report.
 */
export class Misfit {
  readonly expected: string
  readonly rule: string | undefined
  readonly secret: boolean

  constructor(expected: string, options?: { readonly rule?: string; readonly secret?: boolean }) {
    this.expected = expected
    this.rule = options?.rule
    this.secret = options?.secret ?? false
  }
}
