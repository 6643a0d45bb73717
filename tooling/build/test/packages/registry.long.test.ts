import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { libraries, manifestOf, publishedPackages, repository } from "../../src/packages/repository.ts"
import { type LocalRegistry, localRegistry } from "./support/localRegistry.ts"

const run = promisify(execFile)

/** The state of the tree: what git would commit, and what it would not know. */
const tree = async (): Promise<string> => (await run("git", ["status", "--porcelain"], { cwd: repository })).stdout

/** Imports every path of a package, and prints how many. */
const importAll = (name: string, folder: string): string => {
  const { exports } = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"))
  const names = Object.keys(exports)
    .filter((path) => path !== "./package.json")
    .map((path) => `${name}${path.slice(1)}`)
  return `for (const name of ${JSON.stringify(names)}) await import(name)\nconsole.log(${names.length})\n`
}

describe("the next release in a registry of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-next-"))
  const versions = new Map<string, string>()
  let registry: LocalRegistry
  let before: string
  /** Folders of the Nodes that the programs state. */
  let nodes: ReadonlyArray<string>
  /** Folder of the oldest Node that a library states. */
  let oldest: string

  /** Runs a command as a new user does, with a Node, in a project. */
  const at = (project: string, node: string) => (file: string, words: ReadonlyArray<string>) =>
    run(file, [...words], {
      cwd: join(folder, project),
      env: { ...registry.environment, PATH: `${node}:${registry.environment["PATH"]}` },
      maxBuffer: 1e8
    })

  beforeAll(async () => {
    before = await tree()
    registry = await localRegistry()
    const words = ["-y", "pnpm@12.21.0", "--silent", "release", "--dry-run", "--next", "--registry", registry.url]
    const { stdout } = await run("npx", [...words, join(folder, "packed")], {
      cwd: repository,
      env: { ...process.env, npm_config_userconfig: join(registry.environment["HOME"] ?? "", ".npmrc") },
      maxBuffer: 1e8
    })
    for (const line of stdout.trim().split("\n")) {
      const [name = "", version = ""] = line.split("\t")
      versions.set(name, version)
    }
    const own = dirname(process.execPath)
    const nodeOf = async (major: number) => {
      mkdirSync(join(folder, `node${major}`))
      await at(`node${major}`, own)("npm", ["install", "--no-audit", "--no-fund", `node@${major}`])
      return join(folder, `node${major}/node_modules/node/bin`)
    }
    nodes = [own, await nodeOf(26)]
    oldest = await nodeOf(22)
  })

  afterAll(async () => {
    await registry.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("has every package in one version", () => {
    assert.sameMembers(
      [...versions.keys()],
      publishedPackages.map(({ name }) => name)
    )
    assert.strictEqual(new Set(versions.values()).size, 1)
    assert.notInclude([...versions.values()], "0.0.0")
  })

  it.each(libraries)(
    "$name: an empty project installs it alone, and loads every path",
    async ({ folder: each, name }) => {
      mkdirSync(join(folder, each))
      writeFileSync(join(folder, each, "package.json"), '{"private":true,"type":"module"}\n')
      await at(each, nodes[0] ?? "")("npm", ["install", "--no-audit", "--no-fund", name])
      writeFileSync(join(folder, each, "all.js"), importAll(name, join(folder, each)))
      const { engines } = manifestOf(each)
      for (const node of engines.node === ">=22" ? [oldest, ...nodes] : nodes) {
        const { stdout } = await at(each, node)("node", ["all.js"])
        assert.isAbove(Number(stdout), 0)
      }
    }
  )

  it("@radicar/cli: runs with npx", async () => {
    mkdirSync(join(folder, "cli"))
    for (const node of nodes) {
      const radicar = (words: ReadonlyArray<string>) =>
        at("cli", node)("npx", ["-y", "-p", "@radicar/cli", "radicar", ...words])
      writeFileSync(join(folder, "cli/invoice.json"), (await radicar(["example", "invoice"])).stdout)
      const { stdout } = await radicar(["validate", "invoice.json"])
      assert.strictEqual(JSON.parse(stdout).valid, true)
      assert.include((await radicar(["--version"])).stdout, versions.get("@radicar/cli") ?? "none")
    }
  })

  it("radicar: `npx radicar dev` files an invoice", async () => {
    for (const [index, node] of nodes.entries()) {
      const home = join(folder, `dev${index}`)
      mkdirSync(home)
      const child = spawn("npx", ["-y", "radicar", "dev", "--port", String(await freePort())], {
        cwd: home,
        env: { ...registry.environment, PATH: `${node}:${registry.environment["PATH"]}` },
        stdio: ["ignore", "pipe", "inherit"],
        // Ctrl-C reaches the whole group of a terminal
        detached: true
      })
      const ended = once(child, "exit")
      let output = ""
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        output += String(chunk)
        if (output.includes("\n")) break
      }
      process.kill(-(child.pid ?? 0), "SIGINT")
      await ended
      assert.match(JSON.parse(output).uuid, /^[0-9a-f]{96}$/u)
    }
  })

  it("leaves nothing in the tree", async () => {
    assert.strictEqual(await tree(), before)
  })
})
