import { assert, describe, it } from "vitest"
import { chaos, documented, midnightIsNear, tenMinutes } from "./support/chaos.ts"

describe.skipIf(midnightIsNear)("after any crash, a document is filed once or clearly not at all", () => {
  it("its page shows the command of the first of these", () => assert.lengthOf(documented, 1))

  it(
    "while processes are killed, the authority fails, the database crashes, connections are cut and clocks jump",
    async () => {
      // a small part of what the page shows; `chaos.long.test.ts` runs the whole
      const report = await chaos({
        ...documented[0],
        filings: 110,
        kills: 2,
        databaseRestarts: 1,
        connectionLoss: 1,
        clockJumps: 2,
        // how long an outcome takes is judged by the command of the page, which has the machine for itself
        patience: 480
      })
      assert.strictEqual(report.kills, 2)
      assert.isAtLeast(report.faults, 5)
      assert.isAbove(report.answers["503"] ?? 0, 0)
    },
    tenMinutes
  )
})
