import type { Language } from "@radicar/domain/inner/rules/Language"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { everydayParts } from "./everyday/everydayParts.ts"
import { inboxStatesParts } from "./inboxStatesParts.ts"
import { judgedParts } from "./judgedParts.ts"
import { queryParts } from "./queryParts.ts"
import { scopesParts } from "./scopesParts.ts"
import { statesParts } from "./statesParts.ts"
import { generatedPart, linkSpanish, spanishOf } from "./twins.ts"
import { webhooksParts } from "./webhooksParts.ts"

const repository = join(import.meta.dirname, "../../..")

/** Generated parts of a page by name, in a language; their links are those of the English page. */
export type Parts = (language: Language) => Readonly<Record<string, string>>

/** Pages that people write, by English path, and their generated parts. */
const writtenParts: Readonly<Record<string, Parts>> = {
  "docs/everyday.md": everydayParts,
  "docs/inbox-states.md": inboxStatesParts,
  "docs/judged-by-others.md": judgedParts,
  "docs/scopes.md": scopesParts,
  "docs/submission-states.md": statesParts,
  "docs/webhooks.md": webhooksParts,
  ...queryParts
}

/** Fills in the generated parts of the pages that people write, in a language; returns the pages by path. */
export const writtenPages = (language: Language): ReadonlyArray<[path: string, text: string]> =>
  Object.entries(writtenParts).map(([english, partsIn]) => {
    const path = language === "en" ? english : (spanishOf(english) ?? english)
    const parts = partsIn(language)
    const filled = readFileSync(join(repository, path), "utf8").replaceAll(generatedPart, (_, name: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`${path} has a part ${name}, which is none`)
      const text = language === "en" ? part : linkSpanish(english, part)
      return `<!-- generated: ${name} -->\n${text}\n<!-- /generated -->`
    })
    return [path, filled]
  })
