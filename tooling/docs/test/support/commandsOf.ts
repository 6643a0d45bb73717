import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { radicarFile } from "@radicar/bundle/radicar"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { freePort } from "@radicar/postgres/freePort"
import { blocksOf, needsOf, repository } from "./blocksOf.ts"
import { ranElsewhere } from "./ranElsewhere.ts"
import { shownOf } from "./shownOf.ts"

const installed = (program: string): boolean => spawnSync("which", [program]).status === 0

/** Does what a page tells its reader to do, command by command, with the service that its background block starts. */
export const describeCommandsOf = (page: string): void => {
  const all = blocksOf(page).filter((block) => ranElsewhere(block).length > 0)
  const blocks = all.filter(({ language }) => language === "sh")
  const [start, ...others] = blocks.filter(({ options }) => options.includes("background"))

  describe(`${page}, command by command`, () => {
    let folder = ""
    let port = 0
    let service: ChildProcess
    let isFirst = true

    // from its sources, which take ten times as long to load as its bundle, `radicar` starts once for each page
    const started = (command: string): string => {
      if (!isFirst) return `"${process.execPath}" "${radicarFile}" `
      isFirst = false
      return command
    }

    // otherwise only the port and the folder differ from what a reader types
    const inPlace = (commands: string): string =>
      commands
        .replaceAll("demo/", `${folder}/`)
        .replaceAll(".radicar/", `${folder}/data/`)
        .replaceAll(/-p demo$/gmu, `-p ${folder}`)
        .replaceAll("8080", String(port))
        .replaceAll("npx -y pnpm@12.21.0 -s radicar ", started)

    const environment = () => ({
      ...process.env,
      PORT: String(port),
      RADICAR_URL: `http://127.0.0.1:${port}`,
      RADICAR_DATA_DIR: join(folder, "data")
    })

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "commands-"))
      port = await freePort()
      await embeddedCluster(join(folder, "data"))
      service = spawn("bash", ["-euo", "pipefail", "-c", inPlace(start?.text ?? "")], {
        cwd: repository,
        env: environment(),
        detached: true,
        stdio: ["ignore", "pipe", "inherit"]
      })
      await new Promise<void>((resolve, reject) => {
        service.once("exit", (code) => reject(new Error(`the service ended with ${code}`)))
        let output = ""
        service.stdout?.on("data", (chunk: Buffer) => {
          output += chunk.toString()
          if (output.includes(`http://127.0.0.1:${port}`)) resolve()
        })
      })
    })

    afterAll(() => {
      if (service.pid !== undefined) process.kill(-service.pid, "SIGTERM")
      rmSync(folder, { recursive: true, force: true })
    })

    it("has commands", () => {
      assert.isAtLeast(blocks.length, 4)
      assert.isDefined(start)
      assert.deepStrictEqual(others, [])
    })

    const outputs: Array<string> = []

    for (const block of blocks.filter((each) => each !== start)) {
      const [title = ""] = block.text.trim().split("\n")
      const behind = all[all.indexOf(block) + 1]
      it.skipIf(!needsOf(block).every(installed))(`${title} …`, () => {
        const output = execFileSync("bash", ["-euo", "pipefail", "-c", inPlace(block.text)], {
          cwd: repository,
          env: environment(),
          encoding: "utf8"
        })
        outputs.push(output)
        if (behind?.language === "json") {
          const answer = JSON.parse(output.slice(output.indexOf('{"id"')))
          assert.deepStrictEqual(shownOf(answer, JSON.parse(behind.text)), JSON.parse(behind.text))
        }
      })
    }

    it("has filed what it says, by command line and over HTTP", () => {
      const results = outputs.filter((output) => output.includes('{"id"'))
      const filed = results.map((output) => JSON.parse(output.slice(output.indexOf('{"id"'))))
      assert.isAtLeast(filed.length, 1)
      for (const result of filed) {
        assert.strictEqual(result.status, "submitted")
        assert.strictEqual(result.response.statusCode, "00")
      }
    })
  })
}
