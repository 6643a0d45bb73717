import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { Spec, Validation } from "@cyclonedx/cyclonedx-library"
import { publint } from "publint"
import { assert, describe, inject, it } from "vitest"
import { plainPackages } from "../../src/packages/lib/writeLibraries.ts"
import { libraries, publishedPackages, repository } from "../../src/packages/repository.ts"

const tarballs = inject("tarballs")

/**
 * What the packages are not made for. They are ES modules (Node 24 can `require` them, for TypeScript's `node16-cjs`
 * that is a problem), and their subpaths are in `exports` alone, which the resolution `node10` of old compilers does
 * not read.
 */
const notMadeFor = new Set(["node10", "node16-cjs"])

/**
 * Kilobytes that each package may have as a file: a tenth above what it had when this was written. More is somebody's
 * decision, which a change of this table shows. The domain holds the descriptions of all fields in two languages; 5 MB
 * of `radicar` are the documentation, where the site was built; `ubl` has notes on fields in two languages.
 */
const budgets: Readonly<Record<string, number>> = {
  radicar: 18_000,
  // a file for each command, which is loaded by itself: 2 % more than one file for all
  "@radicar/cli": 2420,
  "@radicar/dian": 30,
  // a third are the modules of effect that the plain packages need, once for all
  "@radicar/domain": 724,
  // the contract too, for the client
  "@radicar/effect": 1070,
  // nine tenths are the types of answers and their descriptions
  "@radicar/http-client": 79,
  "@radicar/print": 168,
  "@radicar/signature": 67,
  "@radicar/ubl": 79,
  "@radicar/zip": 8
}

it.each(tarballs)("$name stays within its budget of octets", ({ file, name }) => {
  assert.isBelow(statSync(file).size / 1000, budgets[name] ?? 0)
})

it.each(tarballs)("$name has nothing that publint complains about", async ({ file }) => {
  const { messages } = await publint({ pack: { tarball: new Uint8Array(readFileSync(file)).buffer }, strict: true })
  assert.deepStrictEqual(messages, [])
})

/** Paths of each package that can be imported, apart from its manifest. Nothing else resolves. */
const importable: Readonly<Record<string, ReadonlyArray<string>>> = {
  radicar: ["./sandbox"],
  "@radicar/cli": [],
  "@radicar/dian": ["."],
  "@radicar/domain": [
    ".",
    "./codes",
    "./creditNote",
    "./debitNote",
    "./equivalent",
    "./event",
    "./inner",
    "./invoice",
    "./names",
    "./payroll",
    "./rules",
    "./support"
  ],
  "@radicar/effect": [
    ".",
    "./client",
    "./codes",
    "./completion",
    "./contract",
    "./creditNote",
    "./debitNote",
    "./decimal",
    "./dian",
    "./equivalent",
    "./event",
    "./invoice",
    "./names",
    "./payroll",
    "./print",
    "./rips",
    "./rules",
    "./signature",
    "./support",
    "./ubl",
    "./ubl/container",
    "./ubl/read",
    "./ubl/received",
    "./ubl/verify",
    "./zip"
  ],
  "@radicar/http-client": [".", "./webhook"],
  "@radicar/print": ["."],
  "@radicar/signature": [".", "./inner"],
  "@radicar/ubl": ["."],
  "@radicar/zip": ["./inner"]
}

it.each(tarballs)(
  "$name has exactly its documented paths, and the inner one without documentation",
  ({ file, name }) => {
    const contents = createPackageFromTarballData(new Uint8Array(readFileSync(file)))
    const at = (path: string) => contents.readFile(`/node_modules/${name}/${path}`)
    const paths = Object.keys(JSON.parse(at("package.json")).exports).filter((path) => path !== "./package.json")
    assert.sameMembers(paths, [...(importable[name] ?? [])])
    // a pattern would open every file that it fits
    assert.isUndefined(paths.find((path) => path.includes("*")))
    const documented = at("README.md").replaceAll(/```.*?```/gsu, "")
    for (const path of paths) {
      if (path === ".") continue
      const isDocumented = [path.slice("./".length), `${name}/${path.slice("./".length)}`].some((each) =>
        documented.includes(`\`${each}\``)
      )
      assert.strictEqual(isDocumented, path !== "./inner", path)
    }
  }
)

