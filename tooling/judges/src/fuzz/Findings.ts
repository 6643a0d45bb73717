/** A violation with the input that led to it. */
export interface Finding {
  /** The violated rule, in a few words. */
  readonly what: string
  /** Description of the input, enough to recreate it with the seed. */
  readonly input: string
  readonly detail: string
}

/** Figures and findings of one part of a run. */
export interface PartReport {
  readonly name: string
  readonly inputs: number
  readonly seconds: number
  /** Number of inputs by outcome. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Processor time of the slowest input, in milliseconds. */
  readonly slowest: number
  /** Peak of this process's resident memory in MiB, including earlier parts of the run. */
  readonly peakMebibytes: number
  readonly findings: ReadonlyArray<Finding>
}

/** Maximum number of findings of one kind that a report keeps; further findings are only counted. */
const keptOfAKind = 5

/** Collects the outcomes and findings of a part of a run. */
export class Findings {
  private readonly name: string
  private readonly started = performance.now()
  private readonly outcomes = new Map<string, number>()
  private readonly kinds = new Map<string, number>()
  private readonly findings: Array<Finding> = []
  private inputs = 0
  private slowest = 0
  private peak = 0

  constructor(name: string) {
    this.name = name
  }

  /**
   * Counts an answered input and its processor time in milliseconds; returns the peak of resident memory so far, in
   * MiB.
   */
  outcome(what: string, millis: number): number {
    this.inputs += 1
    this.outcomeAlso(what)
    this.slowest = Math.max(this.slowest, millis)
    // reading the memory takes as long as some answers
    if (this.inputs % 16 === 0) this.peak = Math.max(this.peak, process.memoryUsage.rss())
    return this.peak / 2 ** 20
  }

  /** Counts a further outcome of an input that is already counted. */
  outcomeAlso(what: string): void {
    this.outcomes.set(what, (this.outcomes.get(what) ?? 0) + 1)
  }

  /** Records a violation. */
  found(what: string, input: string, detail: string): void {
    const count = this.kinds.get(what) ?? 0
    this.kinds.set(what, count + 1)
    if (count < keptOfAKind) this.findings.push({ what, input, detail: detail.slice(0, 2000) })
  }

  report(): PartReport {
    return {
      name: this.name,
      inputs: this.inputs,
      seconds: (performance.now() - this.started) / 1000,
      outcomes: Object.fromEntries(
        [...this.outcomes, ...[...this.kinds].map(([what, n]) => [`NOT HELD: ${what}`, n] as const)].toSorted()
      ),
      slowest: this.slowest,
      peakMebibytes: Math.max(this.peak, process.memoryUsage.rss()) / 2 ** 20,
      findings: this.findings
    }
  }
}
