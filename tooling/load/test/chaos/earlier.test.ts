import { earlierService, maySkip } from "@radicar/build/earlier/earlierPrograms"
import { assert, describe, it } from "vitest"

const missing = "f".repeat(40)

describe("a revision that this copy of the repository lacks", () => {
  it("skips its tests on a person's machine only", () => {
    assert.isTrue(maySkip(missing, {}))
    assert.isFalse(maySkip(missing, { CI: "true" }))
    assert.isFalse(maySkip("HEAD", {}))
  })

  it("fails with the command that fetches the history", () => {
    assert.throws(
      () => earlierService(missing),
      /has no revision f{40}\. Fetch the history: git fetch --unshallow --tags/u
    )
  })
})
