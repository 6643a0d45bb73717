import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { dirname, join, normalize, relative } from "node:path"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { withoutParts } from "./pageParts.ts"

const repository = join(import.meta.dirname, "../../..")

/** Folders and names of pages, from `site/structure.mjs`. */
interface Structure {
  readonly sections: ReadonlyArray<{ readonly folder: string }>
  readonly referenceFolder: string
  readonly spanishNames: Readonly<Record<string, string>>
}

// the site is outside of the workspace, and has no types
const { referenceFolder, sections, spanishNames }: Structure = await import(join(repository, "site/structure.mjs"))

/** Folders of the pages below `docs` and `docs/es`, in the order of the site; generated pages come last. */
export const pageFolders: ReadonlyArray<string> = [...sections.map(({ folder }) => folder), referenceFolder]

const generatedPage = new RegExp(`^docs/${referenceFolder}/([a-z]+)(.*)$`, "u")

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

/** Computes the digest of what a person wrote in an English page, as the Spanish page states it. */
export const digestOf = (page: string): string =>
  createHash("sha256")
    .update(withoutParts(readFileSync(join(repository, page), "utf8")))
    .digest("hex")
    .slice(0, 16)

/** All hand-written pages with a Spanish translation, found by the last line of the Spanish pages. */
export const twins: ReadonlyArray<Twin> = globSync(["*.es.md", "docs/es/**/*.md", "examples/*.es.md"], {
  cwd: repository
}).flatMap((spanish) => {
  const [, english, digest] = mark.exec(readFileSync(join(repository, spanish), "utf8")) ?? []
  return english === undefined || digest === undefined ? [] : [{ english, spanish, digest }]
})

/**
 * Finds an English page by its path on the site; returns its path from the root of the repository. Generated pages need
 * not exist yet. Other files keep their paths below `docs`.
 */
export const pathOf = (page: string): string => {
  const [name = ""] = page.split(/[/.]/u)
  if (spanishNames[name] !== undefined) return `docs/${referenceFolder}/${page}`
  const folder = pageFolders.find((each) => existsSync(join(repository, "docs", each, page)))
  return normalize(folder === undefined ? `docs/${page}` : `docs/${folder}/${page}`)
}

/**
 * Finds the Spanish translation of an English page; returns its path from the root of the repository, or `undefined` if
 * there is none. Names of generated pages follow from the English ones.
 */
export const spanishOf = (english: string): string | undefined => {
  if (english === "docs/README.md") return "docs/es/README.md"
  const [, name = "", rest] = generatedPage.exec(english) ?? []
  return spanishNames[name] === undefined
    ? twins.find((twin) => twin.english === english)?.spanish
    : `docs/es/${referenceFolder}/${spanishNames[name]}${rest}`
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
 * Adjusts the links of a generated text, which lead from its page on the English site to another. Each link then starts
 * from the page in the repository, and leads to a page in its language if there is one. An anchor that this page lacks
 * is dropped.
 */
export const adjustLinks = (page: string, language: Language, text: string): string => {
  const english = pathOf(page)
  const from = dirname(language === "en" ? english : (spanishOf(english) ?? english))
  return text.replaceAll(/\]\(([^)\s#:]+)(#[^)\s]*)?\)/gu, (_, path: string, anchor = "") => {
    const target = pathOf(join(dirname(page), path))
    const twin = language === "en" ? undefined : spanishOf(target)
    const kept = twin === undefined || hasAnchor(twin, anchor.slice(1)) ? anchor : ""
    return `](${relative(from, twin ?? target)}${kept})`
  })
}

// `node tooling/docs/src/twins.ts docs/es/guides/correo.md …`: these pages correspond to their English pages
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
