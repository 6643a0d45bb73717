import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { dirname, join, relative } from "node:path"

const repository = join(import.meta.dirname, "../../..")

/** Pattern of the last line of a hand-written Spanish page, which names the English page and its digest. */
const mark = /\n<!-- twin of (\S+), sha256 ([0-9a-f]{16}|none) -->\n$/u

/** A hand-written English page and its Spanish translation. */
export interface Twin {
  /** Paths of both pages from the root of the repository. */
  readonly english: string
  readonly spanish: string
  /** Digest of the English page that was translated: the first 16 hexadecimal digits of SHA-256. */
  readonly digest: string
}

/** Pattern of a generated part of a page that a person wrote: its name and text. */
export const generatedPart = /<!-- generated: ([\w-]+) -->\n[^]*?<!-- \/generated -->/gu

/** Pattern of the marks around generated parts. */
export const partMarks = /<!-- \/?generated[^>]*-->\n/gu

/** Computes the digest of an English page without its generated parts, as the Spanish page states it. */
export const digestOf = (page: string): string =>
  createHash("sha256")
    .update(readFileSync(join(repository, page), "utf8").replaceAll(generatedPart, "$1"))
    .digest("hex")
    .slice(0, 16)

/** All hand-written pages with a Spanish translation, found by the last line of the Spanish pages. */
export const twins: ReadonlyArray<Twin> = globSync(["*.es.md", "docs/es/**/*.md", "examples/*.es.md"], {
  cwd: repository
}).flatMap((spanish) => {
  const [, english, digest] = mark.exec(readFileSync(join(repository, spanish), "utf8")) ?? []
  return english === undefined || digest === undefined ? [] : [{ english, spanish, digest }]
})

/** Spanish folder of generated pages, by English folder, below `docs`. */
const folders: Readonly<Record<string, string>> = {
  codes: "codigos",
  commands: "comandos",
  operations: "operaciones",
  problems: "problemas"
}

/** Spanish name of generated pages outside of these folders, by English name, below `docs`. */
const generated: Readonly<Record<string, string>> = {
  "README.md": "README.md",
  "codes.md": "codigos.md",
  "commands.md": "comandos.md",
  "configuration.md": "configuracion.md",
  "problems.md": "problemas.md",
  "rules.md": "reglas.md"
}

/**
 * Finds the Spanish translation of an English page; returns its path from the root of the repository, or `undefined` if
 * there is none. Names of generated pages follow from the English ones.
 */
export const spanishOf = (english: string): string | undefined => {
  const name = english.replace(/^docs\//u, "")
  const [, folder = "", page] = /^([a-z]+)\/(.+)$/u.exec(name) ?? []
  if (folders[folder] !== undefined) return `docs/es/${folders[folder]}/${page}`
  return generated[name] === undefined
    ? twins.find((twin) => twin.english === english)?.spanish
    : `docs/es/${generated[name]}`
}

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

const hasAnchor = (page: string, anchor: string): boolean => {
  if (!existsSync(join(repository, page))) return false
  const headings = readFileSync(join(repository, page), "utf8").matchAll(/^#+ (.+)$/gmu)
  return [...headings].some(([, heading = ""]) => slug(heading) === anchor)
}

/**
 * Adjusts the links of a generated Spanish page, which are written as on its English page. Each link then starts from
 * the Spanish page and leads to a Spanish page if there is one. An anchor that this page lacks is dropped.
 */
export const linkSpanish = (english: string, text: string): string => {
  const from = dirname(spanishOf(english) ?? english)
  return text.replaceAll(/\]\(([^)\s#:]+)(#[^)\s]*)?\)/gu, (_, path: string, anchor = "") => {
    const target = join(dirname(english), path)
    const twin = spanishOf(target)
    const kept = twin === undefined || hasAnchor(twin, anchor.slice(1)) ? anchor : ""
    return `](${relative(from, twin ?? target)}${kept})`
  })
}

// `node tooling/docs/src/twins.ts docs/es/correo.md …`: these pages correspond to their English pages as they are now
if (import.meta.main) {
  for (const page of process.argv.slice(2)) {
    const path = join(repository, page)
    const text = readFileSync(path, "utf8")
    writeFileSync(
      path,
      text.replace(mark, (_, english: string) => `\n<!-- twin of ${english}, sha256 ${digestOf(english)} -->\n`)
    )
  }
}
