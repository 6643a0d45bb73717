import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { addressOf, base, descriptionOf, pages, sources, textOf, titleOf, withLinks } from "./pages.mjs"

const language = (page) => (page.startsWith("es/") ? "es" : "en")

/** Lists of codes are a table each, which a program asks the service for; decisions are for contributors. */
const isShort = (page) => !/^(?:es\/codigos|codes|adr)\//u.test(page)

const headings = {
  en: [
    "# radicar",
    "> Files Colombian electronic documents with DIAN: one JSON document in, one checked, signed and filed document out."
  ],
  es: [
    "# radicar",
    "> Radica documentos electrónicos ante la DIAN: entra un documento en JSON; sale revisado, firmado y transmitido."
  ]
}

/**
 * Writes the texts for programs that read: every page's Markdown at its address + `.md`, `llms.txt` with the address of
 * each, and `llms-full.txt` with the pages themselves, by language.
 */
export const writeTexts = (staged, folder) => {
  const entries = { en: [], es: [] }
  const texts = { en: [], es: [] }
  for (const [path, page] of [...pages].toSorted(([, left], [, right]) => (left < right ? -1 : 1))) {
    const markdown = readFileSync(join(staged, page), "utf8")
      .replace(/^---\n[\s\S]*?\n---\n\n?/u, "")
      // the built site has pictures under other names
      .replaceAll(/\]\((?:\.\.?\/)+(?=images\/)/gu, `](${sources}/raw/main/docs/`)
    const target = join(folder, `${addressOf(page).replace(/\/$/u, "/index")}.md`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, markdown)
    const text = textOf(path)
    entries[language(page)].push(`- [${titleOf(text)}](${base}${page}): ${descriptionOf(text)}`)
    if (isShort(page))
      texts[language(page)].push(
        `<!-- ${base}${page} -->\n\n${withLinks(path, text, (at, anchor) => (pages.has(at) ? `${base}${pages.get(at)}${anchor}` : `${at}${anchor}`))}`
      )
  }
  for (const [name, below] of [
    ["en", ""],
    ["es", "es/"]
  ]) {
    const head = headings[name].join("\n\n")
    const full = { en: "All pages in one file", es: "Todas las páginas en un archivo" }[name]
    writeFileSync(
      join(folder, `${below}llms.txt`),
      `${head}\n\n- [${full}](${base}${below}llms-full.txt)\n\n${entries[name].join("\n")}\n`
    )
    writeFileSync(join(folder, `${below}llms-full.txt`), `${head}\n\n${texts[name].join("\n\n")}`)
  }
}
