import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { dependencies, licencesPage } from "../../src/supply/licences.ts"

const root = join(import.meta.dirname, "../../../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

/** Licences under which anybody may pass our packages on; an expression with a choice must offer one of them. */
const permissive = ["MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "Unlicense"]

describe("third-party code", () => {
  it("is under permissive licences", () => {
    const found = dependencies()
    expect(found.length).toBeGreaterThan(15)
    const others = found.filter(
      ({ licence }) =>
        !licence
          .replaceAll(/[()]/gu, "")
          .split(" OR ")
          .some((choice) => permissive.includes(choice))
    )
    expect(others).toEqual([])
  })

  it("is listed in docs/reference/licences.md (pnpm --filter @radicar/build generate)", () => {
    expect(read("docs/reference/licences.md").replaceAll(/ +/gu, " ").replaceAll(/-{3,}/gu, "---")).toBe(licencesPage())
  })

  it("comes from the registry alone, each file with its digest", () => {
    const resolutions = read("pnpm-lock.yaml").match(/^ +resolution: .*$/gmu) ?? []
    expect(resolutions.length).toBeGreaterThan(200)
    expect(
      resolutions.filter((line) => !/^ +resolution: \{integrity: sha512-[A-Za-z0-9+/=]{88}\}$/u.test(line))
    ).toEqual([])
  })

  it("runs nothing when it is installed, but for the runtime itself", () => {
    const builds = /^allowBuilds:\n((?: {2}.*\n)*)/mu.exec(read("pnpm-workspace.yaml"))?.[1] ?? ""
    const allowed = [...builds.matchAll(/^ +"?([^":]+)"?: true$/gmu)].map(([, name]) => name)
    expect(allowed).toEqual(["node"])
  })
})
