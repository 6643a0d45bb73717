import { readFileSync } from "node:fs"
import { join } from "node:path"
import { codeLists } from "@radicar/domain/inner/codeLists"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { codeListPage, codesPage } from "./codesPages.ts"
import { commandNames, commandPage, commandsPage } from "./commandsPages.ts"
import { configurationPage } from "./configurationPage.ts"
import { everydayParts } from "./everyday/everydayParts.ts"
import { inboxStatesParts } from "./inboxStatesParts.ts"
import { judgedParts } from "./judgedParts.ts"
import { operationPage, operationsIn } from "./operationPage.ts"
import { operationsIndex } from "./operationsIndex.ts"
import { type PageParts, replaceParts } from "./pageParts.ts"
import { problemNames, problemPage, problemsPage } from "./problemsPages.ts"
import { queries, queryPage } from "./queryPage.ts"
import { resourcePage, resources } from "./resources/resourcePage.ts"
import { rulesPage } from "./rulesPage.ts"
import { scopesParts } from "./scopesParts.ts"
import { statesParts } from "./statesParts.ts"
import { adjustLinks, pathOf, spanishOf } from "./twins.ts"
import { webhooksParts } from "./webhooksParts.ts"

const repository = join(import.meta.dirname, "../../..")

/** Generated pages in a language, by the paths of the English ones on the site. */
const wholePages = (language: Language): ReadonlyArray<readonly [page: string, text: string]> => [
  ...operationsIn(language).map((each) => [`operations/${each.name}.md`, operationPage(each, language)] as const),
  ...queries.map((each) => [`operations/${each.name}.md`, queryPage(each, language)] as const),
  ...resources.map((each) => [`operations/${each.name}.md`, resourcePage(each, language)] as const),
  ["operations/README.md", operationsIndex(language)],
  ...codeLists.map((list) => [`codes/${list.id}.md`, codeListPage(list, language)] as const),
  ["codes.md", codesPage(language)],
  ...commandNames.map((name) => [`commands/${name}.md`, commandPage(name, language)] as const),
  ["commands.md", commandsPage(language)],
  ["configuration.md", configurationPage(language)],
  ["rules.md", rulesPage(language)],
  ...problemNames.map((name) => [`problems/${name}.md`, problemPage(name, language)] as const),
  ["problems.md", problemsPage(language)]
]

/** Generated parts of pages that people wrote, by the paths of the English ones on the site. */
const pageParts = (language: Language): ReadonlyArray<readonly [page: string, parts: PageParts]> => [
  ["everyday.md", everydayParts()],
  ["inbox-states.md", inboxStatesParts(language)],
  ["judged-by-others.md", judgedParts(language)],
  ["scopes.md", scopesParts(language)],
  ["submission-states.md", statesParts(language)],
  ["webhooks.md", webhooksParts(language)]
]

/**
 * Writes all generated pages in a language, and the generated parts of those that people wrote; returns the texts of
 * the pages by path from the root of the repository.
 */
export const generatedPages = (language: Language): ReadonlyMap<string, string> => {
  const pathIn = (page: string): string => {
    const english = pathOf(page)
    return language === "en" ? english : (spanishOf(english) ?? english)
  }
  const written = wholePages(language).map(([page, text]) => [pathIn(page), adjustLinks(page, language, text)] as const)
  const amended = pageParts(language).map(([page, parts]) => {
    const path = pathIn(page)
    const linked = Object.entries(parts).map(([name, text]) => [name, adjustLinks(page, language, text)])
    return [path, replaceParts(readFileSync(join(repository, path), "utf8"), Object.fromEntries(linked))] as const
  })
  return new Map([...written, ...amended])
}
