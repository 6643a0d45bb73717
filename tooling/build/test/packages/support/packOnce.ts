import { hasTestsIn } from "@radicar/fixtures/hasTestsIn"
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { TestProject } from "vitest/node"
import type { Tarball } from "../../../src/packages/packAll.ts"
import { repository } from "../../../src/packages/repository.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly tarballs: ReadonlyArray<Pick<Tarball, "file" | "name" | "version">>
  }
}

/** Runs the dry release once for all tests of this folder, as a maintainer types it, and gives them what it printed. */
export default function packOnce(project: TestProject) {
  if (!hasTestsIn(project, dirname(import.meta.dirname))) return undefined
  const folder = mkdtempSync(join(tmpdir(), "radicar-packed-"))
  const words = ["-y", "pnpm@12.21.0", "--silent", "release", "--dry-run", folder]
  const printed = execFileSync("npx", words, { cwd: repository, encoding: "utf8" })
  project.provide(
    "tarballs",
    printed
      .trim()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([name = "", version = "", , file = ""]) => ({ name, version, file }))
  )
  return () => rmSync(folder, { recursive: true })
}
