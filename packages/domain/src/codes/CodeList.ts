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

/** A code list of the authority, as far as rules need it: its codes. */
export class CodeList {
  /** Name of the list for callers, as in `GET /v1/codes/{list}` and `radicar codes`: `payment-means`. */
  readonly id: string
  /** The authority's name of the list. */
  readonly name: string
  /** Facts about some of the codes. */
  readonly facts: CodeFacts
  private readonly lines: () => string
  private entries: ReadonlyMap<string, string> | undefined

  /**
   * Creates a list. `lines` has one code per line, or `code<TAB>name`, and is parsed at the first look-up. `facts` are
   * about some of these codes.
   */
  constructor(id: string, name: string, lines: string | (() => string), facts: CodeFacts = {}) {
    this.id = id
    this.name = name
    this.lines = typeof lines === "string" ? () => lines : lines
    this.facts = facts
  }

  protected get map(): ReadonlyMap<string, string> {
    this.entries ??= new Map(
      this.lines()
        .split("\n")
        .map((line) => {
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

  /** The days on which a code may be used; `undefined` if it may always be used. */
  validityOf(code: string): Validity | undefined {
    return valueOf(this.facts.validities, code)
  }

  /** The sources that have a code and those that lack it; `undefined` if they agree. */
  doubtOf(code: string): Doubt | undefined {
    return valueOf(this.facts.doubts, code)
  }

  /** Every code, in the list's order. */
  codes(): ReadonlyArray<string> {
    return [...this.map.keys()]
  }
}

/** A code list with the Spanish name of each code. */
export class NamedCodeList extends CodeList {
  /** The Spanish name of a code. */
  nameOf(code: string): string | undefined {
    return this.map.get(code)
  }

  /** Every code with its name, in the list's order. */
  all(): Iterable<readonly [code: string, name: string]> {
    return this.map
  }

  /** Returns a list with names for the codes of another one: `names` has one per line, in the order of the codes. */
  static of(list: CodeList, names: string): NamedCodeList {
    const lines = (): string => {
      const each = names.split("\n")
      return list
        .codes()
        .map((code, index) => `${code}\t${each[index]}`)
        .join("\n")
    }
    return new NamedCodeList(list.id, list.name, lines, list.facts)
  }
}

const adviceNames = new Map<CodeList, NamedCodeList>()

/** Lets advice name the codes of a list whose names a program need not load, see `names.ts`. */
export const nameInAdvice = (list: CodeList, named: NamedCodeList): void => {
  adviceNames.set(list, named)
}

/** The names of a list's codes for advice; `undefined` if the program has not loaded them. */
export const namesForAdvice = (list: CodeList): NamedCodeList | undefined =>
  list instanceof NamedCodeList ? list : adviceNames.get(list)
