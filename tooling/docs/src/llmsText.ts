import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { partMarks } from "./twins.ts"

const repository = join(import.meta.dirname, "../../..")

/** Writes the entry of a page in the index: title and first sentence. */
const entry = (path: string): string => {
  const text = readFileSync(join(repository, path), "utf8").replaceAll(partMarks, "")
  const [, title = path, below = ""] = /^# ([^\n]+)\n+([\s\S]*)$/u.exec(text) ?? []
  const paragraph = below.split(/\n\n/u)[0] ?? ""
  const isProse = !/^(?:#|\||```|- )/u.test(paragraph)
  const [sentence = ""] = isProse ? paragraph.replaceAll("\n", " ").split(/(?<=\.) (?=[A-ZÁÉÍÓÚ])/u) : []
  return `- [${title}](${path})${sentence === "" ? "" : `: ${sentence}`}`
}

const pagesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => `${folder}/${name}`)

const packages = readdirSync(join(repository, "packages"))
  .toSorted()
  .flatMap((name) => pagesIn(`packages/${name}`).filter((path) => path.endsWith("/README.md")))

/** Writes the index of all documentation for programs that read it (llmstxt.org). */
export const llmsText = (): string => `# radicar

> Files electronic documents of Colombia (invoices, notes, support documents, payroll, events) with the tax authority DIAN: one
> JSON document over HTTP in, one JSON result out; checked, signed and filed exactly once.

- [README](README.md): what it is, and how to try it
- [OpenAPI](docs/openapi.json): every operation, field and problem of the HTTP service

## Guides

${pagesIn("docs").map(entry).join("\n")}

## En español

${pagesIn("docs/es").map(entry).join("\n")}

## Operations that file or ask

${pagesIn("docs/operations").map(entry).join("\n")}

## Packages

${packages.map(entry).join("\n")}

## Optional

${pagesIn("docs/adr").map(entry).join("\n")}
`
