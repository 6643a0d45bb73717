/** The days on which a code may be used, both included. An absent bound is unknown or does not exist. */
export interface Validity {
  /** First day, `YYYY-MM-DD`. */
  readonly from?: string
  readonly until?: string
}

/** A code list of the authority: codes with their Spanish names. */
export class CodeList {
  /** Name of the list for callers, as in `GET /v1/codes/{list}` and `radicar codes`: `payment-means`. */
  readonly id: string
  /** The authority's name of the list. */
  readonly name: string
  private readonly lines: string
  private readonly validities: Readonly<Record<string, Validity>>
  private entries: ReadonlyMap<string, string> | undefined

  /**
   * Creates a list. `lines` has one `code<TAB>name` per line and is parsed at the first look-up. `validities` has the
   * codes that may not be used on every day.
   */
  constructor(id: string, name: string, lines: string, validities: Readonly<Record<string, Validity>> = {}) {
    this.id = id
    this.name = name
    this.lines = lines
    this.validities = validities
  }

  private get map(): ReadonlyMap<string, string> {
    this.entries ??= new Map(
      this.lines.split("\n").map((line) => {
        const tab = line.indexOf("\t")
        return tab < 0 ? ([line, ""] as const) : ([line.slice(0, tab), line.slice(tab + 1)] as const)
      })
    )
    return this.entries
  }

  /** Whether the list has the code. */
  has(code: string): boolean {
    return this.map.has(code)
  }

  /** The Spanish name of a code. */
  nameOf(code: string): string | undefined {
    return this.map.get(code)
  }

  /** The days on which a code may be used; `undefined` if it may always be used. */
  validityOf(code: string): Validity | undefined {
    return Object.hasOwn(this.validities, code) ? this.validities[code] : undefined
  }

  /** Every code with its name, in the list's order. */
  all(): Iterable<readonly [code: string, name: string]> {
    return this.map
  }
}
