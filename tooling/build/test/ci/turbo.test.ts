import { execFileSync, spawnSync } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { isLongRun } from "@radicar/fixtures/long"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../../..")
const turbo = join(import.meta.dirname, "../../node_modules/.bin/turbo")

interface Task {
  readonly taskId: string
  readonly package: string
  readonly dependencies: ReadonlyArray<string>
}

const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" }

const plan = (): ReadonlyArray<Task> => {
  const options = { cwd: repository, encoding: "utf8", env: environment, maxBuffer: 1e8 } as const
  return JSON.parse(execFileSync(turbo, ["run", "typecheck", "--dry=json"], options)).tasks
}

describe("types as one program", () => {
  it("are those of every workspace but the page, whose options are others", () => {
    const covered = JSON.parse(readFileSync(join(repository, "tooling/house/typescript/all.json"), "utf8"))
      .include as Array<string>
    const files = new Set(
      globSync(covered, { cwd: join(repository, "tooling/house/typescript") }).map((path) =>
        join("tooling/house/typescript", path)
      )
    )
    for (const path of globSync("{packages,apps,tooling}/*/tsconfig.json", { cwd: repository })) {
      const folder = dirname(path)
      const { compilerOptions, include } = JSON.parse(readFileSync(join(repository, path), "utf8"))
      if (folder === "apps/console") continue
      assert.isUndefined(compilerOptions, path)
      for (const each of globSync(include as Array<string>, { cwd: join(repository, folder) })) {
        assert.isTrue(files.has(join(folder, each)), join(folder, each))
      }
    }
  })
})

describe("turbo", () => {
  let copy: string

  // a copy of what git knows; its workspaces find each other as they do here, libraries are those of the repository
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "turbo-"))
    const files = execFileSync("git", ["ls-files"], { cwd: repository, encoding: "utf8", maxBuffer: 1e8 })
    for (const path of files.trim().split("\n")) {
      if (!existsSync(join(repository, path))) continue
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      cpSync(join(repository, path), join(copy, path))
    }
    for (const path of globSync("{packages,apps,tooling}/*/node_modules", { cwd: repository })) {
      cpSync(join(repository, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
    }
    symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"))
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.runIf(isLongRun)("checks types again when another workspace breaks", () => {
    const run = () =>
      spawnSync(turbo, ["run", "typecheck", "--filter=@radicar/ubl", "--output-logs=full"], {
        cwd: copy,
        encoding: "utf8",
        env: { ...environment, TURBO_CACHE_DIR: join(copy, ".turbo/cache") }
      })
    const first = run()
    assert.strictEqual(first.status, 0, first.stdout + first.stderr)
    assert.include(run().stdout, "FULL TURBO")
    appendFileSync(
      join(copy, "tooling/fixtures/src/generated/generatedInvoice.ts"),
      "export const broken: number = `text`\n"
    )
    const broken = run()
    assert.notStrictEqual(broken.status, 0)
    assert.include(broken.stdout, "generatedInvoice.ts")
  })

  it("knows every workspace that another imports", () => {
    const tasks = new Map(plan().map((task) => [task.taskId, task]))
    const below = (id: string, seen = new Set<string>()): ReadonlySet<string> => {
      for (const next of tasks.get(id)?.dependencies ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        below(next, seen)
      }
      return seen
    }
    const names = new Set([...tasks.values()].map((task) => task.package))
    const missing = globSync("{packages,apps,tooling}/*/package.json", { cwd: repository }).flatMap((path) => {
      const { name } = JSON.parse(readFileSync(join(repository, path), "utf8"))
      const reached = below(`${name}#typecheck`)
      const texts = globSync(["*.ts", "{src,test}/**/*.{ts,tsx}"], { cwd: join(repository, dirname(path)) }).map(
        (file) => readFileSync(join(repository, dirname(path), file), "utf8")
      )
      const imported = texts.flatMap((text) =>
        [...text.matchAll(/^(?:import|export)\b[^"=;]*?\bfrom "(@radicar\/[a-z-]+)\//gmu)].map(([, each]) => each!)
      )
      return [...new Set(imported)]
        .filter((each) => each !== name && names.has(each) && !reached.has(`${each}#sources`))
        .map((each) => `${name} imports ${each}`)
    })
    assert.isAbove(names.size, 15)
    assert.deepStrictEqual(missing, [])
  })
})
