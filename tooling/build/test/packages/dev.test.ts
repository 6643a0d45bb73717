import { freePort } from "@radicar/fixtures/postgres/freePort"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, afterEach, assert, beforeAll, describe, inject, it } from "vitest"

/** What `radicar dev` writes behind a pipe. */
interface Running {
  readonly url: string
  readonly console: string
  readonly token: string
  readonly uuid: string
  readonly next: ReadonlyArray<string>
}

const folder = mkdtempSync(join(tmpdir(), "radicar-dev-"))
const started = new Set<ChildProcess>()

/** What a new user has: this Node and npm, and an empty folder as home. */
const environment = (node = dirname(process.execPath)): NodeJS.ProcessEnv => ({
  PATH: `${node}:${process.env["PATH"]}`,
  HOME: folder,
  LANG: "C.UTF-8"
})

/** Types a command into a shell, in the folder. */
const type = (command: string, node?: string) =>
  spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8", env: environment(node) })

/** The same command by the file that npx starts, which takes a third of the processor time. */
const withoutNpx = (command: string): string => command.replaceAll("npx radicar", "node_modules/.bin/radicar")

/** Types `npx radicar dev`, or the same with another program, and waits until it says what runs. */
const startDev = async (
  words: string,
  { node, program = "npx radicar" }: { readonly node?: string; readonly program?: string } = {}
): Promise<{ process: ChildProcess; running: Running }> => {
  const child = spawn("sh", ["-c", `exec ${program} dev ${words}`], {
    cwd: folder,
    env: environment(node),
    stdio: ["ignore", "pipe", "pipe"],
    // a terminal has a group of its own for it, which Ctrl-C reaches whole
    detached: true
  })
  started.add(child)
  let errors = ""
  child.stderr.on("data", (chunk: Buffer) => (errors += String(chunk)))
  let output = ""
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes("\n")) break
  }
  if (!output.includes("\n")) throw new Error(errors)
  return { process: child, running: JSON.parse(output) }
}

const pressCtrlC = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit")
  process.kill(-(child.pid ?? 0), "SIGINT")
  await ended
  started.delete(child)
}

describe("npx radicar dev", () => {
  beforeAll(() => {
    const { file } = inject("tarballs").find(({ name }) => name === "radicar") ?? {}
    writeFileSync(join(folder, "package.json"), '{"private":true}\n')
    // there is nothing to fetch
    const { status, stderr } = type(`npm install --offline --no-audit --no-fund ${file}`)
    assert.strictEqual(status, 0, stderr)
    assert.deepStrictEqual(
      readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith(".")),
      ["radicar"]
    )
  })

  afterEach(async () => {
    for (const child of started) await pressCtrlC(child)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("files an example, and the printed commands work as they are", async () => {
    const port = await freePort()
    const { process: first, running } = await startDev(`--port ${port}`)
    assert.include(await (await fetch(running.console)).text(), "<html")
    assert.strictEqual(running.next.length, 3)
    const [list = "", pdf = "", create = ""] = running.next
    // as the README shows them, with its port and without a key
    const readme = readFileSync(join(import.meta.dirname, "../../../../README.md"), "utf8")
    const shown = running.next.map((command) =>
      command.replace(` --url ${running.url}`, "").replace(running.uuid, "CUFE")
    )
    assert.include(readme, `\`\`\`sh\nnpx radicar dev\n\`\`\`\n`)
    assert.include(readme, `\`\`\`sh\n${shown.join("\n")}\n\`\`\`\n`)
    const listed = type(list)
    assert.include(listed.stdout, running.uuid, listed.stderr)
    assert.strictEqual(type(pdf).status, 0)
    assert.strictEqual(readFileSync(join(folder, "invoice.pdf")).toString("latin1", 0, 5), "%PDF-")
    const created = type(create)
    assert.strictEqual(created.status, 0, created.stderr)
    assert.strictEqual(JSON.parse(created.stdout).status, "submitted")
    assert.strictEqual(statSync(join(folder, "radicar-dev")).mode & 0o077, 0)

    const again = type(withoutNpx(`npx radicar dev --port ${port} --data other`))
    assert.strictEqual(again.status, 8)
    assert.match(again.stderr, /Port \d+ is in use by another program.\n.*--port/su)
    assert.isFalse(existsSync(join(folder, "other")))
    const same = type(withoutNpx(`npx radicar dev --port ${await freePort()}`))
    assert.strictEqual(same.status, 8)
    assert.match(same.stderr, /Another `radicar dev` runs on/u)
    await pressCtrlC(first)
    // neither it nor the service listens any more
    assert.isUndefined(await fetch(running.url).catch(() => undefined))

    const second = await startDev(`--port ${port}`, { program: withoutNpx("npx radicar") })
    assert.strictEqual(second.running.uuid, running.uuid)
    assert.include(type(withoutNpx(list)).stdout, JSON.parse(created.stdout).document.uuid)
    await pressCtrlC(second.process)

    const third = await startDev(`--port ${port} --reset`, { program: withoutNpx("npx radicar") })
    assert.notStrictEqual(third.running.uuid, running.uuid)
    assert.notInclude(type(withoutNpx(list)).stdout, running.uuid)
  })

  it("leaves folders alone that are not its own", async () => {
    const port = await freePort()
    writeFileSync(join(folder, "file"), "")
    mkdirSync(join(folder, "mine"))
    writeFileSync(join(folder, "mine/thesis.txt"), "")
    for (const [data, says] of [
      ["file", "cannot be used (ENOTDIR)"],
      ["mine", "holds other files"]
    ] as const) {
      const { status, stderr } = type(withoutNpx(`npx radicar dev --port ${port} --data ${data} --reset`))
      assert.strictEqual(status, 8, stderr)
      // lines are wrapped, and a path may be long
      assert.include(stderr.replaceAll(/\s+/gu, " "), says)
      assert.include(stderr, "--data FOLDER")
    }
    assert.isTrue(existsSync(join(folder, "mine/thesis.txt")))
  })

  it("has every other command, and says what an older Node needs", () => {
    assert.include(type("npx radicar --help").stdout, "dev")
    assert.strictEqual(type(withoutNpx("npx radicar example invoice | npx radicar validate -")).status, 0)
    const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); process.argv.push('dev')"
    const { status, stderr } = type(`node -e "${old}; require('./node_modules/radicar/launch.cjs')"`)
    assert.strictEqual(status, 8)
    assert.include(stderr, "radicar needs Node 24 or newer; this is Node 18.20.0")
    assert.include(stderr, "npx -y -p node@24 -p radicar radicar")
  })

  it.runIf(process.env["RADICAR_TEST_LONG"] === "1")("runs on Node 26", async () => {
    const node = mkdtempSync(join(tmpdir(), "radicar-node-"))
    const { status, stderr } = spawnSync("npm", ["install", "--prefix", node, "--no-audit", "--no-fund", "node@26"], {
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, stderr)
    const bin = join(node, "node_modules/node/bin")
    assert.match(type("node -v", bin).stdout, /^v26\./u)
    const { running } = await startDev(`--port ${await freePort()} --data twenty-six`, { node: bin })
    const [list = ""] = running.next
    assert.include(type(list, bin).stdout, running.uuid)
    rmSync(node, { recursive: true })
  })
})
