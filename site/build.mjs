/**
 * Builds the site: `dist/site` is what a web server publishes at `/help/`, `dist/help` the same files compressed, with an index,
 * which the service answers from.
 */
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vitepress"
import { writeTexts } from "./llms.mjs"
import { stagePages } from "./pages.mjs"

const here = import.meta.dirname
const [dist, help] = [join(here, "dist/site"), join(here, "dist/help")]

stagePages(join(here, ".pages"))
await build(here)
writeTexts(join(here, ".pages"), dist)
rmSync(join(dist, "hashmap.json"), { force: true })

/** Inline scripts of a page, by the digests that a content security policy names (CSP Level 3 §2.3.1). */
const scriptsOf = (page) =>
  Array.from(
    page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu),
    ([, script]) => `sha256-${createHash("sha256").update(script).digest("base64")}`
  )

const scripts = new Set()
const files = {}
rmSync(help, { recursive: true, force: true })
for (const name of readdirSync(dist, { recursive: true }).toSorted()) {
  const path = name.replaceAll("\\", "/")
  if (!statSync(join(dist, name)).isFile()) continue
  const bytes = readFileSync(join(dist, name))
  if (path.endsWith(".html")) for (const script of scriptsOf(bytes.toString("utf8"))) scripts.add(script)
  files[path] = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  mkdirSync(dirname(join(help, path)), { recursive: true })
  writeFileSync(join(help, `${path}.gz`), gzipSync(bytes, { level: 9 }))
}
writeFileSync(join(help, "index.json"), `${JSON.stringify({ scripts: [...scripts].toSorted(), files })}\n`)
