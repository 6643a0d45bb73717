import { readFileSync } from "node:fs"
import { assert, describe, it } from "vitest"
import { type ChaosOptions, defaultOptions, readOptions } from "../src/ChaosOptions.ts"
import { held, reportText } from "../src/ChaosReport.ts"
import { mayMount } from "../src/disruptions/SmallDisk.ts"
import { runChaos } from "../src/runChaos.ts"

/** Runs chaos and expects nothing lost, doubled, stuck or answered differently; a failure prints the table. */
const chaos = async (options: Partial<ChaosOptions>) => {
  const report = await runChaos({ ...defaultOptions, ...options })
  console.log(reportText(report))
  assert.isTrue(held(report), reportText(report))
  // a client that left for ever may never have filed its document
  assert.isAtLeast(report.accepted + report.rejected + report.notFiled, report.filings)
  assert.isAtLeast(report.accepted, report.filings * 0.85)
  assert.notProperty(report.answers, "500")
  assert.notProperty(report.answers, "400")
  return report
}

/** The options of every `chaos` command on its page. */
const documented = [
  ...readFileSync(new URL("../../../docs/chaos.md", import.meta.url), "utf8").matchAll(/^```sh\n.* chaos (.*)\n```$/gmu)
].map(([, words = ""]) => readOptions(words.split(" ")))

const tenMinutes = 600_000

/** Within a quarter of an hour of midnight in Colombia documents are refused because they are of another day. */
const minuteOfDay = Math.floor((Date.now() / 60_000 - 5 * 60) % (24 * 60))
const midnightIsNear = minuteOfDay < 15 || minuteOfDay > 24 * 60 - 15

describe.skipIf(midnightIsNear)("whatever dies in between, a document is filed once or clearly not at all", () => {
  it("its page shows the command of the first of these", () => assert.lengthOf(documented, 1))

  it(
    "while processes of the service are killed and the authority fails",
    async () => {
      const report = await chaos({ ...documented[0] })
      assert.isAtLeast(report.kills, 10)
      assert.isAtLeast(report.faults, 200)
      assert.isAtLeast(report.rejected, 1)
      assert.isAtLeast(report.finishedAlone, 1)
    },
    tenMinutes
  )

  it(
    "while the database crashes, its connections are cut, and clocks jump",
    async () => {
      const report = await chaos({
        filings: 150,
        kills: 1,
        clients: 16,
        seed: 8,
        databaseRestarts: 3,
        connectionLoss: 4,
        clockJumps: 5
      })
      assert.isAbove(report.answers["503"] ?? 0, 0)
    },
    tenMinutes
  )

  it.skipIf(!mayMount())(
    "while the disk of the database is full (needs Linux and a root that may mount)",
    async () => {
      const report = await chaos({ filings: 100, kills: 0, clients: 16, seed: 9, diskFull: 2 })
      assert.isAbove(report.answers["503"] ?? 0, 0)
    },
    tenMinutes
  )
})
