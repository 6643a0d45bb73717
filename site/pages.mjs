import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, extname, join, normalize, posix, relative } from "node:path"

/** Folder of the repository. */
export const repository = join(import.meta.dirname, "..")

/** Path at which a web server has the site: that of the service unless `SITE_BASE` names another one. */
export const base = process.env["SITE_BASE"] ?? "/help/"

/** Address of the sources, for links to files that are no pages. */
const manifest = JSON.parse(readFileSync(join(repository, "packages/radicar/package.json"), "utf8"))
export const sources = manifest.repository.url.replace(/^git\+|\.git$/gu, "")
export const version = manifest.version

const markdownIn = (folder) =>
  readdirSync(join(repository, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"))

/** Roots of the repository that are pages too, with their names on the site. */
const roots = new Map(
  Object.entries({
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "SUPPORT.md": "support.md",
    "ROADMAP.md": "roadmap.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md"
  }).filter(([path]) => existsSync(join(repository, path)))
)

/** Path of a page on the site, from its path in the repository: `docs/es/README.md` is `es/contents.md`. */
export const sitePath = (path) => {
  if (roots.has(path)) return roots.get(path)
  if (!path.startsWith("docs/") || !path.endsWith(".md")) return undefined
  const name = path.slice("docs/".length)
  if (name === "README.md") return "contents.md"
  if (name === "es/README.md") return "es/contents.md"
  return name.replace(/README\.md$/u, "index.md")
}

/** All pages by their paths in the repository. */
export const pages = new Map([...markdownIn("docs"), ...roots.keys()].map((path) => [path, sitePath(path)]))

const mark = /\n<!-- twin of (\S+), sha256 \S+ -->\s*$/u

const fixed = {
  "docs/README.md": "docs/es/README.md",
  "docs/codes.md": "docs/es/codigos.md",
  "docs/commands.md": "docs/es/comandos.md",
  "docs/configuration.md": "docs/es/configuracion.md",
  "docs/problems.md": "docs/es/problemas.md",
  "docs/rules.md": "docs/es/reglas.md"
}

const englishFolders = { codigos: "codes", comandos: "commands", operaciones: "operations", problemas: "problems" }

/** Spanish pages by their English ones, both by paths in the repository. */
export const twins = new Map(
  [...pages.keys()].flatMap((path) => {
    const [, folder, page] = /^docs\/es\/([a-z]+)\/(.+)$/u.exec(path) ?? []
    if (folder !== undefined) return [[`docs/${englishFolders[folder]}/${page}`, path]]
    const [, english] = path.startsWith("docs/es/")
      ? (mark.exec(readFileSync(join(repository, path), "utf8")) ?? [])
      : []
    return english === undefined ? [] : [[english, path]]
  })
)
for (const [english, spanish] of Object.entries(fixed)) if (pages.has(spanish)) twins.set(english, spanish)

const spanishToEnglish = new Map([...twins].map(([english, spanish]) => [spanish, english]))

/** The page in the other language; `undefined` if there is none. */
export const twinOf = (path) => twins.get(path) ?? spanishToEnglish.get(path)

/** Address of a page below the base: `operations/` of `operations/index.md`. */
export const addressOf = (page) => page.replace(/(?:^|(?<=\/))index\.md$/u, "").replace(/\.md$/u, "")

/** Text of a page in the repository, without the line that names its twin and the marks around generated parts. */
export const textOf = (path) =>
  readFileSync(join(repository, path), "utf8")
    .replace(mark, "\n")
    .replaceAll(/<!-- \/?generated[^>]*-->\n/gu, "")

/** Title of a page. */
export const titleOf = (text) => (/^# (.+)$/mu.exec(text)?.[1] ?? "").replaceAll(/[`*]/gu, "")

/** First sentences of a page in plain words, at most 160 characters. */
export const descriptionOf = (text) => {
  const [, below = ""] = /^# [^\n]+\n+([\s\S]*)$/mu.exec(text) ?? []
  const paragraph = below.split(/\n\n/u).find((part) => /^[\p{L}`*["¿«]/u.test(part)) ?? titleOf(text)
  const plain = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replaceAll(/[`*\n]/gu, (character) => (character === "\n" ? " " : ""))
  return plain.length <= 160 ? plain : `${plain.slice(0, 157).replace(/\s+\S*$/u, "")}…`
}

const asset = /\.(?:png|webp|svg|json|diff)$/u

/** Changes the links of a page, outside of code, by their target in the repository. */
export const withLinks = (path, text, change) =>
  text
    .split(/(^ *```[\s\S]*?^ *```$|`[^`\n]*`)/gmu)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/(?<=\]\()([^)\s]+)(?=\))/gu, (target) => {
            if (/^[a-z]+:|^#/u.test(target)) return target
            const [file, anchor] = target.split("#")
            const at = normalize(join(dirname(path), file))
              .replaceAll("\\", "/")
              .replace(/\/$/u, "")
            return change(at, anchor === undefined ? "" : `#${anchor}`)
          })
    )
    .join("")

/** Path on the site of a page or picture, from its path in the repository; `undefined` for other files. */
export const placeOf = (at) =>
  pages.get(at) ??
  pages.get(`${at}/README.md`) ??
  (at.startsWith("docs/images/") && asset.test(at) ? at.slice("docs/".length) : undefined)

/** Address of a file that the site does not have. */
export const sourceOf = (at) => {
  const isFolder = existsSync(join(repository, at)) && statSync(join(repository, at)).isDirectory()
  return `${sources}/${isFolder ? "tree" : "blob"}/main/${at}`
}

/** Link from a page of the site: to a page of it, to a file beside it, or to the sources. */
const siteLink = (from) => (at, anchor) => {
  const target = placeOf(at)
  if (target === undefined) return `${sourceOf(at)}${anchor}`
  const path = posix.relative(posix.dirname(from), target)
  return `${path.startsWith(".") ? path : `./${path}`}${anchor}`
}

/** Anchor of a heading, by GitHub's rule, which the links of the repository's pages follow. */
export const slugify = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

/** Shows the programs that a list names as tabs: each item is a link to a file of `examples` in the repository. */
export const withPrograms = (path, text) =>
  text.replaceAll(/(?:^- \[[^\]]+\]\([./]*\/examples\/[^)\s]+\)\n)+/gmu, (list) => {
    const tabs = [...list.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)$/gmu)].map(([, name, file]) => {
      const program = readFileSync(join(repository, dirname(path), file), "utf8")
      return `\`\`\`${extname(file).slice(1)} [${name}]\n${program}\`\`\`\n`
    })
    return `::: code-group\n\n${tabs.join("\n")}\n:::\n`
  })

