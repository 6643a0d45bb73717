import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { radicarFile } from "@radicar/build/bundle/radicar"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { blocksOf, needsOf, repository } from "./blocksOf.ts"
import { ranElsewhere } from "./ranElsewhere.ts"
import { shownOf } from "./shownOf.ts"

const installed = (program: string): boolean => spawnSync("which", [program]).status === 0

/** This file, which is named for blocks that {@link describeCommandsOf} runs. */
const by = "tooling/docs/test/commands.test.ts"

/**
 * Does what pages tell their readers to do, command by command, with one service, which the background block that all
 * have starts. What several pages say alike is done once.
 */
export const describeCommandsOf = (pages: ReadonlyArray<string>): void => {
  const all = pages.flatMap(blocksOf).filter((block) => ranElsewhere(block).includes(by))
  const blocks = all.filter(({ language }) => language === "sh")
  const starts = blocks.filter(({ options }) => options.includes("background"))
  const [start] = starts
  const texts = new Set(starts.map(({ text }) => text))
  const distinct = blocks.filter(({ text }) => !texts.has(text) && texts.add(text))

  describe(`${pages.join(", ")}, command by command`, () => {
    let folder = ""
    let port = 0
    let service: ChildProcess
    let isFirst = true

    // from its sources, which take ten times as long to load as its bundle, `radicar` starts once
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
      assert.isAtLeast(distinct.length, 8)
      // every page has one, and the same
      assert.deepStrictEqual(
        starts.map(({ page, text }) => [page, text]),
        pages.map((page) => [page, start?.text])
      )
    })

    const outputs: Array<string> = []

    for (const block of distinct) {
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
      const results = outputs.filter((output) => output.includes('"response":'))
      const filed = results.map((output) => JSON.parse(output.slice(output.indexOf('{"id"'))))
      assert.isAtLeast(filed.length, 1)
      for (const result of filed) {
        assert.strictEqual(result.status, "submitted")
        assert.strictEqual(result.response.statusCode, "00")
      }
    })
  })
}
