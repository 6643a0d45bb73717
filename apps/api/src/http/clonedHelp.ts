import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Marked } from "marked"
import { existsSync, readdirSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { pageHtml } from "./plainPage.ts"

/** Functions of `site/pages.mjs`, which know the pages of the repository and their addresses on the site. */
interface SitePages {
  /** Paths on the site by paths in the repository: `docs/reference/rules.md`, `rules.md`. */
  readonly pages: ReadonlyMap<string, string>
  readonly addressOf: (page: string) => string
  readonly placeOf: (path: string) => string | undefined
  readonly slugify: (text: string) => string
  readonly sourceOf: (path: string) => string
  readonly textOf: (path: string) => string
  readonly titleOf: (text: string) => string
  readonly withLinks: (path: string, text: string, change: (at: string, anchor: string) => string) => string
}

const sitePages = "site/pages.mjs"

/** Whether a folder is a clone of the repository. */
export const isClone = (folder: string): boolean => existsSync(join(folder, sitePages))

const buildLine: Localized = {
  en: "Plain pages of a clone. <code>npm ci &amp;&amp; npm run build</code> in the folder <code>site</code> builds them with search and menus; then start the service again.",
  es: "Páginas simples de un clon. <code>npm ci &amp;&amp; npm run build</code> en la carpeta <code>site</code> las compila con búsqueda y menús; luego inicie el servicio de nuevo."
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** First pages, for which the built site has pages of its own. */
const firstPages = { "index.html": "docs/README.md", "es/index.html": "docs/es/README.md" } as const

const pictures = "docs/images"

/**
 * Documentation of a clone whose site was not built: the pages of the repository as plain HTML, at the addresses that
 * the built site has, without search. Each page is written when it is requested.
 */
export const clonedHelp = async (folder: string) => {
  const site: SitePages = await import(pathToFileURL(join(folder, sitePages)).href)
  const markdown = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        return `<h${depth} id="${site.slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      html: ({ text }) => escape(text)
    }
  })
  const files: Readonly<Record<string, string>> = Object.fromEntries([
    ...readdirSync(join(folder, pictures), { recursive: true }).map((name) => [
      `images/${String(name)}`,
      `${pictures}/${String(name)}`
    ]),
    ...Array.from(site.pages, ([path, page]) => [page.replace(/\.md$/u, ".html"), path]),
    ...Object.entries(firstPages)
  ])
  const sourceFile = (name: string): string => files[name] ?? ""
  const pageOf = async (name: string): Promise<string> => {
    const path = sourceFile(name)
    const language: Language = name.startsWith("es/") ? "es" : "en"
    const text = site.textOf(path)
    const linked = site.withLinks(path, text, (at, anchor) => {
      const place = site.placeOf(at)
      return place === undefined ? `${site.sourceOf(at)}${anchor}` : `/help/${site.addressOf(place)}${anchor}`
    })
    const body = await markdown.parse(linked.replace(/^# .+$/mu, ""))
    const content = `      <p>${buildLine[language]}</p>\n      <article>\n${body}</article>`
    return pageHtml(language, escape(site.titleOf(text)), content)
  }
  return {
    files,
    tagOf: (name: string): string => {
      const { mtimeMs, size } = statSync(join(folder, sourceFile(name)))
      return `${mtimeMs}-${size}`
    },
    read: async (name: string): Promise<Uint8Array> =>
      name.endsWith(".html")
        ? new TextEncoder().encode(await pageOf(name))
        : await readFile(join(folder, sourceFile(name)))
  }
}