it("every package is packed", () => {
  assert.deepStrictEqual(
    tarballs.map(({ name }) => name),
    publishedPackages.map(({ name }) => name).toSorted()
  )
})

const programs = tarballs.filter(({ name }) => libraries.every((each) => each.name !== name))

describe.each(programs)("$name", ({ file, name }) => {
  const contents = createPackageFromTarballData(new Uint8Array(readFileSync(file)))
  const at = (path: string) => contents.readFile(`/node_modules/${name}/${path}`)
  const files = contents.listFiles().map((path) => path.slice(`/node_modules/${name}/`.length))

  it("has everything inside, and needs no other package", () => {
    const manifest = JSON.parse(at("package.json"))
    for (const field of ["dependencies", "peerDependencies", "optionalDependencies"])
      assert.notProperty(manifest, field)
    assert.notMatch(at("package.json"), /preinstall|postinstall|@radicar\/source/u)
    assert.deepStrictEqual(
      files.filter((path) => /^(?:dist|src)\//u.test(path)),
      []
    )
  })

  it("names in its notices every package whose code it has, all of them listed in docs/reference/licences.md", () => {
    const notices = ["bin/NOTICES.txt", "bin/console/NOTICES.txt"]
      .filter((path) => files.includes(path))
      .map(at)
      .join("")
    const named = [...notices.matchAll(/^(\S+) (\d+\.\d+\.\d\S*) \(/gmu)]
    assert.includeMembers(
      named.map(([, each]) => each),
      ["effect", "libxml2-wasm", "node-forge"]
    )
    const page = readFileSync(join(repository, "docs/reference/licences.md"), "utf8").replaceAll(/ +/gu, " ")
    for (const [, each, version] of named) assert.include(page, `| ${each} | ${version} |`)
    for (const text of ["SIL OPEN FONT LICENSE", "UNICODE LICENSE V3", "Daniel Veillard"]) assert.include(notices, text)
  })

  it("has bills of materials that the schema of CycloneDX accepts, with every package of its notices", async () => {
    const bills = files.filter((path) => path.endsWith("bom.json"))
    assert.sameMembers(
      bills,
      files.filter((path) => path.endsWith("NOTICES.txt")).map((path) => path.replace("NOTICES.txt", "bom.json"))
    )
    for (const path of bills) {
      assert.isNull(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(at(path)))
      const { components } = JSON.parse(at(path))
      const listed = components.map(
        ({ group, name: each, version }: any) => `${group === undefined ? "" : `${group}/`}${each} ${version}`
      )
      const notices = at(path.replace("bom.json", "NOTICES.txt"))
      const named = [...notices.matchAll(/^(\S+ \d+\.\d+\.\d\S*) \(/gmu)].map(([, each]) => each)
      assert.isNotEmpty(named)
      assert.sameMembers(listed, named)
    }
  })

  it("carries no secret: neither a key nor a certificate of this machine", () => {
    const texts = contents.listFiles().filter((path) => path.endsWith(".js"))
    assert.deepStrictEqual(
      texts.filter((path) => /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{64}/u.test(contents.readFile(path))),
      []
    )
  })
})

describe("radicar", () => {
  const { file = "" } = tarballs.find(({ name }) => name === "radicar") ?? {}
  const contents = createPackageFromTarballData(new Uint8Array(readFileSync(file)))

  it("has command line, service, page and database, and their licences", () => {
    const files = contents.listFiles().map((path) => path.slice("/node_modules/radicar/".length))
    const parts = [
      "main.js",
      "service.js",
      "workerTasks.js",
      "judgeWorker.js",
      "console/index.html",
      "cluster.br",
      "pglite.wasm"
    ]
    assert.includeMembers(files, [
      "launch.cjs",
      "LICENSE",
      "README.md",
      "bin/NOTICES.txt",
      ...parts.map((part) => `bin/${part}`)
    ])
    const notices = ["bin/NOTICES.txt", "bin/console/NOTICES.txt"]
      .map((path) => contents.readFile(`/node_modules/radicar/${path}`))
      .join("")
    for (const text of ["@electric-sql/pglite", "preact", "Regents of the University of California"])
      assert.include(notices, text)
  })
})

describe.each(tarballs.filter(({ name }) => libraries.some((each) => each.name === name)))(
  "$name",
  ({ file, name }) => {
    const folder = name.slice("@radicar/".length)
    const octets = new Uint8Array(readFileSync(file))
    const contents = createPackageFromTarballData(octets)
    const at = (path: string) => contents.readFile(`/node_modules/${name}/${path}`)
    const files = contents.listFiles().map((path) => path.slice(`/node_modules/${name}/`.length))

    it("has licence, README and no file but those of its build", () => {
      assert.include(at("LICENSE"), "Apache License")
      assert.include(at("README.md"), `# ${name}\n`)
      const others = files.filter(
        (path) =>
          !/^lib\/.+(?:\.d\.ts|\.js|\.json|\/fonts\/\w+\.txt)$|^lib\/effect\/MIT\.txt$|^fonts\/\w+\.txt$|^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/u.test(
            path
          )
      )
      assert.deepStrictEqual(others, [])
    })

    it("is ESM with types below subpaths, free of side effects, and needs nothing of the workspace", () => {
      const manifest = JSON.parse(at("package.json"))
      assert.strictEqual(manifest.type, "module")
      // a bundler keeps the modules that give names to advice, and drops any other that a program does not use
      const kept = files.filter((path) => /^lib\/(?:domain\/)?names\.js$/u.test(path)).map((path) => `./${path}`)
      const stated = manifest.sideEffects
      if (kept.length === 0) assert.strictEqual(stated, false)
      else
        assert.sameMembers(
          stated.filter((path: string) => path.startsWith("./lib/")),
          kept
        )
      assert.match(manifest.license, /^Apache-2\.0/u)
      assert.strictEqual("./inner" in manifest.exports, files.includes("lib/inner.js"))
      for (const [sibling, range] of Object.entries(manifest.dependencies ?? {})) {
        if (sibling.startsWith("@radicar/")) assert.strictEqual(range, manifest.version, sibling)
      }
      assert.isUndefined(manifest.main)
      assert.notMatch(at("package.json"), /workspace:|catalog:|@radicar\/source/u)
    })

    it("needs effect only where it is a peer, and names it in no type elsewhere", () => {
      const isPlain = plainPackages.includes(folder)
      const named = files.filter(
        (path) =>
          /\.(?:js|d\.ts)$/u.test(path) && /^(?:import|export) [^\n]* from "effect(?:\/[^"\n]*)?"/mu.test(at(path))
      )
      assert.strictEqual(named.length === 0, isPlain, named.join(" "))
      assert.strictEqual("effect" in (JSON.parse(at("package.json")).peerDependencies ?? {}), !isPlain)
      const copied = files.filter((path) => path.startsWith("lib/effect/") && path.endsWith(".js"))
      assert.strictEqual(isPlain && copied.length > 0, folder === "domain")
    })

    it("imports no package that its manifest does not name", () => {
      const { dependencies = {}, peerDependencies = {} } = JSON.parse(at("package.json"))
      const stated = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
      const imported = files
        .filter((path) => /\.(?:js|d\.ts)$/u.test(path))
        .flatMap((path) => [...at(path).matchAll(/^(?:import|export) [^\n]* from "((?:@[\w-]+\/)?[\w-]+)[^"\n]*"/gmu)])
        .map(([, each = ""]) => each)
      assert.deepStrictEqual(
        [...new Set(imported)].filter((each) => each !== "node" && !stated.has(each)),
        []
      )
    })

    it("has types that every resolution of ES modules finds", async () => {
      const { exports } = JSON.parse(at("package.json"))
      const entrypoints = Object.keys(exports).filter((path) => path !== "./package.json")
      const result = await checkPackage(contents, { entrypoints })
      if (!result.types) throw new Error("there are no types")
      assert.sameMembers(Object.keys(result.entrypoints), entrypoints)
      const problems = result.problems.filter(
        (problem) => !("resolutionKind" in problem && notMadeFor.has(problem.resolutionKind))
      )
      assert.deepStrictEqual(problems, [])
    })
  }
)
