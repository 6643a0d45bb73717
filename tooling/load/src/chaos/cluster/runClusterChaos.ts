import { clusterPrograms, versionOf } from "@radicar/fixtures/postgres/clusterPrograms"
import { type ClusterTiming, PatroniCluster } from "@radicar/fixtures/postgres/PatroniCluster"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { ChaosOptions } from "../ChaosOptions.ts"
import { databaseLedger, type Row } from "../ledgers/DatabaseLedger.ts"
import { judgeFailOver } from "../ledgers/judgeFailOver.ts"
import { runInScene } from "../runChaos.ts"
import { startScene } from "../Scene.ts"
import type { ClusterReport, FailOverReport } from "./ClusterReport.ts"
import { type FailedOver, failOver, longestPause } from "./FailOver.ts"
import type { Pass } from "./passes.ts"

/** Reads the submissions that a former leader had, from a server on the copy of its data. */
const formerLedger = async (
  { formerLeader }: Pick<FailedOver, "formerLeader">,
  databaseUrl: string
): Promise<ReadonlyArray<Row>> => {
  if (formerLeader === undefined) return []
  const server = await formerLeader()
  try {
    return await databaseLedger(Object.assign(new URL(server.url), { pathname: new URL(databaseUrl).pathname }).href)
  } finally {
    await server.stop()
  }
}

const logsOf = (options: ChaosOptions, pass: Pass): string | undefined => {
  if (options.logs === undefined) return undefined
  const folder = join(options.logs, `${pass.replication}-${pass.disturbance}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Files documents while a cluster of its own loses its leader once, and judges what was filed. */
const runPass = async (options: ChaosOptions, pass: Pass): Promise<readonly [FailOverReport, ClusterTiming]> => {
  const logs = logsOf(options, pass)
  await using stack = new AsyncDisposableStack()
  const cluster = await PatroniCluster.start(pass.replication, logs)
  stack.defer(cluster.stop)
  let failedOver: FailedOver | undefined
  const scene = await startScene(logs === undefined ? options : { ...options, logs }, {
    url: cluster.url,
    failOver: async () => {
      failedOver = await failOver(cluster, pass)
    }
  })
  stack.use(scene)
  const { ledgers, outcomes, report } = await runInScene(options, scene)
  if (failedOver === undefined) throw new Error("The run ended before its fail-over.")
  const { elected, started, restored } = failedOver
  const end = performance.now()
  const secondsUntil = (instant: number | undefined) => instant && (instant - started) / 1000
  return [
    {
      ...pass,
      ...judgeFailOver(report.findings, ledgers, await formerLedger(failedOver, scene.databaseUrl)),
      report,
      pause: longestPause(outcomes, { from: started, to: elected ?? restored ?? end, end }) / 1000,
      elected: secondsUntil(elected),
      restored: secondsUntil(restored)
    },
    cluster.timing
  ]
}

/** Runs each pass with a new cluster, one after the other; `onPass` gets its report. */
export const runClusterChaos = async (
  options: ChaosOptions,
  passes: ReadonlyArray<Pass>,
  onPass: (report: FailOverReport) => void
): Promise<ClusterReport> => {
  const reports: Array<FailOverReport> = []
  let timing: ClusterTiming | undefined
  for (const pass of passes) {
    const [report, seen] = await runPass({ ...options, failOvers: 1 }, pass)
    timing = seen
    reports.push(report)
    onPass(report)
  }
  const versions = clusterPrograms.map((program) => `${program} ${versionOf(program)}`)
  return { seed: options.seed, timing, versions: [...versions, `Node ${process.versions.node}`], passes: reports }
}
