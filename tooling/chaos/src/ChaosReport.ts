import type { Disruption } from "./disruptions/disrupt.ts"
import type { Finding, FindingKind } from "./ledgers/compareLedgers.ts"

/** Figures and findings of a run. */
export interface ChaosReport extends Readonly<Record<Disruption, number>> {
  readonly filings: number
  readonly accepted: number
  readonly rejected: number
  /** Filings whose clients left without an outcome and that the service finished alone. */
  readonly finishedAlone: number
  /** Filings whose clients left before anything was recorded, or after the authority declined to process it. */
  readonly notFiled: number
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

/** Number of findings of a kind. */
const count = ({ findings }: ChaosReport, kind: FindingKind): number =>
  findings.filter((finding) => finding.kind === kind).length

/** Whether every check held. */
export const held = ({ brokeDown, certificatesLeft, findings }: ChaosReport): boolean =>
  findings.length === 0 && brokeDown === 0 && certificatesLeft === 0

/** The report as a table. */
export const reportText = (report: ChaosReport): string => {
  const rows: ReadonlyArray<readonly [string, number | string]> = [
    ["filings", report.filings],
    ["accepted", report.accepted],
    ["rejected", report.rejected],
    ["finished without their client", report.finishedAlone],
    ["not filed, client gone", report.notFiled],
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
    ["filings/s", (report.filings / report.seconds).toFixed(1)],
    ["seconds until all was settled", report.settlingSeconds.toFixed(1)],
    ["lost", count(report, "lost")],
    ["doubled", count(report, "doubled")],
    ["stuck", count(report, "stuck")],
    ["answered differently", count(report, "different")],
    ["processes that broke down", report.brokeDown],
    ["certificates left", report.certificatesLeft]
  ]
  const firstFindings = report.findings.slice(0, 20).map(({ kind, number, what }) => `${kind} SETP${number}: ${what}`)
  return [...rows.map(([name, value]) => `${name.padEnd(32)}${value}`), ...firstFindings].join("\n")
}
