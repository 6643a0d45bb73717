import { assert, describe, it } from "vitest"
import { mayMount } from "../src/disruptions/SmallDisk.ts"
import { chaos, documented, midnightIsNear, tenMinutes } from "./support/chaos.ts"

describe.skipIf(midnightIsNear)("whatever dies in between, a document is filed once or clearly not at all", () => {
  it("its page shows the command of the first of these", () => assert.lengthOf(documented, 1))

  it(
    "while processes of the service are killed and the authority fails",
    async () => {
      // a tenth of what the page shows; `chaos.long.test.ts` runs the whole
      const report = await chaos({ ...documented[0], filings: 200, kills: 4 })
      assert.strictEqual(report.kills, 4)
      assert.isAtLeast(report.faults, 20)
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

  it(
    "while the tables of an earlier version are migrated and its documents rewritten",
    async () => {
      const { earlier, kills } = await chaos({ filings: 60, kills: 2, clients: 16, seed: 10, earlier: 100 })
      assert.strictEqual(kills, 2)
      assert.strictEqual(earlier.kept, 100)
      assert.isAtLeast(earlier.rewritten, 1)
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
