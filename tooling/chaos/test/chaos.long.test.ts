import { assert, describe, it } from "vitest"
import { chaos, documented, midnightIsNear, tenMinutes } from "./support/chaos.ts"

describe.skipIf(midnightIsNear)("whatever dies in between, a document is filed once or clearly not at all", () => {
  it(
    "in the run of the page, in which processes are killed and the authority fails",
    async () => {
      const report = await chaos({ ...documented[0] })
      assert.isAtLeast(report.kills, 10)
      assert.isAtLeast(report.faults, 200)
      assert.isAtLeast(report.rejected, 1)
      assert.isAtLeast(report.finishedAlone, 1)
    },
    tenMinutes
  )
})
