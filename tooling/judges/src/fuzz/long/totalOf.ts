import type { PartReport } from "../Findings.ts"

const sum = (left: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(left), ...Object.keys(right)])]
      .toSorted()
      .map((key) => [key, (left[key] ?? 0) + (right[key] ?? 0)])
  )

/** Adds the reports of portions by kind. Seconds are added over all processes. */
export const totalOf = (reports: ReadonlyArray<PartReport>): ReadonlyArray<PartReport> =>
  Array.from(Map.groupBy(reports, ({ name }) => name).values(), (portions) =>
    portions.reduce((total, each) => ({
      name: total.name,
      inputs: total.inputs + each.inputs,
      seconds: total.seconds + each.seconds,
      outcomes: sum(total.outcomes, each.outcomes),
      slowest: Math.max(total.slowest, each.slowest),
      peakMebibytes: Math.max(total.peakMebibytes, each.peakMebibytes),
      findings: [...total.findings, ...each.findings]
    }))
  )
