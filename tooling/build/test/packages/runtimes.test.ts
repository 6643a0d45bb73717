import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { bundleService } from "../../src/bundle/service.ts"
import { repository } from "../../src/packages/repository.ts"
import { type EmptyProject, emptyProject } from "./support/emptyProject.ts"
import { plainProgram, plainResult } from "./support/plainProgram.ts"

/** A runtime of the table in the README, and how npm installs and a shell starts it. */
interface Runtime {
  readonly name: string
  readonly version: string
  /** Package to install: an alias, so that several versions have room, and a range. */
  readonly dependency: readonly [name: string, range: string]
  readonly command: readonly [file: string, ...ReadonlyArray<string>]
}

const header = /^\| \| Node ([\d, ]+) \| Bun (\S+) \| Deno (\S+) \| (?:browsers|navegadores) \|$/mu

/** The runtimes that the table of a README states. */
const runtimesOf = (readme: string): ReadonlyArray<Runtime> => {
  const [, nodes = "", bun = "", deno = ""] = header.exec(readFileSync(join(repository, readme), "utf8")) ?? []
  return [
    ...nodes.split(", ").map((major): Runtime => ({
      name: `Node ${major}`,
      version: `v${major}.`,
      dependency: [`node${major}`, `npm:node-${process.platform}-${process.arch}@${major}`],
      command: [`node_modules/node${major}/bin/node`]
    })),
    { name: `Bun ${bun}`, version: bun, dependency: ["bun", `~${bun}`], command: ["node_modules/.bin/bun"] },
    {
      name: `Deno ${deno}`,
      version: `deno ${deno}.`,
      dependency: ["deno", `~${deno}`],
      command: ["node_modules/.bin/deno", "run", "--allow-all", "--node-modules-dir=manual"]
    }
  ]
}

const runtimes = runtimesOf("README.md")

/** Installs each runtime by itself: one that the registry lacks for this machine stops no other. */
const install = (folder: string): void => {
  writeFileSync(join(folder, "package.json"), '{"private":true}\n')
  for (const { dependency } of runtimes) {
    const words = ["install", "--no-audit", "--no-fund", "--prefer-offline", dependency.join("@")]
    spawnSync("npm", words, { cwd: folder, stdio: "ignore" })
  }
}

it("the READMEs in both languages state the same runtimes", () => {
  assert.isAbove(runtimes.length, 2)
  assert.deepStrictEqual(runtimesOf("README.es.md"), runtimes)
})

describe("the packed libraries in every runtime of the README", () => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-runtimes-"))
  let project: EmptyProject
  let service: RunningService

  beforeAll(async () => {
    install(folder)
    project = emptyProject("4.1.0")
    service = await startService({ file: await bundleService() })
    const { bytes } = read("company")
    writeFileSync(join(project.folder, "company.p12"), bytes)
    project.write("chain.js", plainProgram)
    project.write(
      "file.js",
      `import { readFileSync } from "node:fs"
      import { example } from "@radicar/domain"
      import { createClient } from "@radicar/http-client"
      const client = createClient({ baseUrl: ${JSON.stringify(service.url)}, token: "radicar-dev-token" })
      const now = new Date()
      const [password, number] = process.argv.slice(2)
      const SigningCertificate = { Content: readFileSync("company.p12").toString("base64"), Password: password }
      const body = { ...example("InvoiceCreate", { number: Number(number), now }), SigningCertificate }
      const query = { companyId: "1", providerId: "1" }
      const { document, status } = await client.submit("InvoiceCreate", body, { query })
      const pdf = await client.files.pdf({ query: { uuid: document.uuid } })
      const octets = new Uint8Array(await new Response(pdf.stream).arrayBuffer())
      console.log([status, new TextDecoder().decode(octets.subarray(0, 5))].join(" "))`
    )
  })

  afterAll(async () => {
    await service.stop()
    project.remove()
    rmSync(folder, { recursive: true })
  })

  it.for(runtimes.map((runtime, index) => ({ ...runtime, index })))(
    "$name: a document goes through every root, and the client files one",
    ({ command: [file, ...words], index, name, version }, context) => {
      const program = join(folder, file)
      if (!existsSync(program)) context.skip(`${name} cannot be installed on this machine`)
      const { password } = read("company")
      const run = (each: string, ...further: ReadonlyArray<string>) =>
        spawnSync(program, [...words, each, password, ...further], { cwd: project.folder, encoding: "utf8" })
      assert.isTrue(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.startsWith(version))
      const chain = run("chain.js")
      assert.deepStrictEqual(chain.stderr === "" ? JSON.parse(chain.stdout) : chain.stderr, plainResult)
      const filed = run("file.js", String(990_000_500 + index))
      assert.strictEqual(filed.stdout, "submitted %PDF-\n", filed.stderr)
    }
  )
})
