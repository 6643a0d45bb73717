import type { ClaimKind } from "./clients/claimKinds.ts"
import type { Disruption } from "./disruptions/disrupt.ts"
import type { Finding, FindingKind } from "./ledgers/compareLedgers.ts"

/** Number of findings by kind. */
type FindingCounts = Readonly<Record<FindingKind, number>>

/** Figures of the filings of one kind of claim. */
export interface KindReport extends FindingCounts {
  readonly kind: ClaimKind
  readonly filings: number
  /** Number of documents that the authority accepted. */
  readonly accepted: number
  readonly rejected: number
  /**
   * Number of filings whose clients left before anything was recorded, or after the authority declined to process the
   * document.
   */
  readonly notFiled: number
}

/** Counts of disruptions, figures of filings, and findings of a run. */
export interface ChaosReport extends Readonly<Record<Disruption, number>> {
  readonly kinds: ReadonlyArray<KindReport>
  /** Number of invoices issued in contingency (type 04), that is, while the authority was down. */
  readonly inContingency: number
  /** Number of filings that the service finished alone, because their clients left without an outcome. */
  readonly finishedAlone: number
  readonly retries: number
  /** Number of the authority's faults that occurred. */
  readonly faults: number
  /** Number of answers of the service by HTTP status. */
  readonly answers: Readonly<Record<string, number>>
  /** Number of service processes that ended by themselves after they were up. */
  readonly brokeDown: number
  readonly failedStarts: number
  /** Number of retained certificates after every submission was settled, which should be none. */
  readonly certificatesLeft: number
  readonly findings: ReadonlyArray<Finding>
  /** Seconds from the start until the last client had its outcome. */
  readonly seconds: number
  /** Seconds from the last client's outcome until no submission was open. */
  readonly settlingSeconds: number
}

/** Counts findings by kind. */
export const countFindings = (findings: ReadonlyArray<Finding>): FindingCounts => {
  const count = (kind: FindingKind): number => findings.filter((finding) => finding.kind === kind).length
  return { lost: count("lost"), doubled: count("doubled"), stuck: count("stuck"), different: count("different") }
}

/** Adds a figure over all kinds of claims. */
export const total = ({ kinds }: ChaosReport, figure: Exclude<keyof KindReport, "kind">): number =>
  kinds.reduce((sum, kind) => sum + kind[figure], 0)

/** Whether the run found no violation, no broken process and no certificate left over. */
export const hasPassed = ({ brokeDown, certificatesLeft, findings }: ChaosReport): boolean =>
  findings.length === 0 && brokeDown === 0 && certificatesLeft === 0

const figures = ["filings", "accepted", "rejected", "notFiled", "lost", "doubled", "stuck", "different"] as const

/** Formats the figures as a table with a line for each kind of claim, and one for the sums. */
const kindLines = (report: ChaosReport): ReadonlyArray<string> => {
  const line = (name: string, cells: ReadonlyArray<string | number>): string =>
    [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(10))].join("")
  return [
    line(
      "claim",
      figures.map((figure) => (figure === "notFiled" ? "not filed" : figure))
    ),
    ...report.kinds.map((kind) =>
      line(
        kind.kind,
        figures.map((figure) => kind[figure])
      )
    ),
    line(
      "all",
      figures.map((figure) => total(report, figure))
    )
  ]
}

/** Formats the report as tables. */
export const reportText = (report: ChaosReport): string => {
  const rows: ReadonlyArray<readonly [string, number | string]> = [
    ["issued in contingency", report.inContingency],
    ["finished without their client", report.finishedAlone],
    ["kills", report.kills],
    ["database restarts", report.databaseRestarts],
    ["connection losses", report.connectionLoss],
    ["disk full", report.diskFull],
    ["clock jumps", report.clockJumps],
    ["version switches", report.versionSwitches],
    ["fail-overs", report.failOvers],
    ["retries", report.retries],
    ["faults of the authority", report.faults],
    [
      "answers",
      Object.entries(report.answers)
        .map(([status, n]) => `${status}: ${n}`)
        .join(", ")
    ],
    ["starts without a database", report.failedStarts],
    ["seconds", report.seconds.toFixed(1)],
    ["filings/s", (total(report, "filings") / report.seconds).toFixed(1)],
    ["seconds until all was settled", report.settlingSeconds.toFixed(1)],
    ["processes that broke down", report.brokeDown],
    ["certificates left", report.certificatesLeft]
  ]
  const firstFindings = report.findings.slice(0, 20).map(({ id, kind, what }) => `${kind} ${id}: ${what}`)
  return [
    ...kindLines(report),
    "",
    ...rows.map(([name, value]) => `${name.padEnd(32)}${value}`),
    ...firstFindings
  ].join("\n")
}
