import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import type { Tarball } from "../../src/packAll.ts"
import { repository } from "../../src/repository.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly tarballs: ReadonlyArray<Pick<Tarball, "file" | "name" | "version">>
  }
}

/** Runs the dry release once for all tests, as a maintainer types it, and gives them what it printed. */
export default function packOnce({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "radicar-packed-"))
  const words = ["-y", "pnpm@12.21.0", "--silent", "release", "--dry-run", folder]
  const printed = execFileSync("npx", words, { cwd: repository, encoding: "utf8" })
  provide(
    "tarballs",
    printed
      .trim()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([name = "", version = "", , file = ""]) => ({ name, version, file }))
  )
  return () => rmSync(folder, { recursive: true })
}