const quoted = (text) => JSON.stringify(text)

/** Writes all pages as VitePress reads them into `folder`. */
export const stagePages = (folder) => {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, page] of pages) {
    const text = textOf(path)
    const twin = pages.get(twinOf(path))
    const front = [
      "---",
      `title: ${quoted(titleOf(text))}`,
      `description: ${quoted(descriptionOf(text))}`,
      `source: ${path}`,
      ...(twin === undefined ? [] : [`twin: /${addressOf(twin)}`]),
      // wide tables, which become lists on a telephone, and diagrams
      ...(/^```mermaid$/mu.test(text) ||
      /^(?:(?:operations|es\/operaciones)\/(?!index)|(?:rules|es\/reglas|configuration|es\/configuracion)\.md$)/u.test(
        page
      )
        ? ["aside: false", "pageClass: fields"]
        : []),
      // tables of a thousand rows are found by their codes' own search, not by every word
      ...(/^(?:es\/codigos|codes)\//u.test(page) ? ["outline: false"] : []),
      "---",
      ""
    ].join("\n")
    const target = join(folder, page)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, `${front}\n${withLinks(path, withPrograms(path, text), siteLink(page))}`)
  }
  for (const name of ["images"]) cpSync(join(repository, "docs", name), join(folder, name), { recursive: true })
  cpSync(join(import.meta.dirname, "home"), folder, { recursive: true })
}

/** Path from one page of the site to another. */
export const between = (from, to) => relative(dirname(from), to)
