import { maySkip, releaseBefore } from "@radicar/build/earlier/earlierPrograms"
import { assert, describe, it } from "vitest"
import { mayMount } from "@radicar/fixtures/postgres/SmallDisk"
import { total } from "../../src/chaos/ChaosReport.ts"
import { chaos, documented, midnightIsNear, tenMinutes } from "./support/chaos.ts"

describe.skipIf(midnightIsNear)("after any crash, a document is filed once or clearly not at all", () => {
  it(
    "in the run of the page, in which processes are killed and the authority fails",
    async () => {
      const report = await chaos({ ...documented[0] })
      assert.isAtLeast(report.kills, 10)
      assert.isAtLeast(report.faults, 200)
      for (const { accepted, kind } of report.kinds) assert.isAtLeast(accepted, 200, kind)
      assert.isAtLeast(total(report, "rejected"), 1)
      assert.isAtLeast(report.inContingency, 100)
      assert.isAtLeast(report.finishedAlone, 1)
    },
    tenMinutes
  )

  it(
    "while the database crashes, its connections are cut, and clocks jump",
    async () => {
      const report = await chaos({
        filings: 200,
        kills: 2,
        clients: 16,
        seed: 8,
        databaseRestarts: 4,
        connectionLoss: 4,
        clockJumps: 6
      })
      assert.isAbove(report.answers["503"] ?? 0, 0)
    },
    tenMinutes
  )

  it.skipIf(maySkip(releaseBefore))(
    `while the processes of ${releaseBefore} are replaced one by one by these, and these by them`,
    async () => {
      const options = {
        filings: 300,
        kills: 4,
        clients: 16,
        seed: 5,
        versionSwitches: 2,
        from: releaseBefore
      }
      assert.strictEqual((await chaos(options)).kills, 4)
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
