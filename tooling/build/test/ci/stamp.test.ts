import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isCurrent, sourcesDigest, writeStamp } from "@radicar/build/bundle/stamp"

describe("the stamp of a bundle", () => {
  const sources = ["tooling/build/ci/*.cjs", "LICENSE"]
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "radicar-stamp-"))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("is current while the sources that it names are the same", () => {
    expect(isCurrent(folder)).toBe(false)
    writeStamp(folder, sourcesDigest(sources), sources)
    expect(isCurrent(folder)).toBe(true)
    writeStamp(folder, sourcesDigest(["LICENSE"]), sources)
    expect(isCurrent(folder)).toBe(false)
  })

  it("is current with a remark of the builder", () => {
    writeStamp(folder, `${sourcesDigest(sources)} provisional`, sources)
    expect(isCurrent(folder)).toBe(true)
  })
})
