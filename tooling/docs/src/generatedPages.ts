import { codeLists } from "@radicar/domain/inner/codeLists"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { codeListPage, codesPage } from "./codesPages.ts"
import { commandNames, commandPage, commandsPage } from "./commandsPages.ts"
import { configurationPage } from "./configurationPage.ts"
import { operationPage, operationsIn } from "./operationPage.ts"
import { operationsIndex } from "./operationsIndex.ts"
import { problemNames, problemPage, problemsPage } from "./problemsPages.ts"
import { resourcePage, resources } from "./resources/resourcePage.ts"
import { rulesPage } from "./rulesPage.ts"
import { spanishOf } from "./twins.ts"
import { writtenPages } from "./writtenPages.ts"

const pathIn = (language: Language, english: string): string =>
  language === "en" ? english : (spanishOf(english) ?? english)

/** Writes all generated pages in a language; returns their texts by path from the root of the repository. */
export const generatedPages = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    ...[
      ...operationsIn(language).map((each) => [each.name, operationPage(each, language)] as const),
      ...resources.map((each) => [each.name, resourcePage(each, language)] as const),
      ["README", operationsIndex(language)] as const
    ].map(([name, text]): [string, string] => [pathIn(language, `docs/operations/${name}.md`), text]),
    ...codeLists.map((list): [string, string] => [
      pathIn(language, `docs/codes/${list.id}.md`),
      codeListPage(list, language)
    ]),
    [pathIn(language, "docs/codes.md"), codesPage(language)],
    ...commandNames.map((name): [string, string] => [
      pathIn(language, `docs/commands/${name}.md`),
      commandPage(name, language)
    ]),
    [pathIn(language, "docs/commands.md"), commandsPage(language)],
    [pathIn(language, "docs/configuration.md"), configurationPage(language)],
    [pathIn(language, "docs/rules.md"), rulesPage(language)],
    ...problemNames.map((name): [string, string] => [
      pathIn(language, `docs/problems/${name}.md`),
      problemPage(name, language)
    ]),
    [pathIn(language, "docs/problems.md"), problemsPage(language)],
    ...writtenPages(language)
  ])
