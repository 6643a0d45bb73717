import { assert, describe, it } from "@effect/vitest"
import { serviceFile } from "@radicar/build/bundle/service"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { restrictDirectory } from "../../src/service/commands/serve.ts"
import { eventually } from "../support/eventually.ts"

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const started = (folder: string) =>
  Effect.gen(function* () {
    const port = yield* Effect.promise(freePort)
    const lines: Array<string> = []
    yield* Effect.acquireRelease(
      Effect.sync(() => {
        const child = spawn("/bin/sh", ["-c", `umask 022; exec "${process.execPath}" "${serviceFile}"`], {
          env: { PATH: process.env["PATH"], PORT: String(port), RADICAR_DATA_DIR: folder, LOG_FORMAT: "json" },
          stdio: ["ignore", "pipe", "ignore"]
        })
        createInterface({ input: child.stdout }).on("line", (line) => lines.push(line))
        return child
      }),
      (child) => Effect.sync(() => child.kill("SIGKILL"))
    )
    yield* eventually(
      Effect.sync(() => lines.some((line) => line.includes("radicar is listening"))),
      (isListening) => isListening
    )
    return lines
  })

describe("the data directory", () => {
  it.live("is its owner's only, with everything in it, whoever created it", () =>
    Effect.gen(function* () {
      const folder = join(mkdtempSync(join(tmpdir(), "data-directory-")), "data")
      mkdirSync(join(folder, "sandbox"), { recursive: true })
      writeFileSync(join(folder, "sandbox", "of-before.pem"), "")
      chmodSync(folder, 0o755)
      chmodSync(join(folder, "sandbox"), 0o755)
      chmodSync(join(folder, "sandbox", "of-before.pem"), 0o644)
      yield* started(folder)
      assert.strictEqual(modeOf(folder), "700")
      const open = readdirSync(folder, { recursive: true, withFileTypes: true })
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => (statSync(path).mode & 0o077) !== 0)
      assert.deepStrictEqual(open, [])
      assert.isTrue(existsSync(join(folder, "master.key")))
    }).pipe(Effect.scoped)
  )

  // no file of /proc lets anybody change its permissions
  it.skipIf(!existsSync("/proc/self/attr"))(
    "reports a directory whose permissions cannot be changed (needs /proc of Linux)",
    () => {
      const before = process.umask()
      const open = restrictDirectory("/proc/self/attr")
      process.umask(before)
      assert.include(open, "/proc/self/attr")
    }
  )
})
