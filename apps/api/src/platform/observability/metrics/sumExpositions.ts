/** The series of one metric. */
interface Family {
  /** The lines `# HELP` and `# TYPE` of the metric. */
  readonly head: ReadonlyArray<string>
  /** Whether series of several processes are added up. */
  readonly isCounted: boolean
  readonly values: Map<string, string>
}

const added = (left: string, right: string): string => String(Number(left) + Number(right))

/** The metrics in an output of `exposition`. */
const familiesOf = (text: string): ReadonlyArray<Family> => {
  const families: Array<Family> = []
  let help: ReadonlyArray<string> = []
  for (const line of text.split("\n")) {
    if (line.startsWith("# HELP ")) {
      help = [line]
    } else if (line.startsWith("# TYPE ")) {
      families.push({ head: [...help, line], isCounted: !line.endsWith(" gauge"), values: new Map() })
      help = []
    } else if (line !== "") {
      // labels may have spaces, a value has none
      const end = line.lastIndexOf(" ")
      families.at(-1)?.values.set(line.slice(0, end), line.slice(end + 1))
    }
  }
  return families
}

const written = (families: Iterable<Family>): string =>
  [...families]
    .flatMap(({ head, values }) => [...head, ...[...values].map(([series, value]) => `${series} ${value}`)])
    .map((line) => `${line}\n`)
    .join("")

/**
 * Metrics of several processes as one text in the format of Prometheus. Counters and histograms are added up; for a
 * gauge, the first process wins.
 */
export const sumExpositions = (texts: ReadonlyArray<string>): string => {
  const all = new Map<string, Family>()
  for (const family of texts.flatMap(familiesOf)) {
    const name = family.head.at(-1) ?? ""
    const sum = all.get(name) ?? { ...family, values: new Map<string, string>() }
    all.set(name, sum)
    for (const [series, value] of family.values) {
      const before = sum.values.get(series)
      if (before === undefined) sum.values.set(series, value)
      else if (sum.isCounted) sum.values.set(series, added(before, value))
    }
  }
  return written(all.values())
}

/** The metrics that remain after a process has ended: all but its gauges. */
export const countedExposition = (text: string): string =>
  written(familiesOf(text).filter(({ isCounted }) => isCounted))
