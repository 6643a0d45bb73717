/**
 * Checks every link and anchor of the built site, in both languages, that each page names its language and twin, and that
 * no address of `addresses.txt` is gone.
 */
import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { base } from "./pages.mjs"

const dist = join(import.meta.dirname, "dist/site")
const names = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/"))
const files = new Set(names)
const html = new Map(
  names.filter((name) => name.endsWith(".html")).map((name) => [name, readFileSync(join(dist, name), "utf8")])
)
const decode = (text) => decodeURIComponent(text.replaceAll("&amp;", "&"))
const anchors = new Map(
  [...html].map(([name, page]) => [name, new Set(Array.from(page.matchAll(/ id="([^"]+)"/gu), ([, id]) => id))])
)

/** The file that an address below the base answers with. */
const fileAt = (path) =>
  [path, `${path}.html`, posix.join(path, "index.html")].find((name) => files.has(name) && !name.endsWith("/"))

const faults = []
let count = 0
for (const [name, page] of html) {
  if (name === "404.html") continue
  for (const [, kind, target] of page.matchAll(/ (href|src)="([^"]+)"/gu)) {
    if (/^(?:[a-z]+:|\/\/)/u.test(target)) continue
    count += 1
    const [path, anchor = ""] = target.split("#")
    const at =
      path === "" ? name : path.startsWith(base) ? path.slice(base.length) : posix.join(posix.dirname(name), path)
    const file =
      path === "" ? name : fileAt(decode(at) === "" ? "index.html" : decode(at).replace(/\/$/u, "/index.html"))
    if (file === undefined) faults.push(`${name}: ${kind} ${target}`)
    else if (anchor !== "" && html.has(file) && !anchors.get(file).has(decode(anchor)))
      faults.push(`${name}: ${target} has no such heading`)
  }
  const lang = /<html[^>]* lang="([^"]+)"/u.exec(page)?.[1]
  if (lang !== (name.startsWith("es/") ? "es-CO" : "en")) faults.push(`${name}: lang is ${lang}`)
}
// programs and bookmarks have these addresses, of Markdown
for (const name of readFileSync(join(import.meta.dirname, "addresses.txt"), "utf8")
  .trim()
  .split("\n"))
  if (!files.has(name)) faults.push(`${name} is gone`)
for (const fault of faults) console.error(fault)
const es = [...html.keys()].filter((name) => name.startsWith("es/")).length
console.log(`${html.size - es - 1} English and ${es} Spanish pages, ${count} links, ${faults.length} broken`)
process.exitCode = faults.length === 0 ? 0 : 1
