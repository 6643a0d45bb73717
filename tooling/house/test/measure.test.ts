import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, assert, describe, it } from "vitest"
import {
  circles,
  clauseDocstrings,
  codeLines,
  filesNaming,
  mutualImports,
  ownTimeLimits,
  smallSingleUserFiles,
  uncheckedCasts
} from "../src/measure.ts"
import { limitsFile, raisedSilently } from "../src/limits.ts"
import { isGenerated, sourceFiles, testedFiles, testTexts } from "../src/sourceFiles.ts"

const roots: Array<string> = []

/** A repository with these files. */
const repository = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), "house-"))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const long = "export const line = 1\n".repeat(21)

describe("house", () => {
  it("finds casts to unknown or never in code, not in prose", () => {
    const root = repository({
      "packages/one/src/a.ts": `// read as unknown\n/**\n * as never before\n */\nexport const text = "was never"\nexport const a = text as unknown as number\nexport const b = [{ a } as never]\n`
    })
    assert.deepStrictEqual(uncheckedCasts(sourceFiles(root)), ["packages/one/src/a.ts:6", "packages/one/src/a.ts:7"])
  })

  it("counts lines that are neither blank nor comment", () => {
    const text = `/** What it is. */\nexport const a = 1\n\n// why\n/*\n * more\n */\nconst url = "https://example.com" // trailing\n`
    assert.strictEqual(codeLines(text), 2)
    assert.strictEqual(codeLines("-- why\nselect 1;\n/* more */\n", "claim.sql"), 1)
    assert.strictEqual(codeLines("<p>\n  {/* why */}\n</p>\n"), 2)
  })

  it("finds docstrings that begin with a clause", () => {
    const root = repository({
      "packages/a/src/one.ts": [
        "/** What a lease is. */",
        "/** The lease of a submission, and what it permits. */",
        "/**",
        " * Of a range the first number.",
        " */",
        "/** Whether it is over. */",
        "/** By which key it is found. */"
      ].join("\n")
    })
    assert.deepStrictEqual(clauseDocstrings(sourceFiles(root)), [
      "packages/a/src/one.ts:1 What a lease is. */",
      "packages/a/src/one.ts:3 Of a range the first number.",
      "packages/a/src/one.ts:7 By which key it is found. */"
    ])
  })

  it("finds folders that import each other on every level, types included", () => {
    const root = repository({
      "packages/a/src/x/one.ts": `import { two } from "../y/two.ts"\n`,
      "packages/a/src/y/two.ts": `import type { Three } from "../x/three.ts"\n`,
      "packages/a/src/x/three.ts": "",
      "packages/a/src/z/in/four.ts": `export { five } from "../out/five.ts"\n`,
      "packages/a/src/z/out/five.ts": `const six = () => import("../in/six.ts")\n`,
      "packages/a/src/z/in/six.ts": `import { one } from "../../x/one.ts"\n`
    })
    assert.deepStrictEqual(mutualImports(sourceFiles(root)), ["packages/a: x <-> y", "packages/a: z/in <-> z/out"])
    assert.deepStrictEqual(circles(sourceFiles(root)), [])
  })

  it("finds circles of files, over several lines and through the name of the package", () => {
    const root = repository({
      "packages/a/src/one.ts": `import {\n  two\n} from "./two.ts"\n`,
      "packages/a/src/two.ts": `import { three } from "@radicar/a/three"\n`,
      "packages/a/src/three.tsx": `import type { One } from "./one.ts"\n`,
      "packages/a/src/four.ts": `import { one } from "./one.ts"\n`,
      "packages/a/src/five.ts": `export class Five extends Service("@radicar/a/five") {}\n`
    })
    assert.deepStrictEqual(circles(sourceFiles(root)), [
      ["packages/a/src/one.ts", "packages/a/src/three.tsx", "packages/a/src/two.ts"]
    ])
  })

  it("finds small files that one neighbour uses, unless a test does", () => {
    const root = repository({
      "packages/a/src/user.ts": `import "./small.ts"\nimport "./tested.ts"\nimport "./long.ts"\nimport "./in/far.ts"\nimport "./named.ts"\n`,
      "packages/a/src/small.ts": "export const small = 1\n",
      "packages/a/src/tested.ts": "export const tested = 1\n",
      "packages/a/src/named.ts": "export const named = 1\n",
      "packages/a/src/long.ts": long,
      "packages/a/src/in/far.ts": "export const far = 1\n",
      "packages/a/test/other.test.ts": `import { tested } from "../src/tested.ts"\n`,
      "packages/a/test/named.test.ts": ""
    })
    assert.deepStrictEqual(smallSingleUserFiles(sourceFiles(root), testedFiles(root, testTexts(root))), [
      "packages/a/src/small.ts"
    ])
  })

  it("finds limits of time that tests set for themselves", () => {
    // put together here, because this file is a test too
    const [millis, minutes, timeout] = ["120_000", '"2 minutes"', "timeout("]
    const own = [
      `it("a", { timeout: ${millis} }, () => {})`,
      `layer(one, { timeout: ${minutes} })`,
      `it(one, () => {\n}, ${millis})`,
      `it(one, () =>\n  Effect.gen(function* () {\n  }),\n  longOr(600_000, ${millis})\n)`,
      `fetch(url, { signal: AbortSignal.${timeout}2000) })`,
      `context.setDefaultTimeout(${millis})`
    ]
    const others = [
      "page.setDefaultTimeout(patienceMillis)",
      'send({ timeout: "300 millis" })',
      "client({ timeout: 50 })",
      "assert.isBelow(\n  sum(sizes),\n  1_000_000\n)",
      "assert.isBelow(Math.abs(now - Date.parse(at)), 60_000)"
    ]
    const root = repository({ "packages/a/test/a.test.ts": own.join("\n"), "apps/b/test/b.test.ts": others.join("\n") })
    assert.deepStrictEqual(ownTimeLimits(testTexts(root)), [
      `packages/a/test/a.test.ts:1 timeout: ${millis}`,
      `packages/a/test/a.test.ts:2 timeout: ${minutes}`,
      "packages/a/test/a.test.ts:4 }, 120_000)",
      "packages/a/test/a.test.ts:7 }), longOr(600_000, 120_000) )",
      `packages/a/test/a.test.ts:10 AbortSignal.${timeout}`,
      `packages/a/test/a.test.ts:11 ${"setDefaultTimeout("}${millis}`
    ])
  })

  it("counts files that name a fact, data, examples and the sandbox apart", () => {
    const root = repository({
      "packages/domain/src/DebitNote.ts": "",
      "packages/domain/src/sale.ts": "// of a debit note\n",
      "packages/domain/src/codes/debitNoteReasons.ts": "export const debitNoteReasons = 1\n",
      "packages/domain/src/example/note.ts": "export const debitNote = 1\n",
      "packages/sandbox/src/judge.ts": "export const debitNote = 1\n"
    })
    assert.deepStrictEqual(filesNaming(sourceFiles(root), /debit[- ]?note/iu), ["packages/domain/src/sale.ts"])
  })

  it("exits with 1 and names what is over its limit", () => {
    const root = repository({
      "packages/a/src/one.ts": `import "./two.ts"\n`,
      "packages/a/src/two.ts": `import "./one.ts"\n`,
      "packages/cli/src/one.ts": "export const a = 1\nexport const b = 2\n",
      "docs/openapi.json": JSON.stringify({ paths: { "/v1/a": { get: {} } } }),
      [limitsFile]: ""
    })
    const run = (most: number, release = 2, ...words: ReadonlyArray<string>) => {
      const limits = {
        naming: {},
        release: { "lines of code for each operation": { most: release } },
        shape: { "circles of files": { most } }
      }
      writeFileSync(join(root, limitsFile), JSON.stringify(limits))
      return spawnSync(process.execPath, [join(import.meta.dirname, "../src/main.ts"), "--root", root, ...words], {
        encoding: "utf8"
      })
    }
    assert.strictEqual(run(1).status, 0)
    // a change may add lines, a release may not
    assert.strictEqual(run(1, 1).status, 0)
    assert.strictEqual(run(1, 2, "--release").status, 0)
    assert.include(run(1, 1, "--release").stdout, "over the limit: lines of code for each operation: 2, at most 1")
    const { status, stdout } = run(0)
    assert.strictEqual(status, 1)
    assert.include(stdout, "packages/a/src/one.ts packages/a/src/two.ts")
    assert.include(stdout, "over the limit: circles of files: 1, at most 0")
  })

  it("names regular expressions that can be super-linear, read or built, and those without a reason", () => {
    const root = repository({
      "packages/a/src/one.ts": [
        "export const owasp = /^(a+)+$/",
        // the outages of Stack Overflow (20 July 2016) and Cloudflare (2 July 2019)
        "export const trailing = new RegExp(`${String.raw`[\\s\\u200c]`}+$`, 'u')",
        "export const script = /(?:.*.*=.*)/",
        "export const tag = /<x[^>]*>/u",
        "export const linear = /^<x[^<>]*>$/u",
        "export const late = (text: string) => new RegExp(text)",
        "// linear: the text is one letter",
        "export const known = (text: string) => new RegExp(text)"
      ].join("\n")
    })
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "../src/expressions.ts"), root], {
      encoding: "utf8"
    })
    assert.deepStrictEqual(
      stdout.match(/one\.ts:\d/gu),
      [1, 2, 3, 4, 6].map((line) => `one.ts:${line}`),
      stdout
    )
    assert.strictEqual(status, 1)
  })

  it("finds limits that were raised without a new reason, whichever version had less", () => {
    const root = repository({ "tooling/house/limits.json": "" })
    const git = (...words: ReadonlyArray<string>) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...words], { cwd: root })
    const write = (cli: object, dian: object) =>
      writeFileSync(join(root, limitsFile), JSON.stringify({ naming: { cli, dian }, shape: {} }))
    const commit = (cli: object, dian: object) => {
      write(cli, dian)
      git("add", "-A")
      git("commit", "-qm", "Limits")
    }
    git("init", "-q")
    commit({ most: 2 }, { most: 5, reason: "old" })
    assert.deepStrictEqual(raisedSilently(root), [])
    write({ most: 3 }, { most: 4, reason: "old" })
    assert.deepStrictEqual(raisedSilently(root), ["naming of cli"])
    commit({ most: 3, reason: "languages" }, { most: 6, reason: "old" })
    assert.deepStrictEqual(raisedSilently(root), ["naming of dian"])
    write({ most: 4, reason: "languages" }, { most: 6, reason: "new" })
    assert.deepStrictEqual(raisedSilently(root), ["naming of cli"])
  })

  it("reads every source file of the repository that git knows", () => {
    const root = join(import.meta.dirname, "../../..")
    const known = execFileSync(
      "git",
      ["ls-files", "packages/*/src/*.ts", "packages/*/src/*.tsx", "apps/*/src/*.ts", "apps/*/src/*.tsx"],
      {
        cwd: root,
        encoding: "utf8"
      }
    )
    const read = new Set(sourceFiles(root).map(({ path }) => path))
    assert.deepStrictEqual(
      known
        .trim()
        .split("\n")
        .filter((path) => !read.has(path) && !isGenerated(path)),
      []
    )
  })
})
