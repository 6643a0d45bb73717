import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import { isLongRun } from "@radicar/fixtures/long"
import { beforeAll, describe, expect, it } from "vitest"
import { isInstalled } from "../../src/others/installed.ts"
import { judges } from "../../src/others/judges.ts"
import { type Rulings, runJudges } from "../../src/others/runJudges.ts"

const types = [...new Set(Object.values(documentRegistry).flatMap(({ types: all }) => all.map(({ code }) => code)))]

/** Types that each judge must have read: those of documents without amounts have no totals, payroll is no UBL. */
const unread: Readonly<Record<string, (type: string) => boolean>> = {
  decimal: (type) => /^0[345]\d$/u.test(type),
  "ph-ubl": (type) => /^10[23]$/u.test(type)
}

describe("judges of others, by one process each", () => {
  let run: Rulings
  beforeAll(async () => {
    run = await (isLongRun ? runJudges(3, Number.POSITIVE_INFINITY) : runJudges(1, 1))
  })

  for (const judge of judges) {
    // CI installs them (`pnpm judges:install`)
    it.skipIf(!isInstalled(judge))(
      `${judge.name} accepts a document of every type that it reads, and no damaged one`,
      () => {
        const { accepted, refused, surprises } = run.rulings.find(({ name }) => name === judge.name)!
        expect(surprises).toEqual([])
        expect(Object.keys(accepted).toSorted()).toEqual(
          types.filter((type) => unread[judge.name]?.(type) !== true).toSorted()
        )
        expect(refused[1]).toBeGreaterThan(0)
      }
    )
  }
})
