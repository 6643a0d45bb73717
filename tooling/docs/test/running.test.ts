import { variableNames } from "@radicar/api/service/configuration/variables"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { webhookEvents } from "@radicar/contract/inner/webhook/webhookEvents"
import { OpenApi } from "effect/http-api"
import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../..")
const page = readFileSync(join(repository, "docs/operating/running.md"), "utf8")
const blocks = [...page.matchAll(/^```sh[^\n]*\n(.*?)^```$/gmsu)].map(([, commands = ""]) => commands)

const hasOpenssl = spawnSync("which", ["openssl"]).status === 0

describe("docs/operating/running.md", () => {
  let folder = ""
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "running-"))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // nothing that the service would take for a setting; npm needs what is left, its registry for one
  const settings = new Set<string>(variableNames.flatMap((name) => [name, `${name}_FILE`]))
  const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)))

  const run = (commands: string): string =>
    execFileSync("bash", ["-euo", "pipefail", "-c", commands.replaceAll("secrets", `${folder}/secrets`)], {
      cwd: repository,
      env: bare,
      encoding: "utf8"
    })

  it("has two blocks of commands", () => assert.lengthOf(blocks, 2))

  it.skipIf(!hasOpenssl)("makes secrets that the service takes from their files and does not show", () => {
    run(blocks[0] ?? "")
    const names = readdirSync(join(folder, "secrets"))
    assert.sameMembers(names, ["admin-token", "database-password", "database-url", "master-key"])
    assert.strictEqual(statSync(join(folder, "secrets")).mode & 0o777, 0o700)
    const output = run(blocks[1] ?? "")
    for (const name of ["DATABASE_URL", "RADICAR_MASTER_KEY", "RADICAR_ADMIN_TOKEN"]) {
      assert.match(output, new RegExp(`^${name} +file +`, "mu"))
    }
    for (const name of names) {
      const secret = readFileSync(join(folder, "secrets", name), "utf8").trim()
      assert.notInclude(output, secret)
    }
  })

  it("names variables, routes and events that there are", () => {
    const known: ReadonlyArray<string> = variableNames.flatMap((name) => [name, `${name}_FILE`])
    const variables = [...page.matchAll(/\b(?:RADICAR|SMTP|DATABASE|PUBLIC|AUTHORITY)_[A-Z_]+\b/gu)].map(
      ([name]) => name
    )
    assert.isAbove(variables.length, 10)
    assert.deepStrictEqual(
      variables.filter((name) => !known.includes(name)),
      []
    )
    const normal = (path: string) => path.toLowerCase().replace(/\/$/u, "")
    const routes = Object.keys(OpenApi.fromApi(RadicarApi).paths).map(normal)
    const paths = [...page.matchAll(/(?:POST |PUT |GET |`)(\/(?:v1|health)\/[\w/{}-]+)/gu)].map(([, path = ""]) => path)
    assert.isAbove(paths.length, 8)
    assert.deepStrictEqual(
      paths.filter((path) => !routes.includes(normal(path))),
      []
    )
    const events: ReadonlyArray<string> = Object.keys(webhookEvents)
    const told = [...page.matchAll(/`((?:document|authority|certificate|numbering_range|mail)\.[a-z]+)`/gu)]
    assert.isAbove(told.length, 5)
    for (const [, event = ""] of told) assert.include(events, event)
  })

  it("names lines of the log that the service writes", () => {
    const folderOf = join(repository, "apps/api/src")
    const sources = readdirSync(folderOf, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(folderOf, file), "utf8"))
      .join("\n")
    const lines = [...page.matchAll(/`(ALERT: [^`]+)`/gu)].map(([, line = ""]) => line)
    const written = [...sources.matchAll(/\ben:\s+["`](ALERT: [^"`]+)["`]/gu)].map(([, line = ""]) =>
      line.replaceAll(/\$\{[^}]*\}/gu, "…")
    )
    assert.sameMembers(lines, written)
  })
})
