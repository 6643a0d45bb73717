import { readOptions } from "./ChaosOptions.ts"
import { hasPassed, reportText } from "./ChaosReport.ts"
import { runChaos } from "./runChaos.ts"

const report = await runChaos(readOptions(process.argv.slice(2)))
console.log(reportText(report))
process.exitCode = hasPassed(report) ? 0 : 1
