import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { browserBundle } from "../src/browserBundle.ts"
import { readmeExample } from "../src/readmeExample.ts"
import { libraries, repository } from "../src/repository.ts"
import { type RunningService, runningService } from "../src/runningService.ts"
import { type EmptyProject, emptyProject } from "./support/emptyProject.ts"

const examples = libraries.flatMap(({ folder }) => {
  const example = readmeExample(folder)
  return example === undefined ? [] : [{ folder, ...example }]
})

describe("the tarballs in an empty project", () => {
  let project: EmptyProject
  let service: RunningService

  const radicar = (words: ReadonlyArray<string>, input?: string) =>
    project.node(["node_modules/@radicar/cli/dist/main.js", ...words], input)

  beforeAll(async () => {
    project = emptyProject("4.1.0")
    service = await runningService()
  })

  afterAll(async () => {
    project.remove()
    await service.stop()
  })

  it("every library has an example in its README", () => {
    const folders = libraries.map(({ folder }) => folder).filter((folder) => folder !== "cli")
    assert.deepStrictEqual(
      examples.map(({ folder }) => folder),
      folders
    )
  })

  it.each(examples.filter(({ prints }) => prints !== undefined))(
    "$folder: the README's example prints what the README says",
    ({ folder, prints, program }) => {
      const { stderr, stdout } = project.node([project.write(`${folder}.ts`, program)])
      assert.strictEqual(stdout, prints, stderr)
    }
  )

  it("cli: helps, makes an example and validates it", () => {
    assert.include(radicar(["--help"]).stdout, "radicar")
    const { stdout } = radicar(["example", "invoice"])
    const { status, stderr, stdout: verdict } = radicar(["validate", "-"], stdout)
    assert.strictEqual(status, 0, stderr)
    assert.strictEqual(JSON.parse(verdict).valid, true)
    const broken = JSON.stringify({ ...JSON.parse(stdout), TypeCode: "77" })
    assert.strictEqual(radicar(["validate", "-"], broken).status, 3)
  })

  it("http-client: the README's example files the command line's invoice", () => {
    const certificate = radicar(["sandbox", "certificate", "--nit", "900373115", "--out", "company.p12"])
    assert.strictEqual(certificate.status, 0, certificate.stderr)
    project.write("password", "sandbox")
    const body = ["example", "invoice", "--certificate", "company.p12", "--password-file", "password"]
    const { stderr, stdout } = radicar(body)
    project.write("invoice.json", stdout)
    const { program = "" } = examples.find(({ folder }) => folder === "http-client") ?? {}
    const run = project.node([project.write("client.ts", program.replace("http://127.0.0.1:8080", service.url))])
    assert.match(run.stdout, /^submitted [0-9a-f]{96}\n/u, stderr + run.stderr)
  })

  it("sandbox: its threads find their file and libxml2", () => {
    const program = project.write(
      "threads.ts",
      `import { Sandbox } from "@radicar/sandbox/Sandbox"
      import { Effect } from "effect"
      const soap = "http://www.w3.org/2003/05/soap-envelope"
      const large = \`<s:Envelope xmlns:s="\${soap}"><s:Header/><s:Body/><!--\${"large ".repeat(100_000)}--></s:Envelope>\`
      const headers = { "content-type": "application/soap+xml" }
      const program = Effect.gen(function* () {
        const { url } = yield* Sandbox
        const answer = yield* Effect.promise(() => fetch(url, { method: "POST", headers, body: large }))
        console.log((yield* Effect.promise(() => answer.text())).includes("ActionNotSupported"))
      })
      await Effect.runPromise(Effect.provide(program, Sandbox.layer()))`
    )
    const { stderr, stdout } = project.node([program])
    assert.strictEqual(stdout, "true\n", stderr)
  })

  it("have types that TypeScript takes as they are", () => {
    for (const { folder, program } of examples) project.write(`${folder}.ts`, program)
    const tsc = join(repository, "node_modules/.bin/tsc")
    const types = join(repository, "tooling/packages/node_modules/@types")
    const words = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--types", "node"]
    const files = examples.map(({ folder }) => `${folder}.ts`)
    const { status, stdout } = spawnSync(tsc, [...words, "--skipLibCheck", "--typeRoots", types, ...files], {
      cwd: project.folder,
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, stdout)
  })

  it("domain: a browser can load it, and it takes nothing of Node", async () => {
    const { program = "" } = examples.find(({ folder }) => folder === "domain") ?? {}
    const bundle = await browserBundle(project.folder, project.write("browser.ts", program))
    const { bytes, code, gzippedBytes, imports, modules } = bundle
    console.log(`domain in a browser: ${(bytes / 1000).toFixed(0)} kB, ${(gzippedBytes / 1000).toFixed(0)} kB gzipped`)
    assert.isTrue(modules.some((path) => path.includes("@radicar/domain")))
    assert.deepStrictEqual(imports, [])
    // a program that files does not search code lists
    assert.isFalse(modules.some((path) => path.includes("codeLists")))
    // more than this is somebody's accident, such as the catalogue of all rules where one key was wanted
    assert.isBelow(gzippedBytes, 120_000)
    const { prints } = examples.find(({ folder }) => folder === "domain") ?? {}
    assert.strictEqual(project.node([project.write("bundle.js", code)]).stdout, prints)
  })

  it("the probe sees what is of Node", async () => {
    const entry = project.write("ofNode.ts", 'import { open } from "@radicar/signature/Pkcs12"\nconsole.log(open)\n')
    assert.include((await browserBundle(project.folder, entry)).imports, "node:crypto")
  })
})
