import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { assert, describe, it } from "vitest"

const dist = join(import.meta.dirname, "../dist")
const assets = readdirSync(join(dist, "assets"))
const page = readFileSync(join(dist, "index.html"), "utf8")

const read = (name: string): string => readFileSync(join(dist, "assets", name), "utf8")

const packed = (name: string): number => gzipSync(readFileSync(join(dist, "assets", name))).length

/** A script with everything that it imports at once. */
const withImports = (name: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(name)) return found
  found.add(name)
  for (const [, imported = ""] of read(name).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu))
    withImports(imported, found)
  return found
}

const named = (start: string): string => assets.find((name) => name.startsWith(start)) ?? ""

const kilobytes = (names: Iterable<string>): number =>
  Math.round([...names].reduce((sum, name) => sum + packed(name), 0) / 102.4) / 10

/** Parts of texts that belong to the service: a description of the contract, and a rule of the authority. */
const foreign = [/UUID of the submission/u, /Corrija su secreto/u]

describe("the built page", () => {
  it("loads little at first: its frame, its style and the overview", () => {
    const entry = /assets\/(index-[^"]+\.js)/u.exec(page)?.[1] ?? ""
    const first = new Set([...withImports(entry), ...withImports(named("OverviewPage")), named("style"), named("icon")])
    console.log(`first load ${kilobytes(first)} KiB gzip, all ${kilobytes(assets)} KiB in ${assets.length} files`)
    assert.isBelow(kilobytes(first), 60)
    // some 5 KiB for each view, and the form of documents
    assert.isBelow(kilobytes(assets), 165)
    for (const name of first) for (const text of foreign) assert.notMatch(read(name), text, name)
  })

  it("has a script for each view, loaded on demand", () => {
    const views = ["Submissions", "Submission", "Inbox", "InboxItem", "Reconciliation", "Tokens", "Webhooks"]
    for (const view of [...views, "Audit"]) {
      const script = named(`${view}Page-`)
      assert.notStrictEqual(script, "", view)
      assert.isBelow(kilobytes([script]), 16, view)
    }
  })

  it("loads the form of documents when it is opened, with at most 40 KiB", () => {
    const entry = /assets\/(index-[^"]+\.js)/u.exec(page)?.[1] ?? ""
    const first = withImports(entry)
    const form = [...withImports(named("IssuePage"))].filter((name) => !first.has(name))
    console.log(`form of documents ${kilobytes(form)} KiB gzip`)
    assert.isFalse(first.has(named("IssuePage")))
    assert.isBelow(kilobytes(form), 40)
    for (const name of form) for (const text of foreign) assert.notMatch(read(name), text, name)
  })

  it("has nothing of another origin, and no inline script or style", () => {
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/gu)].map(([, address]) => address)
    assert.strictEqual(addresses.length, 3)
    for (const address of addresses) assert.match(address ?? "", /^\/console\/assets\//u)
    // the policy blocks inline scripts
    assert.notMatch(page, /<script(?![^>]*\bsrc=)|<style|\bon\w+=/u)
    assert.notMatch(read(named("style")), /url\(|@import/u)
    assert.sameMembers([...new Set(assets.map((name) => name.replace(/^.*\./u, "")))], ["js", "css", "svg"])
  })
})
