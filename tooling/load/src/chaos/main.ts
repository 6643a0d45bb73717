import { missingPackages } from "@radicar/fixtures/postgres/clusterPrograms"
import { type ChaosOptions, readOptions } from "./ChaosOptions.ts"
import { hasPassed, reportText } from "./ChaosReport.ts"
import { clusterText, passHolds, passText } from "./cluster/ClusterReport.ts"
import type { Pass } from "./cluster/passes.ts"
import { runClusterChaos } from "./cluster/runClusterChaos.ts"
import { runChaos } from "./runChaos.ts"

/** Exit code of a run for which programs are missing. */
const SKIPPED = 2

/** Runs the passes with a cluster, and prints each and then all; returns the exit code. */
const runPasses = async (options: ChaosOptions, passes: ReadonlyArray<Pass>): Promise<number> => {
  const missing = missingPackages()
  if (missing.length > 0) {
    console.log(`Skipped: a cluster needs the Debian packages ${missing.join(", ")}.`)
    return SKIPPED
  }
  const report = await runClusterChaos(options, passes, (pass) => {
    console.log(`${reportText(pass.report)}\n\n${passText(pass)}\n`)
  })
  console.log(clusterText(report))
  return report.passes.every(passHolds) ? 0 : 1
}

const options = readOptions(process.argv.slice(2))
if (options.passes === undefined) {
  const report = await runChaos(options)
  console.log(reportText(report))
  process.exitCode = hasPassed(report) ? 0 : 1
} else process.exitCode = await runPasses(options, options.passes)
