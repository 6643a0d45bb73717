/** The series of one name. */
interface Family {
  /** Its lines `HELP` and `TYPE`. */
  readonly head: ReadonlyArray<string>
  /** Whether its series of several processes are added up. */
  readonly isCounted: boolean
  readonly values: Map<string, string>
}

const added = (left: string, right: string): string => String(Number(left) + Number(right))

/** The families of one text that `exposition` has written. */
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
 * The measurements of several processes as one text in the format of Prometheus: counters and histograms are added up,
 * and of a gauge that several have, the first counts.
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

/** What of the measurements of a process that has ended still counts: not its gauges. */
export const countedExposition = (text: string): string =>
  written(familiesOf(text).filter(({ isCounted }) => isCounted))
