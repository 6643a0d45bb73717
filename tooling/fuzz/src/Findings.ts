/** Something that must not be, with what led to it. */
export interface Finding {
  /** What must hold and did not, in a few words. */
  readonly what: string
  /** Which input: enough to make it again with the seed. */
  readonly input: string
  readonly detail: string
}

/** What one part of a run has seen. */
export interface PartReport {
  readonly name: string
  readonly inputs: number
  readonly seconds: number
  /** How often each outcome came. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Milliseconds that the slowest input took. */
  readonly slowest: number
  /** Largest resident set of this process, in MiB: what other parts took before is in it. */
  readonly peakMebibytes: number
  readonly findings: ReadonlyArray<Finding>
}

/** Findings of one kind that are kept; the others are counted only. */
const keptOfAKind = 5

/** Counts and keeps what a part of a run sees. */
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

  /** Counts an answered input and its milliseconds; answers the largest resident set so far, in MiB. */
  outcome(what: string, millis: number): number {
    this.inputs += 1
    this.outcomeAlso(what)
    this.slowest = Math.max(this.slowest, millis)
    // asking takes as long as some answers do
    if (this.inputs % 16 === 0) this.peak = Math.max(this.peak, process.memoryUsage.rss())
    return this.peak / 2 ** 20
  }

  /** Counts a further outcome of an input that is already counted. */
  outcomeAlso(what: string): void {
    this.outcomes.set(what, (this.outcomes.get(what) ?? 0) + 1)
  }

  /** Something that must not be. */
  found(what: string, input: string, detail: string): void {
    const known = this.kinds.get(what) ?? 0
    this.kinds.set(what, known + 1)
    if (known < keptOfAKind) this.findings.push({ what, input, detail: detail.slice(0, 2000) })
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
