import { assert, describe, it } from "vitest"
import { chaos, documented, midnightIsNear, tenMinutes } from "./support/chaos.ts"

describe.skipIf(midnightIsNear)("after any crash, a document is filed once or clearly not at all", () => {
  it("its page shows the command of the first of these", () => assert.lengthOf(documented, 1))

  it(
    "while processes of the service are killed and the authority fails",
    async () => {
      // a small part of what the page shows; `chaos.long.test.ts` runs the whole
      const report = await chaos({ ...documented[0], filings: 100, kills: 2 })
      assert.strictEqual(report.kills, 2)
      assert.isAtLeast(report.faults, 5)
    },
    tenMinutes
  )

  it(
    "while the database crashes, its connections are cut, and clocks jump",
    async () => {
      const report = await chaos({
        filings: 80,
        kills: 1,
        clients: 16,
        seed: 8,
        databaseRestarts: 2,
        connectionLoss: 2,
        clockJumps: 3
      })
      assert.isAbove(report.answers["503"] ?? 0, 0)
    },
    tenMinutes
  )
})
