import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { blocksOf, needsOf, pages, repository } from "./support/blocksOf.ts"
import { type GuidePlace, guidePlace } from "./support/guidePlace.ts"
import { type GuideService, guideService } from "./support/guideService.ts"
import { guides } from "./support/guides.ts"
import { onlyRead, ranElsewhere } from "./support/ranElsewhere.ts"

const installed = (program: string): boolean => spawnSync("which", [program]).status === 0

const blocks = pages.flatMap(blocksOf).filter(({ language }) => !onlyRead.has(language))
const own = (page: string) => blocks.filter((block) => block.page === page && ranElsewhere(block).length === 0)

describe("every block of the documentation", () => {
  it("is run by the test of its page, or by this one", () => {
    assert.isAbove(blocks.length, 150)
    const unknown = blocks.filter(({ page }) => own(page).length > 0 && guides[page] === undefined)
    assert.deepStrictEqual(
      unknown.map(({ line, page }) => `${page}:${line}`),
      []
    )
  })

  it("of another test is run by a test that reads its page", () => {
    const others = new Set(blocks.flatMap(ranElsewhere))
    for (const path of others) assert.isTrue(existsSync(join(repository, path)), path)
  })

  it("has one runner here, and no runner has a missing block", () => {
    for (const [page, { steps }] of Object.entries(guides)) {
      const ways = own(page).map(({ line, text }) => ({
        line,
        ways: Object.keys(steps).filter((part) => text.includes(part))
      }))
      for (const { line, ways: found } of ways) assert.lengthOf(found, 1, `${page}:${line}`)
      assert.sameMembers(
        ways.flatMap(({ ways: found }) => found),
        Object.keys(steps),
        page
      )
    }
  })
})

describe("the guides", () => {
  let service: GuideService
  beforeAll(async () => {
    service = await guideService()
  })
  afterAll(() => service.stop())

  describe.each(Object.entries(guides))("%s", (page, { finish, prepare, steps }) => {
    let place: GuidePlace
    beforeAll(async () => {
      place = await guidePlace(service)
      await prepare?.(place)
    })
    afterAll(async () => {
      await finish?.(place)
      place.remove()
    })

    for (const block of own(page)) {
      const [, step] = Object.entries(steps).find(([part]) => block.text.includes(part)) ?? []
      const [title = ""] = block.text.trim().split("\n")
      const how = step?.notRun === undefined ? "" : `not run, ${step.notRun}: `
      it.skipIf(!needsOf(block).every(installed))(`${block.line}: ${how}${title}`, () => step?.does(block, place))
    }
  })
})
