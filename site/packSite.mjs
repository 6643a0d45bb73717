/**
 * Packs the built site for the service: `pages-N.br` with the texts, pictures as they are, and `index.json`, which says where
 * each file lies. A page's text is in its HTML, its script and its Markdown, and all pages have the same frame. So files of
 * neighbouring pages are compressed together, which takes a third of their sizes alone.
 */
import { createHash } from "node:crypto"
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

/** Octets of a block: a request unpacks one. */
const blockSize = 1_000_000

const isPicture = (path) => /\.(?:png|webp)$/u.test(path)

/** Inline scripts of a page, by the digests that a content security policy names (CSP Level 3 §2.3.1). */
const scriptsOf = (page) =>
  Array.from(
    page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu),
    ([, script]) => `sha256-${createHash("sha256").update(script).digest("base64")}`
  )

/** Name of the page that a file belongs to: `es_problemas_not-found` of its HTML, its Markdown and its scripts. */
const pageOf = (path) =>
  path
    .replace(/^assets\//u, "")
    .replace(/(?:\.md\.[\w-]+(?:\.lean)?\.js|\.html|\.md)$/u, "")
    .replaceAll("/", "_")

const compress = (block) =>
  brotliCompressSync(block, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } })

/** Packs the files of a folder into another one. */
export const packSite = (from, to) => {
  const scripts = new Set()
  const files = {}
  const blocks = []
  let size = Infinity
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const paths = readdirSync(from, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((path) => statSync(join(from, path)).isFile())
    .map((path) => ({ path, page: pageOf(path) }))
    .toSorted((left, right) =>
      left.page < right.page || (left.page === right.page && left.path < right.path) ? -1 : 1
    )
  for (const { path } of paths) {
    const bytes = readFileSync(join(from, path))
    const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
    if (isPicture(path)) {
      mkdirSync(dirname(join(to, path)), { recursive: true })
      cpSync(join(from, path), join(to, path))
      files[path] = { tag }
      continue
    }
    if (path.endsWith(".html")) for (const script of scriptsOf(bytes.toString("utf8"))) scripts.add(script)
    if (size + bytes.length > blockSize) {
      blocks.push([])
      size = 0
    }
    files[path] = { tag, at: [blocks.length - 1, size, bytes.length] }
    blocks.at(-1).push(bytes)
    size += bytes.length
  }
  for (const [number, block] of blocks.entries())
    writeFileSync(join(to, `pages-${number}.br`), compress(Buffer.concat(block)))
  writeFileSync(join(to, "index.json"), `${JSON.stringify({ scripts: [...scripts].toSorted(), files })}\n`)
}
