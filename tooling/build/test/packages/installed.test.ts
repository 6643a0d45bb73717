import { freePort } from "@radicar/fixtures/postgres/freePort"
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { browserBundle } from "../../src/packages/browserBundle.ts"
import { readmeExamples } from "../../src/packages/readmeExamples.ts"
import { libraries, repository } from "../../src/packages/repository.ts"
import { bundleService } from "../../src/bundle/service.ts"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { type BrowserPage, browserPage, chromiumFile } from "./support/browserPage.ts"
import { type EmptyProject, emptyProject } from "./support/emptyProject.ts"
import { judgeProgram } from "./support/judgeProgram.ts"
import { sandboxProgram } from "./support/sandboxProgram.ts"

/** Of each README in order; the file that a block is written to is named after its place. */
const examples = libraries.flatMap(({ folder }) =>
  readmeExamples(folder).map((example, index) => ({ ...example, folder, file: `${folder}-${index}.ts` }))
)

/** Prints the body of an invoice that the sandbox accepts. */
const sandboxInvoice = ["example", "invoice", "--certificate", "company.p12", "--password-file", "password"]

/** The program that a README shows first. */
const firstOf = (folder: string) => {
  const example = examples.find((each) => each.folder === folder)
  if (example === undefined) throw new Error(`the README of ${folder} has no example`)
  return example
}

