import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../../..")

interface Block {
  readonly commands: string
  readonly background: boolean
  readonly needs: ReadonlyArray<string>
}

/** The shell blocks of a page: ```sh, ```sh background, ```sh needs=openssl,curl. */
const blocksOf = (page: string): ReadonlyArray<Block> =>
  Array.from(
    readFileSync(join(repository, page), "utf8").matchAll(/^```sh([^\n]*)\n(.*?)^```$/gmsu),
    ([, options = "", commands = ""]) => ({
      commands,
      background: options.includes("background"),
      needs: /needs=(\S+)/u.exec(options)?.[1]?.split(",") ?? []
    })
  )

const installed = (program: string): boolean => spawnSync("which", [program]).status === 0

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/** Does what a page tells its reader to do, command by command, with the service that its background block starts. */
export const describeCommandsOf = (page: string): void => {
  const blocks = blocksOf(page)

  describe(`${page}, command by command`, () => {
    let folder = ""
    let port = 0
    let service: ChildProcess

    // nothing but the port and the folder differs from what a reader types
    const inPlace = (commands: string): string =>
      commands
        .replaceAll("demo/", `${folder}/`)
        .replaceAll(/-p demo$/gmu, `-p ${folder}`)
        .replaceAll("8080", String(port))

    const environment = () => ({
      ...process.env,
      PORT: String(port),
      RADICAR_URL: `http://127.0.0.1:${port}`,
      RADICAR_DATA_DIR: join(folder, "data")
    })

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "commands-"))
      port = await freePort()
      const start = blocks.find((block) => block.background)?.commands ?? ""
      service = spawn("bash", ["-euo", "pipefail", "-c", inPlace(start)], {
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
      assert.lengthOf(
        blocks.filter((block) => block.background),
        1
      )
    })

    const outputs: Array<string> = []

    for (const { commands, needs } of blocks.filter((block) => !block.background)) {
      const title = commands.trim().split("\n")[0] ?? ""
      it.skipIf(!needs.every(installed))(`${title} …`, () => {
        const output = execFileSync("bash", ["-euo", "pipefail", "-c", inPlace(commands)], {
          cwd: repository,
          env: environment(),
          encoding: "utf8"
        })
        outputs.push(output)
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
