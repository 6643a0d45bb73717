import type { ClaimKind } from "./clients/claimKinds.ts"
import type { Disruption } from "./disruptions/disrupt.ts"
import type { Finding, FindingKind } from "./ledgers/compareLedgers.ts"

/** Number of findings by kind. */
type FindingCounts = Readonly<Record<FindingKind, number>>

/** Figures of the filings of one kind of claim. */
export interface KindReport extends FindingCounts {
  readonly kind: ClaimKind
  readonly filings: number
  /** Documents that the authority accepted. */
  readonly accepted: number
  readonly rejected: number
  /** Filings whose clients left before anything was recorded, or after the authority declined to process it. */
  readonly notFiled: number
}

/** Figures and findings of a run. */
export interface ChaosReport extends Readonly<Record<Disruption, number>> {
  readonly kinds: ReadonlyArray<KindReport>
  /** Invoices that were issued in contingency (type 04). */
  readonly inContingency: number
  /** Filings whose clients left without an outcome and that the service finished alone. */
  readonly finishedAlone: number
  readonly retries: number
  /** Faults of the authority that occurred. */
  readonly faults: number
  /** Answers of the service by HTTP status. */
  readonly answers: Readonly<Record<string, number>>
  /** Processes of the service that ended by themselves after they were up. */
  readonly brokeDown: number
  readonly failedStarts: number
  /** Certificates that are retained although nothing is open. */
  readonly certificatesLeft: number
  readonly findings: ReadonlyArray<Finding>
  /** Seconds until the last client had its outcome. */
  readonly seconds: number
  /** Seconds from then until nothing was open. */
  readonly settlingSeconds: number
}

/** Counts findings by kind. */
export const countFindings = (findings: ReadonlyArray<Finding>): FindingCounts => {
  const count = (kind: FindingKind): number => findings.filter((finding) => finding.kind === kind).length
  return { lost: count("lost"), doubled: count("doubled"), stuck: count("stuck"), different: count("different") }
}

/** Sum of a figure over all kinds of claims. */
export const total = ({ kinds }: ChaosReport, figure: Exclude<keyof KindReport, "kind">): number =>
  kinds.reduce((sum, kind) => sum + kind[figure], 0)

/** Whether every check held. */
export const held = ({ brokeDown, certificatesLeft, findings }: ChaosReport): boolean =>
  findings.length === 0 && brokeDown === 0 && certificatesLeft === 0

const figures = ["filings", "accepted", "rejected", "notFiled", "lost", "doubled", "stuck", "different"] as const

/** The figures by kind of claim, a line each, and their sums. */
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

/** The report as tables. */
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
