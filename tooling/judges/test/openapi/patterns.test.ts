import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { longOr } from "@radicar/fixtures/long"
import { afterAll, assert, describe, inject, it } from "vitest"
import { missingNeeds } from "../../src/openapi/clients.ts"

const folder = mkdtempSync(join(tmpdir(), "radicar-engines-"))
cpSync(join(import.meta.dirname, "../../engines"), folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const cargo = `--quiet --manifest-path ${folder}/rust/Cargo.toml`

/** Engines of other languages, each with a program that prints the patterns that it does not compile. */
const engines = [
  { name: "Go", needs: [["go", "go version"]], run: `go run ${folder}/patterns.go` },
  { name: "Python", needs: [["python3", "python3 --version"]], run: `python3 ${folder}/patterns.py` },
  { name: "Java", needs: [["javac", "javac -version"]], run: `java ${folder}/Patterns.java` },
  // the engine of pydantic; downloads a crate
  ...longOr(
    [{ name: "Rust", needs: [["cargo and crates.io", `cargo fetch ${cargo}`]], run: `cargo run ${cargo}` }] as const,
    []
  )
] as const

const patternsOf = (part: unknown): ReadonlyArray<string> =>
  typeof part !== "object" || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) =>
        key === "pattern" && typeof value === "string" ? [value] : patternsOf(value)
      )

const describedPatterns = async (): Promise<ReadonlyArray<string>> => {
  const forms = ["", "?unions=false"].map(async (query) =>
    patternsOf(await (await fetch(`${inject("serviceUrl")}/openapi.json${query}`)).json())
  )
  return [...new Set((await Promise.all(forms)).flat())]
}

/** The patterns that an engine does not compile. */
const refused = (run: string, patterns: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { status, stderr, stdout } = spawnSync("bash", ["-c", run], {
    input: patterns.map((each) => `${each}\n`).join(""),
    encoding: "utf8"
  })
  assert.strictEqual(status, 0, stderr)
  return stdout.split("\n").slice(0, -1)
}

describe("patterns of the description that the service serves", () => {
  for (const { name, needs, run } of engines) {
    const missing = missingNeeds({ needs })
    const lacks = missing.length === 0 ? "" : ` (${missing.join(", ")} missing)`
    it.skipIf(missing.length > 0)(`are patterns for ${name}${lacks}`, async () => {
      const patterns = await describedPatterns()
      assert.isAbove(patterns.length, 50)
      assert.deepStrictEqual(refused(run, [...patterns, "(no pattern"]), ["(no pattern"])
    })
  }
})
