import type { ClusterTiming } from "@radicar/fixtures/postgres/PatroniCluster"
import { type ChaosReport, countFindings, total } from "../ChaosReport.ts"
import type { FailOverFindings } from "../ledgers/judgeFailOver.ts"
import { type Pass, passName } from "./passes.ts"

/** Result of a run in which the leader of a cluster is lost once. Times are in seconds from the loss. */
export interface FailOverReport extends Pass, FailOverFindings {
  readonly report: ChaosReport
  /** Longest time in which no client got an outcome. */
  readonly pause: number
  /** Time until a member was the leader; `undefined` if none was within four minutes. */
  readonly elected: number | undefined
  /** Time until the cluster had all standbys again; `undefined` if it had not within eight minutes. */
  readonly restored: number | undefined
}

/** Results of all passes, with what they depend on. */
export interface ClusterReport {
  readonly seed: number
  readonly timing: ClusterTiming | undefined
  /** Programs with their versions. */
  readonly versions: ReadonlyArray<string>
  readonly passes: ReadonlyArray<FailOverReport>
}

/** Findings that count against a pass: with strict replication every one, since then no standby may lack anything. */
const counted = ({ excused, findings, replication }: FailOverReport): FailOverReport["findings"] =>
  replication === "strict" ? [...findings, ...excused] : findings

/** Whether a pass lost no more than its replication allows. */
export const passHolds = (pass: FailOverReport): boolean =>
  counted(pass).length + pass.twice.length + pass.otherBytes.length + pass.rejectedNumbers.length === 0 &&
  pass.report.brokeDown + pass.report.certificatesLeft === 0

const seconds = (value: number | undefined): string => value?.toFixed(1) ?? "never"

const columns: ReadonlyArray<readonly [title: string, cell: (pass: FailOverReport) => string | number]> = [
  ["pass", passName],
  ["filings", ({ report }) => total(report, "filings")],
  ["accepted", ({ report }) => total(report, "accepted")],
  ["lacked", ({ lacked }) => lacked.length],
  ["lost", (pass) => countFindings(counted(pass)).lost],
  ["doubled", (pass) => countFindings(counted(pass)).doubled],
  ["stuck", (pass) => countFindings(counted(pass)).stuck],
  ["different", (pass) => countFindings(counted(pass)).different],
  ["twice", ({ twice }) => twice.length],
  ["bytes", ({ otherBytes }) => otherBytes.length],
  ["rejected", ({ rejectedNumbers }) => rejectedNumbers.length],
  ["503", ({ report }) => report.answers["503"] ?? 0],
  ["500", ({ report }) => report.answers["500"] ?? 0],
  ["pause s", ({ pause }) => seconds(pause)],
  ["leader s", ({ elected }) => seconds(elected)],
  ["whole s", ({ restored }) => seconds(restored)],
  ["holds", (pass) => (passHolds(pass) ? "yes" : "no")]
]

const line = (cells: ReadonlyArray<string | number>): string => `| ${cells.join(" | ")} |`

/** Formats the titles of the table of passes. */
const titleLines: ReadonlyArray<string> = [line(columns.map(([title]) => title)), line(columns.map(() => "---"))]

/** Formats a pass as a line of the table. */
const passLine = (pass: FailOverReport): string => line(columns.map(([, cell]) => cell(pass)))

/** Formats the results as a Markdown table, under a line with what they depend on. */
export const clusterText = ({ passes, seed, timing, versions }: ClusterReport): string => {
  const { loop_wait: loopWait, retry_timeout: retryTimeout, ttl } = timing ?? {}
  return [
    `seed ${seed}, ttl ${ttl}, loop_wait ${loopWait}, retry_timeout ${retryTimeout}, ${versions.join(", ")}`,
    "",
    ...titleLines,
    ...passes.map(passLine)
  ].join("\n")
}

/** Formats a pass with its own findings, at most twenty of each list. */
export const passText = (pass: FailOverReport): string =>
  [
    ...titleLines,
    passLine(pass),
    ...[counted(pass), pass.twice, pass.otherBytes, pass.rejectedNumbers]
      .flatMap((findings) => findings.slice(0, 20))
      .map(({ id, kind, what }) => `${kind} ${id}: ${what}`)
  ].join("\n")