describe("the tarballs in an empty project", () => {
  let project: EmptyProject
  let service: RunningService
  let pagePort: number

  const radicar = (words: ReadonlyArray<string>, input?: string) =>
    project.node(["node_modules/@radicar/cli/bin/main.js", ...words], input)

  beforeAll(async () => {
    project = emptyProject("4.1.0")
    pagePort = await freePort()
    service = await startService({
      file: await bundleService(),
      variables: { RADICAR_CORS_ORIGINS: `http://127.0.0.1:${pagePort}` }
    })
    const files = ["--out", "company.p12", "--certificates", "authority"]
    const certificate = radicar(["sandbox", "certificate", "--nit", "900373115", ...files])
    assert.strictEqual(certificate.status, 0, certificate.stderr)
    project.write("password", "sandbox")
  })

  afterAll(async () => {
    project.remove()
    await service.stop()
  })

  it("every library that has documentation has an example in its README", () => {
    assert.deepStrictEqual(
      [...new Set(examples.map(({ folder }) => folder))],
      libraries.map(({ folder }) => folder).filter((folder) => folder !== "zip")
    )
  })

  it.each(examples.filter(({ prints }) => prints !== undefined))(
    "$file: the README's example prints what the README says",
    ({ file, prints, program }) => {
      const { stderr, stdout } = project.node([project.write(file, program)])
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
    const { stderr, stdout } = radicar(sandboxInvoice)
    project.write("invoice.json", stdout)
    const { program } = firstOf("http-client")
    const run = project.node([project.write("client.ts", program.replace("http://127.0.0.1:8080", service.url))])
    assert.match(run.stdout, /^submitted [0-9a-f]{96}\n/u, stderr + run.stderr)
  })

  it("domain: the packed library judges, completes and explains as the sources do", () => {
    const source = pathToFileURL(join(repository, "packages/domain/src/")).href
    const ofSources = judgeProgram
      .replace("@radicar/domain/names", `${source}names.ts`)
      .replace("@radicar/domain", `${source}plain.ts`)
    const [packed = [], sources = []] = [judgeProgram, ofSources].map((program) => {
      const { stderr, stdout } = project.node([project.write("judge.js", program)])
      assert.strictEqual(stderr, "")
      return stdout.split("\n")
    })
    assert.isAbove(packed.length, 2000)
    assert.deepStrictEqual(packed, sources)
  })

  it("radicar/sandbox: judges, fails on purpose, has threads and libxml2, and stops", () => {
    const program = project.write("sandbox.ts", sandboxProgram)
    compile(["sandbox.ts"], ["--skipLibCheck", "false", "--lib", "es2024,esnext.disposable"])
    const { stderr, stdout } = project.node([program])
    assert.strictEqual(
      stdout,
      "900373115 sandbox 503 GetStatus\ntrue\nTypeError\n[]\nError: EADDRINUSE\nTypeError: fetch failed\n",
      stderr
    )
  })

  const tsc = join(repository, "node_modules/.bin/tsc")
  const types = join(repository, "tooling/build/node_modules/@types")
  const checking = ["--noEmit", "--module", "nodenext", "--types", "node", "--typeRoots", types]

  /** Compiles files of the project, and answers the files that the compiler has read. */
  const compile = (
    files: ReadonlyArray<string>,
    options: ReadonlyArray<string> = ["--skipLibCheck"]
  ): ReadonlyArray<string> => {
    const words = [...checking, "--strict", "--target", "es2024", ...options, "--listFiles", ...files]
    const { status, stdout } = spawnSync(tsc, words, {
      cwd: project.folder,
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, stdout)
    return stdout.split("\n")
  }

  /** Writes the example of every operation as a value of the type of its body. */
  const examplesAsTypes = (): string => {
    const printed = project.node([
      project.write(
        "everyExample.js",
        `import { example, operations } from "@radicar/domain"
        const options = { number: 990000001, now: new Date("2026-01-15T15:00:00Z") }
        console.log('import type { Bodies } from "@radicar/domain"')
        for (const each of operations) {
          console.log(\`export const \${each}: Bodies["\${each}"] = \${JSON.stringify(example(each, options))}\`)
        }`
      )
    ])
    project.write("everyExample.ts", printed.stdout)
    return "everyExample.ts"
  }

  const client = `const client = createClient({ baseUrl: "http://127.0.0.1:8080", token: "t" });`

  it.each([
    [
      "a body",
      `import type { InvoiceBody } from "@radicar/domain"
      export const broken: Partial<InvoiceBody> = { TypeCode: "01", Currencycode: "COP" }`,
      ["Currencycode", "CurrencyCode"]
    ],
    [
      "a body that the client files",
      `import { createClient, type InvoiceBody } from "@radicar/http-client"
      ${client} declare const body: InvoiceBody; const query = { companyId: "1", providerId: "1" }
      await client.submit("InvoiceCreate", { ...body, CompanyParty: { Namee: "S.A.S." } }, { query })`,
      ["Namee", "Name"]
    ],
    [
      "a query of the client",
      `import { createClient } from "@radicar/http-client"
      ${client} await client.submissions.list({ query: { companyId: "1", limmit: "2" } }).page()`,
      ["limmit", "limit"]
    ]
  ])("name a misspelt field of %s in one line", (_, text, [misspelt, right]) => {
    project.write("misspelt.ts", `${text}\n`)
    const words = ["--strict", "--target", "es2024", "--lib", "es2024", "misspelt.ts"]
    const { stdout } = spawnSync(tsc, [...checking, ...words], { cwd: project.folder, encoding: "utf8" })
    const line = new RegExp(
      `^misspelt\\.ts\\(\\d,\\d+\\): error TS2561: [^\\n]*'${misspelt}'[^\\n]*'${right}'\\?\\n$`,
      "u"
    )
    assert.match(stdout, line)
  })

  /** Processor seconds and megabytes that the compiler takes for a program: the least of three runs. */
  const costOf = (name: string, text: string): { readonly seconds: number; readonly megabytes: number } => {
    const command = [
      tsc,
      ...checking,
      "--strict",
      "--lib",
      "es2024",
      "--extendedDiagnostics",
      project.write(name, text)
    ]
    const runs = [1, 2, 3].map(() => {
      const timed = ["-c", `TIMEFORMAT="%U %S"; time ${command.join(" ")}`]
      const { status, stderr, stdout } = spawnSync("bash", timed, { cwd: project.folder, encoding: "utf8" })
      assert.strictEqual(status, 0, stdout)
      const [user = 0, system = 0] = stderr.trim().split(" ").map(Number)
      return { seconds: user + system, megabytes: Number(/Memory used: +(\d+)K/u.exec(stdout)?.[1]) / 1000 }
    })
    return {
      seconds: Math.min(...runs.map(({ seconds }) => seconds)),
      megabytes: Math.min(...runs.map(({ megabytes }) => megabytes))
    }
  }

  it("cost the compiler no more than the README of the client says", () => {
    const readme = readFileSync(join(repository, "packages/http-client/README.md"), "utf8")
    const [, seconds, megabytes] =
      /at most ([\d.]+) s of processor and (\d+) MB more than an empty one/u.exec(readme) ?? []
    const empty = costOf("empty.ts", "console.log(process.pid)\n")
    const used = costOf(
      "both.ts",
      `import { check } from "@radicar/domain"
      import { createClient } from "@radicar/http-client"
      console.log(check("{}", { now: new Date() }), createClient({ baseUrl: "http://127.0.0.1:8080", token: "t" }))\n`
    )
    const more = { seconds: used.seconds - empty.seconds, megabytes: used.megabytes - empty.megabytes }
    console.log(`client and domain: ${more.seconds.toFixed(2)} s and ${more.megabytes.toFixed(1)} MB more`)
    assert.isAtMost(more.seconds, Number(seconds))
    assert.isAtMost(more.megabytes, Number(megabytes))
  })

  it("have types that TypeScript takes as they are", () => {
    for (const { file, program } of examples) project.write(file, program)
    const read = compile(examples.map(({ file }) => file))
    assert.isTrue(read.some((path) => path.includes("/effect/dist/")))
  })

  it("have roots whose types name nothing of Effect", () => {
    const roots = ["dian", "domain", "http-client", "print", "signature", "ubl"].map(firstOf)
    for (const { file, program } of roots) project.write(file, program)
    // the declarations themselves are checked, without those of browsers
    const options = ["--skipLibCheck", "false", "--lib", "es2024", "--exactOptionalPropertyTypes"]
    const read = compile([...roots.map(({ file }) => file), examplesAsTypes()], options)
    for (const { folder } of roots) assert.isTrue(read.some((path) => path.includes(`@radicar/${folder}/lib/plain.d`)))
    assert.isUndefined(read.find((path) => path.includes("/effect/")))
  })

  describe("in browsers", () => {
    let page: BrowserPage

    const bundles = new Map<string, ReturnType<typeof browserBundle>>()

    /** The bundle of a README's program, made once. */
    const bundleOf = (file: string, program: string): ReturnType<typeof browserBundle> => {
      const bundle = bundles.get(file) ?? browserBundle(project.folder, project.write(file, program))
      bundles.set(file, bundle)
      return bundle
    }

    beforeAll(async () => {
      page = await browserPage(pagePort)
    })

    afterAll(() => page.close())

    /** The budgets of the guide: the function, its package, and its kilobytes. */
    const budgets = Array.from(
      readFileSync(join(repository, "docs/guides/library.md"), "utf8").matchAll(
        /^\| `(\w+)` of `(@radicar\/[\w/-]+)`[^|]*\| (\d+) \|$/gmu
      ),
      ([, name = "", from = "", kilobytes]) => ({ name, from, kilobytes: Number(kilobytes) })
    )

    it("have budgets in the guide", () => assert.lengthOf(budgets, 7))

    it.each(budgets)("$name of $from stays within the budget of the guide", async ({ from, kilobytes, name }) => {
      const program = `import { ${name} } from "${from}"\nglobalThis.used = ${name}\n`
      const { gzippedBytes, imports, modules } = await browserBundle(
        project.folder,
        project.write("budget.ts", program)
      )
      console.log(`${name} in a browser: ${(gzippedBytes / 1000).toFixed(1)} kB gzipped`)
      assert.deepStrictEqual(imports, [])
      // a program that files does not search code lists
      assert.isFalse(modules.some((each) => each.includes("codeLists")))
      assert.isBelow(gzippedBytes, kilobytes * 1000)
    })

    it.each(["domain-0.ts", "domain-1.ts", "effect-0.ts"])("%s of the README takes nothing of Node", async (file) => {
      const { prints, program } = examples.find((each) => each.file === file) ?? firstOf("domain")
      const { code, imports, modules } = await bundleOf(file, program)
      assert.isTrue(modules.some((path) => path.includes(`@radicar/${file.split("-")[0]}`)))
      assert.deepStrictEqual(imports, [])
      assert.strictEqual(project.node([project.write("bundle.js", code)]).stdout, prints)
    })

    it.skipIf(chromiumFile === undefined).each(["domain-0.ts", "domain-1.ts", "effect-0.ts"])(
      "%s prints the same in Chromium (CHROME_PATH, else /usr/bin/chromium)",
      async (file) => {
        const { prints, program } = examples.find((each) => each.file === file) ?? firstOf("domain")
        const { code } = await bundleOf(file, program)
        const { printed, problems } = await page.run(code)
        assert.strictEqual(printed, prints, problems)
      }
    )

    it.skipIf(chromiumFile === undefined)(
      "http-client files from a page of an allowed origin, and of no other, in Chromium",
      async () => {
        const json = JSON.stringify(JSON.parse(radicar([...sandboxInvoice, "--number", "990000777"]).stdout))
        const entry = project.write(
          "page.ts",
          `import { createClient, InvalidDocument, TransportError } from "@radicar/http-client"
          const client = createClient({ baseUrl: ${JSON.stringify(service.url)}, token: "radicar-dev-token" })
          const query = { companyId: "1", providerId: "1" }
          const file = async (json: string) => {
            const { document, status } = await client.submit("InvoiceCreate", json, { query })
            const pdf = await client.files.pdf({ query: { uuid: document.uuid } })
            const octets = new Uint8Array(await new Response(pdf.stream).arrayBuffer())
            return [status, pdf.filename, new TextDecoder().decode(octets.subarray(0, 5))].join(" ")
          }
          const nameOf = (error: unknown) =>
            error instanceof InvalidDocument ? error.violations.length : error instanceof TransportError ? error.name : error
          for (const json of [${JSON.stringify(json)}, "{}"]) console.log(await file(json).catch(nameOf))`
        )
        const { code } = await browserBundle(project.folder, entry)
        const allowed = await page.run(code)
        assert.match(allowed.printed, /^submitted \S+\.pdf %PDF-\n[1-9]\d*\n$/u, allowed.problems)
        const { printed, problems } = await page.run(code, "localhost")
        assert.strictEqual(printed, "TransportError\nTransportError\n")
        assert.include(problems, "blocked by CORS policy")
      }
    )
  })

  it("the probe sees what is of Node", async () => {
    const entry = project.write("ofNode.ts", 'import { open } from "@radicar/effect/signature"\nconsole.log(open)\n')
    assert.include((await browserBundle(project.folder, entry)).imports, "node:crypto")
  })
})
