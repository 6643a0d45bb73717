import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { assert, it } from "vitest"

const dist = join(import.meta.dirname, "../dist")

it("the page's resources are small, and all from its own origin", () => {
  const assets = readdirSync(join(dist, "assets"))
  assert.sameMembers(
    assets.map((name) => name.replace(/^.*-[\w-]{8}\./u, "")),
    ["js", "css", "svg"]
  )
  const sizes = assets.map((name) => gzipSync(readFileSync(join(dist, "assets", name))).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${(total / 1024).toFixed(0)} KB gzip`)
  // some 40 KB are the descriptions of fields, which schemas carry in two languages
  assert.isBelow(total, 264 * 1024)
  const page = readFileSync(join(dist, "index.html"), "utf8")
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/gu)].map(([, address]) => address)
  assert.strictEqual(addresses.length, 3)
  for (const address of addresses) assert.match(address ?? "", /^\/console\/assets\//u)
  // the policy blocks inline scripts
  assert.notMatch(page, /<script(?![^>]*\bsrc=)|<style|\bon\w+=/u)
  const styles = readFileSync(join(dist, "assets", assets.find((name) => name.endsWith(".css")) ?? ""), "utf8")
  assert.notMatch(styles, /url\(|@import/u)
})
