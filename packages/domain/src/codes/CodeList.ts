/** The days on which a code may be used, both included. An absent bound is unknown or does not exist. */
export interface Validity {
  /** First day, `YYYY-MM-DD`. */
  readonly from?: string
  readonly until?: string
}

const valueOf = <A>(values: Readonly<Record<string, A>> | undefined, code: string): A | undefined =>
  values !== undefined && Object.hasOwn(values, code) ? values[code] : undefined

/** Sources that have a code and those that lack it, in both languages. */
export interface Doubt {
  readonly en: string
  readonly es: string
}

/** Facts about some codes of a list. */
export interface CodeFacts {
  /** The codes that may not be used on every day. */
  readonly validities?: Readonly<Record<string, Validity>>
  /**
   * Codes on which the sources differ, each with the sources that have it and those that lack it. The authority may
   * reject them, so they are filed with a notification.
   */
  readonly doubts?: Readonly<Record<string, Doubt>>
}

/** A code list of the authority: codes with their Spanish names. */
export class CodeList {
  /** Name of the list for callers, as in `GET /v1/codes/{list}` and `radicar codes`: `payment-means`. */
  readonly id: string
  /** The authority's name of the list. */
  readonly name: string
  private readonly lines: string
  private readonly facts: CodeFacts
  private entries: ReadonlyMap<string, string> | undefined

  /**
   * Creates a list. `lines` has one `code<TAB>name` per line and is parsed at the first look-up. `facts` are about some
   * of these codes.
   */
  constructor(id: string, name: string, lines: string, facts: CodeFacts = {}) {
    this.id = id
    this.name = name
    this.lines = lines
    this.facts = facts
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
    return valueOf(this.facts.validities, code)
  }

  /** The sources that have a code and those that lack it; `undefined` if they agree. */
  doubtOf(code: string): Doubt | undefined {
    return valueOf(this.facts.doubts, code)
  }

  /** Every code with its name, in the list's order. */
  all(): Iterable<readonly [code: string, name: string]> {
    return this.map
  }
}
