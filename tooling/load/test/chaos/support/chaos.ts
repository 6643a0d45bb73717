import { readFileSync } from "node:fs"
import { assert } from "vitest"
import { type ChaosOptions, defaultOptions, readOptions } from "../../../src/chaos/ChaosOptions.ts"
import { type ChaosReport, hasPassed, reportText, total } from "../../../src/chaos/ChaosReport.ts"
import { runChaos } from "../../../src/chaos/runChaos.ts"

/** Runs chaos and expects nothing lost, doubled, stuck or answered differently; a failure prints the table. */
export const chaos = async (options: Partial<ChaosOptions>): Promise<ChaosReport> => {
  const report = await runChaos({ ...defaultOptions, ...options })
  console.log(reportText(report))
  assert.isTrue(hasPassed(report), reportText(report))
  const [filings, accepted] = [total(report, "filings"), total(report, "accepted")]
  // a client that left for ever may never have filed its document
  assert.isAtLeast(accepted + total(report, "rejected") + total(report, "notFiled"), filings)
  assert.isAtLeast(accepted, filings * 0.85)
  assert.notProperty(report.answers, "500")
  return report
}

/** The options of every `chaos` command on its page. */
export const documented: ReadonlyArray<ChaosOptions> = [
  ...readFileSync(new URL("../../../../../docs/operating/chaos.md", import.meta.url), "utf8").matchAll(
    /^```sh\n.* chaos (.*)\n```$/gmu
  )
].map(([, words = ""]) => readOptions(words.split(" ")))

/** How long a test of chaos may take, in milliseconds. */
export const tenMinutes = 600_000

const minuteOfDay = Math.floor((Date.now() / 60_000 - 5 * 60) % (24 * 60))

/** Within a quarter of an hour of midnight in Colombia documents are refused because they are of another day. */
export const midnightIsNear = minuteOfDay < 15 || minuteOfDay > 24 * 60 - 15
